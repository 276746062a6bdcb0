package browsy.intelligence.type;

import browsy.intelligence.signal.Evidence;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.NamedForm;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.PhraseSet;
import browsy.intelligence.signal.Topic;
import browsy.model.InputType;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import org.jspecify.annotations.Nullable;

/**
 * Pages whose purpose is to get into an account or to create one. A login form in the frame of a
 * page about something else does not count, nor does one among samples of forms.
 */
final class LoginPage implements PageTypeDetector {

    private static final int MAX_PROSE = 4;
    private static final int MAX_LINKS = 60;

    /** As much prose tells of something, in letters. */
    private static final int MIN_TOLD = 500;

    private static final int MANY_ROWS = 8;
    private static final int MANY_SECTIONS = 6;
    private static final int MANY_ASKING = 4;
    private static final int MIN_REGISTRATION = 3;

    /** Menus have shorter entries than lists of anything, in characters. */
    private static final int MAX_MENU_ENTRY = 25;

    private static final int LONG_MENU = 20;
    private static final int MIN_ENTRIES = 6;

    /** Sample pages and long applications have more fields than any login or registration. */
    private static final int MAX_OTHER_FIELDS = 8;

    /** How many forms are looked at, each with all before it: a page of more is no login. */
    private static final int MAX_FORMS = 64;

    @Override
    public PageType type() {
        return PageType.LOGIN;
    }

    @Override
    public @Nullable Evidence detect(PageSignals page) {
        String login = page.inTitleOrHeading(Topic.LOGIN);
        String register = page.inTitleOrHeading(Topic.REGISTER);
        boolean named = login != null || register != null;
        if (page.isRecovery() || areSamples(page)) {
            return null;
        }
        NamedForm form = page.namedForm();
        if (form != null && form.isForAccount()) {
            return Evidence.of("login.named_form", form.name());
        }
        // What is for sale is described; its customers log in by the way.
        if (page.structure().isDeclaredProduct() && page.content().proseLength() >= MIN_TOLD) {
            return null;
        }
        boolean busy =
                page.content().prose().size() > MAX_PROSE
                        || page.content().mainLinks().size() > MAX_LINKS;
        int asking = 0;
        for (FormGroup group : page.groups()) {
            if (!Passwords.has(group)) {
                continue;
            }
            if (++asking > MAX_FORMS) {
                break;
            }
            boolean registers =
                    (Passwords.count(group) == 2 && page.content().prose().size() <= MAX_PROSE)
                            || isRegistration(page, group);
            if (!page.areSamples(group) && isPoint(page, group, named, busy, registers)) {
                return Evidence.of("login.password", login != null ? login : register);
            }
        }
        if (busy || (login == null && register != null && isInSections(page))) {
            return null;
        }
        return firstStep(page, login != null ? login : register);
    }

    /** Nobody has to choose among as many forms that ask for a password: they are samples. */
    private static boolean areSamples(PageSignals page) {
        int asking = 0;
        for (FormGroup group : page.groups()) {
            asking += page.isMain(group) && Passwords.has(group) ? 1 : 0;
        }
        return asking >= MANY_ASKING;
    }

    /** One logs in beside a list or a text, but an account is created on a page of its own. */
    private static boolean isRegistration(PageSignals page, FormGroup group) {
        PhraseSet register = page.lexicon().get(Topic.REGISTER);
        return Passwords.has(group)
                && page.isMain(group)
                && group.dataFields().size() >= MIN_REGISTRATION
                && group.senders().stream().anyMatch(sender -> register.in(page.caption(sender)));
    }

    private static boolean isPoint(
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

    /** Where there is something to read, fields without names only show how fields look. */
    private static boolean isSample(PageSignals page, FormGroup group) {
        return page.content().proseLength() >= MIN_TOLD && group.isNameless();
    }

    /** Whether there is a list to pick from before the form, and the title speaks of no account. */
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

    /** Whether a longer form, to write something, comes before. */
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

    /** Whether the page has as many sections as one that makes its point first, then asks. */
    private static boolean isInSections(PageSignals page) {
        return page.content().prose().size() > 1
                && page.headings().stream().filter(Heading::main).count() >= MANY_SECTIONS;
    }

    /** Logins in two steps ask for the user name alone first. */
    private static @Nullable Evidence firstStep(PageSignals page, @Nullable String name) {
        if (isRecovery(page)) {
            return null;
        }
        int asking = 0;
        for (FormGroup group : page.groups()) {
            if (!page.isMain(group) || Passwords.has(group) || group.dataFields().size() > 3) {
                continue;
            }
            if (++asking > MAX_FORMS) {
                break;
            }
            if (name == null && isBelowMessage(page, group)) {
                continue;
            }
            SpatialElement user = group.first(field -> isUserName(page, field));
            // Where nothing else says so, the button has to: others only go on.
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

    private static boolean isRecovery(PageSignals page) {
        return page.inTitleOrHeading(Topic.PASSWORD_RECOVERY) != null
                || page.inTitleOrHeading(Topic.NEWSLETTER) != null;
    }

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
