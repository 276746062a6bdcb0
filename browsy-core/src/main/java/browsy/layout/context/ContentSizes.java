package browsy.layout.context;

import browsy.layout.geometry.LayoutUnit;

/**
 * The min-content and max-content inline size of a box's content box, in CSS px: without its own
 * padding, border, margin and size properties. Neither is larger than any length.
 *
 * @see <a href="https://drafts.csswg.org/css-sizing-3/#intrinsic-sizes">css-sizing-3</a>
 */
public record ContentSizes(double min, double max) {
    public static final ContentSizes ZERO = new ContentSizes(0, 0);

    /** Boxes within one another may each multiply what is in them. */
    public ContentSizes {
        min = LayoutUnit.clamp(min);
        max = LayoutUnit.clamp(max);
    }

    public ContentSizes plus(double px) {
        return new ContentSizes(min + px, max + px);
    }

    /** The larger of each. */
    public ContentSizes encompass(ContentSizes other) {
        return new ContentSizes(Math.max(min, other.min), Math.max(max, other.max));
    }

    /** {@code fit-content}: as wide as the content likes, within what is available. */
    public double shrinkToFit(double available) {
        return Math.max(min, Math.min(available, max));
    }
}
