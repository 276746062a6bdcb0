package browsy.html;

import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * The head and the body of a document. Unlike {@link Document#head()} and {@link Document#body()},
 * never adds them: a document may be SVG, and documents are not changed after parsing.
 */
public final class DocumentParts {
    private DocumentParts() {}

    /** Returns the head; an empty element outside of the document if it has none. */
    public static Element head(Document document) {
        return part(document, "head");
    }

    /** Returns the body; an empty element outside of the document if it has none. */
    public static Element body(Document document) {
        return part(document, "body");
    }

    private static Element part(Document document, String name) {
        Element root = document.firstElementChild();
        if (root != null && root.nameIs("html")) {
            Element part = root.firstElementChild();
            while (part != null) {
                if (part.nameIs(name)) {
                    return part;
                }
                part = part.nextElementSibling();
            }
        }
        return new Element(name);
    }
}
