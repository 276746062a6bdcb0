package browsy.layout.flow.inline.boxes;

import browsy.layout.flow.inline.items.FontHeight;
import org.jspecify.annotations.Nullable;

/**
 * A part of a line box: an inline box, an atomic inline or text. Its baseline has an offset from
 * the baseline of another box, to which it is aligned.
 */
abstract class AlignedPart {
    /** Ascent and descent of the part, and of the parts aligned with it, about its own baseline. */
    public FontHeight extent = FontHeight.EMPTY;

    /** Block offset of its baseline below that of the box to which it is aligned, in CSS px. */
    double shift;

    private @Nullable InlineBoxState alignedTo;

    /**
     * Creates a part that is aligned to its parent.
     *
     * @param parent the initial box to which it is aligned; null for the root of a line
     */
    AlignedPart(@Nullable InlineBoxState parent) {
        alignedTo = parent;
    }

    /** Aligns the part to a box, with its baseline {@code by} CSS px below that of the box. */
    void align(InlineBoxState to, double by) {
        alignedTo = to;
        shift = by;
    }

    /**
     * Returns the block offset of its baseline.
     *
     * @param root the block offset of the root baseline
     */
    public double baseline(double root) {
        return alignedTo == null ? root : alignedTo.baseline(root) + shift;
    }
}
