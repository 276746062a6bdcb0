package browsy.intelligence;

import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.PageSignals;
import browsy.model.SpatialElement;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/**
 * The fields of a page as far as they decide which texts are messages.
 *
 * @param indexes the indexes of the fields in the flat tree
 * @param spans the index of the first and of the last data field of each form; overlapping spans
 *     are joined
 * @param describedWhileValid the ids of elements that describe a field that is not invalid
 * @param describedWhileInvalid the ids of elements that describe a field that is invalid
 */
record MessageFields(
        NavigableSet<Integer> indexes,
        NavigableMap<Integer, Integer> spans,
        Set<String> describedWhileValid,
        Set<String> describedWhileInvalid) {

    /** Matches ids with a word for an explanation of what to enter. */
    private static final Pattern HINT =
            Pattern.compile("(?i)(?:^|[_-])(?:hint|help|help-?text)(?:$|[_-])");

    static MessageFields of(PageSignals page) {
        NavigableSet<Integer> indexes = new TreeSet<>();
        NavigableMap<Integer, Integer> spans = new TreeMap<>();
        Set<String> valid = new HashSet<>();
        Set<String> invalid = new HashSet<>();
        for (FormGroup group : page.groups()) {
            for (SpatialElement field : group.fields()) {
                Element source = page.page().source(field);
                if (field.isFormField()) {
                    indexes.add(page.page().indexOf(field));
                }
                for (String id : descriptions(source)) {
                    (field.state().invalid() && !HINT.matcher(id).find() ? invalid : valid).add(id);
                }
            }
            List<SpatialElement> data = group.dataFields();
            if (data.size() > 1) {
                join(
                        spans,
                        page.page().indexOf(data.get(0)),
                        page.page().indexOf(data.get(data.size() - 1)));
            }
        }
        return new MessageFields(indexes, spans, valid, invalid);
    }

    /** Returns the ids of the elements that describe a field or say what is wrong with it. */
    private static String[] descriptions(Element field) {
        return (field.attr("aria-describedby") + " " + field.attr("aria-errormessage"))
                .strip()
                .split("\\s+");
    }

    /** Adds a span and joins it with those that it overlaps. */
    private static void join(NavigableMap<Integer, Integer> spans, int first, int last) {
        int from = first;
        int to = last;
        Map.Entry<Integer, Integer> other = spans.lowerEntry(to);
        while (other != null && other.getValue() > from) {
            from = Math.min(from, other.getKey());
            to = Math.max(to, other.getValue());
            spans.remove(other.getKey());
            other = spans.lowerEntry(to);
        }
        spans.put(from, to);
    }

    /** Tests whether an index of the flat tree is between two data fields of one form. */
    boolean areAround(int index) {
        Map.Entry<Integer, Integer> span = spans.lowerEntry(index);
        return span != null && span.getValue() > index;
    }

    /** Tests whether a range of the flat tree has a field. */
    boolean isIn(int from, int end) {
        Integer next = indexes.ceiling(from);
        return next != null && next < end;
    }
}
