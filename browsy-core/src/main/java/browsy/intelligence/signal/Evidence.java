package browsy.intelligence.signal;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why a detector said yes.
 *
 * @param rule stable name of the rule that fired
 * @param matched text that it went by, null if it went by structure
 * @param elementIds ids of the elements that it went by
 */
public record Evidence(String rule, @Nullable String matched, List<Integer> elementIds) {

    public Evidence {
        elementIds = List.copyOf(elementIds);
    }

    /** Evidence in the structure of the page. */
    public static Evidence of(String rule) {
        return new Evidence(rule, null, List.of());
    }

    /** Evidence in a text. */
    public static Evidence of(String rule, @Nullable String matched) {
        return new Evidence(rule, matched, List.of());
    }
}
