package browsy.style.computed;

import browsy.css.value.Specified;
import browsy.style.property.Property;
import browsy.style.property.PropertyTable;
import org.jspecify.annotations.Nullable;

/**
 * What the cascade chose for one element: at most one value for each property, free of {@code
 * var()} and logical names, {@code revert} and {@code unset} resolved.
 *
 * @see <a href="https://drafts.csswg.org/css-cascade-5/#cascaded">css-cascade-5</a>
 */
public final class CascadedValues {

    /** The parent's computed value, given where the property does not inherit by itself. */
    private static final Specified<?> INHERIT = Specified.of(new Object());

    /** The initial value, given where the property would inherit. */
    private static final Specified<?> INITIAL = Specified.of(new Object());

    private final @Nullable Specified<?>[] values;

    public CascadedValues() {
        this.values = new @Nullable Specified<?>[PropertyTable.all().size()];
    }

    /** Whether the property is {@code inherit}, by declaration or by default. */
    public boolean inherits(Property<?> property) {
        Specified<?> value = values[property.index()];
        return value == null ? property.isInherited() : value == INHERIT;
    }

    /** Whether the property is {@code initial}, by declaration or by default. */
    public boolean isInitial(Property<?> property) {
        Specified<?> value = values[property.index()];
        return value == null ? !property.isInherited() : value == INITIAL;
    }

    /** The value declared; null where the property inherits or is initial. */
    @SuppressWarnings("unchecked") // set() is only given values that the property's parser made
    public <T> @Nullable Specified<? extends T> declared(Property<T> property) {
        Specified<?> value = values[property.index()];
        return value == INHERIT || value == INITIAL ? null : (Specified<? extends T>) value;
    }

    /** Sets the value of a property, which must be of its type. */
    public void set(Property<?> property, Specified<?> value) {
        values[property.index()] = value;
    }

    public void setInherit(Property<?> property) {
        values[property.index()] = property.isInherited() ? null : INHERIT;
    }

    public void setInitial(Property<?> property) {
        values[property.index()] = property.isInherited() ? INITIAL : null;
    }
}
