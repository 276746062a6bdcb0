package browsy.layout.build;

import static browsy.style.property.TextProperties.WHITE_SPACE_COLLAPSE;

import browsy.css.value.text.WhiteSpaceCollapse;
import browsy.html.TreeElement;
import browsy.infra.Ascii;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.box.TextBox;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;

/**
 * Gives an empty editing host a line for the caret.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#editing-host">HTML, editing
 *     host</a>
 */
final class EditingHost {
    private EditingHost() {}

    /**
     * Returns the content of a block container, with an empty line if it is an editing host without
     * content.
     */
    static List<Box> withLine(TreeElement at, ComputedStyle style, List<Box> content) {
        if (at.attribute("contenteditable") == null
                || !isEditable(at.element())
                || isInEditable(at.element())
                || !content.stream().allMatch(EditingHost::isEmpty)) {
            return content;
        }
        List<Box> result = new ArrayList<>(content);
        result.removeIf(TextBox.class::isInstance);
        result.add(TextBox.emptyLine(style));
        return result;
    }

    private static boolean isInEditable(Element element) {
        for (Element at = element.parent(); at != null; at = at.parent()) {
            if (at.hasAttr("contenteditable")) {
                return isEditable(at);
            }
        }
        return false;
    }

    private static boolean isEditable(Element element) {
        return switch (Ascii.lower(element.attr("contenteditable"))) {
            case "", "true", "plaintext-only" -> true;
            default -> false;
        };
    }

    private static boolean isEmpty(Box box) {
        if (box instanceof TextBox text) {
            WhiteSpaceCollapse collapse = text.style().get(WHITE_SPACE_COLLAPSE);
            return collapse == WhiteSpaceCollapse.COLLAPSE && Ascii.isBlank(text.text());
        }
        return box.isOutOfFlow()
                || (box instanceof InlineBox inline
                        && inline.children().stream().allMatch(EditingHost::isEmpty));
    }
}
