package browsy.intelligence.signal;

import browsy.infra.Ascii;
import browsy.intelligence.word.Texts;
import browsy.spatial.SpatialPage;
import browsy.spatial.tree.FlatTree;
import java.util.List;
import java.util.regex.Pattern;
import org.jsoup.parser.Parser;

/**
 * The title of a document: the text of its first {@code title} element before the body, else that
 * of the first HTML {@code title} anywhere. Stray content before the title may have ended the head.
 *
 * @param text the text as written, white space collapsed and control characters removed; empty if
 *     there is none
 * @param folded the text, folded
 * @param parts the folded text split at separators, typically page, section and site
 * @see <a href="https://html.spec.whatwg.org/multipage/dom.html#document.title">HTML:
 *     document.title</a>
 */
public record DocumentTitle(String text, String folded, List<String> parts) {

    private static final Pattern SEPARATORS =
            Pattern.compile("\\s+[|:·•/»›‹>-]+\\s*|\\s*[|·•»:]\\s+");

    static DocumentTitle of(SpatialPage page) {
        String inHead = inHead(page.tree());
        String text = inHead.isEmpty() ? anywhere(page.tree()) : inHead;
        String folded = Texts.fold(text);
        return new DocumentTitle(text, folded, List.of(SEPARATORS.split(folded)));
    }

    private static String inHead(FlatTree tree) {
        for (int i = 0; i < tree.size() && !tree.tag(i).equals("body"); i++) {
            if (tree.tag(i).equals("title")) {
                return cleaned(tree.element(i).wholeText());
            }
        }
        return "";
    }

    private static String anywhere(FlatTree tree) {
        for (int i = 0; i < tree.size(); i++) {
            if (tree.tag(i).equals("title")
                    && tree.element(i).tag().namespace().equals(Parser.NamespaceHtml)) {
                return cleaned(tree.element(i).wholeText());
            }
        }
        return "";
    }

    /** Collapses white space and removes control characters. */
    private static String cleaned(String written) {
        String collapsed = Ascii.collapse(written);
        if (collapsed.chars().noneMatch(Character::isISOControl)) {
            return collapsed;
        }
        StringBuilder text = new StringBuilder(collapsed.length());
        collapsed
                .chars()
                .filter(c -> !Character.isISOControl(c))
                .forEach(c -> text.append((char) c));
        return Ascii.collapse(text.toString());
    }
}
