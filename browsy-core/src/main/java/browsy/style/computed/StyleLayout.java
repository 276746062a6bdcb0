package browsy.style.computed;

import browsy.style.property.Property;
import browsy.style.property.PropertyTable;
import java.util.ArrayList;
import java.util.List;

/**
 * How the values of a style lie in memory: in chunks of properties that are alike, so that a style
 * shares with its parent and with the initial style the chunks in which nothing differs.
 */
final class StyleLayout {
    private static final int CHUNK_SIZE = 12;

    /** Chunk and slot of a property, by its index. */
    private static final int[] CHUNKS = new int[PropertyTable.size()];

    private static final int[] SLOTS = new int[PropertyTable.size()];

    private static final Object[][] INITIAL = lay();
    private static final int INHERITED_CHUNKS = CHUNKS[lastInherited()] + 1;

    private StyleLayout() {}

    static int chunk(Property<?> property) {
        return CHUNKS[property.index()];
    }

    static int slot(Property<?> property) {
        return SLOTS[property.index()];
    }

    /** The initial values; not to be changed. */
    static Object[][] initial() {
        return INITIAL;
    }

    /** The chunks of inherited properties come first; so many they are. */
    static int inheritedChunks() {
        return INHERITED_CHUNKS;
    }

    private static Object[][] lay() {
        List<Object[]> chunks = new ArrayList<>();
        for (boolean inherited : new boolean[] {true, false}) {
            List<Object> current = new ArrayList<>();
            for (Property<?> property : PropertyTable.all()) {
                if (property.isInherited() == inherited) {
                    CHUNKS[property.index()] = chunks.size();
                    SLOTS[property.index()] = current.size();
                    current.add(property.initial());
                    if (current.size() == CHUNK_SIZE) {
                        chunks.add(current.toArray());
                        current.clear();
                    }
                }
            }
            chunks.add(current.toArray());
        }
        return chunks.toArray(Object[][]::new);
    }

    private static int lastInherited() {
        int last = -1;
        for (Property<?> property : PropertyTable.all()) {
            if (property.isInherited() && (last < 0 || CHUNKS[property.index()] > CHUNKS[last])) {
                last = property.index();
            }
        }
        return last;
    }
}
