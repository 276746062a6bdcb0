package browsy.model;

import java.util.HashMap;
import java.util.Map;

/** A value with a fixed spelling in outputs. */
public interface Named {

    /** The spelling used in every output format; never changes once released. */
    String wireName();

    /**
     * The values of an enum by their spelling, for readers of outputs.
     *
     * @throws IllegalArgumentException if two values share a spelling
     */
    static <E extends Enum<E> & Named> Map<String, E> index(Class<E> type) {
        Map<String, E> byName = new HashMap<>();
        for (E value : type.getEnumConstants()) {
            if (byName.put(value.wireName(), value) != null) {
                throw new IllegalArgumentException(
                        "two values of " + type.getSimpleName() + " are " + value.wireName());
            }
        }
        return Map.copyOf(byName);
    }
}
