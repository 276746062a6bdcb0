package browsy.layout.build;

import static browsy.style.property.TextProperties.WHITE_SPACE_COLLAPSE;

import browsy.css.value.box.Display;
import browsy.css.value.text.WhiteSpaceCollapse;
import browsy.infra.Ascii;
import browsy.layout.box.Box;
import browsy.layout.box.TextBox;
import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import java.util.List;

/**
 * Tests for collapsible white space at the start of a potential line, such as that between blocks.
 * It collapses away whatever follows, so it generates no box. Most white space text nodes are of
 * this kind.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#white-space-phase-2">css-text-4</a>
 */
final class LeadingSpace {
    private LeadingSpace() {}

    /**
     * Whether a text node is collapsible white space at the start of a potential line.
     *
     * @param parent the style of its parent
     * @param before the preceding boxes of the parent
     */
    static boolean vanishes(String text, ComputedStyle parent, List<Box> before) {
        return startsLine(parent.display(), before)
                && Ascii.isBlank(text)
                && parent.get(WHITE_SPACE_COLLAPSE) == WhiteSpaceCollapse.COLLAPSE;
    }

    private static boolean startsLine(Display parent, List<Box> before) {
        boolean inTable =
                parent.inside() == Display.Inside.TABLE
                        || parent.inside() == Display.Inside.TABLE_PART;
        if (!inTable && !parent.isBlockLevel() && parent != Display.TABLE_CELL) {
            return false;
        }
        if (before.isEmpty()) {
            return true;
        }
        Box last = before.get(before.size() - 1);
        return !(last instanceof TextBox)
                && !last.isOutOfFlow()
                && last.pseudo() != PseudoElement.MARKER
                && isBlock(last.style().display(), inTable);
    }

    private static boolean isBlock(Display display, boolean inTable) {
        return display.isBlockLevel() || (inTable && display.isTablePart());
    }
}
