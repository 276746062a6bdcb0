package browsy.layout.flow;

import static browsy.style.property.InternalProperties.MARGINS_BY_DEFAULT;

import browsy.layout.box.Box;
import browsy.layout.context.LayoutContext;
import browsy.layout.flow.quirks.BlockQuirks;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * The margin collapsing quirks of quirks mode. By the HTML Standard the body, {@code td} and {@code
 * th} elements ignore the default margins of a child at their start; cells also ignore those of a
 * paragraph at their end. {@link BlockQuirks} has further behaviour of Chromium.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/rendering.html#margin-collapsing-quirks">HTML,
 *     margin collapsing quirks</a>
 */
final class QuirksModeMargins {
    private QuirksModeMargins() {}

    /** Whether a box ignores the default margins of its first and last content. */
    static boolean passesOver(Box box, LayoutContext context) {
        return context.isQuirksMode() && (BlockQuirks.passesOverDefaultMargins(box) || isBody(box));
    }

    /** Whether a box is the principal box of the body element. */
    static boolean isBody(Box box) {
        return box.source() instanceof Element element
                && box.pseudo() == null
                && element.nameIs("body")
                && element.parent() != null
                && element.parent().parent() instanceof Document;
    }

    /** Whether only the user agent style sheet sets the block-start margin of a box. */
    static boolean isStartByDefault(Box box) {
        return box.pseudo() == null && box.style().get(MARGINS_BY_DEFAULT).blockStart();
    }

    /** Whether only the user agent style sheet sets the block-end margin of a box. */
    static boolean isEndByDefault(Box box) {
        return box.pseudo() == null && box.style().get(MARGINS_BY_DEFAULT).blockEnd();
    }
}
