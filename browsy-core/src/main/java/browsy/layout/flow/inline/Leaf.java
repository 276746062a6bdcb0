package browsy.layout.flow.inline;

import org.jspecify.annotations.Nullable;

/** A part of a line that has no parts: text, an atomic inline, or an empty inline box. */
final class Leaf extends AlignedPart {
    final BoxState parent;

    /** Null for an empty inline box, which is {@link #parent}. */
    final @Nullable LineItem item;

    final int level;
    double inlineSize;

    Leaf(BoxState parent, @Nullable LineItem item, int level) {
        super(parent);
        this.parent = parent;
        this.item = item;
        this.level = level;
        this.inlineSize = item == null ? 0 : item.inlineSize();
    }
}
