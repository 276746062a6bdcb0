package browsy.intelligence.signal;

import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The longest list of similar entries in the main content: sibling elements with the same tag and
 * classes, each of which contains a link and further elements. Sections of at least three
 * consecutive entries count; sections whose entries have the same tag and classes form one list.
 */
public final class SimilarEntries {

    /** The maximum number of levels between a link and the element of its entry. */
    private static final int MAX_CLIMB = 5;

    /** The minimum number of consecutive entries in a section. */
    private static final int MIN_SECTION = 3;

    private final FlatTree tree;

    /**
     * The section that is being collected below each parent, by the parent's index in the flat
     * tree.
     */
    private final Map<Integer, Row> last = new LinkedHashMap<>();

    /** The entries of completed sections, by tag and classes. */
    private final Map<String, List<Entry>> entries = new HashMap<>();

    private List<Entry> longest = List.of();

    private SimilarEntries(FlatTree tree) {
        this.tree = tree;
    }

    /**
     * Finds the longest list among links.
     *
     * @param page the page
     * @param links the links of its main content, in document order
     */
    static SimilarEntries of(SpatialPage page, List<SpatialElement> links) {
        SimilarEntries rows = new SimilarEntries(page.tree());
        for (SpatialElement link : links) {
            rows.addAround(link, page.indexOf(link));
        }
        rows.last.values().forEach(rows::complete);
        return rows;
    }

    /** Returns the number of entries. */
    public int size() {
        return longest.size();
    }

    /** Returns the first link of each entry. */
    public List<SpatialElement> links() {
        return longest.stream().map(Entry::link).toList();
    }

    /** Returns the index of each entry in the flat tree. */
    public List<Integer> elements() {
        return longest.stream().map(Entry::element).toList();
    }

    /**
     * Adds each near ancestor of a link, and the link itself, to the section of its parent, unless
     * it is the last entry there already. An element unlike the last entry completes the section
     * and starts a new one.
     */
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
                        complete(before);
                    }
                    last.put(
                            parent,
                            new Row(child, new ArrayList<>(List.of(new Entry(child, link)))));
                }
            }
            child = parent;
        }
    }

    /**
     * Completes a section: adds its entries to the list of their kind if they are enough and the
     * last one contains more than a link.
     */
    private void complete(Row end) {
        boolean hasOtherElements = tree.end(end.element) - end.element > 2;
        if (end.entries.size() >= MIN_SECTION && hasOtherElements) {
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
     * An entry of a list.
     *
     * @param element its index in the flat tree
     * @param link its first link
     */
    private record Entry(int element, SpatialElement link) {}

    /**
     * A section of consecutive entries.
     *
     * @param element the index of the last entry in the flat tree
     * @param entries the entries in document order
     */
    private record Row(int element, List<Entry> entries) {}
}
