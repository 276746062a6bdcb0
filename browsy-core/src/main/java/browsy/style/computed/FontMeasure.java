package browsy.style.computed;

import browsy.css.value.font.FontFamily;
import browsy.css.value.font.FontStyle;
import java.util.List;

/** What style has to know of fonts: enough for the units that are measured in them. */
@FunctionalInterface
public interface FontMeasure {

    /**
     * Measures the first available font.
     *
     * @param size CSS px
     */
    Metrics measure(List<FontFamily> families, double weight, FontStyle style, double size);

    /**
     * Measures of one font at one size, in CSS px.
     *
     * @param xHeight the {@code ex} unit
     * @param zeroAdvance the {@code ch} unit
     * @param capHeight the {@code cap} unit
     * @param ideographAdvance the {@code ic} unit
     * @param lineHeight what {@code line-height: normal} comes to
     */
    record Metrics(
            double xHeight,
            double zeroAdvance,
            double capHeight,
            double ideographAdvance,
            double lineHeight) {}
}
