package browsy.intelligence.form;

import browsy.intelligence.rule.Candidate;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.FormSection;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.InputReads;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.AccountLexicon;
import browsy.intelligence.word.AccountWord;
import browsy.intelligence.word.Amounts;
import browsy.intelligence.word.PhraseSet;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.intelligence.word.TopicText;
import browsy.model.InputType;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** The facts about a form that the rules for its purpose test. */
final class FormFacts {

    /** The maximum number of data fields of a login without a password that takes a name. */
    private static final int MAX_WITH_NAME = 2;

    /** The minimum number of letters of a text that comments refer to. */
    private static final int MIN_TEXT = 400;

    /** The maximum number of prose blocks and links beside a form for a code. */
    private static final int MAX_PROSE = 4;

    private static final int MAX_LINKS = 40;

    /** The maximum number of links on a page without a list. */
    private static final int MAX_LINKS_BESIDE = 6;

    /** From this number of forms with passwords on, they are samples. */
    private static final int MIN_SAMPLES = 4;

    /** The minimum share of the text of a page that is in its main table. */
    private static final double MIN_SHARE = 0.3;

    /** The minimum number of rows of a table of records, including the header row. */
    private static final int MIN_TABLE_ROWS = 3;

    /** The minimum number of rows of a list. */
    private static final int MIN_ROWS = 5;

    /**
     * The maximum number of fields of a form that get a role. The rules for a field look at the
     * whole form, so that the time would grow with the square of their number.
     */
    private static final int MAX_FIELDS = 500;

    private static final int MAX_QUANTITIES = 100;

    /** The maximum number of levels between a quantity and the row that it is in. */
    private static final int MAX_ROW_LEVELS = 5;

    /** The maximum length of the text of a row, in characters. */
    private static final int MAX_ROW = 1000;

    private final PageSignals page;
    private final FormGroup group;
    private final List<FieldFacts> fields = new ArrayList<>();
    private final Map<Integer, FieldRole> roles = new HashMap<>();
    private final Map<Integer, Integer> points = new HashMap<>();
    private final Map<FieldRole, Integer> counts = new EnumMap<>(FieldRole.class);
    private @Nullable FormWords words;
    private @Nullable Boolean server;
    private @Nullable Boolean quantities;

    FormFacts(PageSignals page, FormGroup group) {
        this.page = page;
        this.group = group;
        List<SpatialElement> all = group.fields();
        for (SpatialElement field : all.subList(0, Math.min(MAX_FIELDS, all.size()))) {
            fields.add(FieldFacts.of(this, field));
        }
        for (FieldFacts field : fields) {
            Candidate<FieldRole> best = FieldRules.TABLE.rank(field).get(0);
            roles.put(field.field().id(), best.conclusion());
            points.put(field.field().id(), best.points());
        }
        PasswordOrder.assign(fields, roles);
        roles.values().forEach(role -> counts.merge(role, 1, Integer::sum));
    }

    PageSignals page() {
        return page;
    }

    FormGroup group() {
        return group;
    }

    List<FieldFacts> fields() {
        return fields;
    }

    /** Returns the role of each field by id. */
    Map<Integer, FieldRole> roles() {
        return roles;
    }

    /** Returns the points of the role of each field by id. */
    Map<Integer, Integer> points() {
        return points;
    }

    /** Returns the texts that say what the form is for. */
    FormWords words() {
        FormWords known = words;
        if (known == null) {
            known = FormWords.of(page, group);
            words = known;
        }
        return known;
    }

    /** Whether the form has a picture of a code. */
    boolean hasCodePicture() {
        return CodeShape.hasPicture(page, group);
    }

    /** Whether a field takes the address of a server. */
    boolean takesServer() {
        Boolean known = server;
        if (known == null) {
            known = fields.stream().anyMatch(FieldRules::isServer);
            server = known;
        }
        return known;
    }

    int count(FieldRole role) {
        return counts.getOrDefault(role, 0);
    }

    boolean has(FieldRole role) {
        return counts.containsKey(role);
    }

