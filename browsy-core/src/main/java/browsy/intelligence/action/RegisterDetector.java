package browsy.intelligence.action;

import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Topic;
import browsy.model.InputType;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.Register;
import java.util.ArrayList;
import java.util.List;

/** Forms that create an account. */
final class RegisterDetector implements ActionDetector {

    @Override
    public List<Register> detect(PageSignals page, PageType type, List<SuggestedAction> before) {
        Accounts accounts = new Accounts(page);
        List<Register> registers = new ArrayList<>();
        for (FormGroup group : page.groups()) {
            if (accounts.purpose(group) == Accounts.Purpose.REGISTER) {
                registers.add(register(page, accounts, group));
            }
        }
        return registers;
    }

    private static Register register(PageSignals page, Accounts accounts, FormGroup group) {
        List<SpatialElement> passwords = group.fields(InputType.PASSWORD);
        SpatialElement confirmation = passwords.size() > 1 ? passwords.get(1) : null;
        SpatialElement last = group.fields().get(group.fields().size() - 1);
        SpatialElement email = group.first(accounts::isEmail);
        SpatialElement user = group.first(field -> field != email && accounts.isUserName(field));
        SpatialElement name =
                group.first(
                        field -> field != email && field != user && accounts.isPersonName(field));
        return new Register(
                Ids.of(email),
                Ids.of(user),
                passwords.get(0).id(),
                Ids.of(confirmation),
                Ids.of(name),
                Ids.of(page.submits().find(group, last, Topic.REGISTER)));
    }
}
