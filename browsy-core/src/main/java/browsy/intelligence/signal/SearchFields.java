package browsy.intelligence.signal;

import browsy.html.ElementChildren;
import browsy.intelligence.word.PhraseSet;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.model.InputType;
import browsy.model.Role;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Finds the visible search fields of a form. */
final class SearchFields {

    /** Conventional names of search fields. */
    private static final Set<String> NAMES = Set.of("q", "s", "wd", "kw");

    /** Names of the query among the fields of a longer form. */
    private static final Set<String> QUERIES = Set.of("q", "query", "keywords", "keyword");

    /**
     * The maximum number of data fields in a search form whose only text field takes the query; the
     * others select where to search.
     */
    private static final int MAX_DATA_FIELDS = 3;

    /** The maximum number of data fields in a simple search form. */
    private static final int MAX_FIELDS = 4;

    /** The number of ancestors of a field that are examined for names of a search. */
    private static final int MAX_CLIMB = 5;

    /** The maximum number of children of an ancestor that counts. */
    private static final int MAX_PARTS = 3;

    /** The number of places of a journey. */
    private static final int JOURNEY_LINES = 2;

    private final PageSignals page;
    private final FormGroup group;

    /** Whether the form takes no password and its submit control has a search phrase. */
    private @Nullable Boolean searches;

    /** The first fields that take the name or address of a person, at most two. */
    private @Nullable List<SpatialElement> owners;

    private SearchFields(PageSignals page, FormGroup group) {
        this.page = page;
        this.group = group;
    }

    /** Returns the search fields of a page in document order. */
    static List<SpatialElement> find(PageSignals page) {
        List<SpatialElement> fields = new ArrayList<>();
        for (FormGroup group : page.groups()) {
            SearchFields search = new SearchFields(page, group);
            group.fields().stream().filter(search::isSearch).forEach(fields::add);
        }
        return fields;
    }

    /**
     * Whether a field takes a query: by its type or role, its conventional name unless it takes
     * several lines, is one of several that a form posts or is beside a message, a search phrase in
     * its hints or name, the names of its form, or the submit control. Long forms count only by the
     * latter.
     */
    private boolean isSearch(SpatialElement field) {
        if (field.inputType() == InputType.SEARCH || field.role() == Role.SEARCHBOX) {
            return true;
        }
        if (group.root().attr("action").toLowerCase(Locale.ROOT).contains("captcha")) {
            return false;
        }
        InputType type = field.inputType();
        boolean takesText = type == InputType.TEXT || field.tag().equals("textarea");
        if (takesText && isAdvanced(field)) {
            return true;
        }
        if (!takesText || group.dataFields().size() > MAX_FIELDS) {
            return false;
        }
        String name = field.name();
        if (name != null
                && NAMES.contains(name)
                && takesOneLine(field)
                && (hasSingleTextField() || !(group.posts() || takesMessage()))) {
            return true;
        }
        if (Texts.fieldWords(name).startsWith("email")) {
            return false;
        }
        PhraseSet searches = page.lexicon().get(Topic.SEARCH);
        return searches.in(page.hints(field))
                || searches.in(Texts.words(name))
                || isInSearchForm(field)
                || hasSearchSubmit();
    }

    /** Whether a field takes one line; statements of a query language have several. */
    private boolean takesOneLine(SpatialElement field) {
        return !field.tag().equals("textarea")
                || page.page().source(field).attr("rows").strip().equals("1");
    }

    private boolean takesMessage() {
        return group.first(field -> field.tag().equals("textarea")) != null;
    }

    /**
     * Whether a field is named after a query, or is the first one for text of a form other than one
     * for a journey, and the caption of the submit control has a search phrase.
     */
    private boolean isAdvanced(SpatialElement field) {
        boolean isQuery =
                QUERIES.contains(Texts.fieldWords(field.name()))
                        || (field == firstText() && !isJourney());
        return isQuery && searches() && !isRecord(field);
    }

    /**
     * Whether the form takes two lines of text and a date or time, such as where a journey begins
     * and ends, and when: no line is a query.
     */
    private boolean isJourney() {
        return group.fields(InputType.TEXT).size() == JOURNEY_LINES
                && group.dataFields().stream().anyMatch(SearchFields::isTime);
    }

    private static boolean isTime(SpatialElement field) {
        InputType type = field.inputType();
        return type == InputType.DATE || type == InputType.TIME || type == InputType.DATETIME_LOCAL;
    }

