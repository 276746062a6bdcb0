package browsy.intelligence.action;

import browsy.intelligence.form.FormPurpose;
import browsy.intelligence.form.FormReading;
import browsy.intelligence.form.FormReadings;
import browsy.intelligence.signal.PageSignals;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.ChangePassword;
import browsy.model.SuggestedAction.FillForm;
import browsy.model.SuggestedAction.FormField;
import browsy.model.SuggestedAction.Search;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Detects the forms of form pages and error pages, and the form that is the point of a page, that
 * no other action describes. A new password after a reset is entered like any other value.
 */
final class FillFormDetector implements ActionDetector {

    /** The maximum number of data fields of a search form that its query describes. */
    private static final int MAX_SEARCH = 3;

    @Override
    public List<FillForm> detect(PageSignals page, PageType type, List<SuggestedAction> before) {
        Set<Integer> taken = new HashSet<>();
        for (SuggestedAction action : before) {
            if (!(action instanceof Search)
                    && !(action instanceof ChangePassword change && change.currentId() == null)) {
                taken.addAll(action.elementIds());
            }
        }
        List<FillForm> forms = new ArrayList<>();
        for (FormReading form : mainFirst(FormReadings.of(page))) {
            boolean claimed =
                    form.group().fields().stream().anyMatch(field -> taken.contains(field.id()))
                            || (form.is(FormPurpose.SEARCH)
                                    && form.group().dataFields().size() <= MAX_SEARCH);
            if (!claimed && isToFill(page, form, type)) {
                forms.add(
                        new FillForm(
                                fields(page, form),
                                Ids.of(page.submits().find(form.group(), form.last(), null))));
            }
        }
        return forms;
    }

    /** Returns the form that is the point of the page before the others. */
    private static List<FormReading> mainFirst(FormReadings readings) {
        List<FormReading> forms = new ArrayList<>(readings.all());
        FormReading main = readings.main();
        if (main != null && forms.remove(main)) {
            forms.add(0, main);
        }
        return forms;
    }

    /** Whether a form is the point of the page, or one of those of a page for forms. */
    private static boolean isToFill(PageSignals page, FormReading form, PageType type) {
        if (form.is(FormPurpose.COMMENT) && !form.group().senders().isEmpty()) {
            return true;
        }
        if (form == FormReadings.of(page).main()) {
            return type == PageType.FORM
                    || type == PageType.ERROR
                    || type == PageType.LOGIN
                    || (type == PageType.CAPTCHA && form.group().dataFields().size() > 1)
                    || form.is(FormPurpose.RESET_REQUEST);
        }
        int enough = type == PageType.FORM ? 1 : 2;
        return (type == PageType.FORM || type == PageType.ERROR)
                && page.isMain(form.group())
                && form.group().fields().size() >= enough
                && !form.group().senders().isEmpty()
                && switch (form.purpose()) {
                    case SAMPLE, FILTER, PURCHASE, SEARCH, NEWSLETTER -> false;
                    default -> true;
                };
    }

    private static List<FormField> fields(PageSignals page, FormReading form) {
        List<FormField> fields = new ArrayList<>();
        for (SpatialElement field : form.group().fields()) {
            if (field.state().disabled()) {
                continue;
            }
            fields.add(
                    new FormField(field.id(), page.label(field), field.name(), field.inputType()));
        }
        return fields;
    }
}
