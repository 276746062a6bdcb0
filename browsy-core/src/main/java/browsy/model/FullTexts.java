package browsy.model;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Puts together what elements say with what stands between their words. */
final class FullTexts {

    /** The greatest depth of references that are followed; pages read from JSON can claim any. */
    private static final int MAX_DEPTH = 16;

    /** The greatest number of references that are followed for one text. */
    private static final int MAX_REFERENCES = 10_000;

    private final SpatialDom dom;

    /** An element stands at one place, so that its words are read once. */
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
