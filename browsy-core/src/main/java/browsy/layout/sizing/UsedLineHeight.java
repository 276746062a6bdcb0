package browsy.layout.sizing;

import static browsy.style.property.FontProperties.FONT_SIZE;
import static browsy.style.property.FontProperties.LINE_HEIGHT;

import browsy.css.value.inline.LineHeight;
import browsy.layout.geometry.LayoutUnit;
import browsy.style.computed.ComputedStyle;

/**
 * Computes the used value of {@code line-height}.
 *
 * @see <a href="https://drafts.csswg.org/css-inline-3/#line-height-property">css-inline-3</a>
 */
public final class UsedLineHeight {
    private UsedLineHeight() {}

    /**
     * Returns the used line height in CSS px. As in Chromium, a number multiplies the font size
     * rounded to 1/64 px.
     *
     * @param normal the line height for {@code normal}, from the metrics of the font
     */
    public static double of(ComputedStyle style, double normal) {
        LineHeight lineHeight = style.get(LINE_HEIGHT);
        if (lineHeight instanceof LineHeight.Absolute absolute) {
            return LayoutUnit.round(absolute.px());
        }
        if (lineHeight instanceof LineHeight.Multiple multiple) {
            return LayoutUnit.truncate(multiple.factor() * LayoutUnit.round(style.get(FONT_SIZE)));
        }
        return normal;
    }
}
