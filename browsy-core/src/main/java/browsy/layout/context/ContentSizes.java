package browsy.layout.context;

import browsy.layout.geometry.LayoutUnit;

/**
 * The min-content and max-content inline size of the content box of a box, in CSS px. They exclude
 * the box's own padding, border and margin, and ignore its size properties. Both are clamped to the
 * largest length that layout supports.
 *
 * @see <a href="https://drafts.csswg.org/css-sizing-3/#intrinsic-sizes">css-sizing-3</a>
 */
public record ContentSizes(double min, double max) {
    public static final ContentSizes ZERO = new ContentSizes(0, 0);

    /** Clamps both sizes: nested boxes may each multiply the size of their content. */
    public ContentSizes {
        min = LayoutUnit.clamp(min);
        max = LayoutUnit.clamp(max);
    }

    public ContentSizes plus(double px) {
        return new ContentSizes(min + px, max + px);
    }

    /** Returns the larger min-content size and the larger max-content size of the two. */
    public ContentSizes encompass(ContentSizes other) {
        return new ContentSizes(Math.max(min, other.min), Math.max(max, other.max));
    }

    /**
     * The {@code fit-content} size: the max-content size, but at most the available size, and at
     * least the min-content size.
     */
    public double shrinkToFit(double available) {
        return Math.max(min, Math.min(available, max));
    }
}
