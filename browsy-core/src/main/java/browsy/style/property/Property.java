package browsy.style.property;

import browsy.css.parse.ValueParser;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A longhand property: the typed key of a computed style.
 *
 * @param <T> the type of its computed value, immutable
 */
public final class Property<T> implements Longhand {
    private static final AtomicInteger NEXT_INDEX = new AtomicInteger();

    private final String name;
    private final boolean inherited;
    private final T initial;
    private final ValueParser<T> parser;
    private final int index;

    private Property(String name, boolean inherited, T initial, ValueParser<T> parser) {
        this.name = name;
        this.inherited = inherited;
        this.initial = initial;
        this.parser = parser;
        this.index = NEXT_INDEX.getAndIncrement();
    }

    static <T> Property<T> inherited(String name, T initial, ValueParser<T> parser) {
        return new Property<>(name, true, initial, parser);
    }

    static <T> Property<T> reset(String name, T initial, ValueParser<T> parser) {
        return new Property<>(name, false, initial, parser);
    }

    @Override
    public String name() {
        return name;
    }

    /** Whether it inherits by default. */
    public boolean isInherited() {
        return inherited;
    }

    /** The initial value, as computed. */
    public T initial() {
        return initial;
    }

    @Override
    public ValueParser<T> parser() {
        return parser;
    }

    /** A small dense number, different for each property. */
    public int index() {
        return index;
    }

    @Override
    public String toString() {
        return name;
    }
}
