package browsy.find;

import browsy.model.InputType;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction.FillForm;
import browsy.model.SuggestedAction.FormField;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The labels that fields show without having them in HTML: a {@code label} element right before the
 * field, or else the label that a suggested form gives to the field.
 */
final class ShownLabels {
    private final Map<Integer, String> labels = new HashMap<>();

    private ShownLabels() {}

    static ShownLabels of(SpatialDom dom) {
        ShownLabels shown = new ShownLabels();
        dom.suggestedActions().stream()
                .filter(FillForm.class::isInstance)
                .flatMap(form -> ((FillForm) form).fields().stream())
                .forEach(shown::add);
        shown.addPreceding(dom);
        return shown;
    }

    private void add(FormField field) {
        if (field.label() != null) {
            labels.put(field.id(), field.label());
        }
    }

    private void addPreceding(SpatialDom dom) {
        SpatialElement before = null;
        for (SpatialElement element : dom.visible()) {
            if (before != null && before.tag().equals("label") && before.text() != null) {
                addTo(element, before.text());
            }
            before = element;
        }
    }

    /** Adds the label of a field; those of check boxes and radio buttons follow them. */
    private void addTo(SpatialElement element, String label) {
        InputType type = element.inputType();
        if (element.isFormField() && (type == null || !type.isCheckable())) {
            labels.put(element.id(), label);
        }
    }

    /** The label of a field; null if it shows none. */
    @Nullable String get(SpatialElement field) {
        return labels.get(field.id());
    }
}
