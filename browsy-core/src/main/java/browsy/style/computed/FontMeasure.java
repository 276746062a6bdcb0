package browsy.style.computed;

import browsy.css.value.font.FontFamily;
import browsy.css.value.font.FontStyle;
import browsy.css.value.font.HanLanguage;
import java.util.List;

/** Measures fonts for the font-relative units of style values. */
@FunctionalInterface
public interface FontMeasure {

    /**
     * Measures the first available font of a list of families.
     *
     * @param families the families in order of preference
     * @param language the content language
     * @param weight the font weight, from 1 to 1000
     * @param style the font style
     * @param size the font size in CSS px
     * @param sizeAdjust the value of {@code font-size-adjust}; 0 for {@code none}
     */
    Metrics measure(
            List<FontFamily> families,
            HanLanguage language,
            double weight,
            FontStyle style,
            double size,
            double sizeAdjust);

    /**
     * The metrics of a font at one size, in CSS px.
     *
     * @param xHeight the {@code ex} unit
     * @param zeroAdvance the {@code ch} unit
     * @param capHeight the {@code cap} unit
     * @param ideographAdvance the {@code ic} unit
     * @param lineHeight the used value of {@code line-height: normal}
     */
    record Metrics(
            double xHeight,
            double zeroAdvance,
            double capHeight,
            double ideographAdvance,
            double lineHeight) {}
}
