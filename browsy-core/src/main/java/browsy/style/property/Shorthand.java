package browsy.style.property;

import browsy.css.parse.ValueReader;
import browsy.css.value.Specified;
import java.util.ArrayList;
import java.util.List;

/**
 * A property that sets several others.
 *
 * @param longhands all that it sets, given or not
 * @see <a href="https://drafts.csswg.org/css-cascade-5/#shorthand">css-cascade-5</a>
 */
record Shorthand(String name, List<? extends Longhand> longhands, Grammar grammar) {

    /** Reads the value of a shorthand. */
    @FunctionalInterface
    interface Grammar {

        /** Sets the longhands that the value gives; false if it is invalid. */
        boolean parse(ValueReader in, Output out);
    }

    /** Where a grammar puts the longhands; those not set get their initial values. */
    static final class Output {
        private final List<PropertyValue> values = new ArrayList<>();

        void set(Longhand longhand, Specified<?> value) {
            values.add(new PropertyValue(longhand, new DeclaredValue.Typed(value)));
        }

        boolean has(Longhand longhand) {
            for (PropertyValue value : values) {
                if (value.longhand() == longhand) {
                    return true;
                }
            }
            return false;
        }

        List<PropertyValue> values() {
            return values;
        }
    }
}
