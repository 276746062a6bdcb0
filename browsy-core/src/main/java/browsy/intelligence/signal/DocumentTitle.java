package browsy.intelligence.signal;

import browsy.infra.Ascii;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/**
 * The title of a document: its first {@code title} element, wherever it stands. What comes before
 * it may have ended the head.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/dom.html#document.title">HTML:
 *     document.title</a>
 */
final class DocumentTitle {
    private DocumentTitle() {}

    /** The text of the title, white space collapsed; empty if there is none. */
    static String of(Document document) {
        String inHead = document.title();
        return inHead.isEmpty() ? anywhere(document) : inHead;
    }

    private static String anywhere(Document document) {
        for (Element title : document.getElementsByTag("title")) {
            if (title.tag().namespace().equals(Parser.NamespaceHtml)) {
                return Ascii.collapse(title.wholeText());
            }
        }
        return "";
    }
}
