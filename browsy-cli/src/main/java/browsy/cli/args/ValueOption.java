package browsy.cli.args;

import org.jspecify.annotations.Nullable;

/**
 * An option with one value, which can be given once.
 *
 * @param name the name with its two hyphens
 * @param label the placeholder of the value in usage texts
 * @param type the type of the value
 * @param description one phrase for the usage text
 * @param required whether the command line must have it
 * @param variable the environment variable with the value where the command line has none; null for
 *     none. An empty variable counts as unset
 */
public record ValueOption<T>(
        String name,
        String label,
        ValueType<T> type,
        String description,
        boolean required,
        @Nullable String variable)
        implements Option, Argument<T> {

    /** Declares an option that may be missing. */
    public ValueOption(String name, String label, ValueType<T> type, String description) {
        this(name, label, type, description, false, null);
    }

    /** Returns an option that must not be missing. */
    public ValueOption<T> necessary() {
        return new ValueOption<>(name, label, type, description, true, variable);
    }

    /** Returns an option whose value may also come from an environment variable. */
    public ValueOption<T> orFrom(String environmentVariable) {
        return new ValueOption<>(name, label, type, description, required, environmentVariable);
    }
}
