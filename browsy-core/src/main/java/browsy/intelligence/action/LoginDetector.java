package browsy.intelligence.action;

import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.PhraseSet;
import browsy.intelligence.signal.Texts;
import browsy.intelligence.signal.Topic;
import browsy.model.InputType;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.Login;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Detects login forms: those with a password, and the first step of two-step logins, which asks for
 * the user name alone.
 */
final class LoginDetector implements ActionDetector {

    @Override
    public List<Login> detect(PageSignals page, PageType type, List<SuggestedAction> before) {
        AccountForms accounts = new AccountForms(page);
        List<Login> logins = new ArrayList<>();
        for (FormGroup group : page.groups()) {
            if (accounts.purpose(group) == AccountForms.Purpose.LOGIN
                    && !accounts.isSample(group, type)) {
                Login login = login(page, accounts, group);
                boolean submitted = login.usernameId() != null && isSubmitted(group, login, type);
                if (submitted || type == PageType.LOGIN) {
                    logins.add(login);
                }
            }
        }
        if (logins.isEmpty() && type == PageType.LOGIN && before.isEmpty()) {
            Login first = firstStep(page, accounts);
            if (first != null) {
                logins.add(first);
            }
        }
        return logins;
    }

    /**
     * Whether a login form is submitted. A group without a submit control that is no form, or is on
     * a form page, only demonstrates password fields.
     */
    private static boolean isSubmitted(FormGroup group, Login login, PageType type) {
        return login.submitId() != null || (group.form() && type != PageType.FORM);
    }

    private static Login login(PageSignals page, AccountForms accounts, FormGroup group) {
        SpatialElement password = group.fields(InputType.PASSWORD).get(0);
        return new Login(
                Ids.of(accounts.userName(group, password)),
                password.id(),
                Ids.of(page.submits().find(group, password, Topic.LOGIN_SUBMIT)),
                Ids.of(rememberMe(page, group)));
    }

    /**
     * Returns the check box that keeps the user signed in, null if there is none: the first one
     * whose hints contain a matching phrase, else the only check box beside the only password of a
     * form, unless its hints concern the password.
     */
    private static @Nullable SpatialElement rememberMe(PageSignals page, FormGroup group) {
        List<SpatialElement> boxes = group.fields(InputType.CHECKBOX);
        PhraseSet phrases = page.lexicon().get(Topic.REMEMBER_ME);
        for (SpatialElement box : boxes) {
            if (phrases.in(page.hints(box))) {
                return box;
            }
        }
        List<SpatialElement> passwords = group.fields(InputType.PASSWORD);
        boolean only = group.form() && boxes.size() == 1 && passwords.size() == 1;
        return only && !concernsPassword(page, boxes.get(0), passwords.get(0))
                ? boxes.get(0)
                : null;
    }

    /**
     * Whether the hints of a check box mention the password, as those of a box that reveals it do.
     */
    private static boolean concernsPassword(
            PageSignals page, SpatialElement box, SpatialElement password) {
        String label = password.label() != null ? password.label() : password.placeholder();
        String name = label == null ? "" : Texts.fold(label);
        String hints = page.hints(box);
        return hints.contains("password") || (!name.isEmpty() && hints.contains(name));
    }

    /**
     * Returns the first step of a two-step login, a group of the main content whose only data field
     * takes a user name or email address; null if there is none.
     */
    private static @Nullable Login firstStep(PageSignals page, AccountForms accounts) {
        for (FormGroup group : page.groups()) {
            SpatialElement user =
                    group.first(field -> accounts.isEmail(field) || accounts.isUserName(field));
            boolean single = group.dataFields().size() == 1;
            if (user != null && page.isMain(group) && single) {
                return new Login(
                        user.id(),
                        null,
                        Ids.of(page.submits().find(group, user, Topic.LOGIN_SUBMIT)),
                        Ids.of(rememberMe(page, group)));
            }
        }
        return null;
    }
}
