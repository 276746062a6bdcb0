package browsy.intelligence;

import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.PageSignals;
import browsy.model.SpatialElement;
import java.util.Arrays;
import java.util.HashSet;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import org.jsoup.nodes.Element;

/**
 * The fields of a page as far as they decide which texts are messages.
 *
 * @param indexes the indexes of the fields in the flat tree
 * @param describedWhileValid the ids of elements that describe a field that is not invalid
 * @param describedWhileInvalid the ids of elements that describe a field that is invalid
 */
record MessageFields(
        NavigableSet<Integer> indexes,
        Set<String> describedWhileValid,
        Set<String> describedWhileInvalid) {

    static MessageFields of(PageSignals page) {
        NavigableSet<Integer> indexes = new TreeSet<>();
        Set<String> valid = new HashSet<>();
        Set<String> invalid = new HashSet<>();
        for (FormGroup group : page.groups()) {
            for (SpatialElement field : group.fields()) {
                Element source = page.page().source(field);
                String ids =
                        source.attr("aria-describedby") + " " + source.attr("aria-errormessage");
                if (field.isFormField()) {
                    indexes.add(page.page().indexOf(field));
                }
                (field.state().invalid() ? invalid : valid)
                        .addAll(Arrays.asList(ids.split("\\s+")));
            }
        }
        return new MessageFields(indexes, valid, invalid);
    }

    /** Tests whether a range of the flat tree has a field. */
    boolean isIn(int from, int end) {
        Integer next = indexes.ceiling(from);
        return next != null && next < end;
    }
}
