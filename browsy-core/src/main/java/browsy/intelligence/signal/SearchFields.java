package browsy.intelligence.signal;

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
        if (!takesText || group.dataFields().size() > 4) {
            return false;
        }
        String name = field.name();
        if (name != null && NAMES.contains(name)) {
            return true;
        }
        return page.lexicon().get(Topic.SEARCH).in(page.hints(field))
                || isInSearchForm(group.root(), group)
                || isSentBySearching(page, group);
    }

    /** A field alone with a button that says it searches. */
    private static boolean isSentBySearching(PageSignals page, FormGroup group) {
        return group.dataFields().size() == 1
                && group.senders().size() == 1
                && page.lexicon().get(Topic.SEARCH).is(page.caption(group.senders().get(0)));
    }

    private static boolean isInSearchForm(Element root, FormGroup group) {
        boolean oneLine = group.dataFields().size() == 1;
        if (root.attr("role").equals("search") || root.normalName().equals("search")) {
            return oneLine;
        }
        String names = Texts.words(root.id() + " " + root.className());
        return oneLine && group.form() && (" " + names + " ").contains(" search ");
    }
}
