package browsy.css.selector;

import browsy.html.TreeElement;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Computes the 1-based indexes of elements among their siblings that match a selector list. The
 * first query for a group of siblings computes the indexes of the whole group; later queries look
 * them up.
 *
 * @see <a href="https://drafts.csswg.org/selectors-4/#child-index">selectors-4</a>
 */
final class SiblingIndexes {
    private final SelectorMatcher matcher;

    /**
     * Computed indexes by selector list and first sibling. In each array, the entry at a child
     * index (from 1) is the index among matching siblings, 0 for an element that does not match;
     * entry 0 is the number of matching siblings.
     */
    private final Map<SelectorList, Map<TreeElement, int[]>> known = new IdentityHashMap<>();

    SiblingIndexes(SelectorMatcher matcher) {
        this.matcher = matcher;
    }

    /** The index of an element, from 1; 0 if it does not match. */
    int of(SelectorList list, TreeElement element, boolean fromEnd) {
        TreeElement first = firstSibling(element);
        Map<TreeElement, int[]> ofList =
                known.computeIfAbsent(list, unknown -> new IdentityHashMap<>());
        int[] places = ofList.get(first);
        if (places == null) {
            places = count(list, first);
            ofList.put(first, places);
        }
        int place = places[element.childIndex()];
        return place == 0 || !fromEnd ? place : places[0] - place + 1;
    }

    private static TreeElement firstSibling(TreeElement element) {
        TreeElement parent = element.parent();
        TreeElement first = parent == null ? element.scope().firstChild() : parent.firstChild();
        return first == null ? element : first;
    }

    private int[] count(SelectorList list, TreeElement first) {
        int siblings = 0;
        for (TreeElement e = first; e != null; e = e.nextSibling()) {
            siblings++;
        }
        int[] places = new int[siblings + 1];
        int index = 1;
        for (TreeElement e = first; e != null; e = e.nextSibling()) {
            places[index++] = matcher.matchesAny(list, e) ? ++places[0] : 0;
        }
        return places;
    }
}
