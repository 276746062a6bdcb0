package browsy.cli.args;

import java.util.List;

/** Converts the text of an argument to a value. */
public interface ValueType<T> {
    /**
     * Converts a text.
     *
     * @throws IllegalArgumentException if it is not a value of this type; the message says so
     */
    T convert(String text);

    /** The usual values, for usage texts and completion; empty if they cannot be listed. */
    default List<String> names() {
        return List.of();
    }
}
