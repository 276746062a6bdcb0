package browsy.style.computed;

import browsy.style.property.Property;
import org.jspecify.annotations.Nullable;

/**
 * Builds a style from another one: either from the parent's, whose values inherited properties
 * start with (all others start with initial values), or as a modified copy. Chunks are copied on
 * write.
 */
final class StyleBuilder {
    private final @Nullable ComputedStyle parent;
    private final Object[][] chunks;
    private final boolean[] owned;

    StyleBuilder(@Nullable ComputedStyle parent) {
        this(parent, StyleLayout.initial());
        if (parent instanceof ChunkedStyle chunked) {
            System.arraycopy(chunked.chunks(), 0, chunks, 0, StyleLayout.inheritedChunks());
        }
    }

    private StyleBuilder(@Nullable ComputedStyle parent, Object[][] values) {
        this.parent = parent;
        this.chunks = values.clone();
        this.owned = new boolean[chunks.length];
    }

    /** Starts with all values of a style. */
    static StyleBuilder like(ComputedStyle style) {
        return new StyleBuilder(style, ((ChunkedStyle) style).chunks());
    }

    @SuppressWarnings("unchecked") // set() takes values of the property's own type only
    <T> T get(Property<T> property) {
        return (T) chunks[StyleLayout.chunk(property)][StyleLayout.slot(property)];
    }

    <T> void set(Property<T> property, T value) {
        int chunk = StyleLayout.chunk(property);
        int slot = StyleLayout.slot(property);
        Object before = chunks[chunk][slot];
        if (before == value || before.equals(value)) {
            return;
        }
        if (!owned[chunk]) {
            chunks[chunk] = chunks[chunk].clone();
            owned[chunk] = true;
        }
        chunks[chunk][slot] = value;
    }

    /** The parent's value of a property, as {@code inherit} gives it. */
    <T> T inherited(Property<T> property) {
        return parent == null ? property.initial() : parent.get(property);
    }

    ComputedStyle build() {
        return new ChunkedStyle(chunks, inheritsAll() ? base().inheritance() : new Inheritance());
    }

    private ComputedStyle base() {
        return parent == null ? ChunkedStyle.INITIAL : parent;
    }

    /** Whether no inherited property was changed. */
    private boolean inheritsAll() {
        for (int i = 0; i < StyleLayout.inheritedChunks(); i++) {
            if (owned[i]) {
                return false;
            }
        }
        return true;
    }
}
