package browsy.layout.positioned;

import static browsy.style.property.BoxProperties.POSITION;

import browsy.css.value.position.Position;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.box.LineBreakBox;
import browsy.layout.box.TablePartBox;
import browsy.layout.box.TextBox;
import browsy.style.computed.PositionedContainment;
import browsy.style.computed.PositionedContainment.BoxKind;

/**
 * Decides which boxes are containing blocks of positioned descendants.
 *
 * @see <a href="https://drafts.csswg.org/css-position-3/#def-cb">css-position-3</a>
 */
public final class ContainingBlocks {

    private ContainingBlocks() {}

    /** Whether a box is a containing block of its absolutely positioned descendants. */
    public static boolean containsAbsolute(Box box) {
        if (box instanceof TextBox || box instanceof LineBreakBox) {
            return false;
        }
        return box.isAnonymous()
                ? PositionedContainment.announcesPosition(box.style())
                : PositionedContainment.ofAbsolute(box.style(), kind(box));
    }

    /** Whether a box is also a containing block of its fixed descendants. */
    public static boolean containsFixed(Box box) {
        return !box.isAnonymous()
                && !(box instanceof TextBox || box instanceof LineBreakBox)
                && PositionedContainment.ofFixed(box.style(), kind(box));
    }

    private static BoxKind kind(Box box) {
        if (box instanceof InlineBox) {
            return BoxKind.INLINE;
        }
        return box instanceof TablePartBox ? BoxKind.TABLE_PART : BoxKind.OTHER;
    }

    /** Whether a box is a containing block of a positioned descendant. */
    public static boolean contains(Box container, Box positioned) {
        return positioned.style().get(POSITION) == Position.FIXED
                ? containsFixed(container)
                : containsAbsolute(container);
    }
}
