package browsy.style.property;

import browsy.css.parse.ValueReader;
import browsy.css.value.Specified;
import java.util.ArrayList;
import java.util.List;

/**
 * A shorthand property.
 *
 * @param name the name in lower case
 * @param longhands all longhands that it sets or resets
 * @param grammar the grammar of its values
 * @see <a href="https://drafts.csswg.org/css-cascade-5/#shorthand">css-cascade-5</a>
 */
record Shorthand(String name, List<? extends Longhand> longhands, ShorthandGrammar grammar) {

    /** Sets the longhands that a value specifies; false if the value is invalid. */
    boolean parse(ValueReader in, Output out) {
        return grammar.parse(in, out, longhands);
    }

    /** The longhands that a grammar has set. All others get their initial values. */
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
