package browsy.layout.shape;

import org.jspecify.annotations.Nullable;

/** An area on the line and block axes of a containing block, in CSS px. */
interface ShapeArea {

    /** Returns the block offset of its start. */
    double top();

    /** Returns the block offset of its end. */
    double bottom();

    /** Returns its extent between two block offsets; null if it does not meet that range. */
    @Nullable Extent between(double from, double to);

    /** Returns the number of evaluations that a call of {@link #between} takes, as its cost. */
    default int samples() {
        return 1;
    }
}
