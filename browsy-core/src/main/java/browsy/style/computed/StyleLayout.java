package browsy.style.computed;

import browsy.style.property.Property;
import browsy.style.property.PropertyTable;

/**
 * How the values of a style lie in memory: in chunks of properties that are alike, so that a style
 * shares with its parent and with the initial style the chunks in which nothing differs. The index
 * of a property is its place; the chunks of inherited properties come first.
 */
final class StyleLayout {
    private static final int CHUNK_BITS = 4;
    private static final int CHUNK_SIZE = 1 << CHUNK_BITS;
    private static final int SLOT_MASK = CHUNK_SIZE - 1;
    private static final int INHERITED_CHUNKS = Property.FIRST_NOT_INHERITED >> CHUNK_BITS;
    private static final Object[][] INITIAL = lay();

    private StyleLayout() {}

    static int chunk(Property<?> property) {
        return property.index() >> CHUNK_BITS;
    }

    static int slot(Property<?> property) {
        return property.index() & SLOT_MASK;
    }

    /** The initial values; not to be changed. */
    static Object[][] initial() {
        return INITIAL;
    }

    /** The chunks of inherited properties come first; so many they are. */
    static int inheritedChunks() {
        return INHERITED_CHUNKS;
    }

    /** Places that no property has stay empty. */
    private static Object[][] lay() {
        int count = (PropertyTable.size() + CHUNK_SIZE - 1) >> CHUNK_BITS;
        Object[][] chunks = new Object[count][CHUNK_SIZE];
        for (Property<?> property : PropertyTable.all()) {
            chunks[chunk(property)][slot(property)] = property.initial();
        }
        return chunks;
    }
}
