package browsy.css.value;

/** A {@code <track-breadth>}: a length, a flexible length or an intrinsic size keyword. */
public sealed interface TrackBreadth extends TrackSize
        permits LengthPercentage, TrackBreadth.Flex, TrackBreadth.Intrinsic {
    /**
     * A flexible length, a share of the free space.
     *
     * @param fr the flex factor
     */
    record Flex(double fr) implements TrackBreadth {}

    /** The intrinsic size keywords. */
    enum Intrinsic implements TrackBreadth, Keyword {
        AUTO,
        MIN_CONTENT,
        MAX_CONTENT
    }
}
