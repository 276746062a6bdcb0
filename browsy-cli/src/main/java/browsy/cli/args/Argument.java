package browsy.cli.args;

/**
 * A part of a command line that has values: a parameter, or an option with a value.
 *
 * @param <T> the type of its values
 */
public sealed interface Argument<T> permits Parameter, ValueOption, ListOption {
    /** The type of each value. */
    ValueType<T> type();

    /** The placeholder of a value in usage texts. */
    String label();
}
