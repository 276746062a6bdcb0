package browsy.layout.shape;

import org.jspecify.annotations.Nullable;

/** An area on the line and block axes of a containing block. */
interface ShapeArea {

    /** The block offset that it starts at. */
    double top();

    /** The block offset that it ends at. */
    double bottom();

    /** How far it reaches between two block offsets; null where it is not there at all. */
    @Nullable Extent between(double from, double to);

    /** How many places {@link #between} looks at. */
    default int samples() {
        return 1;
    }
}
