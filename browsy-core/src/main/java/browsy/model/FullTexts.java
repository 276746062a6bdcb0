package browsy.model;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Computes the full text of an element: its own words and those of the elements that its runs refer
 * to.
 */
final class FullTexts {

    /**
     * The maximum depth of references; needed because pages read from JSON may have any references.
     */
    private static final int MAX_DEPTH = 16;

    /** The maximum number of references that are resolved for one text. */
    private static final int MAX_REFERENCES = 10_000;

    private final SpatialDom dom;

    /** The elements included so far; each is included once. */
    private final Set<Integer> followed = new HashSet<>();

    FullTexts(SpatialDom dom) {
        this.dom = dom;
    }

    String of(SpatialElement element) {
        StringBuilder text = new StringBuilder();
        followed.add(element.id());
        append(text, element, 0);
        return text.toString().strip();
    }

    private void append(StringBuilder text, SpatialElement element, int depth) {
        List<Run> runs = element.runs();
        if (runs.isEmpty()) {
            String value = element.isFormField() ? element.value() : element.displayName();
            text.append(value == null ? "" : value);
            return;
        }
        for (Run run : runs) {
            if (run instanceof Run.Text words) {
                text.append(words.text());
            } else if (run instanceof Run.Reference reference
                    && depth < MAX_DEPTH
                    && followed.size() < MAX_REFERENCES
                    && followed.add(reference.id())) {
                dom.get(reference.id()).ifPresent(inside -> append(text, inside, depth + 1));
            }
        }
    }
}
