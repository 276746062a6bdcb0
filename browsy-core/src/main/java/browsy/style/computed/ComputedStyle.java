package browsy.style.computed;

import static browsy.style.property.BoxProperties.BORDER_BOTTOM_STYLE;
import static browsy.style.property.BoxProperties.BORDER_BOTTOM_WIDTH;
import static browsy.style.property.BoxProperties.BORDER_LEFT_STYLE;
import static browsy.style.property.BoxProperties.BORDER_LEFT_WIDTH;
import static browsy.style.property.BoxProperties.BORDER_RIGHT_STYLE;
import static browsy.style.property.BoxProperties.BORDER_RIGHT_WIDTH;
import static browsy.style.property.BoxProperties.BORDER_TOP_STYLE;
import static browsy.style.property.BoxProperties.BORDER_TOP_WIDTH;

import browsy.css.value.box.BorderStyle;
import browsy.css.value.box.Display;
import browsy.style.property.Property;
import java.util.Set;
import java.util.function.Function;

/**
 * The computed values of all properties of an element, pseudo-element or anonymous box. Immutable,
 * and shared between elements with equal values.
 *
 * @see <a href="https://drafts.csswg.org/css-cascade-5/#computed">css-cascade-5</a>
 */
public sealed interface ComputedStyle permits ChunkedStyle {

    /** The computed value of a property. */
    <T> T get(Property<T> property);

    /**
     * A value that another stage derives from this style alone. It is computed at the first call
     * and kept with the style, so elements that share the style share it as well.
     *
     * @param type the key of the derived value
     * @param maker computes the value; must give equal values for equal styles
     */
    <T> T derived(Class<T> type, Function<? super ComputedStyle, ? extends T> maker);

    /** Whether all values equal those of another style. */
    boolean hasValuesOf(ComputedStyle other);

    /** Whether all values equal those of another style, apart from those of some properties. */
    boolean hasValuesOf(ComputedStyle other, Set<Property<?>> apart);

    /** The identity of the inherited values, see {@link Inheritance}. */
    Inheritance inheritance();

    /** The computed {@code display}. */
    Display display();

    /**
     * The style of an anonymous box inside a box of this style: inherited properties have the
     * values of this style, all others have initial values.
     */
    ComputedStyle anonymous(Display display);

    /** The top border width in CSS px; 0 if the border style is {@code none} or {@code hidden}. */
    default double borderTop() {
        return borderWidth(BORDER_TOP_STYLE, BORDER_TOP_WIDTH);
    }

    /** The right border width, see {@link #borderTop()}. */
    default double borderRight() {
        return borderWidth(BORDER_RIGHT_STYLE, BORDER_RIGHT_WIDTH);
    }

    /** The bottom border width, see {@link #borderTop()}. */
    default double borderBottom() {
        return borderWidth(BORDER_BOTTOM_STYLE, BORDER_BOTTOM_WIDTH);
    }

    /** The left border width, see {@link #borderTop()}. */
    default double borderLeft() {
        return borderWidth(BORDER_LEFT_STYLE, BORDER_LEFT_WIDTH);
    }

    private double borderWidth(Property<BorderStyle> style, Property<Double> width) {
        BorderStyle drawn = get(style);
        return drawn == BorderStyle.NONE || drawn == BorderStyle.HIDDEN ? 0 : get(width);
    }
}
