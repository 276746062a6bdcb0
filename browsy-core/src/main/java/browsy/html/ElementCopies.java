package browsy.html;

import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Tells what a copy of a document has in the place of each element. */
@FunctionalInterface
public interface ElementCopies {
    /** Knows of none. */
    ElementCopies NONE = original -> null;

    /** The copy of an element; null where there is none, or where it is not known. */
    @Nullable Element of(Element original);
}
