package browsy.intelligence.type;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.InputReads;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Pager;
import browsy.intelligence.signal.Sentences;
import browsy.intelligence.word.AccountLexicon;
import browsy.intelligence.word.AccountWord;
import browsy.intelligence.word.PhraseSet;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.model.HiddenReason;
import browsy.model.Role;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds searches: fields for a query, and results of one. */
final class Searches {

    /** The maximum number of search fields whose queries a page may repeat. */
    private static final int MAX_QUERIES = 10;

    private static final int MIN_RESULTS = 5;

    /** A query parameter or path of a search. A long hexadecimal number identifies a session. */
    private static final Pattern QUERY =
            Pattern.compile(
                    "[?&](?:q|query|s|search|search_query|keywords?|k|term|text|wd)="
                            + "(?![0-9a-f]{16,}(?:&|$))[^&]|/search(?:[/?]|$)");

    /** The number that a heading starts with, with separators of thousands, and a word after it. */
    private static final Pattern COUNT =
            Pattern.compile("(\\d{1,3}(?:[.,\\x{A0}\\x{202F} ]?\\d{3}){0,3}) +\\p{L}");

    private static final Pattern SEPARATOR = Pattern.compile("\\D");

    private static final Pattern YEAR = Pattern.compile("(?:19|20)\\d\\d");

    /** The maximum length of a page that reports that nothing is found. */
    private static final int MAX_REPORT = 2000;

    /** The maximum length of the report, in characters. */
    private static final int MAX_MESSAGE = 160;

    /** The minimum number of fields of a search with several ones. */
    private static final int MIN_FIELDS = 2;

    private static final int MAX_TEXT = 600;
    private static final int MAX_LINKS = 25;
    private static final int MAX_HEADINGS = 3;

    /** The minimum length of a query that a text repeats, in characters. */
    private static final int MIN_QUERY = 3;

    /** The maximum length of a text that says how much was found, in characters. */
    private static final int MAX_COUNT = 60;

    /** A text with one number, such as "Found 6 tickets". */
    private static final Pattern FOUND =
            Pattern.compile("\\D*[1-9]\\d{0,2}(?:[.,\\u00a0\\u202f ]?\\d{3})*\\D*");

    /** A text whose only number is zero. */
    private static final Pattern NOTHING = Pattern.compile("\\D*\\b0\\b\\D*");

    /** Why a heading cannot be seen though screen readers read it. */
    private static final Set<HiddenReason.Kind> SPOKEN =
            Set.of(
                    HiddenReason.Kind.CLIPPED,
                    HiddenReason.Kind.OFF_SCREEN,
                    HiddenReason.Kind.ZERO_SIZE);

    private Searches() {}

    /** Whether any rule finds results of a search. */
    static boolean isResults(PageFacts facts) {
        return named(facts) != null
                || declared(facts) != null
                || address(facts) != null
                || query(facts) != null
                || counted(facts) != null;
    }

    /**
     * Returns the words in title or heading that name results, null if there are none. The page
     * also has links or a query; without a search field, it has a next page, a table, or entries
     * below a heading that counts the results.
     */
    static @Nullable Evidence named(PageFacts facts) {
        PageSignals page = facts.page();
        if (page.searchFields().isEmpty()) {
            Pager pager = page.pager();
            String title = page.lexicon().get(Topic.SEARCH_RESULTS).find(page.title().folded());
            boolean paged =
                    pager != null
                            && pager.next() != null
                            && (hasMany(facts) || Lists.areEntries(facts));
            return title != null && (paged || Lists.areRecords(facts) || countsEntries(facts))
                    ? Evidence.said(title)
                    : null;
        }
        String name = page.inTitleOrHeading(Topic.SEARCH_RESULTS);
        name = name == null ? inSpokenHeading(page) : name;
        name = name == null ? counting(facts) : name;
        return name != null && (hasMany(facts) || hasResult(facts) || echoes(page))
                ? Evidence.said(name)
                : null;
    }

    /** Whether a heading of a page with entries names results and their number. */
    private static boolean countsEntries(PageFacts facts) {
        PhraseSet results = facts.page().lexicon().get(Topic.SEARCH_RESULTS);
        return Lists.areEntries(facts)
                && facts.headings().stream()
                        .anyMatch(
                                heading ->
                                        heading.find(results) != null
                                                && heading.text()
                                                        .chars()
                                                        .anyMatch(Character::isDigit));
    }

    /**
     * Returns the words that name results in a main heading that only screen readers read, null
     * without one.
     */
    private static @Nullable String inSpokenHeading(PageSignals page) {
        PhraseSet results = page.lexicon().get(Topic.SEARCH_RESULTS);
        for (SpatialElement element : page.page().elements()) {
            Integer level = element.level();
            boolean spoken =
                    element.role() == Role.HEADING
                            && level != null
                            && level == 1
                            && element.hidden()
                            && SPOKEN.containsAll(kinds(element));
            String phrase = spoken ? results.find(page.folded(element)) : null;
            if (phrase != null) {
                return phrase;
            }
        }
        return null;
    }

