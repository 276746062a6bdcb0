package browsy.intelligence.type;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PagePurposeForm;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.PhraseSet;
import browsy.intelligence.signal.Topic;
import browsy.model.InputType;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import org.jspecify.annotations.Nullable;

/**
 * Detects pages for login or registration. A login form in the frame of another page does not
 * count, nor does one among samples of forms.
 */
final class LoginPage implements PageTypeDetector {

    /** The maximum number of prose blocks beside a login form. */
    private static final int MAX_PROSE = 4;

    /** The maximum number of links in the main content beside a login form. */
    private static final int MAX_LINKS = 60;

    /** The minimum number of letters of prose on a page that is about something else. */
    private static final int MIN_PROSE = 500;

    /** The minimum number of rows of a list before the form. */
    private static final int MANY_ROWS = 8;

    /** The minimum number of headings on a page of sections. */
    private static final int MANY_SECTIONS = 6;

    /** From this number of groups with a password on, they are samples. */
    private static final int MIN_SAMPLES = 4;

    /** The minimum number of data fields in a registration form. */
    private static final int MIN_REGISTRATION = 3;

    /** The maximum length of a menu entry, in characters; those of lists are longer. */
    private static final int MAX_MENU_ENTRY = 25;

    /** From this number of rows on, even short entries are a list. */
    private static final int LONG_MENU = 20;

    /** The minimum number of similar entries in a list. */
    private static final int MIN_ENTRIES = 6;

    /**
     * The maximum number of data fields in other groups; sample pages and long applications have
     * more.
     */
    private static final int MAX_OTHER_FIELDS = 8;

    /**
     * The maximum number of groups that are examined, which bounds the quadratic comparison of
     * groups.
     */
    private static final int MAX_FORMS = 64;

    @Override
    public PageType type() {
        return PageType.LOGIN;
    }

    /**
     * {@inheritDoc}
     *
     * <p>Steps: exclude password recovery and samples; accept the form that the page is named
     * after; exclude descriptions of products; accept a group with a password that is the purpose
     * of the page; else accept the first step of a two-step login on a page with little else.
     */
    @Override
    public @Nullable Evidence detect(PageSignals page) {
        String login = page.inTitleOrHeading(Topic.LOGIN);
        String register = page.inTitleOrHeading(Topic.REGISTER);
        boolean named = login != null || register != null;
        if (page.isRecovery() || areSamples(page)) {
            return null;
        }
        PagePurposeForm form = page.namedForm();
        if (form != null && form.isForAccount()) {
            return Evidence.of("login.named_form", form.name());
        }
        // On a product page with a description, the login is secondary.
        if (page.structure().isDeclaredProduct() && page.content().proseLength() >= MIN_PROSE) {
            return null;
        }
        boolean busy =
                page.content().prose().size() > MAX_PROSE
                        || page.content().mainLinks().size() > MAX_LINKS;
        // Look for a group with a password that is the purpose of the page.
        int passwordGroups = 0;
        for (FormGroup group : page.groups()) {
            if (!Passwords.has(group)) {
                continue;
            }
            if (++passwordGroups > MAX_FORMS) {
                break;
            }
            boolean registers =
                    (Passwords.count(group) == 2 && page.content().prose().size() <= MAX_PROSE)
                            || isRegistration(page, group);
            if (!page.areSamples(group) && isPurpose(page, group, named, busy, registers)) {
                return Evidence.of("login.password", login != null ? login : register);
            }
        }
        if (busy || (login == null && register != null && isInSections(page))) {
            return null;
        }
        return firstStep(page, login != null ? login : register);
    }

    /**
     * Whether at least {@link #MIN_SAMPLES} form groups of the main content have a password field.
     * The page then shows samples of login forms.
     */
    private static boolean areSamples(PageSignals page) {
        int passwordGroups = 0;
        for (FormGroup group : page.groups()) {
            passwordGroups += page.isMain(group) && Passwords.has(group) ? 1 : 0;
        }
        return passwordGroups >= MIN_SAMPLES;
    }

    /**
     * Whether a group of the main content is a registration form: it has a password, enough data
     * fields, and a submit control with a registration phrase. Unlike logins, registrations have
     * pages of their own.
     */
    private static boolean isRegistration(PageSignals page, FormGroup group) {
        PhraseSet register = page.lexicon().get(Topic.REGISTER);
        return Passwords.has(group)
                && page.isMain(group)
                && group.dataFields().size() >= MIN_REGISTRATION
                && group.senders().stream().anyMatch(sender -> register.in(page.caption(sender)));
    }

