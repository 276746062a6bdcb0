package browsy.intelligence.action;

import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.PagePurposeForm;
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

/**
 * Detects registration forms: those with a password, and the first step of registrations that ask
 * for the password later or send it by email.
 */
final class RegisterDetector implements ActionDetector {

    /** The maximum number of data fields in a first step. */
    private static final int MAX_FIRST_STEP = 2;

    @Override
    public List<Register> detect(PageSignals page, PageType type, List<SuggestedAction> before) {
        AccountForms accounts = new AccountForms(page);
        List<Register> registers = new ArrayList<>();
        for (FormGroup group : page.groups()) {
            if (accounts.purpose(group) == AccountForms.Purpose.REGISTER
                    && !accounts.isSample(group, type)) {
                registers.add(register(page, accounts, group));
            }
        }
        FormGroup first = registers.isEmpty() ? firstStep(page, accounts, type) : null;
        if (first != null) {
            registers.add(register(page, accounts, first));
        }
        return registers;
    }

    /**
     * Returns a registration form without a password field, null if there is none: the form that
     * the page is named after, or on login pages a short form with an email field and a submit
     * control that registers.
     */
    private static @Nullable FormGroup firstStep(
            PageSignals page, AccountForms accounts, PageType type) {
        PagePurposeForm named = page.namedForm();
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
                    && hasRegistrationSubmit(page, group)) {
                return group;
            }
        }
        return null;
    }

    /**
     * Whether the caption of a submit control contains a registration phrase, and no text of the
     * form a newsletter phrase.
     */
    private static boolean hasRegistrationSubmit(PageSignals page, FormGroup group) {
        PhraseSet register = page.lexicon().get(Topic.REGISTER);
        PhraseSet newsletter = page.lexicon().get(Topic.NEWSLETTER);
        return group.senders().stream().anyMatch(sender -> register.in(page.caption(sender)))
                && !newsletter.in(Texts.fold(group.root().text()));
    }

    private static Register register(PageSignals page, AccountForms accounts, FormGroup group) {
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
                                        && accounts.isHintedPersonName(field));
        return new Register(
                Ids.of(email),
                Ids.of(user),
                passwords.isEmpty() ? null : passwords.get(0).id(),
                Ids.of(confirmation),
                Ids.of(name),
                Ids.of(page.submits().find(group, last, Topic.REGISTER)));
    }
}
