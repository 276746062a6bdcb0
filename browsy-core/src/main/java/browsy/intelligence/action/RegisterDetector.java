package browsy.intelligence.action;

import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.NamedForm;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.PhraseSet;
import browsy.intelligence.signal.Texts;
import browsy.intelligence.signal.Topic;
import browsy.model.InputType;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.Register;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Forms that create an account. */
final class RegisterDetector implements ActionDetector {

    private static final int MAX_FIRST_STEP = 2;

    @Override
    public List<Register> detect(PageSignals page, PageType type, List<SuggestedAction> before) {
        Accounts accounts = new Accounts(page);
        List<Register> registers = new ArrayList<>();
        for (FormGroup group : page.groups()) {
            if (accounts.purpose(group) == Accounts.Purpose.REGISTER
                    && !accounts.isShown(group, type)) {
                registers.add(register(page, accounts, group));
            }
        }
        FormGroup first = registers.isEmpty() ? firstStep(page, accounts, type) : null;
        if (first != null) {
            registers.add(register(page, accounts, first));
        }
        return registers;
    }

    /** Some send the password by mail, or ask for it in the next step. */
    private static @Nullable FormGroup firstStep(
            PageSignals page, Accounts accounts, PageType type) {
        NamedForm named = page.namedForm();
        if (named != null
                && named.topic() == Topic.REGISTER
                && named.group().fields(InputType.PASSWORD).isEmpty()) {
            return named.group();
        }
        if (type != PageType.LOGIN) {
            return null;
        }
        for (FormGroup group : page.groups()) {
            if (page.isMain(group)
                    && group.fields(InputType.PASSWORD).isEmpty()
                    && group.dataFields().size() <= MAX_FIRST_STEP
                    && group.first(accounts::isEmail) != null
                    && isSentByRegistering(page, group)) {
                return group;
            }
        }
        return null;
    }

    /** One signs up for letters, too; their form says so. */
    private static boolean isSentByRegistering(PageSignals page, FormGroup group) {
        PhraseSet register = page.lexicon().get(Topic.REGISTER);
        PhraseSet newsletter = page.lexicon().get(Topic.NEWSLETTER);
        return group.senders().stream().anyMatch(sender -> register.in(page.caption(sender)))
                && !newsletter.in(Texts.fold(group.root().text()));
    }

    private static Register register(PageSignals page, Accounts accounts, FormGroup group) {
        List<SpatialElement> passwords = group.fields(InputType.PASSWORD);
        SpatialElement confirmation = passwords.size() > 1 ? passwords.get(1) : null;
        SpatialElement last = group.fields().get(group.fields().size() - 1);
        SpatialElement email = accounts.email(group);
        SpatialElement user = group.first(field -> field != email && accounts.isNewUserName(field));
        SpatialElement name =
                accounts.personName(
                        group,
                        field ->
                                field != email
                                        && field != user
                                        && accounts.isCalledPersonName(field));
        return new Register(
                Ids.of(email),
                Ids.of(user),
                passwords.isEmpty() ? null : passwords.get(0).id(),
                Ids.of(confirmation),
                Ids.of(name),
                Ids.of(page.submits().find(group, last, Topic.REGISTER)));
    }
}
