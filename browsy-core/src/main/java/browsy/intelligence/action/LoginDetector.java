package browsy.intelligence.action;

import browsy.intelligence.form.FieldRole;
import browsy.intelligence.form.FormPurpose;
import browsy.intelligence.form.FormReading;
import browsy.intelligence.form.FormReadings;
import browsy.intelligence.rule.Weight;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.model.InputType;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.Login;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Detects logins and their first steps, which ask for the user name alone. */
final class LoginDetector implements ActionDetector {

    /** The roles of fields for user names, by preference. */
    private static final List<FieldRole> USERS =
            List.of(
                    FieldRole.USERNAME,
                    FieldRole.EMAIL,
                    FieldRole.PHONE,
                    FieldRole.OTHER,
                    FieldRole.PERSON_NAME);

    /** The maximum number of characters of the code of a country. */
    private static final int MAX_PREFIX = 4;

    /** The points of a login that is certain. */
    private static final int CERTAIN = Weight.STRONG.points() + Weight.FAIR.points();

    @Override
    public List<Login> detect(PageSignals page, PageType type, List<SuggestedAction> before) {
        List<Login> logins = new ArrayList<>();
        for (FormReading form : FormReadings.of(page).all()) {
            if (form.is(FormPurpose.LOGIN) && !Samples.contain(page, form, type)) {
                Login login = login(page, form);
                if (form == FormReadings.of(page).main() || isComplete(form, login)) {
                    logins.add(login);
                }
            }
        }
        return logins;
    }

    /** Whether a login that is not the purpose of the page is certain and can be submitted. */
    private static boolean isComplete(FormReading form, Login login) {
        return (login.usernameId() != null || asksForPasswordOnly(form, login))
                && form.points() >= CERTAIN
                && (login.submitId() != null || form.group().form());
    }

    /** Whether a login has a password and a button, and nothing else to fill in. */
    private static boolean asksForPasswordOnly(FormReading form, Login login) {
        return login.passwordId() != null
                && login.submitId() != null
                && form.group().dataFields().size() == 1;
    }

    private static Login login(PageSignals page, FormReading form) {
        SpatialElement password = form.first(FieldRole.PASSWORD);
        SpatialElement user = user(form, password);
        SpatialElement last = password != null ? password : user != null ? user : form.last();
        return new Login(
                Ids.of(user),
                Ids.of(password),
                Ids.of(page.submits().find(form.group(), last, Topic.LOGIN_SUBMIT)),
                Ids.of(rememberMe(page, form)));
    }

    /**
     * Returns the field that identifies the user, null if there is none: a field before the
     * password by its role, of several with the same role the first; else one after it.
     */
    private static @Nullable SpatialElement user(
            FormReading form, @Nullable SpatialElement password) {
        SpatialElement after = null;
        for (FieldRole role : USERS) {
            SpatialElement best = null;
            for (SpatialElement field : form.fields(role)) {
                if ((role == FieldRole.OTHER && !FormGroup.takesLine(field)) || isPrefix(field)) {
                    continue;
                }
                if (password == null || field.id() < password.id()) {
                    best = best == null ? field : best;
                } else if (after == null) {
                    after = field;
                }
            }
            if (best != null) {
                return role == FieldRole.PHONE ? firstLine(form, best) : best;
            }
        }
        return after;
    }

    /** Returns the line of no known role before a telephone number, else the number. */
    private static SpatialElement firstLine(FormReading form, SpatialElement phone) {
        for (SpatialElement field : form.fields(FieldRole.OTHER)) {
            if (FormGroup.takesLine(field) && !isPrefix(field) && field.id() < phone.id()) {
                return field;
            }
        }
        return phone;
    }

    /** Whether a field takes only a few characters, such as the code of a country. */
    private static boolean isPrefix(SpatialElement field) {
        Integer max = field.constraints().maxLength();
        String purpose = field.constraints().autocomplete();
        return (max != null && max <= MAX_PREFIX)
                || (purpose != null && purpose.endsWith("tel-country-code"));
    }

    /**
     * Returns the check box that keeps the user signed in, null if there is none: by its role, else
     * the only check box beside the only password, unless its label is about the password.
     */
    private static @Nullable SpatialElement rememberMe(PageSignals page, FormReading form) {
        SpatialElement known = form.first(FieldRole.REMEMBER_ME);
        List<SpatialElement> boxes = form.group().fields(InputType.CHECKBOX);
        SpatialElement password = form.first(FieldRole.PASSWORD);
        if (known != null || password == null || boxes.size() != 1 || !form.group().form()) {
            return known;
        }
        String hints = page.hints(boxes.get(0));
        String name = Texts.fold(password.label() != null ? password.label() : "password");
        boolean reveals = hints.contains("password") || (!name.isEmpty() && hints.contains(name));
        return reveals ? null : boxes.get(0);
    }
}
