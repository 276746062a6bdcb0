package browsy.layout.natural;

import static browsy.style.property.FontProperties.FONT_FAMILY;
import static browsy.style.property.FontProperties.FONT_SIZE;
import static browsy.style.property.FontProperties.FONT_STYLE;
import static browsy.style.property.FontProperties.FONT_WEIGHT;
import static browsy.style.property.FontProperties.LINE_HEIGHT;
import static browsy.style.property.FontProperties.LOCALE;
import static browsy.style.property.InternalProperties.EFFECTIVE_ZOOM;
import static browsy.style.property.TextProperties.LETTER_SPACING;
import static browsy.style.property.TextProperties.WORD_SPACING;

import browsy.css.value.font.FontFamily;
import browsy.css.value.font.FontStyle;
import browsy.css.value.inline.LineHeight;
import browsy.layout.box.InnerLine;
import browsy.layout.geometry.LayoutUnit;
import browsy.layout.sizing.UsedLineHeight;
import browsy.layout.text.CapsVariant;
import browsy.layout.text.Font;
import browsy.layout.text.FontMetrics;
import browsy.layout.text.FontRequest;
import browsy.layout.text.ShapedText;
import browsy.layout.text.TextShaper;
import browsy.layout.text.TextStyle;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Text measuring for form controls, with the fonts of a style. */
final class ControlFont {
    private static final TextShaper SHAPER = new TextShaper();

    /** The maximum length of a text whose fonts are examined, in characters. */
    private static final int MAX_EXAMINED = 1000;

    /** The maximum of a useful average advance, in advances of a digit. */
    private static final double WIDEST_AVERAGE = 1.7;

    private final ComputedStyle style;
    private final List<String> families;
    private final FontRequest request;
    private final FontMetrics metrics;

    ControlFont(ComputedStyle style) {
        this(style, names(style.get(FONT_FAMILY)));
    }

    private static List<String> names(List<FontFamily> families) {
        List<String> names = new ArrayList<>(families.size());
        for (FontFamily family : families) {
            names.add(family.name());
        }
        return names;
    }

    ControlFont(ComputedStyle style, List<String> families) {
        this.style = style;
        this.families = families;
        this.request =
                new FontRequest(
                        families,
                        style.get(LOCALE).han(),
                        style.get(FONT_SIZE),
                        (int) Math.round(style.get(FONT_WEIGHT)),
                        style.get(FONT_STYLE) != FontStyle.NORMAL);
        this.metrics = request.primaryFont().metrics();
    }

    double size() {
        return style.get(FONT_SIZE);
    }

    /**
     * Returns a length from the user agent style sheet, in CSS px, multiplied by the zoom of the
     * control.
     */
    double zoomed(double px) {
        return px * style.get(EFFECTIVE_ZOOM);
    }

    /** Returns the ascent of the primary font, in whole CSS px. */
    double ascent() {
        return metrics.ascent();
    }

    /** Returns the width of text including letter and word spacing, in CSS px. */
    double width(String text) {
        return SHAPER.shape(text, textStyle()).width();
    }

    private TextStyle textStyle() {
        return new TextStyle(
                request,
                style.get(LETTER_SPACING).resolve(style.get(FONT_SIZE)),
                style.get(WORD_SPACING).resolve(style.get(FONT_SIZE)),
                true,
                true,
                CapsVariant.NORMAL);
    }

    /**
     * Returns the line box of a text with {@code line-height: normal}. The fallback fonts of the
     * start of the text can make it higher.
     */
    InnerLine normalLine(String text) {
        InnerLine line = normalLine();
        if (text.isEmpty()) {
            return line;
        }
        String start = text.substring(0, Math.min(text.length(), MAX_EXAMINED));
        ShapedText shaped = SHAPER.shape(start, textStyle());
        if (shaped.isWhollyIn(request.primaryFont())) {
            return line;
        }
        double above = line.baseline();
        double below = line.height() - above;
        for (Font font : shaped.fonts(0, start.length())) {
            FontMetrics own = font.metrics();
            double ascent = own.ascent() + Math.floor(own.lineGap() / 2);
            above = Math.max(above, ascent);
            below = Math.max(below, own.lineSpacing() - ascent);
        }
        return new InnerLine(above + below, above);
    }

    /**
     * Returns the average character width by which the width of text fields is computed, in CSS px.
     * Rounded up only if it is less than half a pixel below a whole number.
     */
    double averageAdvance() {
        if (!hasAverageAdvance()) {
            return width("0");
        }
        return Math.max(metrics.averageAdvance(), (double) Math.round(metrics.averageAdvance()));
    }

    /** Returns the extra width of single-line fields for their widest glyph, in CSS px. */
    double extraExtent() {
        return hasAverageAdvance() ? LayoutUnit.truncate(metrics.extent() - averageAdvance()) : 0;
    }

    /**
     * Whether the font states a useful average advance. As in Chromium, one that is far wider than
     * a digit is that of full-width characters.
     */
    private boolean hasAverageAdvance() {
        return !FamiliesWithoutAverageWidth.isFirst(families)
                && metrics.averageAdvance() <= metrics.zeroAdvance() * WIDEST_AVERAGE;
    }

    /** Returns a line box with {@code line-height: normal}. */
    InnerLine normalLine() {
        return line(metrics.lineSpacing());
    }

    /** Returns a line box with the line height of the style. */
    InnerLine styledLine() {
        return line(lineHeight());
    }

    /**
     * Returns the line box of a drop-down list with {@code line-height: normal}, without the line
     * gap of the font as in browsers.
     */
    InnerLine menuLine() {
        return line(metrics.ascent() + metrics.descent());
    }

    /** Returns the line box of a drop-down list with the line height of the style. */
    InnerLine styledMenuLine() {
        return line(UsedLineHeight.of(style, metrics.ascent() + metrics.descent()));
    }

    /**
     * Returns the line box of a text field; null if {@code line-height} has the effect of {@code
     * normal}. As in Chromium, it counts if it is greater than the font size in whole px.
     */
    @Nullable InnerLine fieldLine() {
        double height = lineHeight();
        return style.get(LINE_HEIGHT) instanceof LineHeight.Normal || Math.floor(height) <= size()
                ? null
                : line(height);
    }

    /**
     * Returns the line box of a date or time field: at least as high as with {@code line-height:
     * normal}.
     */
    InnerLine dateLine() {
        return line(Math.max(lineHeight(), metrics.lineSpacing()));
    }

    private double lineHeight() {
        return UsedLineHeight.of(style, metrics.lineSpacing());
    }

    /** Returns a line box of a height, with half-leading above and below the text. */
    private InnerLine line(double height) {
        double leading = height - metrics.ascent() - metrics.descent();
        return new InnerLine(height, Math.floor(leading / 2) + metrics.ascent());
    }
}
