package browsy.style.property;

import browsy.css.parse.ValueParser;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * A longhand property, which is the typed key of a value in a computed style. Compared by identity.
 * It is a record so that the JIT compiler treats its components as constants.
 *
 * @param name the name in lower case
 * @param isInherited whether the property is inherited by default
 * @param initial the initial value, as computed
 * @param parser parses its values
 * @param index a small number, unique to the property
 * @param <T> the type of its computed value, immutable
 */
public record Property<T>(
        String name, boolean isInherited, T initial, ValueParser<T> parser, int index)
        implements Longhand {
    /** The indexes of inherited properties are less than this, those of others are not. */
    public static final int FIRST_NOT_INHERITED = 64;

    private static final AtomicInteger NEXT_INHERITED = new AtomicInteger();
    private static final AtomicInteger NEXT_OTHER = new AtomicInteger(FIRST_NOT_INHERITED);

    /** Creates a property that is inherited by default. */
    static <T> Property<T> inherited(String name, T initial, ValueParser<T> parser) {
        int index = NEXT_INHERITED.getAndIncrement();
        if (index >= FIRST_NOT_INHERITED) {
            throw new IllegalStateException("no room for the inherited property " + name);
        }
        return new Property<>(name, true, initial, parser, index);
    }

    /** Creates a property that is not inherited by default. */
    static <T> Property<T> reset(String name, T initial, ValueParser<T> parser) {
        return new Property<>(name, false, initial, parser, NEXT_OTHER.getAndIncrement());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return index;
    }

    @Override
    public String toString() {
        return name;
    }
}
