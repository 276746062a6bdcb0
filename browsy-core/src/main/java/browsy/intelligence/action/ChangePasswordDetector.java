package browsy.intelligence.action;

import browsy.intelligence.form.FieldRole;
import browsy.intelligence.form.FormPurpose;
import browsy.intelligence.form.FormReading;
import browsy.intelligence.form.FormReadings;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.Topic;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.ChangePassword;
import java.util.ArrayList;
import java.util.List;

/** Detects forms that change a password or set a new one after a reset. */
final class ChangePasswordDetector implements ActionDetector {

    @Override
    public List<ChangePassword> detect(
            PageSignals page, PageType type, List<SuggestedAction> before) {
        List<ChangePassword> changes = new ArrayList<>();
        for (FormReading form : FormReadings.of(page).all()) {
            SpatialElement password = form.first(FieldRole.NEW_PASSWORD);
            if (form.is(FormPurpose.CHANGE_PASSWORD)
                    && password != null
                    && !Samples.contain(page, form, type)) {
                changes.add(
                        new ChangePassword(
                                Ids.of(form.first(FieldRole.PASSWORD)),
                                password.id(),
                                Ids.of(form.first(FieldRole.REPEATED_PASSWORD)),
                                Ids.of(
                                        page.submits()
                                                .find(
                                                        form.group(),
                                                        form.last(),
                                                        Topic.CHANGE_PASSWORD))));
            }
        }
        return changes;
    }
}
