package browsy.intelligence.signal;

import browsy.model.InputType;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The form that a page is called after: its title or main heading names what the form in its
 * content is made for. Then the form is the point of the page, however many links and rules stand
 * around it.
 *
 * @param group the fields
 * @param topic what the page is called: a login, a registration, a contact or a recovery
 * @param name the name
 */
public record NamedForm(FormGroup group, Topic topic, String name) {

    /** Names of pages are shorter than titles of texts, in characters. */
    private static final int MAX_NAME = 60;

    /** Addresses of texts repeat their titles, in characters. */
    private static final int MAX_ADDRESS = 25;

    private static final int MAX_MAIN_HEADINGS = 2;
    private static final int MAX_PASSWORDS = 3;
    private static final int MAX_RECOVERY_FIELDS = 3;

    /** A form for more than this without a password may register for anything. */
    private static final int MAX_ACCOUNT_FIELDS = 3;

    /** What the author calls an article is one if there is as much to read, in letters. */
    private static final int MIN_ARTICLE = 1000;

    /** Finds it, null if there is none. */
    static @Nullable NamedForm find(PageSignals page) {
        if (page.groups().isEmpty()) {
            return null;
        }
        List<Name> names = names(page);
        boolean logsIn = logsIn(page);
        NamedForm registration = null;
        for (FormGroup group : page.groups()) {
            if (!page.isMain(group)) {
                continue;
            }
            for (Topic topic : topics(page, group)) {
                NamedForm named = named(page, group, topic, names, logsIn);
                if (named != null && (topic != Topic.REGISTER || named.hasPassword())) {
                    return named;
                }
                registration = registration == null ? named : registration;
            }
        }
        return registration;
    }

    private static @Nullable NamedForm named(
            PageSignals page, FormGroup group, Topic topic, List<Name> names, boolean logsIn) {
        PhraseSet phrases = page.lexicon().get(topic);
        if (isArticle(page)) {
            // Tools declare every page of a site an article, that of its form as well.
            return names.stream()
                    .filter(name -> phrases.is(name.text()))
                    .findFirst()
                    .map(name -> new NamedForm(group, topic, name.text()))
                    .orElse(null);
        }
        boolean known = topic != Topic.REGISTER || !group.fields(InputType.PASSWORD).isEmpty();
        if (!known && isCalledRegistration(page, group)) {
            return new NamedForm(group, topic, group.root().id());
        }
        if (topic == Topic.PASSWORD_RECOVERY) {
            String sentTo = addressName(group.root().attr("action"));
            if (phrases.in(sentTo)) {
                return new NamedForm(group, topic, sentTo);
            }
            String told = logsIn ? null : told(page, group, phrases);
            if (told != null) {
                return new NamedForm(group, topic, told);
            }
        }
        int last = page.page().indexOf(group.fields().get(group.fields().size() - 1));
        for (Name name : names) {
            String text = name.text();
            if (name.isOf(last)
                    && phrases.in(text)
                    && (known || isOnlyRegistration(page, group, text))) {
                return new NamedForm(group, topic, text);
            }
        }
        return null;
    }

    /**
     * Whether there are fields to log in: a form beside them that is told to be for a lost password
     * is for those who cannot.
     */
    private static boolean logsIn(PageSignals page) {
        for (FormGroup group : page.groups()) {
            if (page.isMain(group) && !group.fields(InputType.PASSWORD).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** What its button or the heading above a form says, if that is what the form is for. */
    private static @Nullable String told(PageSignals page, FormGroup group, PhraseSet phrases) {
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

    /** Whether the author calls the form one that registers, and it asks for a new user name. */
    private static boolean isCalledRegistration(PageSignals page, FormGroup group) {
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

    /** By its label; fields that are called a name are one where there is no other name. */
    private static boolean isUserName(PageSignals page, PhraseSet user, SpatialElement field) {
        return user.in(page.hints(field)) || Texts.fieldWords(field.name()).equals("name");
    }

    /** One subscribes to letters, too, and the first step of a login may offer an account. */
    private static boolean isOnlyRegistration(PageSignals page, FormGroup group, String name) {
        PhraseSet login = page.lexicon().get(Topic.LOGIN);
        return !page.lexicon().get(Topic.NEWSLETTER).in(name)
                && !login.in(name)
                && group.senders().stream().noneMatch(sender -> login.in(page.caption(sender)));
    }

    /** Whether it is there to get into an account or to create one. */
    public boolean isForAccount() {
        return topic == Topic.LOGIN
                || (topic == Topic.REGISTER
                        && (hasPassword() || group.dataFields().size() <= MAX_ACCOUNT_FIELDS));
    }

    private boolean hasPassword() {
        return !group.fields(InputType.PASSWORD).isEmpty();
    }

    private static boolean isArticle(PageSignals page) {
        return page.structure().isDeclaredArticle() && page.content().proseLength() >= MIN_ARTICLE;
    }

    /** The words of the last part of an address, empty if these are more than a name. */
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
     * The parts of the title, the last part of the address, and the headings of the highest rank in
     * the content.
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
        List<Heading> first = new ArrayList<>();
        for (Heading heading : page.headings()) {
            if (heading.main() && heading.level() == highest) {
                first.add(heading);
            }
        }
        // More of them are the names of sections; the first of the first rank names its own.
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
     * What a page is called. A heading names what comes below it.
     *
     * @param text the name
     * @param index the index of its heading in the flat tree, -1 if it is none
     * @param end the index of the element at which that ends
     */
    private record Name(String text, int index, int end) {

        /** Of the whole page. */
        Name(String text) {
            this(text, -1, Integer.MAX_VALUE);
        }

        boolean isOf(int last) {
            return index < last && last < end;
        }
    }

    /** What the fields of a group may be for. */
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
