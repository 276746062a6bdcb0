package browsy.html;

import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Maps the elements of a document to their counterparts in a copy of the document. */
@FunctionalInterface
public interface ElementCopies {
    /** A mapping without entries. */
    ElementCopies NONE = original -> null;

    /** The copy of an element; null if there is none or it is unknown. */
    @Nullable Element of(Element original);
}
