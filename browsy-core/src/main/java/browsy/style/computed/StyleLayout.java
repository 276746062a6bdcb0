package browsy.style.computed;

import browsy.style.property.Property;
import browsy.style.property.PropertyTable;

/**
 * The memory layout of styles: values are stored in chunks of related properties. A style shares a
 * chunk with its parent or with the initial style if all values in it are equal. The index of a
 * property determines its chunk and slot; the chunks of inherited properties come first.
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

    /** The chunks of initial values. Callers must not modify them. */
    static Object[][] initial() {
        return INITIAL;
    }

    /** The number of chunks of inherited properties, which come first. */
    static int inheritedChunks() {
        return INHERITED_CHUNKS;
    }

    /** Creates the initial chunks; slots without a property are null. */
    private static Object[][] lay() {
        int count = (PropertyTable.size() + CHUNK_SIZE - 1) >> CHUNK_BITS;
        Object[][] chunks = new Object[count][CHUNK_SIZE];
        for (Property<?> property : PropertyTable.all()) {
            chunks[chunk(property)][slot(property)] = property.initial();
        }
        return chunks;
    }
}