    private @Nullable SpatialElement firstText() {
        return group.first(field -> field.tag().equals("textarea") || FormGroup.takesLine(field));
    }

    private boolean searches() {
        Boolean known = searches;
        if (known == null) {
            SpatialElement last = group.fields().get(group.fields().size() - 1);
            SpatialElement submit = page.submits().find(group, last, null);
            known =
                    group.fields(InputType.PASSWORD).isEmpty()
                            && submit != null
                            && (page.lexicon().get(Topic.SEARCH).in(page.caption(submit))
                                    || isOneOfSeveralSearches());
            searches = known;
        }
        return known;
    }

    /**
     * Whether the title or a heading says that the page searches, and so does the caption of one of
     * the submit buttons.
     */
    private boolean isOneOfSeveralSearches() {
        PhraseSet searches = page.lexicon().get(Topic.SEARCH);
        return group.senders().stream().anyMatch(sender -> searches.is(page.caption(sender)))
                && page.inTitleOrHeading(Topic.SEARCH) != null;
    }

    /**
     * Whether a field takes the number of a record, such as an order, while another field takes the
     * name or address of its owner.
     */
    private boolean isRecord(SpatialElement field) {
        if (!page.lexicon().get(Topic.OTHER_NUMBER).in(page.hints(field))) {
            return false;
        }
        return owners().stream().anyMatch(other -> other != field);
    }

    private List<SpatialElement> owners() {
        List<SpatialElement> known = owners;
        if (known == null) {
            PhraseSet names = page.lexicon().get(Topic.PERSON_NAME);
            PhraseSet addresses = page.lexicon().get(Topic.EMAIL);
            known =
                    group.dataFields().stream()
                            .filter(
                                    field -> {
                                        String hints = page.hints(field);
                                        return names.in(hints) || addresses.in(hints);
                                    })
                            .limit(2)
                            .toList();
            owners = known;
        }
        return known;
    }

    /**
     * Whether the group has one text field and one submit control, whose caption or title is a
     * search phrase.
     */
    private boolean hasSearchSubmit() {
        if (group.senders().size() != 1 || !hasSingleTextField()) {
            return false;
        }
        PhraseSet searches = page.lexicon().get(Topic.SEARCH);
        SpatialElement sender = group.senders().get(0);
        String title = Texts.fold(page.page().source(sender).attr("title"));
        return searches.is(page.caption(sender)) || searches.is(title);
    }

    /**
     * Whether the field is the only text field of a form that is a search by role, names or action,
     * or is inside a small element with the name of a search.
     */
    private boolean isInSearchForm(SpatialElement field) {
        if (!hasSingleTextField()) {
            return false;
        }
        Element root = group.root();
        if (root.attr("role").equals("search") || root.normalName().equals("search")) {
            return true;
        }
        Element source = page.page().source(field);
        if (hasSearchName(root)
                || hasSearchName(source)
                || containsSearch(Texts.words(lastSegment(root.attr("action"))))) {
            return true;
        }
        Element up = source.parent();
        for (int i = 0;
                up != null
                        && i < MAX_CLIMB
                        && ElementChildren.count(up, MAX_PARTS + 1) <= MAX_PARTS;
                i++) {
            if (up.normalName().equals("body") || up.normalName().equals("html")) {
                return false;
            }
            if (hasSearchName(up)) {
                return true;
            }
            up = up.parent();
        }
        return false;
    }

    /** Whether a group has one text field and otherwise only a few select boxes. */
    private boolean hasSingleTextField() {
        int lines = 0;
        for (SpatialElement field : group.dataFields()) {
            boolean select = field.tag().equals("select");
            lines += select ? 0 : 1;
        }
        return lines == 1 && group.dataFields().size() <= MAX_DATA_FIELDS;
    }

    private static boolean hasSearchName(Element element) {
        return containsSearch(Texts.words(element.id() + " " + element.className()))
                || containsSearch(Texts.words(element.attr("name")));
    }

    /** Whether words contain "search", but not "research". */
    private static boolean containsSearch(String words) {
        int at = words.indexOf("search");
        return at >= 0 && !words.startsWith("re", Math.max(0, at - 2));
    }

    /** Returns the last path segment of an address. */
    private static String lastSegment(String address) {
        int query = address.indexOf('?');
        String path = query < 0 ? address : address.substring(0, query);
        int end = path.endsWith("/") ? path.length() - 1 : path.length();
        int start = path.lastIndexOf('/', end - 1) + 1;
        return start < end ? path.substring(start, end) : "";
    }
}
