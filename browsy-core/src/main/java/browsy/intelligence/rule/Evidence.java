package browsy.intelligence.rule;

import browsy.model.SpatialElement;
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

    /** Evidence from the structure of the page, to be named by the rule that finds it. */
    public static final Evidence STRUCTURE = new Evidence("", null, List.of());

    public Evidence {
        elementIds = List.copyOf(elementIds);
    }

    /** Returns {@link #STRUCTURE} if a condition holds, else null. */
    public static @Nullable Evidence when(boolean condition) {
        return condition ? STRUCTURE : null;
    }

    /** Creates evidence that consists of an element, to be named by the rule that finds it. */
    public static Evidence on(SpatialElement element) {
        return new Evidence("", element.text(), List.of(element.id()));
    }

    /** Creates evidence that consists of a text, to be named by the rule that finds it. */
    public static Evidence said(String text) {
        return new Evidence("", text, List.of());
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
