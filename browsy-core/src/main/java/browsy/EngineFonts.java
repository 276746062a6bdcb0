package browsy;

import browsy.css.value.font.FontFamily;
import browsy.css.value.font.FontStyle;
import browsy.layout.text.FontMetrics;
import browsy.layout.text.FontRequest;
import browsy.style.computed.FontMeasure;
import java.util.List;

/** Lets style measure font-relative units with the fonts of layout, which it may not know. */
final class EngineFonts implements FontMeasure {
    @Override
    public Metrics measure(List<FontFamily> families, double weight, FontStyle style, double size) {
        FontRequest request =
                new FontRequest(
                        families.stream().map(FontFamily::name).toList(),
                        size,
                        weight,
                        style != FontStyle.NORMAL);
        FontMetrics metrics = request.primaryFont().metrics();
        return new Metrics(
                metrics.xHeight(),
                metrics.zeroAdvance(),
                metrics.capHeight(),
                metrics.icAdvance(),
                metrics.lineSpacing());
    }
}
