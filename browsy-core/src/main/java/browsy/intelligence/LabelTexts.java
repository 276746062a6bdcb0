package browsy.intelligence;

import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.Texts;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;

/**
 * The folded labels of form fields. A text that repeats one of them is an instruction.
 *
 * @param labels the labels, without short ones, of the first fields in document order
 */
record LabelTexts(List<String> labels) {

    /** The minimum number of letters of a label that is no common word. */
    private static final int MIN_LETTERS = 8;

    /** The maximum number of labels. */
    private static final int MAX_LABELS = 50;

    static LabelTexts of(PageSignals page) {
        List<String> labels = new ArrayList<>();
        for (FormGroup group : page.groups()) {
            for (SpatialElement field : group.dataFields()) {
                String label = labels.size() < MAX_LABELS ? Texts.fold(page.label(field)) : "";
                if (Texts.letters(label) >= MIN_LETTERS) {
                    labels.add(label);
                }
            }
        }
        return new LabelTexts(labels);
    }

    /** Whether a folded text contains a label. */
    boolean areIn(String text) {
        return labels.stream().anyMatch(text::contains);
    }
}
