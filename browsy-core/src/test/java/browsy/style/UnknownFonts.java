package browsy.style;

import browsy.css.value.font.FontFamily;
import browsy.css.value.font.FontStyle;
import browsy.css.value.font.HanLanguage;
import browsy.style.computed.FontMeasure;
import java.util.List;

/**
 * Font metrics by the fallback rules of CSS for missing metrics, so that tests of styles need no
 * font tables.
 *
 * @see <a href="https://drafts.csswg.org/css-values-4/#font-relative-lengths">css-values-4</a>
 */
public final class UnknownFonts implements FontMeasure {
    @Override
    public Metrics measure(
            List<FontFamily> families,
            HanLanguage language,
            double weight,
            FontStyle style,
            double size,
            double sizeAdjust) {
        return new Metrics(size / 2, size / 2, size * 0.7, size, size * 1.2);
    }
}