    /** Returns the number of passwords; fields for single characters of one count as one. */
    int passwords() {
        int single = 0;
        for (FieldFacts field : fields) {
            single += role(field) == FieldRole.PASSWORD && CodeShape.isCharacter(field) ? 1 : 0;
        }
        return count(FieldRole.PASSWORD)
                + count(FieldRole.NEW_PASSWORD)
                + count(FieldRole.REPEATED_PASSWORD)
                - Math.max(0, single - 1);
    }

    private FieldRole role(FieldFacts field) {
        return roles.getOrDefault(field.field().id(), FieldRole.OTHER);
    }

    /** Whether anything that names the form says that it is a login. */
    boolean isSaidToBeLogin() {
        return isStatedLogin() || isNamed(Topic.LOGIN);
    }

    /** Whether the button and the heading or title name a login, and none a registration. */
    boolean isSaidToBeOnlyLogin() {
        return isCaptioned(Topic.LOGIN)
                && (isHeaded(Topic.LOGIN) || isTitled(Topic.LOGIN))
                && !isCaptioned(Topic.REGISTER)
                && !isHeaded(Topic.REGISTER)
                && !isTitled(Topic.REGISTER);
    }

    /** Whether a text or the autofill standard says that the form is a login. */
    boolean isStatedLogin() {
        return isCaptioned(Topic.LOGIN)
                || isHeaded(Topic.LOGIN)
                || isTitled(Topic.LOGIN)
                || autofills("username");
    }

    /**
     * Whether the form has an editable text field, its button names a log-in, and its heading or
     * the title names one as well; or {@link #isPageOfLogin} holds.
     */
    boolean isCalledLogin() {
        return fields.stream().anyMatch(field -> isLine(field) && field.isEditable())
                && ((isCaptioned(Topic.LOGIN) && (isHeaded(Topic.LOGIN) || isTitled(Topic.LOGIN)))
                        || isPageOfLogin());
    }

    /**
     * Whether the main heading is only a name for a login, the title names one too, and the form
     * takes a user name.
     */
    boolean isPageOfLogin() {
        Heading main = page.mainHeading();
        return main != null
                && page.lexicon().get(Topic.LOGIN).is(main.text())
                && isTitled(Topic.LOGIN)
                && has(FieldRole.USERNAME)
                && !acts();
    }

    /**
     * Whether the form takes the name of a person among several fields and no password: it enters
     * somebody for something, which in some languages is the same word as to log in.
     */
    boolean entersPerson() {
        return passwords() == 0
                && has(FieldRole.PERSON_NAME)
                && group.dataFields().size() > MAX_WITH_NAME;
    }

    /** Whether the form takes the present password and a new one twice. */
    boolean replacesPassword() {
        return has(FieldRole.PASSWORD)
                && has(FieldRole.NEW_PASSWORD)
                && has(FieldRole.REPEATED_PASSWORD);
    }

    /** Whether a field that can be filled in takes a user name, an address or a number. */
    boolean identifies() {
        return fields.stream()
                .filter(FieldFacts::isEditable)
                .map(this::role)
                .anyMatch(
                        role ->
                                role == FieldRole.USERNAME
                                        || role == FieldRole.EMAIL
                                        || role == FieldRole.PHONE);
    }

    /** Returns the number of fields for a line of text: no codes, passwords or servers. */
    int lines() {
        int lines = 0;
        for (FieldFacts field : fields) {
            lines += isLine(field) ? 1 : 0;
        }
        return lines;
    }

    private boolean isLine(FieldFacts field) {
        FieldRole role = role(field);
        return field.isLine() && role != FieldRole.CODE && role != FieldRole.SERVER;
    }

    /** Whether a field is a select box, or several are check boxes. */
    boolean hasChoice() {
        return group.first(field -> field.tag().equals("select")) != null
                || group.fields(InputType.CHECKBOX).size() > 1;
    }

    boolean hasType(InputType type) {
        return !group.fields(type).isEmpty();
    }

    /**
     * Whether the form takes only quantities: number fields in rows with a price, and at most one
     * other data field.
     */
    boolean takesQuantities() {
        Boolean known = quantities;
        if (known == null) {
            List<SpatialElement> numbers = group.fields(InputType.NUMBER);
            known =
                    !numbers.isEmpty()
                            && numbers.size() <= MAX_QUANTITIES
                            && numbers.size() + 1 >= group.dataFields().size()
                            && numbers.stream().allMatch(this::isInPricedRow);
            quantities = known;
        }
        return known;
    }

