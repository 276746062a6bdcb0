package browsy.layout.natural;

import static browsy.style.property.FontProperties.FONT_FAMILY;
import static browsy.style.property.FontProperties.FONT_SIZE;
import static browsy.style.property.FontProperties.FONT_STYLE;
import static browsy.style.property.FontProperties.FONT_WEIGHT;
import static browsy.style.property.InternalProperties.EFFECTIVE_ZOOM;
import static browsy.style.property.TextProperties.LETTER_SPACING;
import static browsy.style.property.TextProperties.WORD_SPACING;

import browsy.css.value.font.FontFamily;
import browsy.css.value.font.FontStyle;
import browsy.layout.box.InnerLine;
import browsy.layout.geometry.LayoutUnit;
import browsy.layout.sizing.UsedLineHeight;
import browsy.layout.text.CapsVariant;
import browsy.layout.text.FontMetrics;
import browsy.layout.text.FontRequest;
import browsy.layout.text.TextShaper;
import browsy.layout.text.TextStyle;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.List;

/** Measures the text of a form control. */
final class ControlFont {
    private static final TextShaper SHAPER = new TextShaper();

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
                        style.get(FONT_SIZE),
                        (int) Math.round(style.get(FONT_WEIGHT)),
                        style.get(FONT_STYLE) != FontStyle.NORMAL);
        this.metrics = request.primaryFont().metrics();
    }

    double size() {
        return style.get(FONT_SIZE);
    }

    /**
     * A length that the browser's own style gives a part of the control, zoomed as the control is.
     */
    double zoomed(double px) {
        return px * style.get(EFFECTIVE_ZOOM);
    }

    /** From the baseline to the top of the text, in whole CSS px. */
    double ascent() {
        return metrics.ascent();
    }

    /** The width of text, spacing included, in CSS px. */
    double width(String text) {
        TextStyle textStyle =
                new TextStyle(
                        request,
                        style.get(LETTER_SPACING).resolve(style.get(FONT_SIZE)),
                        style.get(WORD_SPACING).resolve(style.get(FONT_SIZE)),
                        true,
                        true,
                        CapsVariant.NORMAL);
        return SHAPER.shape(text, textStyle).width();
    }

    /**
     * The average advance that text fields are counted in. Fields have room for whole pixels where
     * the advance is just below them.
     */
    double averageAdvance() {
        if (MisleadingFamilies.isFirst(families)) {
            return width("0");
        }
        return Math.max(metrics.averageAdvance(), (double) Math.round(metrics.averageAdvance()));
    }

    /** What a single-line field adds so that its widest glyph has room. */
    double extraExtent() {
        return MisleadingFamilies.isFirst(families)
                ? 0
                : LayoutUnit.truncate(metrics.extent() - averageAdvance());
    }

    /** A line under {@code line-height: normal}. */
    InnerLine normalLine() {
        return line(metrics.lineSpacing());
    }

    /** A line under the line height of the style. */
    InnerLine styledLine() {
        return line(lineHeight());
    }

    /**
     * The line of a drop-down list under {@code line-height: normal}: as browsers have it, without
     * the line gap of the font.
     */
    InnerLine menuLine() {
        return line(metrics.ascent() + metrics.descent());
    }

    /** The same under the line height of the style. */
    InnerLine styledMenuLine() {
        return line(UsedLineHeight.of(style, metrics.ascent() + metrics.descent()));
    }

    /** A line that is at least as high as a normal one. */
    InnerLine fieldLine() {
        return line(Math.max(lineHeight(), metrics.lineSpacing()));
    }

    private double lineHeight() {
        return UsedLineHeight.of(style, metrics.lineSpacing());
    }

    private InnerLine line(double height) {
        double leading = height - metrics.ascent() - metrics.descent();
        return new InnerLine(height, Math.floor(leading / 2) + metrics.ascent());
    }
}
