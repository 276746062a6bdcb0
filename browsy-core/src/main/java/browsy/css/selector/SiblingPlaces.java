package browsy.css.selector;

import browsy.html.TreeElement;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * The places of elements among those siblings that match a selector. All siblings are counted at
 * once, when the first of them is asked about.
 *
 * @see <a href="https://drafts.csswg.org/selectors-4/#child-index">selectors-4</a>
 */
final class SiblingPlaces {
    private final SelectorMatcher matcher;

    /** Places by child index, and at 0 how many siblings match in all, by the first sibling. */
    private final Map<SelectorList, Map<TreeElement, int[]>> known = new IdentityHashMap<>();

    SiblingPlaces(SelectorMatcher matcher) {
        this.matcher = matcher;
    }

    /** The place of an element, from 1; 0 if it does not match. */
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
