package browsy.layout.build;

import static browsy.style.property.EffectProperties.CONTAIN;
import static browsy.style.property.TextProperties.DIRECTION;
import static browsy.style.property.TextProperties.WRITING_MODE;

import browsy.css.value.box.Display;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.OverriddenStyle;
import org.jsoup.nodes.Element;

/**
 * Propagates the writing mode and direction of the body to the root element.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-writing-modes-4/#principal-flow">css-writing-modes-4</a>
 */
final class PrincipalWritingMode {
    private PrincipalWritingMode() {}

    /**
     * The used style of the root element. Nothing is propagated if the body or the root element has
     * containment.
     */
    static ComputedStyle of(Element root, ComputedStyle style, StyledDocument styles) {
        Element child = root.firstElementChild();
        while (child != null && !child.normalName().equals("body")) {
            child = child.nextElementSibling();
        }
        if (child != null) {
            ComputedStyle body = styles.style(child);
            if (body == null
                    || body.display() == Display.NONE
                    || isContained(body)
                    || isContained(style)) {
                return style;
            }
            return OverriddenStyle.with(
                    OverriddenStyle.with(style, WRITING_MODE, body.get(WRITING_MODE)),
                    DIRECTION,
                    body.get(DIRECTION));
        }
        return style;
    }

    private static boolean isContained(ComputedStyle style) {
        return style.get(CONTAIN).isAny();
    }
}
