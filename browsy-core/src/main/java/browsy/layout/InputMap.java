package browsy.layout;

import browsy.layout.context.LayoutInput;
import org.jspecify.annotations.Nullable;

/**
 * A map from layout inputs to the results for one box. It is a linked list, newest entry first:
 * containers lay a box out for a handful of inputs only, and most boxes for one.
 */
final class InputMap<T> {
    private @Nullable Entry<T> latest;
    private int size;

    /** An input, its result, and the entry added before it (null if it is the first). */
    static final class Entry<T> {
        private final LayoutInput input;
        private final T result;
        private final @Nullable Entry<T> before;

        Entry(LayoutInput input, T result, @Nullable Entry<T> before) {
            this.input = input;
            this.result = result;
            this.before = before;
        }

        LayoutInput input() {
            return input;
        }

        T result() {
            return result;
        }

        @Nullable Entry<T> before() {
            return before;
        }
    }

    /** The entry added last; null if there is none. */
    @Nullable Entry<T> latest() {
        return latest;
    }

    @Nullable T get(LayoutInput input) {
        for (Entry<T> entry = latest; entry != null; entry = entry.before) {
            if (entry.input.equals(input)) {
                return entry.result;
            }
        }
        return null;
    }

    void put(LayoutInput input, T result) {
        latest = new Entry<>(input, result, latest);
        size++;
    }

    int size() {
        return size;
    }
}