    /** Returns the main heading, or else the title, if it says how much was found. */
    private static @Nullable String counting(PageFacts facts) {
        Heading heading = facts.page().mainHeading();
        if (heading != null && countsFound(facts, heading.text(), FOUND)) {
            return heading.text();
        }
        return facts.page().title().parts().stream()
                .filter(part -> countsFound(facts, part, FOUND))
                .findFirst()
                .orElse(null);
    }

    /**
     * Whether a short text says how much was found.
     *
     * @param number what the number of the text looks like
     */
    private static boolean countsFound(PageFacts facts, String text, Pattern number) {
        return text.length() <= MAX_COUNT
                && number.matcher(text).matches()
                && AccountLexicon.standard().says(AccountWord.FOUND, text, facts.page().language());
    }

    private static Set<HiddenReason.Kind> kinds(SpatialElement element) {
        return element.visibility().reasons().stream()
                .map(HiddenReason::kind)
                .collect(Collectors.toSet());
    }

    /** Returns the declaration of the page as results of a search, null without one. */
    static @Nullable Evidence declared(PageFacts facts) {
        return hasFieldAndLinks(facts) && facts.page().structure().isDeclaredSearchResults()
                ? Evidence.STRUCTURE
                : null;
    }

    /** Returns the address of the page if it contains a query, null otherwise. */
    static @Nullable Evidence address(PageFacts facts) {
        return hasFieldAndLinks(facts) && QUERY.matcher(facts.page().url()).find()
                ? Evidence.said(facts.page().url())
                : null;
    }

    /** Returns the title if a search field has a query, and the title repeats it or says so. */
    static @Nullable Evidence query(PageFacts facts) {
        PageSignals page = facts.page();
        String title = page.title().folded();
        boolean names = page.lexicon().get(Topic.SEARCH).in(title);
        return hasQuery(page) && hasMany(facts) && (names || echoes(page))
                ? Evidence.said(title)
                : null;
    }

    /**
     * Returns the main heading if it starts with a number that is higher than that of the entries,
     * and the page has a search field or a next page; null otherwise.
     */
    static @Nullable Evidence counted(PageFacts facts) {
        PageSignals page = facts.page();
        Heading heading = page.mainHeading();
        Matcher count = heading == null ? null : COUNT.matcher(heading.text());
        if (count == null || !count.lookingAt() || YEAR.matcher(count.group(1)).matches()) {
            return null;
        }
        Pager pager = page.pager();
        boolean continues = pager != null && (pager.next() != null || pager.previous() != null);
        return (continues || !page.searchFields().isEmpty())
                        && Lists.areFewerThan(
                                facts,
                                Long.parseLong(SEPARATOR.matcher(count.group(1)).replaceAll("")))
                ? Evidence.said(count.group())
                : null;
    }

    /** Returns the report that a search finds nothing, null if there is none. */
    static @Nullable Evidence none(PageFacts facts) {
        PageSignals page = facts.page();
        if (facts.text() > MAX_REPORT) {
            return null;
        }
        boolean isQueried = hasQuery(page);
        boolean searches = isQueried || isTitledSearch(facts);
        for (SpatialElement element : page.visible()) {
            if (!element.isInteractive()
                    && page.isMain(element)
                    && (page.find(element, Topic.NO_RESULTS) != null
                            || (isQueried && quotesFailure(facts, page.folded(element)))
                            || (searches && countsFound(facts, page.folded(element), NOTHING)))
                    && page.folded(element).length() <= MAX_MESSAGE
                    && (searches || Sentences.quotes(page.folded(element)))
                    && !isMissingPage(facts, page.folded(element))) {
                return Evidence.on(element);
            }
        }
        return null;
    }

    /** Whether a text quotes what cannot be found. */
    private static boolean quotesFailure(PageFacts facts, String text) {
        return Sentences.quotes(text) && facts.says(text, Topic.FAILURES);
    }

    /** Whether a part of the title names a search or its results, and none a missing page. */
    private static boolean isTitledSearch(PageFacts facts) {
        List<Topic> searches = List.of(Topic.SEARCH, Topic.SEARCH_RESULTS);
        List<String> parts = facts.page().title().parts();
        return parts.stream().anyMatch(part -> facts.says(part, searches))
                && parts.stream().noneMatch(part -> isMissingPage(facts, part));
    }

    /** Whether a text says that a page does not exist, and not only that nothing is found. */
    private static boolean isMissingPage(PageFacts facts, String text) {
        return facts.page().lexicon().get(Topic.NOT_FOUND).is(text)
                && !facts.page().lexicon().get(Topic.NO_RESULTS).is(text);
    }

