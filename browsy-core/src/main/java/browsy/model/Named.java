package browsy.model;

import java.util.HashMap;
import java.util.Map;

/** A value with a fixed name in outputs. */
public interface Named {

    /** The name in every output format; never changes once released. */
    String wireName();

    /**
     * Maps the wire names of an enum to its values, for parsing outputs.
     *
     * @param type the class of the enum
     * @throws IllegalArgumentException if two values have the same wire name
     */
    static <E extends Enum<E> & Named> Map<String, E> index(Class<E> type) {
        Map<String, E> byName = new HashMap<>();
        for (E value : type.getEnumConstants()) {
            if (byName.put(value.wireName(), value) != null) {
                throw new IllegalArgumentException(
                        "two values of "
                                + type.getSimpleName()
                                + " have the wire name "
                                + value.wireName());
            }
        }
        return Map.copyOf(byName);
    }
}
