package browsy.html.form;

import java.util.List;

/**
 * The capturing groups in a part of a regular expression. Their numbers have no gaps.
 *
 * @param first the lowest number; 0 if there is no group
 * @param last the highest number; 0 if there is no group
 * @param areReferred whether the part has back references
 */
record PatternCaptures(int first, int last, boolean areReferred) {
    private static final PatternCaptures NONE = new PatternCaptures(0, 0, false);

    static PatternCaptures of(PatternNode node) {
        if (node instanceof PatternNode.Capture capture) {
            PatternCaptures within = of(capture.part());
            return within.and(new PatternCaptures(capture.number(), capture.number(), false));
        } else if (node instanceof PatternNode.BackReference) {
            return new PatternCaptures(0, 0, true);
        } else if (node instanceof PatternNode.Sequence sequence) {
            return of(sequence.parts());
        } else if (node instanceof PatternNode.Choice choice) {
            return of(choice.parts());
        } else if (node instanceof PatternNode.Repeat repeat) {
            return of(repeat.part());
        } else if (node instanceof PatternNode.Look look) {
            return of(look.part());
        }
        return NONE;
    }

    private static PatternCaptures of(List<PatternNode> parts) {
        PatternCaptures all = NONE;
        for (PatternNode part : parts) {
            all = all.and(of(part));
        }
        return all;
    }

    private PatternCaptures and(PatternCaptures other) {
        boolean both = first > 0 && other.first > 0;
        return new PatternCaptures(
                both ? Math.min(first, other.first) : first + other.first,
                Math.max(last, other.last),
                areReferred || other.areReferred);
    }
}