    /**
     * Whether the row of a number field has a price. The row is the largest ancestor within a few
     * levels that has little text and no other number field.
     */
    private boolean isInPricedRow(SpatialElement number) {
        FlatTree tree = page.page().tree();
        int row = page.page().indexOf(number);
        for (int level = 0; level < MAX_ROW_LEVELS; level++) {
            int up = tree.parent(row);
            if (up < 0
                    || page.textLength(up) > MAX_ROW
                    || numbersIn(up, tree.end(up)) > 1
                    || tree.element(up) == group.root()) {
                break;
            }
            row = up;
        }
        return Amounts.areIn(tree.element(row).text());
    }

    private long numbersIn(int start, int end) {
        return group.fields(InputType.NUMBER).stream()
                .mapToInt(page.page()::indexOf)
                .filter(index -> index >= start && index < end)
                .count();
    }

    /** Whether the autofill standard names a value for one of the fields. */
    boolean autofills(String value) {
        return fields.stream().anyMatch(field -> field.autofills(value));
    }

    /** Whether label or names of a field have a phrase of a topic. */
    boolean hasField(Topic topic) {
        return fields.stream().anyMatch(field -> field.hints(topic));
    }

    /** Whether the caption of the submit control has a phrase of a topic. */
    boolean isCaptioned(Topic topic) {
        return words().submit().find(page.lexicon().get(topic)) != null;
    }

    /** Whether the submit control has a caption that does something else than to go on. */
    boolean acts() {
        return !words().submit().text().isEmpty() && !isCaptioned(Topic.LOGIN_SUBMIT);
    }

    /**
     * Whether the heading or the title consists of a phrase for a registration, such as "Sign up".
     * A heading that also names an event does not count: visitors register for the event, not for
     * an account.
     */
    boolean isEntitledRegistration() {
        PhraseSet phrases = page.lexicon().get(Topic.REGISTER);
        TopicText heading = words().heading();
        return (heading != null && phrases.is(heading.text()))
                || page.title().parts().stream().anyMatch(phrases::is);
    }

    /** Whether the form is the last step of a registration, which takes a password only. */
    boolean completesRegistration() {
        return passwords() > 0
                && isCaptioned(Topic.REGISTER)
                && (isHeaded(Topic.REGISTER) || isTitled(Topic.REGISTER));
    }

    /** Whether anything that names the form has a phrase of a topic. */
    boolean isAbout(Topic topic) {
        return isCaptioned(topic)
                || isNamed(topic)
                || isHeaded(topic)
                || isTitled(topic)
                || isAddressed(topic);
    }

    /** Whether words of the form or before it are about a newsletter. */
    boolean isForNewsletter() {
        return isCaptioned(Topic.NEWSLETTER)
                || isNamed(Topic.NEWSLETTER)
                || isHeaded(Topic.NEWSLETTER)
                || isIntroduced(Topic.NEWSLETTER)
                || isTitled(Topic.NEWSLETTER)
                || hasField(Topic.NEWSLETTER);
    }

    /**
     * Whether the form takes a user and a password or only a password, does not submit by GET, and
     * no link for a log-out shows that a user is signed in. Such a form is a log-in whatever the
     * caption of its button; otherwise the password may confirm an action.
     *
     * <p>The user is a name, an address or a number, or the only line of text. Forms whose button
     * deletes or saves are excluded.
     */
    boolean signsInUnknownUser() {
        int lines = identifies() ? 1 : lines();
        return lines <= 1
                && group.dataFields().size() == lines + 1
                && group.fields(InputType.PASSWORD).size() == 1
                && !group.root().attr("method").equalsIgnoreCase("get")
                && !isCaptioned(Topic.CANCEL)
                && !isCaptioned(Topic.COOKIE_SAVE)
                && !page.leadsTo(Topic.LOGOUT);
    }

