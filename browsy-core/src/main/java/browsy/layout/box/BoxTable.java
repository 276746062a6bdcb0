package browsy.layout.box;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A map from boxes to values for one layout run. Boxes of the tree have numbers, which index an
 * array; the few boxes created during layout are keys of an identity map.
 *
 * @param <V> the type of the values
 */
public final class BoxTable<V> {
    private static final int CAPACITY = 256;

    private @Nullable Object[] numbered = new @Nullable Object[CAPACITY];
    private Map<Box, V> others = Map.of();

    /** The value of a box; null if it has none. */
    @SuppressWarnings("unchecked") // only put() fills the array
    public @Nullable V get(Box box) {
        int number = box.number();
        if (number < 0) {
            return others.get(box);
        }
        return number < numbered.length ? (V) numbered[number] : null;
    }

    /** Sets the value of a box. */
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
