package browsy.spatial;

import browsy.spatial.identity.ElementPart;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The source of each listed element or text, by its id. Immutable. Ids that equal the position plus
 * one need no lookup table.
 */
public final class ElementSources {

    private final int[] ids;
    private final List<ElementPart> parts;
    private final List<Element> sources;
    private final Map<Integer, Integer> places;

    /**
     * @param parts the element or text of each id
     * @param sources the DOM element of each id: the element itself, or the parent of the text
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

    /** The position of an id in the list, -1 if there is no element with the id. */
    int place(int id) {
        if (places.isEmpty()) {
            return id > 0 && id <= ids.length ? id - 1 : -1;
        }
        return places.getOrDefault(id, -1);
    }

    /**
     * The DOM element that an id denotes or, for the id of a text, that contains the text; null if
     * there is none.
     */
    public @Nullable Element get(int id) {
        int place = place(id);
        return place < 0 ? null : sources.get(place);
    }

    /** Passes each id and its source to a receiver. */
    public void forEach(BiConsumer<Integer, ElementPart> receiver) {
        for (int i = 0; i < ids.length; i++) {
            receiver.accept(ids[i], parts.get(i));
        }
    }

    /** Passes each id that denotes an element, and the element, to a receiver. */
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
