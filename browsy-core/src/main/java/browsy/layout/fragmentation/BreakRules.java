package browsy.layout.fragmentation;

import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;
import static browsy.style.property.BoxProperties.POSITION;
import static browsy.style.property.ColumnProperties.BREAK_AFTER;
import static browsy.style.property.ColumnProperties.BREAK_BEFORE;
import static browsy.style.property.ColumnProperties.BREAK_INSIDE;
import static browsy.style.property.EffectProperties.CONTAIN;
import static browsy.style.property.EffectProperties.CONTAINER_TYPE;

import browsy.css.value.box.ContainerType;
import browsy.css.value.fragmentation.BreakBetween;
import browsy.css.value.fragmentation.BreakInside;
import browsy.css.value.position.Position;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.box.ReplacedBox;
import browsy.layout.geometry.WritingFlow;
import browsy.style.computed.ComputedStyle;

/**
 * The break properties of boxes, for fragmentation into columns.
 *
 * @see <a href="https://drafts.csswg.org/css-break-4/">css-break-4</a>
 */
final class BreakRules {
    private BreakRules() {}

    /**
     * Whether a box is monolithic, so that it cannot be broken.
     *
     * @param flow the writing mode of the fragmentation context
     * @see <a href="https://drafts.csswg.org/css-break-4/#possible-breaks">css-break-4</a>
     */
    static boolean isMonolithic(Box box, WritingFlow flow) {
        ComputedStyle style = box.style();
        return box instanceof ReplacedBox
                || box instanceof InlineBox
                || box.flow().mode() != flow.mode()
                || style.get(CONTAIN).size()
                || style.get(CONTAINER_TYPE) == ContainerType.SIZE
                || style.get(POSITION) == Position.FIXED
                || (scrolls(style) && !isPropagated(box));
    }

    private static boolean scrolls(ComputedStyle style) {
        return style.get(OVERFLOW_X).scrolls() || style.get(OVERFLOW_Y).scrolls();
    }

    private static boolean isPropagated(Box box) {
        return box instanceof BlockContainer block && block.isOverflowPropagated();
    }

    /**
     * Whether a box avoids breaks inside. In browsers, the property does not apply to positioned
     * boxes.
     */
    static boolean avoidsInside(Box box) {
        if (box.isAbsolutelyPositioned()) {
            return false;
        }
        BreakInside inside = box.style().get(BREAK_INSIDE);
        return inside == BreakInside.AVOID || inside == BreakInside.AVOID_COLUMN;
    }

    static BreakBetween before(Box box) {
        return box.style().get(BREAK_BEFORE);
    }

    static BreakBetween after(Box box) {
        return box.style().get(BREAK_AFTER);
    }

    static boolean isForced(BreakBetween value) {
        return value == BreakBetween.COLUMN;
    }

    static boolean isAvoid(BreakBetween value) {
        return value == BreakBetween.AVOID || value == BreakBetween.AVOID_COLUMN;
    }

    /**
     * Combines two values at the same break point: forced has priority over avoid, avoid over auto.
     */
    static BreakBetween join(BreakBetween a, BreakBetween b) {
        if (isForced(a) || isForced(b)) {
            return BreakBetween.COLUMN;
        }
        return isAvoid(a) || isAvoid(b) ? BreakBetween.AVOID : BreakBetween.AUTO;
    }
}
