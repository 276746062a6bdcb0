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
 * {@code justify-self} of in-flow block-level boxes.
 *
 * @see <a href="https://drafts.csswg.org/css-align-3/#justify-block">css-align-3 6.1.1</a>
 */
public final class BlockJustification {
    private BlockJustification() {}

    /**
     * Whether {@code justify-self} aligns a block in its container. Such a block is fit-content
     * sized and does not fill the container.
     */
    public static boolean applies(Box child, Box parent) {
        SelfPosition value = alignment(child, parent).value();
        return value != SelfPosition.AUTO
                && value != SelfPosition.NORMAL
                && value != SelfPosition.STRETCH;
    }

    /**
     * Whether {@code justify-self: stretch} stretches a block that has another automatic size by
     * default.
     */
    public static boolean stretches(Box child, Box parent) {
        return alignment(child, parent).value() == SelfPosition.STRETCH;
    }

    /**
     * Returns the offset of the margin box of a block from the inline-start edge of its container,
     * in CSS px.
     *
     * @param free inline size of the container minus that of the margin box, in CSS px; may be
     *     negative
     */
    public static double offset(Box child, Box parent, double free) {
        SelfAlignment alignment = alignment(child, parent);
        if (free < 0 && alignment.overflow() == OverflowPosition.SAFE
                || BlockQuirks.justifiesAtStart(alignment.value())) {
            return 0;
        }
        return free * AlignmentShare.of(alignment.value(), child.flow(), parent.flow(), true);
    }

    /**
     * Returns the used {@code justify-self}; {@code auto} takes {@code justify-items} of the
     * container.
     */
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
