package browsy.style.cascade;

import static browsy.style.property.BoxProperties.BORDER_BOTTOM_STYLE;
import static browsy.style.property.BoxProperties.BORDER_BOTTOM_WIDTH;
import static browsy.style.property.BoxProperties.BORDER_LEFT_STYLE;
import static browsy.style.property.BoxProperties.BORDER_LEFT_WIDTH;
import static browsy.style.property.BoxProperties.BORDER_RIGHT_STYLE;
import static browsy.style.property.BoxProperties.BORDER_RIGHT_WIDTH;
import static browsy.style.property.BoxProperties.BORDER_TOP_STYLE;
import static browsy.style.property.BoxProperties.BORDER_TOP_WIDTH;
import static browsy.style.property.BoxProperties.FLOAT;
import static browsy.style.property.BoxProperties.MARGIN_BOTTOM;
import static browsy.style.property.BoxProperties.MARGIN_LEFT;
import static browsy.style.property.BoxProperties.MARGIN_RIGHT;
import static browsy.style.property.BoxProperties.MARGIN_TOP;
import static browsy.style.property.BoxProperties.PADDING_BOTTOM;
import static browsy.style.property.BoxProperties.PADDING_LEFT;
import static browsy.style.property.BoxProperties.PADDING_RIGHT;
import static browsy.style.property.BoxProperties.PADDING_TOP;
import static browsy.style.property.ContentProperties.CONTENT;
import static browsy.style.property.EffectProperties.BACKGROUND_COLOR;
import static browsy.style.property.EffectProperties.BACKGROUND_IMAGE;
import static browsy.style.property.EffectProperties.OPACITY;
import static browsy.style.property.TextProperties.BASELINE_SHIFT;
import static browsy.style.property.TextProperties.INITIAL_LETTER;
import static browsy.style.property.TextProperties.UNICODE_BIDI;
import static browsy.style.property.TextProperties.VERTICAL_ALIGN;
import static browsy.style.property.TextProperties.WRITING_MODE;

import browsy.css.selector.PseudoElementKind;
import browsy.style.property.Property;
import java.util.Set;

/**
 * The properties that author declarations can set on pseudo-elements. {@code ::first-letter},
 * {@code ::first-line} and {@code ::marker} accept only a subset.
 *
 * @see <a href="https://drafts.csswg.org/css-pseudo-4/#first-line-styling">css-pseudo-4</a>
 * @see <a href="https://drafts.csswg.org/css-pseudo-4/#first-letter-styling">css-pseudo-4</a>
 * @see <a href="https://drafts.csswg.org/css-lists-3/#marker-properties">css-lists-3</a>
 */
final class PseudoElementProperties {
    private static final Set<Property<?>> OF_FIRST_LETTERS =
            Set.of(
                    FLOAT,
                    VERTICAL_ALIGN,
                    INITIAL_LETTER,
                    BACKGROUND_COLOR,
                    BACKGROUND_IMAGE,
                    OPACITY,
                    MARGIN_TOP,
                    MARGIN_RIGHT,
                    MARGIN_BOTTOM,
                    MARGIN_LEFT,
                    PADDING_TOP,
                    PADDING_RIGHT,
                    PADDING_BOTTOM,
                    PADDING_LEFT,
                    BORDER_TOP_WIDTH,
                    BORDER_RIGHT_WIDTH,
                    BORDER_BOTTOM_WIDTH,
                    BORDER_LEFT_WIDTH,
                    BORDER_TOP_STYLE,
                    BORDER_RIGHT_STYLE,
                    BORDER_BOTTOM_STYLE,
                    BORDER_LEFT_STYLE);

    private static final Set<Property<?>> OF_FIRST_LINES =
            Set.of(VERTICAL_ALIGN, BASELINE_SHIFT, BACKGROUND_COLOR, BACKGROUND_IMAGE, OPACITY);

    private PseudoElementProperties() {}

    /** Whether a declaration of a property at a cascade level applies to a pseudo-element. */
    static boolean apply(PseudoElementKind pseudo, Property<?> property, Level level) {
        if (level.origin() == Origin.USER_AGENT) {
            return true;
        }
        return switch (pseudo) {
            case FIRST_LETTER -> isOfText(property) || OF_FIRST_LETTERS.contains(property);
            case FIRST_LINE -> isOfText(property) || OF_FIRST_LINES.contains(property);
            case MARKER -> isOfText(property) || property == CONTENT || property == UNICODE_BIDI;
            default -> true;
        };
    }

    /**
     * Whether a property applies to text: any inherited property except the writing mode, which
     * also applies to the box.
     */
    private static boolean isOfText(Property<?> property) {
        return property.isInherited() && property != WRITING_MODE;
    }
}
