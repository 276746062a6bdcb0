package browsy.intelligence.action;

import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Topic;
import browsy.model.InputType;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.FillForm;
import browsy.model.SuggestedAction.FormField;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Detects forms of form pages and error pages that no earlier detector claims. */
final class FillFormDetector implements ActionDetector {

    @Override
    public List<FillForm> detect(PageSignals page, PageType type, List<SuggestedAction> before) {
        if (type != PageType.FORM && type != PageType.ERROR) {
            return List.of();
        }
        Set<Integer> taken = new HashSet<>();
        before.forEach(action -> taken.addAll(action.elementIds()));
        List<FillForm> forms = new ArrayList<>();
        for (FormGroup group : page.groups()) {
            boolean unclaimed =
                    group.fields().stream().noneMatch(field -> taken.contains(field.id()));
            boolean worthFilling = page.isMain(group) && isWorthFilling(page, group, type);
            if (unclaimed && worthFilling && !page.areSamples(group)) {
                SpatialElement last = group.fields().get(group.fields().size() - 1);
                forms.add(
                        new FillForm(
                                fields(page, group),
                                Ids.of(page.submits().find(group, last, Topic.CHALLENGE_SUBMIT))));
            }
        }
        return forms;
    }

    /**
     * Whether a group has enough fields for the page type, and a submit control or the page's name.
     */
    private static boolean isWorthFilling(PageSignals page, FormGroup group, PageType type) {
        int enough = type == PageType.FORM ? 1 : 2;
        // The form that the page is named after counts even if it has no submit control.
        boolean named = page.namedForm() != null && page.namedForm().group().equals(group);
        return group.fields().size() >= enough && (named || !group.senders().isEmpty());
    }

    private static List<FormField> fields(PageSignals page, FormGroup group) {
        List<FormField> fields = new ArrayList<>();
        for (SpatialElement field : group.fields()) {
            if (field.state().disabled()) {
                continue;
            }
            String label = field.label() != null ? field.label() : field.placeholder();
            if (label == null) {
                label = page.nearbyLabel(field);
            }
            InputType type = field.inputType();
            fields.add(new FormField(field.id(), label, field.name(), type));
        }
        return fields;
    }
}
