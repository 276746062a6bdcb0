package browsy.intelligence.signal;

import browsy.model.SpatialElement;
import browsy.spatial.FlatTree;
import browsy.spatial.SpatialPage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Elements of one kind, one after the other, each with a link and more than that: the entries of a
 * list, however little of their text the links are. Lists may be cut into sections.
 */
public final class AlikeRows {

    /** How far above its link the element of an entry is looked for. */
    private static final int MAX_CLIMB = 5;

    /** Fewer entries in a row are no list. */
    private static final int MIN_SECTION = 3;

    private final FlatTree tree;

    /** The entries that stand last so far, by the index of their parent. */
    private final Map<Integer, Row> last = new LinkedHashMap<>();

    private final Map<String, List<Entry>> entries = new HashMap<>();
    private List<Entry> longest = List.of();

    private AlikeRows(FlatTree tree) {
        this.tree = tree;
    }

    /** The longest list among the links of a page's content. */
    static AlikeRows of(SpatialPage page, List<SpatialElement> links) {
        AlikeRows rows = new AlikeRows(page.tree());
        for (SpatialElement link : links) {
            rows.addAround(link, page.indexOf(link));
        }
        rows.last.values().forEach(rows::count);
        return rows;
    }

    /** The number of entries. */
    public int size() {
        return longest.size();
    }

    /** The first link of each entry. */
    public List<SpatialElement> links() {
        return longest.stream().map(Entry::link).toList();
    }

    /** The entries by their indices in the flat tree. */
    public List<Integer> elements() {
        return longest.stream().map(Entry::element).toList();
    }

    private void addAround(SpatialElement link, int index) {
        int child = index;
        for (int i = 0; i < MAX_CLIMB && tree.parent(child) >= 0; i++) {
            int parent = tree.parent(child);
            Row before = last.get(parent);
            if (before == null || before.element != child) {
                if (before != null && isAlike(before.element, child)) {
                    before.entries.add(new Entry(child, link));
                    last.put(parent, new Row(child, before.entries));
                } else {
                    if (before != null) {
                        count(before);
                    }
                    last.put(
                            parent,
                            new Row(child, new ArrayList<>(List.of(new Entry(child, link)))));
                }
            }
            child = parent;
        }
    }

    /** Adds a section that has come to its end. */
    private void count(Row end) {
        boolean saysMore = tree.end(end.element) - end.element > 2;
        if (end.entries.size() >= MIN_SECTION && saysMore) {
            String kind = tree.tag(end.element) + ' ' + String.join(" ", tree.classes(end.element));
            List<Entry> all = entries.computeIfAbsent(kind, key -> new ArrayList<>());
            all.addAll(end.entries);
            longest = all.size() > longest.size() ? all : longest;
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
     * @param link the first link of it
     */
    private record Entry(int element, SpatialElement link) {}

    /**
     * Entries that follow one another.
     *
     * @param element the index of the last one in the flat tree
     * @param entries all of them
     */
    private record Row(int element, List<Entry> entries) {}
}
