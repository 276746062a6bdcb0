package browsy.layout.flow.inline.items;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * The em boxes of short texts in one style. Layout asks several times for those of the bases and
 * annotations of ruby. Thread-safe, since pages share styles.
 */
final class KnownEmBoxes {
    private static final int MAX_TEXTS = 500;

    /** The maximum length of a text that is kept, in characters. */
    private static final int MAX_LENGTH = 32;

    private final Map<String, EmBox> byText = new ConcurrentHashMap<>();

    /** Returns the em box of a text, measured if it is not known. */
    EmBox of(String text, Function<String, EmBox> measure) {
        EmBox known = byText.get(text);
        if (known != null) {
            return known;
        }
        EmBox measured = measure.apply(text);
        if (text.length() <= MAX_LENGTH && byText.size() < MAX_TEXTS) {
            byText.put(text, measured);
        }
        return measured;
    }
}
