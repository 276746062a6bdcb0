package browsy.layout.flow.inline.items;

import browsy.layout.sizing.UsedLineHeight;
import browsy.layout.text.FontMetrics;
import browsy.style.computed.ComputedStyle;

/**
 * An extent above and below a baseline, in CSS px.
 *
 * @see <a href="https://drafts.csswg.org/css-inline-3/#line-layout">css-inline-3</a>
 */
public record FontHeight(double ascent, double descent) {
    public static final FontHeight EMPTY =
            new FontHeight(Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY);

    /** The glyphs' own extent; a middle baseline leaves whole px on either side. */
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

    /** One without an extent where it is empty. */
    public FontHeight orZero() {
        return isEmpty() ? new FontHeight(0, 0) : this;
    }

    public FontHeight unite(FontHeight other) {
        if (other.ascent <= ascent && other.descent <= descent) {
            return this;
        }
        if (other.ascent >= ascent && other.descent >= descent) {
            return other;
        }
        return new FontHeight(Math.max(ascent, other.ascent), Math.max(descent, other.descent));
    }

    /** The same extent, its baseline lying {@code by} below another one, seen from there. */
    public FontHeight movedDown(double by) {
        return new FontHeight(ascent - by, descent + by);
    }

    /** With half of the leading on either side; the upper half is a whole number of px. */
    public FontHeight withLineHeight(double lineHeight) {
        double above = Math.floor((lineHeight - height()) / 2);
        return new FontHeight(ascent + above, lineHeight - ascent - above);
    }

    /** The used line height of a style. */
    public static double lineHeight(ComputedStyle style, FontMetrics metrics) {
        return UsedLineHeight.of(style, metrics.lineSpacing());
    }
}
