package browsy.layout.flow;

import static browsy.style.property.InternalProperties.MARGINS_BY_DEFAULT;

import browsy.layout.box.Box;
import browsy.layout.context.LayoutContext;
import browsy.layout.flow.quirks.BlockQuirks;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * Margins in quirks mode. By the HTML Standard the body, {@code td} and {@code th} elements pass
 * over the default margins of a child at their start, cells also over those of a paragraph at their
 * end. {@link BlockQuirks} has what is more in Chromium.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/rendering.html#margin-collapsing-quirks">HTML,
 *     margin collapsing quirks</a>
 */
final class QuirksModeMargins {
    private QuirksModeMargins() {}

    /** Whether a box passes over the default margins of its first and last content. */
    static boolean passesOver(Box box, LayoutContext context) {
        return context.isQuirksMode() && (BlockQuirks.passesOverDefaultMargins(box) || isBody(box));
    }

    /** Whether a box is that of the body element. */
    static boolean isBody(Box box) {
        return box.source() instanceof Element element
                && box.pseudo() == null
                && element.nameIs("body")
                && element.parent() != null
                && element.parent().parent() instanceof Document;
    }

    /** Whether the block-start margin of a box is there only by default. */
    static boolean isStartByDefault(Box box) {
        return box.pseudo() == null && box.style().get(MARGINS_BY_DEFAULT).blockStart();
    }

    /** Whether the block-end margin of a box is there only by default. */
    static boolean isEndByDefault(Box box) {
        return box.pseudo() == null && box.style().get(MARGINS_BY_DEFAULT).blockEnd();
    }
}
