package browsy.css.parse;

import browsy.css.value.Specified;
import org.jspecify.annotations.Nullable;

/**
 * Parses a value of one property at the position of a reader.
 *
 * @param <T> the type of the computed value
 */
@FunctionalInterface
public interface ValueParser<T> {

    /**
     * Takes a value. Returns null if no valid value starts at the reader; its position is then
     * undefined.
     */
    @Nullable Specified<? extends T> parse(ValueReader in);
}
