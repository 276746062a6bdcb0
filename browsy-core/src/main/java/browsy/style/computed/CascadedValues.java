package browsy.style.computed;

import browsy.css.value.Specified;
import browsy.style.property.Property;
import browsy.style.property.PropertyTable;
import org.jspecify.annotations.Nullable;

/**
 * The cascaded values of one element: at most one value for each property, with substitution
 * functions, logical properties and CSS-wide keywords resolved. Reusable after {@link #clear}. Not
 * thread-safe.
 *
 * @see <a href="https://drafts.csswg.org/css-cascade-5/#cascaded">css-cascade-5</a>
 */
public final class CascadedValues {

    /** Marks a property that is not inherited by default and has the value {@code inherit}. */
    private static final Specified<?> INHERIT = Specified.of(new Object());

    /** Marks a property that is inherited by default and has the value {@code initial}. */
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

    /** Whether the property has its initial value, by declaration or by default. */
    boolean isInitial(Property<?> property) {
        Specified<?> value = values[property.index()];
        return value == null ? !property.isInherited() : value == INITIAL;
    }

    /** The declared value; null if the property is inherited or initial. */
    @SuppressWarnings("unchecked") // set() is only given values that the property's parser made
    public <T> @Nullable Specified<? extends T> declared(Property<T> property) {
        Specified<?> value = values[property.index()];
        return value == INHERIT || value == INITIAL ? null : (Specified<? extends T>) value;
    }

    /** Sets the value of a property, which must be of the property's type. */
    public void set(Property<?> property, Specified<?> value) {
        put(property, value);
    }

    /** Records that the value of a property comes from the user agent stylesheet. */
    public void markDefault(Property<?> property) {
        byDefault[property.index()] = true;
    }

    /** Whether the value of a property comes from the user agent stylesheet. */
    boolean isDefault(Property<?> property) {
        return byDefault[property.index()];
    }

    /** Sets a property to its inherited value. */
    public void setInherit(Property<?> property) {
        takesFromParent |= !property.isInherited();
        put(property, property.isInherited() ? null : INHERIT);
    }

    /** Sets a property to its initial value. */
    public void setInitial(Property<?> property) {
        put(property, property.isInherited() ? INITIAL : null);
    }

    /** Whether a property that is not inherited by default has the value {@code inherit}. */
    public boolean takesFromParent() {
        return takesFromParent;
    }

    /** The number of properties that were set. */
    public int size() {
        return count;
    }

    /** A property that was set, by its number from 0 in the order of first setting. */
    public Property<?> property(int number) {
        return properties[number];
    }

    /** Removes all values. */
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
