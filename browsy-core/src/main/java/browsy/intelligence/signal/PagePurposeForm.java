package browsy.intelligence.signal;

import browsy.model.InputType;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The form that a page is named after: the title, the address or a main heading names the purpose
 * of a form in the main content. That form is then the purpose of the page, regardless of the links
 * and texts around it.
 *
 * @param group the fields
 * @param topic the purpose: login, registration, contact or password recovery
 * @param name the text that names the form
 */
public record PagePurposeForm(FormGroup group, Topic topic, String name) {

    /** The maximum length of a title part or heading that names a form, in characters. */
    private static final int MAX_NAME = 60;

    /**
     * The maximum length of the last path segment that names a form, in characters; longer ones
     * repeat the titles of texts.
     */
    private static final int MAX_ADDRESS = 25;

    /** With more headings of the highest level than this, they name sections, not the page. */
    private static final int MAX_MAIN_HEADINGS = 2;

    private static final int MAX_PASSWORDS = 3;
    private static final int MAX_RECOVERY_FIELDS = 3;

    /**
     * The maximum number of data fields of a registration without a password that creates an
     * account; longer forms register for events and the like.
     */
    private static final int MAX_ACCOUNT_FIELDS = 3;

    /** The minimum number of letters in the prose of a declared article that is one. */
    private static final int MIN_ARTICLE = 1000;

    /**
     * Finds the form, null if there is none. The first group of the main content with a name wins,
     * but a registration without a password only if no other form has a name.
     */
    static @Nullable PagePurposeForm find(PageSignals page) {
        if (page.groups().isEmpty()) {
            return null;
        }
        List<Name> names = names(page);
        boolean hasLogin = hasLogin(page);
        PagePurposeForm registration = null;
        for (FormGroup group : page.groups()) {
            if (!page.isMain(group)) {
                continue;
            }
            for (Topic topic : topics(page, group)) {
                PagePurposeForm named = named(page, group, topic, names, hasLogin);
                if (named != null && (topic != Topic.REGISTER || named.hasPassword())) {
                    return named;
                }
                registration = registration == null ? named : registration;
            }
        }
        return registration;
    }

    /**
     * Matches a group and topic against the names of the page, null if none fits. On articles a
     * name must be exactly a phrase. Further rules: a registration without a password may be named
     * by the id of the form, and a password recovery by the form's action or by its button or
     * heading.
     */
    private static @Nullable PagePurposeForm named(
            PageSignals page, FormGroup group, Topic topic, List<Name> names, boolean hasLogin) {
        PhraseSet phrases = page.lexicon().get(topic);
        if (isArticle(page)) {
            // Some site generators declare every page an article, even one with a form.
            return names.stream()
                    .filter(name -> phrases.is(name.text()))
                    .findFirst()
                    .map(name -> new PagePurposeForm(group, topic, name.text()))
                    .orElse(null);
        }
        boolean hasAccountEvidence =
                topic != Topic.REGISTER || !group.fields(InputType.PASSWORD).isEmpty();
        if (!hasAccountEvidence && isRegistrationById(page, group)) {
            return new PagePurposeForm(group, topic, group.root().id());
        }
        if (topic == Topic.PASSWORD_RECOVERY) {
            String sentTo = addressName(group.root().attr("action"));
            if (phrases.in(sentTo)) {
                return new PagePurposeForm(group, topic, sentTo);
            }
            String caption = hasLogin ? null : captionOrHeading(page, group, phrases);
            if (caption != null) {
                return new PagePurposeForm(group, topic, caption);
            }
        }
        int last = page.page().indexOf(group.fields().get(group.fields().size() - 1));
        for (Name name : names) {
            String text = name.text();
            if (name.includes(last)
                    && phrases.in(text)
                    && (hasAccountEvidence || isOnlyRegistration(page, group, text))) {
                return new PagePurposeForm(group, topic, text);
            }
        }
        return null;
    }

