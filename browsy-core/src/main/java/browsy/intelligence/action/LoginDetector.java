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

/** Forms that sign in, in one step or in two. */
final class LoginDetector implements ActionDetector {

    @Override
    public List<Login> detect(PageSignals page, PageType type, List<SuggestedAction> before) {
        Accounts accounts = new Accounts(page);
        List<Login> logins = new ArrayList<>();
        for (FormGroup group : page.groups()) {
            if (accounts.purpose(group) == Accounts.Purpose.LOGIN
                    && !accounts.isShown(group, type)) {
                Login login = login(page, accounts, group);
                boolean sent = login.usernameId() != null && isSent(group, login, type);
                if (sent || type == PageType.LOGIN) {
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

    /** Among the fields of another form there are passwords that nothing sends: samples. */
    private static boolean isSent(FormGroup group, Login login, PageType type) {
        return login.submitId() != null || (group.form() && type != PageType.FORM);
    }

    private static Login login(PageSignals page, Accounts accounts, FormGroup group) {
        SpatialElement password = group.fields(InputType.PASSWORD).get(0);
        return new Login(
                Ids.of(accounts.userName(group, password)),
                password.id(),
                Ids.of(page.submits().find(group, password, Topic.LOGIN_SUBMIT)),
                Ids.of(rememberMe(page, group)));
    }

    /** By what it is called; where nothing is, the only box to check beside a password. */
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
        return only && !isAbout(page, boxes.get(0), passwords.get(0)) ? boxes.get(0) : null;
    }

    /** Whether a box shows the password or the like: its label repeats that of the password. */
    private static boolean isAbout(PageSignals page, SpatialElement box, SpatialElement password) {
        String label = password.label() != null ? password.label() : password.placeholder();
        String name = label == null ? "" : Texts.fold(label);
        String hints = page.hints(box);
        return hints.contains("password") || (!name.isEmpty() && hints.contains(name));
    }

    /** The step that asks for the user name alone. */
    private static @Nullable Login firstStep(PageSignals page, Accounts accounts) {
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
