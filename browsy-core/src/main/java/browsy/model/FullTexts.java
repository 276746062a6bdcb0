package browsy.model;

import java.util.List;

/** Puts together what elements say with what stands between their words. */
final class FullTexts {

    /** The greatest depth of references that are followed; pages read from JSON can claim any. */
    private static final int MAX_DEPTH = 16;

    /** The greatest number of references that are followed for one text. */
    private static final int MAX_REFERENCES = 10_000;

    private final SpatialDom dom;
    private int followed;

    FullTexts(SpatialDom dom) {
        this.dom = dom;
    }

    String of(SpatialElement element) {
        StringBuilder text = new StringBuilder();
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
                    && followed++ < MAX_REFERENCES) {
                dom.get(reference.id()).ifPresent(inside -> append(text, inside, depth + 1));
            }
        }
    }
}
