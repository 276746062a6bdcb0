package browsy.intelligence.action;

import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.PageSignals;
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
            if (accounts.purpose(group) == Accounts.Purpose.LOGIN) {
                Login login = login(page, accounts, group);
                if (login.usernameId() != null || type == PageType.LOGIN) {
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

    private static Login login(PageSignals page, Accounts accounts, FormGroup group) {
        SpatialElement password = group.fields(InputType.PASSWORD).get(0);
        return new Login(
                Ids.of(accounts.userName(group, password)),
                password.id(),
                Ids.of(page.submits().find(group, password, Topic.LOGIN_SUBMIT)),
                Ids.of(rememberMe(page, group)));
    }

    private static @Nullable SpatialElement rememberMe(PageSignals page, FormGroup group) {
        return group.first(
                field ->
                        field.inputType() == InputType.CHECKBOX
                                && page.lexicon().get(Topic.REMEMBER_ME).in(page.hints(field)));
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
