package browsy.spatial.identity;

import browsy.html.ElementCopies;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import org.jsoup.nodes.Document;
import org.jspecify.annotations.Nullable;

/**
 * The ids that are given out already.
 *
 * @param document the document whose elements have them, null if there is none
 * @param ids by element of that document, or a part of one
 * @param last the highest id ever given out, 0 if there is none; new ones are higher
 * @param copies the element of the next document that was made of an element of this one, null
 *     where that is not known
 */
public record KnownIds(
        @Nullable Document document,
        Map<ElementPart, Integer> ids,
        int last,
        ElementCopies copies) {

    /** No ids are given out. */
    public static final KnownIds NONE = new KnownIds(null, Map.of(), 0);

    /** Nothing is known of how the next document came about. */
    public KnownIds(@Nullable Document document, Map<ElementPart, Integer> ids, int last) {
        this(document, ids, last, ElementCopies.NONE);
    }

    public KnownIds {
        ids = Collections.unmodifiableMap(new HashMap<>(ids));
    }

    /** The same for a changed copy of the document. */
    public KnownIds copiedBy(ElementCopies newCopies) {
        return new KnownIds(document, ids, last, newCopies);
    }
}
