package browsy.layout;

import browsy.layout.context.LayoutInput;
import org.jspecify.annotations.Nullable;

/**
 * The results of one box by their input: a handful, since containers ask the same few questions,
 * and most boxes are asked one only.
 */
final class Memo<T> {
    private @Nullable Entry<T> latest;
    private int size;

    /** A result and the one before it. */
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

    /** The last of the results; null where there is none. */
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
