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
     * Returns the effects of clicks on the elements of a page.
     *
     * @param sources iterates over the ids of the page and their source elements
     */
    public static List<JsBehavior> of(Consumer<BiConsumer<Integer, Element>> sources) {
        Map<Element, Integer> ids = new IdentityHashMap<>();
        sources.accept((id, source) -> ids.put(source, id));
        List<JsBehavior> found = new ArrayList<>();
        sources.accept(
                (id, source) -> {
                    for (Behavior behavior : of(source)) {
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

    /** The effects that HTML defines; if there are none, those of scripts. */
    private static List<Behavior> of(Element trigger) {
        return DeclaredBehaviors.of(trigger)
                .map(List::of)
                .orElseGet(() -> BehaviorReader.of(trigger));
    }
}