    private static boolean hasQuery(PageSignals page) {
        InputReads reads = InputReads.of(page);
        return page.searchFields().stream()
                .anyMatch(
                        field -> reads.ask(field, f -> f.value() != null && !f.value().isBlank()));
    }

    /** Whether a search field has a query, and the main content a link. */
    private static boolean hasResult(PageFacts facts) {
        return hasQuery(facts.page()) && !facts.content().mainLinks().isEmpty();
    }

    private static boolean hasFieldAndLinks(PageFacts facts) {
        return !facts.page().searchFields().isEmpty() && hasMany(facts);
    }

    private static boolean hasMany(PageFacts facts) {
        return facts.content().mainLinks().size() >= MIN_RESULTS;
    }

    /** Whether the title, a heading or a short text with a number repeats the query. */
    private static boolean echoes(PageSignals page) {
        if (page.searchFields().isEmpty()) {
            return false;
        }
        List<String> texts = counts(page);
        InputReads reads = InputReads.of(page);
        List<SpatialElement> fields = page.searchFields();
        for (SpatialElement field : fields.subList(0, Math.min(MAX_QUERIES, fields.size()))) {
            if (reads.ask(field, asked -> repeat(texts, asked))) {
                return true;
            }
        }
        return false;
    }

    private static boolean repeat(List<String> texts, SpatialElement field) {
        String query = Texts.fold(field.value());
        return query.length() >= MIN_QUERY && texts.stream().anyMatch(text -> text.contains(query));
    }

    /** Returns the title, the headings and the short texts with a number, folded. */
    private static List<String> counts(PageSignals page) {
        List<String> texts = new ArrayList<>();
        texts.add(page.title().folded());
        for (SpatialElement element : page.visible()) {
            String text = element.text();
            boolean tells =
                    text != null
                            && text.length() <= MAX_MESSAGE
                            && !element.isInteractive()
                            && element.role() != Role.LINK
                            && (element.role() == Role.HEADING
                                    || text.chars().anyMatch(Character::isDigit));
            if (tells) {
                texts.add(page.folded(element));
            }
        }
        return texts;
    }

    /**
     * Returns the button of a form with several fields that searches by its caption, null if there
     * is none, or a list is on the page.
     */
    static @Nullable Evidence form(PageFacts facts) {
        SpatialElement button = searchButton(facts);
        return button == null
                        || Lists.areEntries(facts)
                        || Lists.areLinks(facts)
                        || isResults(facts)
                        || none(facts) != null
                ? null
                : Evidence.on(button);
    }

    private static @Nullable SpatialElement searchButton(PageFacts facts) {
        PageSignals page = facts.page();
        PhraseSet search = page.lexicon().get(Topic.SEARCH);
        for (FormGroup group : facts.forms()) {
            boolean queries =
                    group.fields().stream()
                            .anyMatch(
                                    field ->
                                            page.isSearchField(field)
                                                    && !isAboveHeading(page, field));
            if (group.dataFields().size() >= MIN_FIELDS && queries) {
                for (SpatialElement sender : group.senders()) {
                    if (search.in(page.caption(sender))) {
                        return sender;
                    }
                }
            }
        }
        return null;
    }

    /** Whether a field is above the main heading, so that the heading names other content. */
    private static boolean isAboveHeading(PageSignals page, SpatialElement field) {
        Heading heading = page.mainHeading();
        return heading != null && page.page().indexOf(field) < heading.index();
    }

    /** Returns the search field that is nearly all of the page, null if there is none. */
    static @Nullable Evidence field(PageFacts facts) {
        PageSignals page = facts.page();
        SpatialElement field = mainField(page);
        boolean isSearch =
                facts.content().links().size() <= MAX_LINKS
                        && facts.text() <= MAX_TEXT
                        && page.headings().size() <= MAX_HEADINGS
                        && facts.forms().stream().mapToInt(group -> group.dataFields().size()).sum()
                                <= 3;
        return field != null && isSearch ? Evidence.on(field) : null;
    }

    /**
     * Returns the search field of a page whose title or main heading begins with a search, null if
     * there is none, or the page lists something.
     */
    static @Nullable Evidence titled(PageFacts facts) {
        PageSignals page = facts.page();
        Heading heading = page.mainHeading();
        PhraseSet search = page.lexicon().get(Topic.SEARCH);
        SpatialElement field = mainField(page);
        boolean isSearch =
                ((heading != null && search.begins(heading.text()))
                                || page.title().parts().stream().anyMatch(search::begins))
                        && !Lists.areEntries(facts)
                        && !Lists.areLinks(facts)
                        && !isResults(facts)
                        && none(facts) == null;
        return field != null && isSearch ? Evidence.on(field) : null;
    }

    /** Returns the first search field of the main content below its heading, null without one. */
    private static @Nullable SpatialElement mainField(PageSignals page) {
        for (SpatialElement field : page.searchFields()) {
            if (page.isMain(field) && !isAboveHeading(page, field)) {
                return field;
            }
        }
        return null;
    }
}