    /**
     * Whether the main content has a password field. A recovery form beside a login form is
     * secondary.
     */
    private static boolean hasLogin(PageSignals page) {
        for (FormGroup group : page.groups()) {
            if (page.isMain(group) && !group.fields(InputType.PASSWORD).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns the caption of the first submit control, else the nearest heading before the form, if
     * it contains a phrase; null if neither does.
     */
    private static @Nullable String captionOrHeading(
            PageSignals page, FormGroup group, PhraseSet phrases) {
        if (!group.senders().isEmpty()) {
            String caption = page.caption(group.senders().get(0));
            if (phrases.in(caption)) {
                return caption;
            }
        }
        int first = page.page().indexOf(group.fields().get(0));
        Heading nearest = null;
        for (Heading heading : page.headings()) {
            nearest = heading.index() < first ? heading : nearest;
        }
        return nearest != null && nearest.main() && nearest.find(phrases) != null
                ? nearest.text()
                : null;
    }

    /**
     * Whether the id of the form contains a registration phrase and the form asks for a user name.
     */
    private static boolean isRegistrationById(PageSignals page, FormGroup group) {
        PhraseSet user = page.lexicon().get(Topic.USERNAME);
        return group.form()
                && page.lexicon().get(Topic.REGISTER).in(Texts.words(group.root().id()))
                && group.first(
                                field ->
                                        FormGroup.takesLine(field)
                                                && !isEmail(page, field)
                                                && isUserName(page, user, field))
                        != null;
    }

    /** Whether the hints of a field contain a user-name phrase, or its name is "name". */
    private static boolean isUserName(PageSignals page, PhraseSet user, SpatialElement field) {
        return user.in(page.hints(field)) || Texts.fieldWords(field.name()).equals("name");
    }

    /**
     * Whether a name means the registration of an account: it contains neither a newsletter nor a
     * login phrase, and no submit control has a login phrase.
     */
    private static boolean isOnlyRegistration(PageSignals page, FormGroup group, String name) {
        PhraseSet login = page.lexicon().get(Topic.LOGIN);
        return !page.lexicon().get(Topic.NEWSLETTER).in(name)
                && !login.in(name)
                && group.senders().stream().noneMatch(sender -> login.in(page.caption(sender)));
    }

    /** Whether the form logs in or creates an account. */
    public boolean isForAccount() {
        return topic == Topic.LOGIN
                || (topic == Topic.REGISTER
                        && (hasPassword() || group.dataFields().size() <= MAX_ACCOUNT_FIELDS));
    }

    private boolean hasPassword() {
        return !group.fields(InputType.PASSWORD).isEmpty();
    }

    /** Whether the page declares itself an article and has enough prose. */
    private static boolean isArticle(PageSignals page) {
        return page.structure().isDeclaredArticle() && page.content().proseLength() >= MIN_ARTICLE;
    }

    /**
     * Returns the words of the last path segment of an address without its extension; empty if it
     * has no path or the segment is longer than {@link #MAX_ADDRESS}.
     */
    private static String addressName(String url) {
        int query = url.indexOf('?');
        int fragment = url.indexOf('#');
        int end = query < 0 ? url.length() : query;
        end = fragment < 0 ? end : Math.min(end, fragment);
        while (end > 0 && url.charAt(end - 1) == '/') {
            end--;
        }
        int start = url.lastIndexOf('/', end - 1) + 1;
        boolean host = start > 1 && url.charAt(start - 2) == '/';
        if (start <= 0 || host) {
            return "";
        }
        int dot = url.indexOf('.', start);
        String last = url.substring(start, dot > 0 && dot < end ? dot : end);
        return last.length() > MAX_ADDRESS ? "" : Texts.words(last);
    }

    /**
     * Returns the names of the page: the parts of the title, the last path segment of the address,
     * and the headings of the highest level, at most 2, in the main content.
     */
    private static List<Name> names(PageSignals page) {
        List<Name> names = new ArrayList<>();
        for (String part : page.title().parts()) {
            if (part.length() <= MAX_NAME) {
                names.add(new Name(part));
            }
        }
        String address = addressName(page.url());
        if (!address.isEmpty()) {
            names.add(new Name(address));
        }
        int highest = 2;
        for (Heading heading : page.headings()) {
            highest = heading.main() ? Math.min(highest, heading.level()) : highest;
        }
        // Collect the headings of the highest level.
        List<Heading> first = new ArrayList<>();
        for (Heading heading : page.headings()) {
            if (heading.main() && heading.level() == highest) {
                first.add(heading);
            }
        }
        // Many headings name sections; a first h1 then names only the part before the second.
        int end = Integer.MAX_VALUE;
        if (first.size() > MAX_MAIN_HEADINGS) {
            end = first.get(1).index();
            first = highest == 1 ? first.subList(0, 1) : List.of();
        }
        for (Heading heading : first) {
            if (heading.text().length() <= MAX_NAME) {
                names.add(new Name(heading.text(), heading.index(), end));
            }
        }
        return names;
    }

    /**
     * A name of the page or of the part below a heading.
     *
     * @param text the name, folded
     * @param index the index of the heading in the flat tree, -1 for a name of the whole page
     * @param end the index at which the named part ends
     */
    private record Name(String text, int index, int end) {

        /** Creates a name of the whole page. */
        Name(String text) {
            this(text, -1, Integer.MAX_VALUE);
        }

        boolean includes(int last) {
            return index < last && last < end;
        }
    }

    /** Returns the topics that the fields of a group permit, in order of preference. */
    private static List<Topic> topics(PageSignals page, FormGroup group) {
        int passwords = group.fields(InputType.PASSWORD).size();
        if (passwords > 0) {
            return passwords <= MAX_PASSWORDS && !group.writesBeforePassword()
                    ? List.of(Topic.LOGIN, Topic.REGISTER)
                    : List.of();
        }
        SpatialElement line =
                group.first(
                        field ->
                                FormGroup.takesLine(field) && !page.searchFields().contains(field));
        if (line == null) {
            return List.of();
        }
        if (group.message() != null) {
            return List.of(Topic.CONTACT);
        }
        List<Topic> topics = new ArrayList<>();
        if (group.dataFields().size() <= MAX_RECOVERY_FIELDS) {
            topics.add(Topic.PASSWORD_RECOVERY);
        }
        if (group.first(field -> isEmail(page, field)) != null) {
            topics.add(Topic.REGISTER);
        }
        return topics;
    }

    private static boolean isEmail(PageSignals page, SpatialElement field) {
        return field.inputType() == InputType.EMAIL
                || (FormGroup.takesLine(field)
                        && page.lexicon().get(Topic.EMAIL).in(page.hints(field)));
    }
}
