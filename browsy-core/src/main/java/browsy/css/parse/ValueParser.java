package browsy.css.parse;

import browsy.css.value.Specified;
import org.jspecify.annotations.Nullable;

/**
 * Reads a value of one property from the front of a reader.
 *
 * @param <T> the type of the computed value
 */
@FunctionalInterface
public interface ValueParser<T> {

    /** The value, or null if none that is valid begins here. */
    @Nullable Specified<? extends T> parse(ValueReader in);
}
