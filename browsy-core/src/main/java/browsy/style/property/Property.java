package browsy.style.property;

import browsy.css.parse.ValueParser;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * A longhand property: the typed key of a computed style. Each is one object and equal to itself
 * alone. It is a record as the compiler then takes its parts for the constants that they are.
 *
 * @param name in lower case
 * @param isInherited whether it inherits by default
 * @param initial the initial value, as computed
 * @param index a small number, different for each property
 * @param <T> the type of its computed value, immutable
 */
public record Property<T>(
        String name, boolean isInherited, T initial, ValueParser<T> parser, int index)
        implements Longhand {
    /** The indexes of inherited properties are below this, those of the others are not. */
    public static final int FIRST_NOT_INHERITED = 64;

    private static final AtomicInteger NEXT_INHERITED = new AtomicInteger();
    private static final AtomicInteger NEXT_OTHER = new AtomicInteger(FIRST_NOT_INHERITED);

    static <T> Property<T> inherited(String name, T initial, ValueParser<T> parser) {
        int index = NEXT_INHERITED.getAndIncrement();
        if (index >= FIRST_NOT_INHERITED) {
            throw new IllegalStateException("no room for the inherited property " + name);
        }
        return new Property<>(name, true, initial, parser, index);
    }

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
