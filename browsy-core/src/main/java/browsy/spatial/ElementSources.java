package browsy.spatial;

import browsy.spatial.identity.ElementPart;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * What each listed element or text was made of, by its id. Immutable; ids that only count the
 * elements need no table.
 */
public final class ElementSources {

    private final int[] ids;
    private final List<ElementPart> parts;
    private final List<Element> sources;
    private final Map<Integer, Integer> places;

    /**
     * @param parts what has each id
     * @param sources the element that each is or, as a text, is in
     */
    ElementSources(int[] ids, List<ElementPart> parts, List<Element> sources) {
        this.ids = ids;
        this.parts = List.copyOf(parts);
        this.sources = List.copyOf(sources);
        boolean counted = true;
        for (int i = 0; i < ids.length; i++) {
            counted &= ids[i] == i + 1;
        }
        places = counted ? Map.of() : new HashMap<>(ids.length * 4 / 3 + 1);
        for (int i = 0; i < ids.length && !counted; i++) {
            places.put(ids[i], i);
        }
    }

    /** The place in the list of an id, -1 if no element has it. */
    int place(int id) {
        if (places.isEmpty()) {
            return id > 0 && id <= ids.length ? id - 1 : -1;
        }
        return places.getOrDefault(id, -1);
    }

    /**
     * The element of the document that an id stands for, or that holds the text which the id stands
     * for; null if there is none.
     */
    public @Nullable Element get(int id) {
        int place = place(id);
        return place < 0 ? null : sources.get(place);
    }

    /** Passes on each id with what it stands for. */
    public void forEach(BiConsumer<Integer, ElementPart> receiver) {
        for (int i = 0; i < ids.length; i++) {
            receiver.accept(ids[i], parts.get(i));
        }
    }

    /** Passes on each id that stands for an element, with the element. */
    public void forEachElement(BiConsumer<Integer, Element> receiver) {
        forEach(
                (id, part) -> {
                    if (part.isWhole()) {
                        receiver.accept(id, part.element());
                    }
                });
    }

    /** The highest id, 0 if there is none. */
    public int highest() {
        int highest = 0;
        for (int id : ids) {
            highest = Math.max(highest, id);
        }
        return highest;
    }
}
