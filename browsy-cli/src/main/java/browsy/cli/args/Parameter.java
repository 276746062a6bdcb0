package browsy.cli.args;

/**
 * An argument that is told by its position.
 *
 * @param label the placeholder in usage texts
 * @param type the type of the values
 * @param description one phrase for the usage text
 * @param required whether the command line must have it
 * @param repeated whether it takes all arguments that remain
 */
public record Parameter<T>(
        String label, ValueType<T> type, String description, boolean required, boolean repeated)
        implements Argument<T> {

    /** Declares a parameter with one value. */
    public static <T> Parameter<T> one(String label, ValueType<T> type, String description) {
        return new Parameter<>(label, type, description, true, false);
    }

    /** Declares a parameter with one value or none. */
    public static <T> Parameter<T> optional(String label, ValueType<T> type, String description) {
        return new Parameter<>(label, type, description, false, false);
    }

    /** Returns a parameter with any number of values more. */
    public Parameter<T> orMore() {
        return new Parameter<>(label, type, description, required, true);
    }
}
