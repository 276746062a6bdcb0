package browsy.style.hint;

import static browsy.style.property.EffectProperties.COLOR;
import static browsy.style.property.FontProperties.FONT_FAMILY;
import static browsy.style.property.FontProperties.FONT_SIZE;

import browsy.css.parse.FontSize;
import browsy.css.parse.ParseMode;
import browsy.css.parse.ValueReader;
import browsy.css.syntax.CssParser;
import browsy.css.value.Color;
import browsy.css.value.Specified;
import browsy.css.value.font.FontFamily;
import java.util.List;
import org.jsoup.nodes.Element;

/**
 * The presentational hints of {@code <font>}.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/rendering.html#rules-for-parsing-a-legacy-font-size">HTML</a>
 */
final class FontHints {

    private FontHints() {}

    static void of(Element font, HintCollector hints) {
        Color color = LegacyColor.parse(font.attr("color"));
        if (color != null) {
            hints.set(COLOR, color);
        }
        if (!font.attr("face").isBlank()) {
            ValueReader face =
                    new ValueReader(
                            CssParser.parseComponentValues(font.attr("face")), ParseMode.STANDARD);
            Specified<? extends List<FontFamily>> families = FONT_FAMILY.parser().parse(face);
            if (families != null && face.atEnd()) {
                hints.setSpecified(FONT_FAMILY, families);
            }
        }
        String size = font.attr("size").strip();
        Integer number = LegacyDimensions.integer(size);
        if (number != null) {
            boolean relative = size.startsWith("+") || size.startsWith("-");
            long absolute = relative ? 3L + number : number;
            // Size 1 is x-small, size 3 medium, size 7 xxx-large.
            int step = (int) StrictMath.max(1, StrictMath.min(7, absolute));
            hints.setSpecified(FONT_SIZE, new FontSize.Keyword(step));
        }
    }
}
