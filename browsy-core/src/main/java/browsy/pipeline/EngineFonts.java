package browsy.pipeline;

import browsy.css.value.font.FontFamily;
import browsy.css.value.font.FontStyle;
import browsy.css.value.font.HanLanguage;
import browsy.layout.text.FontMetrics;
import browsy.layout.text.FontRequest;
import browsy.style.computed.FontMeasure;
import java.util.List;

/**
 * Measures font-relative units for the style stage with the fonts of the layout stage, which the
 * style stage does not depend on.
 */
public final class EngineFonts implements FontMeasure {
    @Override
    public Metrics measure(
            List<FontFamily> families,
            HanLanguage language,
            double weight,
            FontStyle style,
            double size,
            double sizeAdjust) {
        FontRequest request =
                new FontRequest(
                                families.stream().map(FontFamily::name).toList(),
                                language,
                                size,
                                weight,
                                style != FontStyle.NORMAL)
                        .withXHeight(sizeAdjust);
        FontMetrics metrics = request.primaryFont().metrics();
        return new Metrics(
                metrics.xHeight(),
                metrics.zeroAdvance(),
                metrics.capHeight(),
                metrics.icAdvance(),
                metrics.lineSpacing());
    }
}
