package browsy.layout.flow.fragments;

import static browsy.style.property.AlignProperties.JUSTIFY_ITEMS;
import static browsy.style.property.AlignProperties.JUSTIFY_SELF;

import browsy.css.value.align.OverflowPosition;
import browsy.css.value.align.SelfAlignment;
import browsy.css.value.align.SelfPosition;
import browsy.layout.box.Box;
import browsy.layout.flow.quirks.BlockQuirks;
import browsy.layout.sizing.AlignmentShare;

/**
 * {@code justify-self} of in-flow blocks.
 *
 * @see <a href="https://drafts.csswg.org/css-align-3/#justify-block">css-align-3 6.1.1</a>
 */
public final class BlockJustification {
    private BlockJustification() {}

    /** Whether a block is moved in its container, and so shrinks to fit instead of filling it. */
    public static boolean applies(Box child, Box parent) {
        SelfPosition value = alignment(child, parent).value();
        return value != SelfPosition.AUTO
                && value != SelfPosition.NORMAL
                && value != SelfPosition.STRETCH;
    }

    /** Whether a block is stretched where it would not be by itself. */
    public static boolean stretches(Box child, Box parent) {
        return alignment(child, parent).value() == SelfPosition.STRETCH;
    }

    /**
     * How far a block is moved from the start edge.
     *
     * @param free what its margin box leaves of the container, CSS px
     */
    public static double offset(Box child, Box parent, double free) {
        SelfAlignment alignment = alignment(child, parent);
        if (free < 0 && alignment.overflow() == OverflowPosition.SAFE
                || BlockQuirks.justifiesAtStart(alignment.value())) {
            return 0;
        }
        return free * AlignmentShare.of(alignment.value(), child.flow(), parent.flow(), true);
    }

    /** What {@code justify-self} comes to; one of {@code auto} asks the container. */
    static SelfAlignment alignment(Box child, Box parent) {
        if (child.isAnonymous()) {
            return SelfAlignment.NORMAL;
        }
        SelfAlignment self = child.style().get(JUSTIFY_SELF);
        if (self.value() != SelfPosition.AUTO) {
            return self;
        }
        return parent.style().get(JUSTIFY_ITEMS);
    }
}
