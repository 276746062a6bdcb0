package browsy.intelligence.signal;

import browsy.model.SpatialElement;
import browsy.spatial.FlatTree;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Elements of one kind, one after the other, each with a link and more than that: the entries of a
 * list, however little of their text the links are. Lists may be cut into sections.
 */
public final class AlikeRows {

    /** How far above its link the element of an entry is looked for. */
    private static final int MAX_CLIMB = 4;

    /** Fewer entries in a row are no list. */
    private static final int MIN_SECTION = 3;

    private final FlatTree tree;

    /** The entries that stand last so far, by the index of their parent. */
    private final Map<Integer, Row> last = new LinkedHashMap<>();

    private final Map<String, Integer> entries = new HashMap<>();
    private int longest;

    private AlikeRows(FlatTree tree) {
        this.tree = tree;
    }

    /** The number of entries in the longest list of the page's content. */
    public static int longest(PageSignals page) {
        AlikeRows rows = new AlikeRows(page.page().tree());
        for (SpatialElement link : page.mainLinks()) {
            rows.addAround(page.page().indexOf(link));
        }
        rows.last.values().forEach(rows::count);
        return rows.longest;
    }

    private void addAround(int link) {
        int child = link;
        for (int i = 0; i < MAX_CLIMB && tree.parent(child) >= 0; i++) {
            int parent = tree.parent(child);
            Row before = last.get(parent);
            if (before == null || before.element != child) {
                if (before != null && isAlike(before.element, child)) {
                    last.put(parent, new Row(child, before.place + 1));
                } else {
                    if (before != null) {
                        count(before);
                    }
                    last.put(parent, new Row(child, 1));
                }
            }
            child = parent;
        }
    }

    /** Adds a section that has come to its end. */
    private void count(Row end) {
        boolean saysMore = tree.end(end.element) - end.element > 2;
        if (end.place >= MIN_SECTION && saysMore) {
            String kind = tree.tag(end.element) + ' ' + String.join(" ", tree.classes(end.element));
            longest = Math.max(longest, entries.merge(kind, end.place, Integer::sum));
        }
    }

    private boolean isAlike(int one, int other) {
        return tree.tag(one).equals(tree.tag(other))
                && Arrays.equals(tree.classes(one), tree.classes(other));
    }

    /**
     * An entry.
     *
     * @param element its index in the flat tree
     * @param place its place among the entries like it, from 1
     */
    private record Row(int element, int place) {}
}
