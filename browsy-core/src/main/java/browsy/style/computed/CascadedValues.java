package browsy.style.computed;

import browsy.css.value.Specified;
import browsy.style.property.Property;
import browsy.style.property.PropertyTable;
import org.jspecify.annotations.Nullable;

/**
 * What the cascade chose for one element: at most one value for each property, free of {@code
 * var()} and logical names, {@code revert} and {@code unset} resolved. It can be cleared and used
 * again; it is not safe for use by several threads.
 *
 * @see <a href="https://drafts.csswg.org/css-cascade-5/#cascaded">css-cascade-5</a>
 */
public final class CascadedValues {

    /** The parent's computed value, given where the property does not inherit by itself. */
    private static final Specified<?> INHERIT = Specified.of(new Object());

    /** The initial value, given where the property would inherit. */
    private static final Specified<?> INITIAL = Specified.of(new Object());

    private final @Nullable Specified<?>[] values;
    private final boolean[] listed = new boolean[PropertyTable.size()];
    private final Property<?>[] properties = new Property<?>[PropertyTable.size()];
    private final boolean[] byDefault = new boolean[PropertyTable.size()];
    private int count;
    private boolean takesFromParent;

    public CascadedValues() {
        this.values = new Specified<?>[PropertyTable.size()];
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
        put(property, value);
    }

    /** Notes that the value of a property is the user-agent style sheet's. */
    public void markDefault(Property<?> property) {
        byDefault[property.index()] = true;
    }

    /** Whether the user-agent style sheet declared the value of a property. */
    boolean isDefault(Property<?> property) {
        return byDefault[property.index()];
    }

    public void setInherit(Property<?> property) {
        takesFromParent |= !property.isInherited();
        put(property, property.isInherited() ? null : INHERIT);
    }

    public void setInitial(Property<?> property) {
        put(property, property.isInherited() ? INITIAL : null);
    }

    /** Whether any property is {@code inherit} that does not inherit by itself. */
    public boolean takesFromParent() {
        return takesFromParent;
    }

    /** How many properties were set. */
    public int size() {
        return count;
    }

    /** The properties that were set, by number from 0, in the order they first were. */
    public Property<?> property(int number) {
        return properties[number];
    }

    /** Forgets all values. */
    public void clear() {
        for (int i = 0; i < count; i++) {
            values[properties[i].index()] = null;
            listed[properties[i].index()] = false;
            byDefault[properties[i].index()] = false;
        }
        count = 0;
        takesFromParent = false;
    }

    private void put(Property<?> property, @Nullable Specified<?> value) {
        values[property.index()] = value;
        if (!listed[property.index()]) {
            listed[property.index()] = true;
            properties[count++] = property;
        }
    }
}
