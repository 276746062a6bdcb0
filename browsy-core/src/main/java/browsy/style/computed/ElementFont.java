package browsy.style.computed;

import static browsy.style.property.FontProperties.FONT_FAMILY;
import static browsy.style.property.FontProperties.FONT_SIZE;
import static browsy.style.property.FontProperties.FONT_SIZE_ADJUST;
import static browsy.style.property.FontProperties.FONT_STYLE;
import static browsy.style.property.FontProperties.FONT_WEIGHT;
import static browsy.style.property.FontProperties.LINE_HEIGHT;
import static browsy.style.property.FontProperties.LOCALE;
import static browsy.style.property.InternalProperties.EFFECTIVE_ZOOM;
import static browsy.style.property.InternalProperties.FONT_SIZE_ORIGIN;

import browsy.css.value.ComputeContext;
import browsy.css.value.font.FontFamily;
import browsy.css.value.font.FontStyle;
import browsy.css.value.font.HanLanguage;
import browsy.css.value.inline.LineHeight;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The font-relative units of one element. The font is measured on demand. */
final class ElementFont implements ComputeContext.FontUnits {
    private final FontMeasure measure;
    private final List<FontFamily> families;
    private final HanLanguage language;
    private final double weight;
    private final FontStyle style;
    private final double size;
    private final double sizeAdjust;
    private final double specifiedSize;
    private final LineHeight lineHeight;
    private final double scale;
    private FontMeasure.@Nullable Metrics metrics;

    private ElementFont(
            FontMeasure measure,
            List<FontFamily> families,
            HanLanguage language,
            double weight,
            FontStyle style,
            double size,
            double sizeAdjust,
            double specifiedSize,
            LineHeight lineHeight,
            double scale) {
        this.measure = measure;
        this.families = families;
        this.language = language;
        this.weight = weight;
        this.style = style;
        this.size = size;
        this.sizeAdjust = sizeAdjust;
        this.specifiedSize = specifiedSize;
        this.lineHeight = lineHeight;
        this.scale = scale;
    }

    /**
     * The units of a finished style for use in the style of an element with another zoom.
     *
     * @param zoom the effective zoom of the element that uses the units
     */
    static ElementFont of(ComputedStyle font, FontMeasure measure, double zoom) {
        return new ElementFont(
                measure,
                font.get(FONT_FAMILY),
                font.get(LOCALE).han(),
                font.get(FONT_WEIGHT),
                font.get(FONT_STYLE),
                font.get(FONT_SIZE),
                font.get(FONT_SIZE_ADJUST),
                font.get(FONT_SIZE_ORIGIN).specified(),
                font.get(LINE_HEIGHT),
                zoom / font.get(EFFECTIVE_ZOOM));
    }

    /** The units of a style that is being built. */
    static ElementFont of(StyleBuilder font, FontMeasure measure) {
        return new ElementFont(
                measure,
                font.get(FONT_FAMILY),
                font.get(LOCALE).han(),
                font.get(FONT_WEIGHT),
                font.get(FONT_STYLE),
                font.get(FONT_SIZE),
                font.get(FONT_SIZE_ADJUST),
                font.get(FONT_SIZE_ORIGIN).specified(),
                font.get(LINE_HEIGHT),
                1);
    }

    /** The same units with the {@code lh} of another font. */
    ComputeContext.FontUnits withLineHeightOf(ComputeContext.FontUnits other) {
        ElementFont font = this;
        return new ComputeContext.FontUnits() {
            @Override
            public double em() {
                return font.em();
            }

            @Override
            public double ex() {
                return font.ex();
            }

            @Override
            public double ch() {
                return font.ch();
            }

            @Override
            public double cap() {
                return font.cap();
            }

            @Override
            public double ic() {
                return font.ic();
            }

            @Override
            public double lh() {
                return other.lh();
            }
        };
    }

    private FontMeasure.Metrics metrics() {
        FontMeasure.Metrics known = metrics;
        if (known == null) {
            known = measure.measure(families, language, weight, style, size, sizeAdjust);
            metrics = known;
        }
        return known;
    }

    /** The font size as specified: the minimum font size does not affect lengths. */
    @Override
    public double em() {
        return scale * specifiedSize;
    }

    @Override
    public double ex() {
        return scale * metrics().xHeight();
    }

    @Override
    public double ch() {
        return scale * metrics().zeroAdvance();
    }

    @Override
    public double cap() {
        return scale * metrics().capHeight();
    }

    @Override
    public double ic() {
        return scale * metrics().ideographAdvance();
    }

    @Override
    public double lh() {
        if (lineHeight instanceof LineHeight.Multiple multiple) {
            return scale * multiple.factor() * size;
        }
        return lineHeight instanceof LineHeight.Absolute absolute
                ? scale * absolute.px()
                : scale * metrics().lineHeight();
    }
}
