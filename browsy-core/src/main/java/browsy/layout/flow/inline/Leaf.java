package browsy.layout.flow.inline;

import org.jspecify.annotations.Nullable;

/** A part of a line that has no parts: text, an atomic inline, or an empty inline box. */
final class Leaf implements AlignedPart {
    final BoxState parent;

    /** Null for an empty inline box, which is {@link #parent}. */
    final @Nullable LineItem item;

    final int level;
    double inlineSize;

    /** Of an atomic inline: how far its baseline lies below that of {@link #alignedTo}. */
    double shift;

    BoxState alignedTo;
    FontHeight extent = FontHeight.EMPTY;

    Leaf(BoxState parent, @Nullable LineItem item, int level) {
        this.parent = parent;
        this.item = item;
        this.level = level;
        this.alignedTo = parent;
        this.inlineSize = item == null ? 0 : item.inlineSize();
    }

    @Override
    public FontHeight extent() {
        return extent;
    }

    @Override
    public void align(BoxState to, double by) {
        alignedTo = to;
        shift = by;
    }
}