    /** Whether the caption of the submit control has a phrase of another topic and none of one. */
    boolean isCaptionedOtherwise(Topic one, Topic... others) {
        if (isCaptioned(one)) {
            return false;
        }
        for (Topic other : others) {
            if (isCaptioned(other)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the author's names for the form have a phrase of a topic. */
    boolean isNamed(Topic topic) {
        return words().names().find(page.lexicon().get(topic)) != null;
    }

    /** Whether the author's name for the message passes a test. */
    boolean isMessageNamed(Predicate<String> test) {
        for (FieldFacts field : fields) {
            if (field.isText() && test.test(field.name())) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the form sends its input instead of filtering the page: a control submits it to an
     * address or a script, and the page has few links, no tables and no charts to filter.
     */
    boolean filtersNothing() {
        boolean isScripted = !group.form() && !group.dataFields().isEmpty() && !group.isNameless();
        return (isSent() || isScripted)
                && !group.senders().isEmpty()
                && page.content().mainLinks().size() <= MAX_LINKS_BESIDE
                && page.structure().tables().isEmpty()
                && !page.structure().hasCharts();
    }

    /** Whether the label of a password says that it is optional. */
    boolean isPasswordCalledOptional() {
        for (SpatialElement field : group.fields(InputType.PASSWORD)) {
            String label = Texts.fold(page.label(field));
            if (!label.isEmpty()
                    && AccountLexicon.standard()
                            .says(AccountWord.OPTIONAL, label, page.language())) {
                return true;
            }
        }
        return false;
    }

    /** Whether the form takes a password, and requires other fields but none for a password. */
    boolean isPasswordOptional() {
        List<SpatialElement> required =
                group.fields().stream().filter(field -> field.state().required()).toList();
        return passwords() > 0
                && !required.isEmpty()
                && required.stream().noneMatch(field -> field.inputType() == InputType.PASSWORD);
    }

    /** Whether a control submits the form. */
    boolean hasSubmit() {
        return words().hasSubmit();
    }

    /** Whether the form sends its data to an address or under names. */
    boolean isSent() {
        return group.form() && (group.root().hasAttr("action") || !group.isNameless());
    }

    /** Whether the main content has so much prose or so many links that a code is not its point. */
    boolean isBusy() {
        return page.content().prose().size() > MAX_PROSE
                || page.content().mainLinks().size() > MAX_LINKS;
    }

    /** Whether Contact Form 7, a widespread plug-in, made the form. */
    boolean isContactPlugin() {
        return group.root().className().contains("wpcf7");
    }

    /** Whether the last part of the page's address has a phrase of a topic. */
    boolean isAddressed(Topic topic) {
        return page.lexicon().get(topic).in(Texts.addressWords(page.url()));
    }

    boolean isHeaded(Topic topic) {
        return words().isHeaded(page.lexicon().get(topic));
    }

    /** Whether a link inside the form has a phrase of a topic. */
    boolean leadsTo(Topic topic) {
        FlatTree tree = page.page().tree();
        int root = tree.indexOf(group.root());
        PhraseSet phrases = page.lexicon().get(topic);
        if (root < 0) {
            return false;
        }
        for (SpatialElement link : page.content().links()) {
            int index = page.page().indexOf(link);
            if (index > root && index < tree.end(root) && phrases.in(page.caption(link))) {
                return true;
            }
        }
        return false;
    }

    /** Whether another form has exactly two password fields, as registrations have. */
    boolean isBesideRegistration() {
        for (FormGroup other : page.groups()) {
            if (other != group && other.fields(InputType.PASSWORD).size() == 2) {
                return true;
            }
        }
        return false;
    }

    /** Whether another form takes a single password. */
    boolean isBesideLogin() {
        for (FormGroup other : page.groups()) {
            if (other != group && other.fields(InputType.PASSWORD).size() == 1) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether nothing can send the password that is entered: the fields have no names, no form and
     * no submit button. There is other content on the page, and neither title nor heading names a
     * login.
     */
    boolean isIdleLogin() {
        boolean idle = words().submit().text().isEmpty() || isCaptioned(Topic.CANCEL);
        return idle
                && !group.form()
                && group.isNameless()
                && passwords() > 0
                && !isHeaded(Topic.LOGIN)
                && !isTitled(Topic.LOGIN)
                && (!page.content().prose().isEmpty() || isBesideLogin());
    }

    /** Whether the form is one of several in the main content that take passwords. */
    boolean isOneOfManyLogins() {
        return page.isMain(group)
                && page.groups().stream()
                                .filter(other -> !other.fields(InputType.PASSWORD).isEmpty())
                                .filter(page::isMain)
                                .limit(MIN_SAMPLES)
                                .count()
                        == MIN_SAMPLES;
    }

    /**
     * Whether a field takes the name, email address or number of the sender; the only line of text
     * beside a message does.
     */
    boolean hasSender() {
        return has(FieldRole.EMAIL)
                || has(FieldRole.PHONE)
                || has(FieldRole.PERSON_NAME)
                || lines() == 1;
    }

    /** Whether an email address is filled in already, or the user name of a form without one. */
    boolean isPrefilled() {
        InputReads reads = InputReads.of(page);
        for (FieldFacts field : fields) {
            FieldRole role = role(field);
            boolean email = role == FieldRole.EMAIL;
            boolean user = role == FieldRole.USERNAME && !has(FieldRole.EMAIL);
            String name = field.name();
            if ((email || user) && reads.ask(field.field(), f -> isFilled(f, name, email))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a field has a value, of an email address if it is for one. */
    private static boolean isFilled(SpatialElement field, String name, boolean email) {
        String value = field.value() == null ? "" : field.value();
        // A value that repeats the name is a placeholder.
        boolean repeats = value.equals(name) || value.startsWith(name + '@');
        return !repeats && (email ? value.contains("@") : !value.isBlank());
    }

    /** Whether a text of some length precedes the form, of which it is no section. */
    boolean isBelowText() {
        return page.content().proseLength() > MIN_TEXT && !FormSection.isOn(page);
    }

    /** Whether the form submits by GET to the address of the page. */
    boolean getsSamePage() {
        String written = group.root().attr("action");
        boolean gets = written.isEmpty() ? group.root().hasAttr("method") : group.form();
        if (!gets || group.posts()) {
            return false;
        }
        String address = group.root().absUrl("action");
        return written.isEmpty() || (!address.isEmpty() && path(address).equals(path(page.url())));
    }

    private static String path(String url) {
        int query = url.indexOf('?');
        return query < 0 ? url : url.substring(0, query);
    }

    /** Whether a list or table of records follows the form. */
    boolean isAboveList() {
        int last = group.fields().get(group.fields().size() - 1).id();
        return page.derived(LastRows.class, LastRows::of).id() > last;
    }

    /**
     * The last rows of links on a page.
     *
     * @param id the lowest id of a link in them, 0 if there are too few rows
     */
    private record LastRows(int id) {

        static LastRows of(PageSignals page) {
            int[] ids = page.linkRows().stream().mapToInt(SpatialElement::id).sorted().toArray();
            return new LastRows(ids.length < MIN_ROWS ? 0 : ids[ids.length - MIN_ROWS]);
        }
    }

    /** Whether a table of records with much of the text of the page is below the form. */
    boolean isAboveRecords() {
        int last = page.page().indexOf(group.fields().get(group.fields().size() - 1));
        return page.derived(LastRecords.class, LastRecords::of).index() > last;
    }

    /**
     * The last table of a page that has several rows and much of the text.
     *
     * @param index the index in the flat tree, -1 if there is no such table
     */
    private record LastRecords(int index) {

        static LastRecords of(PageSignals page) {
            int last = -1;
            for (int table : page.structure().tables()) {
                boolean large =
                        page.textLength(table) >= page.content().mainTextLength() * MIN_SHARE;
                if (large && areIn(page.page().tree().element(table))) {
                    last = Math.max(last, table);
                }
            }
            return new LastRecords(last);
        }

        private static boolean areIn(Element table) {
            return table.select("th").size() > 1 && table.select("tr").size() >= MIN_TABLE_ROWS;
        }
    }

    boolean isTitled(Topic topic) {
        return page.isTitled(topic);
    }

    boolean isIntroduced(Topic topic) {
        return words().intro().find(page.lexicon().get(topic)) != null;
    }

    /** Whether title, heading, introduction or captions have a phrase of a topic. */
    boolean introduces(Topic topic) {
        PhraseSet phrases = page.lexicon().get(topic);
        return isTitled(topic)
                || words().isHeaded(phrases)
                || words().intro().find(phrases) != null
                || words().isCaptioned(phrases);
    }
}
