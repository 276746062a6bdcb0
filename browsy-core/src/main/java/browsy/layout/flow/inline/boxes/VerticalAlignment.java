package browsy.layout.flow.inline.boxes;

import static browsy.style.property.FontProperties.FONT_SIZE;
import static browsy.style.property.TextProperties.VERTICAL_ALIGN;

import browsy.css.value.LengthPercentage;
import browsy.css.value.VerticalAlign;
import browsy.css.value.VerticalAlignKeyword;
import browsy.layout.flow.inline.items.FontHeight;
import browsy.layout.geometry.LayoutUnit;
import browsy.style.computed.ComputedStyle;
import org.jspecify.annotations.Nullable;

/**
 * The baseline shift of {@code vertical-align}.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#propdef-vertical-align">CSS 2.2</a>
 */
final class VerticalAlignment {
    private static final Double NONE = 0.0;

    private VerticalAlignment() {}

    /**
     * Returns the distance from the baseline of the parent down to that of the aligned part, in CSS
     * px.
     *
     * @param extent of the aligned part
     * @param lineHeight of the aligned part, the percentage basis
     * @return null for alignment to the top or bottom of the line
     */
    static @Nullable Double shift(
            ComputedStyle style, FontHeight extent, double lineHeight, InlineBoxState parent) {
        VerticalAlign align = style.get(VERTICAL_ALIGN);
        if (align instanceof LengthPercentage length) {
            return -LayoutUnit.truncate(length.resolve(lineHeight));
        }
        return switch ((VerticalAlignKeyword) align) {
            case BASELINE -> NONE;
            case SUB -> Double.valueOf(LayoutUnit.truncate(fontSize(parent) / 5 + 1));
            case SUPER -> Double.valueOf(-LayoutUnit.truncate(fontSize(parent) / 3 + 1));
            case TEXT_TOP -> Double.valueOf(extent.ascent() - parent.glyphs.ascent());
            case TEXT_BOTTOM -> Double.valueOf(parent.glyphs.descent() - extent.descent());
            case MIDDLE ->
                    Double.valueOf(
                            halved(extent.ascent() - extent.descent())
                                    - LayoutUnit.round(parent.metrics.xHeight() / 2));
            case WEBKIT_BASELINE_MIDDLE ->
                    Double.valueOf(halved(extent.ascent() - extent.descent()));
            case TOP, BOTTOM -> null;
        };
    }

    static boolean isTop(ComputedStyle style) {
        return style.get(VERTICAL_ALIGN) == VerticalAlignKeyword.TOP;
    }

    /** Whether the part is aligned to the top or bottom of the line. */
    static boolean isTopOrBottom(ComputedStyle style) {
        return isTop(style) || style.get(VERTICAL_ALIGN) == VerticalAlignKeyword.BOTTOM;
    }

    private static double fontSize(InlineBoxState box) {
        return box.style().get(FONT_SIZE);
    }

    private static double halved(double px) {
        return LayoutUnit.truncate(px / 2);
    }
}
