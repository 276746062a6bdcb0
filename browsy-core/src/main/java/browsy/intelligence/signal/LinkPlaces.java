package browsy.intelligence.signal;

import browsy.spatial.tree.FlatTree;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Numbers the places of links in entries. Links at the same place have the same ancestors in their
 * entries, by tag and first class, and are in the same column of a table.
 */
final class LinkPlaces {

    /** The column of elements other than data cells of a table. */
    private static final int NO_COLUMN = -1;

    /** The place of the link itself, whose ancestors follow. */
    private static final int START = -1;

    /** The step from a place to another one for links with the same ancestors. */
    private static final String FURTHER = "+";

    private final FlatTree tree;
    private final Map<Step, Integer> numbers = new HashMap<>();

    /**
     * A step of the path from a link to its entry.
     *
     * @param from the number of the place before the step
     * @param tag the tag of the ancestor
     * @param name its first class, empty if it has none or in cells of tables, where links differ
     *     by state
     * @param column its column in a table
     */
    private record Step(int from, String tag, String name, int column) {

        // Hand-written: the first call of a generated equals is slow and delays the first page.
        @Override
        public boolean equals(@Nullable Object o) {
            return o instanceof Step that
                    && from == that.from
                    && column == that.column
                    && tag.equals(that.tag)
                    && name.equals(that.name);
        }

        @Override
        public int hashCode() {
            return ((from * 31 + column) * 31 + tag.hashCode()) * 31 + name.hashCode();
        }
    }

    LinkPlaces(FlatTree tree) {
        this.tree = tree;
    }

    /** Returns the number of places. */
    int size() {
        return numbers.size();
    }

    /**
     * Returns the place of a link in an entry.
     *
     * @param link its index in the flat tree
     */
    int of(Entry entry, int link) {
        int place = START;
        boolean inCell = tree.tag(tree.parent(link)).equals("td");
        for (int up = link; up >= entry.start() && up > 0; up = tree.parent(up)) {
            boolean named = up != entry.start() && !(inCell && up == link);
            String[] classes = tree.classes(up);
            String name = named && classes.length > 0 ? classes[0] : "";
            int column = tree.tag(up).equals("td") ? column(up) : NO_COLUMN;
            place = number(new Step(place, tree.tag(up), name, column));
        }
        return place;
    }

    /** Returns the place for a further link with the same ancestors as others of its entry. */
    int after(int place) {
        return number(new Step(place, FURTHER, "", NO_COLUMN));
    }

    private int number(Step step) {
        Integer known = numbers.putIfAbsent(step, numbers.size());
        return known == null ? numbers.size() - 1 : known;
    }

    private int column(int cell) {
        int column = 0;
        for (int at = tree.parent(cell) + 1; at < cell; at = tree.end(at)) {
            column++;
        }
        return column;
    }
}
