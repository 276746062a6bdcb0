package browsy.spatial.identity;

import browsy.html.ElementCopies;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import org.jsoup.nodes.Document;
import org.jspecify.annotations.Nullable;

/**
 * The ids assigned in earlier states of a page.
 *
 * @param document the document of the last state, null if there is none
 * @param ids the ids by part of that document
 * @param last the highest id ever assigned, 0 if there is none; new ids are higher
 * @param copies maps elements of that document to their copies in the next document, null for
 *     elements whose copy is unknown
 */
public record KnownIds(
        @Nullable Document document,
        Map<ElementPart, Integer> ids,
        int last,
        ElementCopies copies) {

    /** No ids are assigned. */
    public static final KnownIds NONE = new KnownIds(null, Map.of(), 0);

    /** Creates known ids without a mapping to the elements of the next document. */
    public KnownIds(@Nullable Document document, Map<ElementPart, Integer> ids, int last) {
        this(document, ids, last, ElementCopies.NONE);
    }

    public KnownIds {
        ids = Collections.unmodifiableMap(new HashMap<>(ids));
    }

    /** Returns the same ids with the mapping to a changed copy of the document. */
    public KnownIds copiedBy(ElementCopies newCopies) {
        return new KnownIds(document, ids, last, newCopies);
    }
}
