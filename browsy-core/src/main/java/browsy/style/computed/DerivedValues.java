package browsy.style.computed;

import java.util.Arrays;
import java.util.function.Function;

/**
 * What other stages have made of one style. There are a handful of kinds at most, so a list is
 * searched; it is replaced as a whole, so threads that share a style at worst make a value twice.
 */
final class DerivedValues {
    private static final Object[] NONE = {};

    /** Types, each with its value behind it. */
    private volatile Object[] values = NONE;

    <T> T get(Class<T> type, Function<? super ComputedStyle, ? extends T> maker, ComputedStyle of) {
        Object[] known = values;
        for (int i = 0; i < known.length; i += 2) {
            if (known[i] == type) {
                return type.cast(known[i + 1]);
            }
        }
        T made = maker.apply(of);
        Object[] more = Arrays.copyOf(known, known.length + 2);
        more[known.length] = type;
        more[known.length + 1] = made;
        values = more;
        return made;
    }
}
