package browsy.layout.flow.inline.boxes;

import browsy.layout.flow.inline.lines.LineItem;
import org.jspecify.annotations.Nullable;

/** A part of a line without children: text, an atomic inline, or an empty inline box. */
public final class AlignedLeaf extends AlignedPart {
    public final InlineBoxState parent;

    /** The item; null for an empty inline box, which is {@link #parent}. */
    public final @Nullable LineItem item;

    /** Bidi level. */
    public final int level;

    /** Inline size in CSS px; justification and ruby alignment increase it. */
    public double inlineSize;

    AlignedLeaf(InlineBoxState parent, @Nullable LineItem item, int level) {
        super(parent);
        this.parent = parent;
        this.item = item;
        this.level = level;
        this.inlineSize = item == null ? 0 : item.inlineSize();
    }
}
