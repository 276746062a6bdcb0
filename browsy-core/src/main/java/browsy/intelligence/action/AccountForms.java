package browsy.intelligence.action;

import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.PhraseSet;
import browsy.intelligence.signal.Texts;
import browsy.intelligence.signal.Topic;
import browsy.model.InputType;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.List;
import java.util.function.Predicate;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Classifies field groups with a password as login or registration, and finds their user-name,
 * email and person-name fields.
 *
 * <p>{@link #purpose} tries its evidence in a fixed order and takes the first conclusive result:
 * number and autocomplete purpose of the password fields, number of text fields, caption of the
 * submit control, names that the author gives to the form, nearest heading, document title.
 */
final class AccountForms {

    /** The purpose of a field group. */
    enum Purpose {
        LOGIN,
        REGISTER,
        NEITHER
    }

    /** The maximum number of text fields besides the password in a login form. */
    private static final int MAX_LOGIN_LINES = 3;

    /**
     * From this number of text fields on, a group with a password registers even if it also takes a
     * message.
     */
    private static final int MANY_LINES = 8;

    private final PageSignals page;

    AccountForms(PageSignals page) {
        this.page = page;
    }

    /**
     * Returns the purpose of a group. A login form never has a message field: a group that the
     * evidence classifies as a login and that has one is {@link Purpose#NEITHER}, because such
     * pages show samples of all field types.
     */
    Purpose purpose(FormGroup group) {
        Purpose purpose = classify(group);
        return purpose == Purpose.LOGIN && group.message() != null ? Purpose.NEITHER : purpose;
    }

    /**
     * Whether a group only demonstrates login or registration forms: it is in the main content of
     * an article, a list or an unclassified page, and none of its fields has a {@code name}
     * attribute.
     */
    boolean isSample(FormGroup group, PageType type) {
        return (type == PageType.ARTICLE || type == PageType.LIST || type == PageType.OTHER)
                && page.isMain(group)
                && group.isNameless();
    }

    /**
     * Applies the rules in order. Without a password field, with more than three, among samples of
     * fields, or on a page for password recovery the result is NEITHER. A new password means
     * REGISTER. Two password fields mean REGISTER, unless the first takes the current password
     * (password change). Many text fields mean REGISTER. For the rest, captions, names, headings
     * and the title decide, and finally the number of text fields.
     */
    private Purpose classify(FormGroup group) {
        List<SpatialElement> passwords = group.fields(InputType.PASSWORD);
        if (passwords.isEmpty() || passwords.size() > 3) {
            return Purpose.NEITHER;
        }
        if (page.areSamples(group) || hasDemoFieldTypes(group) || page.isRecovery()) {
            return Purpose.NEITHER;
        }
        long lines = group.fields().stream().filter(FormGroup::takesLine).count();
        if (group.fields().stream().anyMatch(this::isNewPassword)) {
            return Purpose.REGISTER;
        }
        if (passwords.size() >= 2) {
            return isChange(passwords) ? Purpose.NEITHER : Purpose.REGISTER;
        }
        if (lines > MAX_LOGIN_LINES) {
            return group.message() == null || lines >= MANY_LINES || hasRegistrationPhrase(group)
                    ? Purpose.REGISTER
                    : Purpose.NEITHER;
        }
        // Captions and names decide.
        SpatialElement sender = page.submits().find(group, passwords.get(0), Topic.LOGIN_SUBMIT);
        Purpose byCaption = sender == null ? null : byText(page.caption(sender));
        if (byCaption != null) {
            return byCaption;
        }
        Purpose byNames = byText(authorNames(group, passwords.get(0)));
        if (byNames != null) {
            return byNames;
        }
        // The surroundings decide.
        if (lines < MAX_LOGIN_LINES && isBesideRegistration(group)) {
            return Purpose.LOGIN;
        }
        Purpose byHeading = byHeading(group);
        if (byHeading != null) {
            return byHeading;
        }
        Purpose byTitle = byText(page.title().folded());
        if (byTitle != null) {
            return byTitle;
        }
        // The number of text fields decides.
        if (lines < MAX_LOGIN_LINES) {
            return Purpose.LOGIN;
        }
        return group.message() == null ? Purpose.REGISTER : Purpose.NEITHER;
    }

    /**
     * Whether the page title, a heading or the caption of a submit control contains a registration
     * phrase. A form with a message field and no such phrase edits an existing profile.
     */
    private boolean hasRegistrationPhrase(FormGroup group) {
        PhraseSet register = page.lexicon().get(Topic.REGISTER);
        return page.inTitleOrHeading(Topic.REGISTER) != null
                || group.senders().stream().anyMatch(one -> register.in(page.caption(one)));
    }

    /**
     * Whether a group has both a color and a range field. Login and registration forms have
     * neither; pages that demonstrate all field types have both.
     */
    private static boolean hasDemoFieldTypes(FormGroup group) {
        return !group.fields(InputType.COLOR).isEmpty() && !group.fields(InputType.RANGE).isEmpty();
    }

    /**
     * Returns the words of the names that the author gives to the form: its id, its name, the path
     * of its action, and the name of the password field.
     */
    private static String authorNames(FormGroup group, SpatialElement password) {
        Element root = group.root();
        String address = root.attr("action");
        int query = address.indexOf('?');
        String path = query < 0 ? address : address.substring(0, query);
        String field = password.name() == null ? "" : password.name();
        return Texts.words(root.id() + ' ' + root.attr("name") + ' ' + path + ' ' + field);
    }

    /**
     * Whether another group of the page has exactly two password fields, as registration forms do.
     */
    private boolean isBesideRegistration(FormGroup group) {
        return page.groups().stream()
                .anyMatch(other -> other != group && other.fields(InputType.PASSWORD).size() == 2);
    }

    /**
     * Whether the first password field takes the current password, so that the group changes a
     * password.
     */
    private boolean isChange(List<SpatialElement> passwords) {
        String purpose = passwords.get(0).constraints().autocomplete();
        String hints = page.hints(passwords.get(0));
        return (purpose != null && purpose.contains("current-password"))
                || hints.contains("current")
                || hints.contains("old password");
    }

    private boolean isNewPassword(SpatialElement field) {
        String purpose = field.constraints().autocomplete();
        return field.inputType() == InputType.PASSWORD
                && purpose != null
                && purpose.contains("new-password");
    }

    /**
     * Returns the purpose whose phrases occur in a folded text; null if phrases of both purposes or
     * of none occur.
     */
    private @Nullable Purpose byText(String text) {
        boolean login = page.lexicon().get(Topic.LOGIN).in(text);
        boolean register = page.lexicon().get(Topic.REGISTER).in(text);
        if (login == register) {
            return null;
        }
        return login ? Purpose.LOGIN : Purpose.REGISTER;
    }

    /**
     * Returns the purpose of the last heading before the first field of the group that has a
     * purpose; null if no heading has one.
     */
    private @Nullable Purpose byHeading(FormGroup group) {
        FlatTree tree = page.page().tree();
        int first = tree.indexOf(page.page().source(group.fields().get(0)));
        Purpose found = null;
        for (Heading heading : page.headings()) {
            if (heading.index() > first) {
                break;
            }
            Purpose purpose = byText(heading.text());
            found = purpose != null ? purpose : found;
        }
        return found;
    }

    /**
     * Returns the user-name field of a login form, null if it has no text field. The last text
     * field before the password wins, but a field for a person's name does not replace a field that
     * is not one. Without a text field before the password, the first text field of the group is
     * taken.
     */
    @Nullable SpatialElement userName(FormGroup group, SpatialElement password) {
        SpatialElement best = null;
        for (SpatialElement field : group.fields()) {
            if (!FormGroup.takesLine(field) || field.inputType() == InputType.SEARCH) {
                continue;
            }
            boolean before = field.id() < password.id();
            if (before && (best == null || !isPersonName(field) || isPersonName(best))) {
                best = field;
            }
        }
        return best != null ? best : group.first(FormGroup::takesLine);
    }

    /**
     * Returns the email field, null if there is none: the first field whose hints contain an email
     * phrase, else the first field of type {@code email}.
     */
    @Nullable SpatialElement email(FormGroup group) {
        SpatialElement hinted =
                group.first(field -> FormGroup.takesLine(field) && isHinted(Topic.EMAIL, field));
        return hinted != null ? hinted : group.first(this::isEmail);
    }

    /** Whether a field takes an email address, by its type or its hints. */
    boolean isEmail(SpatialElement field) {
        if (field.inputType() == InputType.EMAIL) {
            return true;
        }
        return FormGroup.takesLine(field) && isHinted(Topic.EMAIL, field);
    }

    /**
     * Whether a field takes a user name: a text field, not of type {@code email}, whose hints or
     * name mean a user name, and whose label does not ask for a person's name instead.
     */
    boolean isUserName(SpatialElement field) {
        return FormGroup.takesLine(field)
                && field.inputType() != InputType.EMAIL
                && (isHinted(Topic.USERNAME, field) || isUserNameOnly(field))
                && (isNamedUserName(field) || !isLabelledPersonName(field));
    }

    /**
     * Whether a field takes the user name of a new account. Unlike {@link #isUserName} it excludes
     * phone numbers, which serve for logins but are not user names.
     */
    boolean isNewUserName(SpatialElement field) {
        return isUserName(field) && (isUserNameOnly(field) || !isPhone(field));
    }

    private static boolean isPhone(SpatialElement field) {
        String name = Texts.fieldWords(field.name());
        return field.inputType() == InputType.TEL
                || name.startsWith("tel")
                || name.contains("phone")
                || name.startsWith("mobile");
    }

    /**
     * Returns the field for a person's name, null if there is none: the first candidate whose hints
     * or name begin with a person-name phrase, else the first candidate.
     *
     * @param fits whether a field is a candidate
     */
    @Nullable SpatialElement personName(FormGroup group, Predicate<SpatialElement> fits) {
        PhraseSet phrases = page.lexicon().get(Topic.PERSON_NAME);
        SpatialElement called =
                group.first(
                        field ->
                                fits.test(field)
                                        && (phrases.begins(page.hints(field))
                                                || phrases.begins(Texts.fieldWords(field.name()))));
        return called != null ? called : group.first(fits);
    }

    /**
     * Whether the label of a field asks for a person's name and not for a user name. The label is
     * the field's label, else its placeholder, else the text beside it; it takes precedence over
     * the field's name.
     */
    private boolean isLabelledPersonName(SpatialElement field) {
        String label = field.label() != null ? field.label() : field.placeholder();
        label = label != null ? label : page.nearbyLabel(field);
        String folded = label == null ? "" : Texts.fold(label);
        return page.lexicon().get(Topic.PERSON_NAME).in(folded)
                && !page.lexicon().get(Topic.USERNAME).in(folded);
    }

    /** Whether a field of type {@code text} takes a person's name. */
    boolean isPersonName(SpatialElement field) {
        return field.inputType() == InputType.TEXT && isHintedPersonName(field);
    }

    /**
     * Whether the hints of a text field of any type ask for a person's name. Authors also use other
     * types than {@code text} for names.
     */
    boolean isHintedPersonName(SpatialElement field) {
        return FormGroup.takesLine(field)
                && isHinted(Topic.PERSON_NAME, field)
                && !isNamedUserName(field)
                && (!isUserNameOnly(field) || isLabelledPersonName(field));
    }

    /**
     * Whether the name of a field begins with a word for a user name, or its hints contain
     * "username".
     */
    private boolean isUserNameOnly(SpatialElement field) {
        String name = Texts.fieldWords(field.name());
        return name.startsWith("user")
                || name.startsWith("login")
                || name.startsWith("nick")
                || isNamedUserName(field);
    }

    /** Whether the hints of a field contain "username". */
    private boolean isNamedUserName(SpatialElement field) {
        return page.hints(field).contains("username");
    }

    private boolean isHinted(Topic topic, SpatialElement field) {
        PhraseSet phrases = page.lexicon().get(topic);
        return phrases.in(page.hints(field));
    }
}
