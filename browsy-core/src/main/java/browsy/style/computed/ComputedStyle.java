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
import java.util.function.Function;

/**
 * The computed values of all properties of one element, pseudo-element or anonymous box; immutable,
 * and shared between elements whose values are equal.
 *
 * @see <a href="https://drafts.csswg.org/css-cascade-5/#computed">css-cascade-5</a>
 */
public sealed interface ComputedStyle permits ChunkedStyle {

    /** The computed value of a property. */
    <T> T get(Property<T> property);

    /**
     * What another stage makes of this style alone: made when it is first asked for and kept with
     * the style, so that elements which share the style share it, too.
     *
     * @param type tells one derived value from the others
     * @param maker must give equal values for equal styles
     */
    <T> T derived(Class<T> type, Function<? super ComputedStyle, ? extends T> maker);

    /** Whether every value is equal to that of another style. */
    boolean hasValuesOf(ComputedStyle other);

    /** What children inherit. */
    Inheritance inheritance();

    /** The computed {@code display}. */
    Display display();

    /** The style of an anonymous box in this one: inherited values stay, the rest is initial. */
    ComputedStyle anonymous(Display display);

    /** Border width in CSS px; 0 where the style is {@code none} or {@code hidden}. */
    default double borderTop() {
        return borderWidth(BORDER_TOP_STYLE, BORDER_TOP_WIDTH);
    }

    /** See {@link #borderTop()}. */
    default double borderRight() {
        return borderWidth(BORDER_RIGHT_STYLE, BORDER_RIGHT_WIDTH);
    }

    /** See {@link #borderTop()}. */
    default double borderBottom() {
        return borderWidth(BORDER_BOTTOM_STYLE, BORDER_BOTTOM_WIDTH);
    }

    /** See {@link #borderTop()}. */
    default double borderLeft() {
        return borderWidth(BORDER_LEFT_STYLE, BORDER_LEFT_WIDTH);
    }

    private double borderWidth(Property<BorderStyle> style, Property<Double> width) {
        BorderStyle drawn = get(style);
        return drawn == BorderStyle.NONE || drawn == BorderStyle.HIDDEN ? 0 : get(width);
    }
}
