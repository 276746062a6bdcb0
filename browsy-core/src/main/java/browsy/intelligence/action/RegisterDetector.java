package browsy.intelligence.action;

import browsy.intelligence.form.FieldRole;
import browsy.intelligence.form.FormPurpose;
import browsy.intelligence.form.FormReading;
import browsy.intelligence.form.FormReadings;
import browsy.intelligence.rule.Weight;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.Topic;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.Register;
import java.util.ArrayList;
import java.util.List;

/** Detects registrations, and first steps of those that ask for the password later. */
final class RegisterDetector implements ActionDetector {

    /** The points of a registration that is certain. */
    private static final int CERTAIN = Weight.STRONG.points();

    @Override
    public List<Register> detect(PageSignals page, PageType type, List<SuggestedAction> before) {
        List<Register> registers = new ArrayList<>();
        for (FormReading form : FormReadings.of(page).all()) {
            boolean first =
                    type == PageType.LOGIN
                            || form == FormReadings.of(page).main()
                            || form.points() >= CERTAIN;
            if (form.is(FormPurpose.REGISTER)
                    && (form.hasPassword() || first)
                    && !Samples.contain(page, form, type)) {
                registers.add(register(page, form));
            }
        }
        return registers;
    }

    private static Register register(PageSignals page, FormReading form) {
        SpatialElement password = form.first(FieldRole.NEW_PASSWORD);
        if (password == null) {
            password = form.first(FieldRole.PASSWORD);
        }
        return new Register(
                Ids.of(form.first(FieldRole.EMAIL)),
                Ids.of(form.first(FieldRole.USERNAME)),
                Ids.of(password),
                Ids.of(form.first(FieldRole.REPEATED_PASSWORD)),
                Ids.of(form.first(FieldRole.PERSON_NAME)),
                Ids.of(page.submits().find(form.group(), form.last(), Topic.REGISTER)));
    }
}
