package browsy.style.hint;

import static browsy.style.property.BoxProperties.HEIGHT;
import static browsy.style.property.BoxProperties.WIDTH;
import static browsy.style.property.EffectProperties.COLOR;

import browsy.css.value.Color;
import browsy.css.value.Length;
import browsy.css.value.box.BorderStyle;
import org.jsoup.nodes.Element;

/**
 * The presentational hints of {@code <hr>}.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/rendering.html#the-hr-element-2">HTML</a>
 */
final class RuleHints {

    private RuleHints() {}

    static void of(Element hr, HintCollector hints) {
        switch (PresentationalHints.attribute(hr, "align")) {
            case "left" -> PresentationalHints.autoMargins(hints, false, true);
            case "right" -> PresentationalHints.autoMargins(hints, true, false);
            case "center" -> PresentationalHints.autoMargins(hints, true, true);
            default -> {}
        }
        boolean solid = hr.hasAttr("color") || hr.hasAttr("noshade");
        if (solid) {
            BorderHints.style(hints, BorderStyle.SOLID);
        }
        Color color = LegacyColor.parse(hr.attr("color"));
        if (color != null) {
            hints.set(COLOR, color);
        }
        hints.setLength(
                WIDTH, LegacyDimensions.dimension(PresentationalHints.optional(hr, "width")));
        int size = LegacyDimensions.nonNegative(PresentationalHints.optional(hr, "size"));
        if (size == 0 || size == 1) {
            BorderHints.width(hints, BorderHints.BOTTOM, 0);
        } else if (size > 1) {
            hints.setLength(HEIGHT, Length.px(size - 2));
        }
    }
}
