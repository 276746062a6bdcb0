package browsy.intelligence.signal;

import browsy.html.ElementChildren;
import browsy.model.InputType;
import browsy.model.Role;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jsoup.nodes.Element;

/** Finds the fields that take a query, visible ones only. */
final class SearchFields {

    /** What fields for queries are called by custom rather than by a word. */
    private static final Set<String> NAMES = Set.of("q", "s", "wd", "kw");

    /** Fields of a search with lists of where to look. */
    private static final int MAX_DATA_FIELDS = 3;

    /** More make a form of a search that is not plain. */
    private static final int MAX_FIELDS = 4;

    /**
     * How far above a field the element is looked for that says it searches, and how much in it.
     */
    private static final int MAX_CLIMB = 5;

    private static final int MAX_PARTS = 3;

    private SearchFields() {}

    /** The fields in document order. */
    static List<SpatialElement> find(PageSignals page) {
        List<SpatialElement> fields = new ArrayList<>();
        for (FormGroup group : page.groups()) {
            for (SpatialElement field : group.fields()) {
                if (isSearch(page, group, field)) {
                    fields.add(field);
                }
            }
        }
        return fields;
    }

    private static boolean isSearch(PageSignals page, FormGroup group, SpatialElement field) {
        if (field.inputType() == InputType.SEARCH || field.role() == Role.SEARCHBOX) {
            return true;
        }
        InputType type = field.inputType();
        boolean takesText = type == InputType.TEXT || field.tag().equals("textarea");
        if (!takesText
                || (group.dataFields().size() > MAX_FIELDS && !isAdvanced(page, group, field))) {
            return false;
        }
        String name = field.name();
        if (name != null && NAMES.contains(name)) {
            return true;
        }
        if (Texts.fieldWords(name).startsWith("email")) {
            return false;
        }
        PhraseSet searches = page.lexicon().get(Topic.SEARCH);
        return searches.in(page.hints(field))
                || searches.in(Texts.words(name))
                || isInSearchForm(page, group, field)
                || isSentBySearching(page, group);
    }

    /** The first field of a longer form that is sent by searching, and by nothing else. */
    private static boolean isAdvanced(PageSignals page, FormGroup group, SpatialElement field) {
        PhraseSet searches = page.lexicon().get(Topic.SEARCH);
        return field == group.dataFields().get(0)
                && !group.senders().isEmpty()
                && group.senders().stream().allMatch(one -> searches.is(page.caption(one)));
    }

    /** A line alone with a button that says it searches. */
    private static boolean isSentBySearching(PageSignals page, FormGroup group) {
        if (group.senders().size() != 1 || !isOnlyLine(group)) {
            return false;
        }
        PhraseSet searches = page.lexicon().get(Topic.SEARCH);
        SpatialElement sender = group.senders().get(0);
        String title = Texts.fold(page.page().source(sender).attr("title"));
        return searches.is(page.caption(sender)) || searches.is(title);
    }

    /** The only line of a form that is called a search: by its role, its names or its address. */
    private static boolean isInSearchForm(PageSignals page, FormGroup group, SpatialElement field) {
        if (!isOnlyLine(group)) {
            return false;
        }
        Element root = group.root();
        if (root.attr("role").equals("search") || root.normalName().equals("search")) {
            return true;
        }
        Element source = page.page().source(field);
        if (isNamed(root) || isNamed(source) || isCalled(Texts.words(path(root.attr("action"))))) {
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
            if (isNamed(up)) {
                return true;
            }
            up = up.parent();
        }
        return false;
    }

    /** Beside a line there may be lists of where to look, but no other line. */
    private static boolean isOnlyLine(FormGroup group) {
        int lines = 0;
        for (SpatialElement field : group.dataFields()) {
            boolean select = field.tag().equals("select");
            lines += select ? 0 : 1;
        }
        return lines == 1 && group.dataFields().size() <= MAX_DATA_FIELDS;
    }

    private static boolean isNamed(Element element) {
        return isCalled(Texts.words(element.id() + " " + element.className()))
                || isCalled(Texts.words(element.attr("name")));
    }

    private static boolean isCalled(String words) {
        int at = words.indexOf("search");
        return at >= 0 && !words.startsWith("re", Math.max(0, at - 2));
    }

    /** The last part of the path of an address. */
    private static String path(String address) {
        int query = address.indexOf('?');
        String path = query < 0 ? address : address.substring(0, query);
        int end = path.endsWith("/") ? path.length() - 1 : path.length();
        int start = path.lastIndexOf('/', end - 1) + 1;
        return start < end ? path.substring(start, end) : "";
    }
}