    /**
     * Whether a group with a password is the purpose of the page. In the main content it needs a
     * name on the page or few other fields; in the frame it needs a name and no other content.
     *
     * @param page the page
     * @param group a group with a password
     * @param named whether the title or a heading has a login or registration phrase
     * @param busy whether the page has much prose or many links
     * @param registers whether the group creates an account
     */
    private static boolean isPurpose(
            PageSignals page, FormGroup group, boolean named, boolean busy, boolean registers) {
        int others =
                page.groups().stream()
                        .filter(other -> other != group && page.isMain(other))
                        .filter(other -> !Passwords.has(other))
                        .mapToInt(other -> other.dataFields().size())
                        .sum();
        if ((busy && !registers) || others > MAX_OTHER_FIELDS || group.dataFields().size() > 14) {
            return false;
        }
        if (group.writesBeforePassword()) {
            return false;
        }
        if (!named && (group.message() != null || isSample(page, group))) {
            return false;
        }
        if ((!registers && isBesideList(page, group)) || isBelowMessage(page, group)) {
            return false;
        }
        return page.isMain(group)
                ? named || others <= 3
                : named && others == 0 && !hasContent(page);
    }

    /**
     * Whether a group without field names is on a page with prose, where it demonstrates fields.
     */
    private static boolean isSample(PageSignals page, FormGroup group) {
        return page.content().proseLength() >= MIN_PROSE && group.isNameless();
    }

    /**
     * Whether a list precedes the form and the title has neither a login nor a registration phrase.
     */
    private static boolean isBesideList(PageSignals page, FormGroup group) {
        int first = group.fields().get(0).id();
        int rows = 0;
        int entries = 0;
        for (SpatialElement row : page.linkRows()) {
            if (row.id() < first) {
                rows++;
                entries += page.caption(row).length() > MAX_MENU_ENTRY ? 1 : 0;
            }
        }
        boolean list =
                entries >= MANY_ROWS
                        || rows >= LONG_MENU
                        || (rows >= MANY_ROWS && page.alikeRows().size() >= MIN_ENTRIES);
        return list
                && !page.lexicon().get(Topic.LOGIN).in(page.title().folded())
                && !page.lexicon().get(Topic.REGISTER).in(page.title().folded());
    }

    /** Whether a longer group with a message field precedes the group in the main content. */
    private static boolean isBelowMessage(PageSignals page, FormGroup group) {
        for (FormGroup other : page.groups()) {
            if (other == group) {
                return false;
            }
            boolean writes = other.first(field -> field.tag().equals("textarea")) != null;
            if (writes
                    && page.isMain(other)
                    && other.dataFields().size() > group.dataFields().size()) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasContent(PageSignals page) {
        return page.content().prose().size() > 1 || page.content().mainLinks().size() > 20;
    }

    /**
     * Whether the page has prose and many headings, as landing pages have that end with a
     * registration.
     */
    private static boolean isInSections(PageSignals page) {
        return page.content().prose().size() > 1
                && page.headings().stream().filter(Heading::main).count() >= MANY_SECTIONS;
    }

    /**
     * Returns the evidence of the first step of a two-step login, null if there is none: a short
     * group without a password in the main content, with a user-name or email field and a submit
     * control with a login phrase.
     *
     * @param page the page
     * @param name the phrase in the title or a heading, null if there is none
     */
    private static @Nullable Evidence firstStep(PageSignals page, @Nullable String name) {
        if (isOtherPurpose(page)) {
            return null;
        }
        int examined = 0;
        for (FormGroup group : page.groups()) {
            if (!page.isMain(group) || Passwords.has(group) || group.dataFields().size() > 3) {
                continue;
            }
            if (++examined > MAX_FORMS) {
                break;
            }
            if (name == null && isBelowMessage(page, group)) {
                continue;
            }
            SpatialElement user = group.first(field -> isUserName(page, field));
            // Without a name the caption must mean a login; "continue" is not enough.
            Topic submit = name == null ? Topic.LOGIN : Topic.LOGIN_SUBMIT;
            PhraseSet captions = page.lexicon().get(submit);
            boolean sends =
                    group.senders().stream().anyMatch(sender -> captions.in(page.caption(sender)));
            if (user != null && sends) {
                return Evidence.of("login.first_step", name);
            }
        }
        return null;
    }

    /** Whether the title or a heading has a phrase for password recovery or newsletters. */
    private static boolean isOtherPurpose(PageSignals page) {
        return page.inTitleOrHeading(Topic.PASSWORD_RECOVERY) != null
                || page.inTitleOrHeading(Topic.NEWSLETTER) != null;
    }

    /** Whether a field takes a user name or an email address. */
    private static boolean isUserName(PageSignals page, SpatialElement field) {
        if (!FormGroup.takesLine(field) || field.inputType() == InputType.SEARCH) {
            return false;
        }
        String hints = page.hints(field);
        return field.inputType() == InputType.EMAIL
                || page.lexicon().get(Topic.USERNAME).in(hints)
                || page.lexicon().get(Topic.EMAIL).in(hints);
    }
}
