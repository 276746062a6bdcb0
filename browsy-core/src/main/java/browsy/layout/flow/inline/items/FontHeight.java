package browsy.layout.flow.inline.items;

import browsy.layout.sizing.UsedLineHeight;
import browsy.layout.text.FontMetrics;
import browsy.style.computed.ComputedStyle;

/**
 * An ascent and a descent from a baseline, in CSS px.
 *
 * @see <a href="https://drafts.csswg.org/css-inline-3/#line-layout">css-inline-3</a>
 */
public record FontHeight(double ascent, double descent) {
    /** The empty extent, the identity of {@link #unite}. */
    public static final FontHeight EMPTY =
            new FontHeight(Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY);

    /**
     * Returns ascent and descent of a font, without leading. With a central baseline, the descent
     * is half of the height in whole px.
     */
    public static FontHeight of(FontMetrics metrics, boolean centralBaseline) {
        double height = metrics.ascent() + metrics.descent();
        if (centralBaseline) {
            double descent = Math.floor(height / 2);
            return new FontHeight(height - descent, descent);
        }
        return new FontHeight(metrics.ascent(), metrics.descent());
    }

    public boolean isEmpty() {
        return Double.isInfinite(ascent);
    }

    public double height() {
        return isEmpty() ? 0 : ascent + descent;
    }

    /** Returns this extent; zero ascent and descent if it is empty. */
    public FontHeight orZero() {
        return isEmpty() ? new FontHeight(0, 0) : this;
    }

    /** Returns the union of two extents about the same baseline. */
    public FontHeight unite(FontHeight other) {
        if (other.ascent <= ascent && other.descent <= descent) {
            return this;
        }
        if (other.ascent >= ascent && other.descent >= descent) {
            return other;
        }
        return new FontHeight(Math.max(ascent, other.ascent), Math.max(descent, other.descent));
    }

    /** Returns this extent about another baseline, which is {@code by} above its own. */
    public FontHeight movedDown(double by) {
        return new FontHeight(ascent - by, descent + by);
    }

    /**
     * Returns this extent with half-leading on both sides; the half-leading above is a whole number
     * of px.
     */
    public FontHeight withLineHeight(double lineHeight) {
        double above = Math.floor((lineHeight - height()) / 2);
        return new FontHeight(ascent + above, lineHeight - ascent - above);
    }

    /** Returns the used line height of a style, in CSS px. */
    public static double lineHeight(ComputedStyle style, FontMetrics metrics) {
        return UsedLineHeight.of(style, metrics.lineSpacing());
    }
}
