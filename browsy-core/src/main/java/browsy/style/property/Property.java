package browsy.style.property;

import browsy.css.parse.ValueParser;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A longhand property: the typed key of a computed style.
 *
 * @param <T> the type of its computed value, immutable
 */
public final class Property<T> implements Longhand {
    /** The indexes of inherited properties are below this, those of the others are not. */
    public static final int FIRST_NOT_INHERITED = 64;

    private static final AtomicInteger NEXT_INHERITED = new AtomicInteger();
    private static final AtomicInteger NEXT_OTHER = new AtomicInteger(FIRST_NOT_INHERITED);

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
        this.index = (inherited ? NEXT_INHERITED : NEXT_OTHER).getAndIncrement();
        if (inherited && index >= FIRST_NOT_INHERITED) {
            throw new IllegalStateException("no room for the inherited property " + name);
        }
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

    /** A small number, different for each property. */
    public int index() {
        return index;
    }

    @Override
    public String toString() {
        return name;
    }
}
