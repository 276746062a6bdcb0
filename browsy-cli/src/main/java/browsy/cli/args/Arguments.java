package browsy.cli.args;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The arguments of a command, converted to the types of its declaration. */
public final class Arguments {
    /** The values of parameters and options that are given, by identity; none for flags. */
    private final Map<Object, List<Object>> values;

    /**
     * @param values the values of each argument have its type
     */
    Arguments(Map<Object, List<Object>> values) {
        this.values = new IdentityHashMap<>(values);
    }

    /** Tests whether a flag is given. */
    public boolean has(Flag flag) {
        return values.containsKey(flag);
    }

    /** Returns the value of an argument, null if it is missing. */
    public <T> @Nullable T get(Argument<T> argument) {
        List<T> all = all(argument, List.of());
        return all.isEmpty() ? null : all.get(0);
    }

    /** Returns the value of an argument, another if it is missing. */
    public <T> T get(Argument<T> argument, T otherwise) {
        T value = get(argument);
        return value == null ? otherwise : value;
    }

    /**
     * Returns the value of an argument that the command requires.
     *
     * @throws IllegalStateException if the declaration does not require it
     */
    public <T> T require(Argument<T> argument) {
        T value = get(argument);
        if (value == null) {
            throw new IllegalStateException(argument.label() + " is not required");
        }
        return value;
    }

    /** Returns all values of an argument in their order. */
    public <T> List<T> all(Argument<T> argument) {
        return all(argument, List.of());
    }

    /** Returns all values of an argument in their order, others if it is missing. */
    @SuppressWarnings("unchecked") // the parser converts each value by the type of its argument
    public <T> List<T> all(Argument<T> argument, List<T> otherwise) {
        List<Object> given = values.get(argument);
        return given == null ? otherwise : (List<T>) given;
    }
}
