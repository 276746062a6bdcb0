package browsy.layout.box;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one layout run knows of boxes, by box. Those of the tree have numbers and need no looking
 * up; the few that layout makes besides are told apart by identity.
 *
 * @param <V> what is known of a box
 */
public final class BoxTable<V> {
    private static final int CAPACITY = 256;

    private @Nullable Object[] numbered = new @Nullable Object[CAPACITY];
    private Map<Box, V> others = Map.of();

    /** What is known of a box; null if nothing is. */
    @SuppressWarnings("unchecked") // only put() fills the array
    public @Nullable V get(Box box) {
        int number = box.number();
        if (number < 0) {
            return others.get(box);
        }
        return number < numbered.length ? (V) numbered[number] : null;
    }

    /** Notes what is known of a box from now on. */
    public void put(Box box, V value) {
        int number = box.number();
        if (number < 0) {
            others = others.isEmpty() ? new IdentityHashMap<>() : others;
            others.put(box, value);
            return;
        }
        if (number >= numbered.length) {
            numbered = Arrays.copyOf(numbered, Math.max(number + 1, 2 * numbered.length));
        }
        numbered[number] = value;
    }
}
