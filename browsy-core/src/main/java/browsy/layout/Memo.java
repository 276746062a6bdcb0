package browsy.layout;

import browsy.layout.context.LayoutInput;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * The latest results of one box by their input; a handful, since containers ask the same few
 * questions.
 */
final class Memo<T> {
    private static final int SIZE = 8;

    private record Entry<T>(LayoutInput input, T result) {}

    private final Deque<Entry<T>> entries = new ArrayDeque<>(SIZE);

    @Nullable T get(LayoutInput input) {
        for (Entry<T> entry : entries) {
            if (entry.input.equals(input)) {
                return entry.result;
            }
        }
        return null;
    }

    void put(LayoutInput input, T result) {
        if (entries.size() == SIZE) {
            entries.removeLast();
        }
        entries.addFirst(new Entry<>(input, result));
    }
}
