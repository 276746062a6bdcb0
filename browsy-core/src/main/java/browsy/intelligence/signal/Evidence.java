package browsy.intelligence.signal;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The evidence for a conclusion.
 *
 * @param rule stable name of the rule that applied
 * @param matched the text that the rule matched, null if it evaluates structure only
 * @param elementIds ids of the elements that the rule evaluated
 */
public record Evidence(String rule, @Nullable String matched, List<Integer> elementIds) {

    public Evidence {
        elementIds = List.copyOf(elementIds);
    }

    /** Creates evidence from the structure of the page. */
    public static Evidence of(String rule) {
        return new Evidence(rule, null, List.of());
    }

    /** Creates evidence from a text. */
    public static Evidence of(String rule, @Nullable String matched) {
        return new Evidence(rule, matched, List.of());
    }
}
