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
 * Determines which boxes are containing blocks of positioned descendants.
 *
 * @see <a href="https://drafts.csswg.org/css-position-3/#def-cb">css-position-3</a>
 */
public final class ContainingBlocks {

    private ContainingBlocks() {}

    /** Whether absolutely positioned descendants are placed in this box. */
    public static boolean containsAbsolute(Box box) {
        if (box instanceof TextBox || box instanceof LineBreakBox) {
            return false;
        }
        return box.isAnonymous()
                ? PositionedContainment.announcesPosition(box.style())
                : PositionedContainment.ofAbsolute(box.style(), kind(box));
    }

    /** Whether fixed descendants are placed in this box, too. */
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

    /** Whether a positioned box belongs into this one. */
    public static boolean contains(Box container, Box positioned) {
        return positioned.style().get(POSITION) == Position.FIXED
                ? containsFixed(container)
                : containsAbsolute(container);
    }
}
