package browsy.layout.flow.inline.boxes;

import browsy.layout.flow.inline.items.FontHeight;
import org.jspecify.annotations.Nullable;

/** A box or atomic inline on a line, whose baseline stands somewhere below that of another box. */
abstract class AlignedPart {
    /** The extent about its own baseline, of it and all that is aligned with it. */
    public FontHeight extent = FontHeight.EMPTY;

    /** How far its baseline lies below that of the box it is aligned to. */
    double shift;

    private @Nullable BoxState alignedTo;

    /**
     * @param parent the box it is aligned to unless that changes; null for the root of a line
     */
    AlignedPart(@Nullable BoxState parent) {
        alignedTo = parent;
    }

    /** Puts its baseline {@code by} below that of a box. */
    void align(BoxState to, double by) {
        alignedTo = to;
        shift = by;
    }

    /** Where its baseline lies, given that of the root. */
    public double baseline(double root) {
        return alignedTo == null ? root : alignedTo.baseline(root) + shift;
    }
}
