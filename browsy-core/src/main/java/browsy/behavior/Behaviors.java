package browsy.behavior;

import browsy.model.JsBehavior;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jsoup.nodes.Element;

/** Lists the effects of clicks with the element ids of the page. */
public final class Behaviors {
    private Behaviors() {}

    /**
     * What reads the effects of clicks in a document.
     *
     * @param declared reads those that HTML defines
     * @param scripted reads those of scripts
     */
    private record Readers(DeclaredBehaviors declared, BehaviorReader scripted) {
        static Readers of(Element root) {
            DocumentTargets targets = new DocumentTargets(root);
            return new Readers(new DeclaredBehaviors(targets), new BehaviorReader(targets));
        }

        /** The effects that HTML defines; if there are none, those of scripts. */
        List<Behavior> read(Element trigger) {
            return declared.of(trigger).map(List::of).orElseGet(() -> scripted.of(trigger));
        }
    }

    /**
     * Returns the effects of clicks on the elements of a page.
     *
     * @param sources iterates over the ids of the page and their source elements, which may be in
     *     several documents
     */
    public static List<JsBehavior> of(Consumer<BiConsumer<Integer, Element>> sources) {
        Map<Element, Integer> ids = new IdentityHashMap<>();
        sources.accept((id, source) -> ids.put(source, id));
        Map<Element, Readers> readers = new IdentityHashMap<>();
        List<JsBehavior> found = new ArrayList<>();
        sources.accept(
                (id, source) -> {
                    Readers ofDocument = readers.computeIfAbsent(source.root(), Readers::of);
                    for (Behavior behavior : ofDocument.read(source)) {
                        Element target = behavior.target();
                        found.add(
                                new JsBehavior(
                                        id,
                                        behavior.kind(),
                                        target == null ? null : ids.get(target),
                                        target == null ? "" : target.id(),
                                        behavior.detail()));
                    }
                });
        return found;
    }
}
