package browsy.css.value;

/** A single breadth of a track: a length, a flexible length or an intrinsic keyword. */
public sealed interface TrackBreadth extends TrackSize
        permits LengthPercentage, TrackBreadth.Flex, TrackBreadth.Intrinsic {
    /** {@code <flex>}: a share of the free space, in {@code fr}. */
    record Flex(double fr) implements TrackBreadth {}

    /** The keywords. */
    enum Intrinsic implements TrackBreadth, Keyword {
        AUTO,
        MIN_CONTENT,
        MAX_CONTENT
    }
}
