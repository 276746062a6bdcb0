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
import browsy.spatial.FlatTree;
import java.util.List;
import java.util.function.Predicate;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Tells forms that sign in from forms that create an account, and finds their fields. */
final class Accounts {

    /** What a group with a password is for. */
    enum Purpose {
        LOGIN,
        REGISTER,
        NEITHER
    }

    private static final int MAX_LOGIN_LINES = 3;

    /** As many ask for all that is to be known. */
    private static final int MANY_LINES = 8;

    private final PageSignals page;

    Accounts(PageSignals page) {
        this.page = page;
    }

    /**
     * What a group is for: by what its button says, by the nearest heading before it, by its
     * fields, and last by what the page is called.
     */
    Purpose purpose(FormGroup group) {
        Purpose told = told(group);
        // One does not write anything to get into an account: all types of fields are shown.
        return told == Purpose.LOGIN && group.message() != null ? Purpose.NEITHER : told;
    }

    /**
     * Whether a form in the content of a page to read or to choose from only shows how such forms
     * look.
     */
    boolean isShown(FormGroup group, PageType type) {
        return (type == PageType.ARTICLE || type == PageType.LIST || type == PageType.OTHER)
                && page.isMain(group)
                && group.isNameless();
    }

    private Purpose told(FormGroup group) {
        List<SpatialElement> passwords = group.fields(InputType.PASSWORD);
        if (passwords.isEmpty() || passwords.size() > 3) {
            return Purpose.NEITHER;
        }
        if (page.areSamples(group) || showsTypes(group) || page.isRecovery()) {
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
            return group.message() == null || lines >= MANY_LINES || isToldToRegister(group)
                    ? Purpose.REGISTER
                    : Purpose.NEITHER;
        }
        SpatialElement sender = page.submits().find(group, passwords.get(0), Topic.LOGIN_SUBMIT);
        Purpose bySender = sender == null ? null : byText(page.caption(sender));
        if (bySender != null) {
            return bySender;
        }
        Purpose byNames = byText(names(group, passwords.get(0)));
        if (byNames != null) {
            return byNames;
        }
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
        if (lines < MAX_LOGIN_LINES) {
            return Purpose.LOGIN;
        }
        return group.message() == null ? Purpose.REGISTER : Purpose.NEITHER;
    }

    /** Who writes about himself changes what is known of him, unless it says otherwise. */
    private boolean isToldToRegister(FormGroup group) {
        PhraseSet register = page.lexicon().get(Topic.REGISTER);
        return page.inTitleOrHeading(Topic.REGISTER) != null
                || group.senders().stream().anyMatch(one -> register.in(page.caption(one)));
    }

    /** No account is asked for a colour or a place on a scale: all types of fields are shown. */
    private static boolean showsTypes(FormGroup group) {
        return !group.fields(InputType.COLOR).isEmpty() && !group.fields(InputType.RANGE).isEmpty();
    }

    /** What the author calls the form and its password, and where it is sent. */
    private static String names(FormGroup group, SpatialElement password) {
        Element root = group.root();
        String address = root.attr("action");
        int query = address.indexOf('?');
        String path = query < 0 ? address : address.substring(0, query);
        String field = password.name() == null ? "" : password.name();
        return Texts.words(root.id() + ' ' + root.attr("name") + ' ' + path + ' ' + field);
    }

    /** Whether another form of the page asks for a password twice. */
    private boolean isBesideRegistration(FormGroup group) {
        return page.groups().stream()
                .anyMatch(other -> other != group && other.fields(InputType.PASSWORD).size() == 2);
    }

    /** A page that asks for the old password changes it. */
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

    private @Nullable Purpose byText(String text) {
        boolean login = page.lexicon().get(Topic.LOGIN).in(text);
        boolean register = page.lexicon().get(Topic.REGISTER).in(text);
        if (login == register) {
            return null;
        }
        return login ? Purpose.LOGIN : Purpose.REGISTER;
    }

    /** The headings inside the group or before it, the nearest first. */
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

    /** The field for the user name: the last line before the password that fits, else any line. */
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

    /** The field for a mail address: by what it is called rather than by its type alone. */
    @Nullable SpatialElement email(FormGroup group) {
        SpatialElement called =
                group.first(field -> FormGroup.takesLine(field) && has(Topic.EMAIL, field));
        return called != null ? called : group.first(this::isEmail);
    }

    boolean isEmail(SpatialElement field) {
        if (field.inputType() == InputType.EMAIL) {
            return true;
        }
        return FormGroup.takesLine(field) && has(Topic.EMAIL, field);
    }

    boolean isUserName(SpatialElement field) {
        return FormGroup.takesLine(field)
                && field.inputType() != InputType.EMAIL
                && (has(Topic.USERNAME, field) || isUserNameOnly(field))
                && (isNamedUserName(field) || !isLabelledPersonName(field));
    }

    /** The same for a name to be chosen: one logs in with a phone number, but is not called it. */
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

    /** Of the fields that may ask for a person's name, one that is called so before all else. */
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

    /** What a label says goes before what the name of the field may mean. */
    private boolean isLabelledPersonName(SpatialElement field) {
        String label = field.label() != null ? field.label() : field.placeholder();
        label = label != null ? label : page.nearbyLabel(field);
        String folded = label == null ? "" : Texts.fold(label);
        return page.lexicon().get(Topic.PERSON_NAME).in(folded)
                && !page.lexicon().get(Topic.USERNAME).in(folded);
    }

    boolean isPersonName(SpatialElement field) {
        return field.inputType() == InputType.TEXT && isCalledPersonName(field);
    }

    /** The same by name alone: authors give fields for names other types, too. */
    boolean isCalledPersonName(SpatialElement field) {
        return FormGroup.takesLine(field)
                && has(Topic.PERSON_NAME, field)
                && !isNamedUserName(field)
                && (!isUserNameOnly(field) || isLabelledPersonName(field));
    }

    private boolean isUserNameOnly(SpatialElement field) {
        String name = Texts.fieldWords(field.name());
        return name.startsWith("user")
                || name.startsWith("login")
                || name.startsWith("nick")
                || isNamedUserName(field);
    }

    private boolean isNamedUserName(SpatialElement field) {
        return page.hints(field).contains("username");
    }

    private boolean has(Topic topic, SpatialElement field) {
        PhraseSet phrases = page.lexicon().get(topic);
        return phrases.in(page.hints(field));
    }
}
