package browsy.intelligence.signal;

import browsy.infra.Ascii;
import browsy.spatial.FlatTree;
import browsy.spatial.SpatialPage;
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
    static String of(SpatialPage page) {
        String inHead = inHead(page.tree());
        return inHead.isEmpty() ? anywhere(page.tree()) : inHead;
    }

    private static String inHead(FlatTree tree) {
        for (int i = 0; i < tree.size() && !tree.tag(i).equals("body"); i++) {
            if (tree.tag(i).equals("title")) {
                return tree.element(i).text();
            }
        }
        return "";
    }

    private static String anywhere(FlatTree tree) {
        for (int i = 0; i < tree.size(); i++) {
            if (tree.tag(i).equals("title")
                    && tree.element(i).tag().namespace().equals(Parser.NamespaceHtml)) {
                return Ascii.collapse(tree.element(i).wholeText());
            }
        }
        return "";
    }
}
