package browsy.css.value.position;

import browsy.css.value.CssText;

/**
 * One keyword of {@code position-area}: tracks of the grid that an anchor and the containing block
 * make, along one axis.
 *
 * @param axis the axis; {@code EITHER} where the place in the value tells
 * @param reference whose directions start and end are of
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#position-area">css-anchor-position-1</a>
 */
public record AreaSpan(Axis axis, Reference reference, Tracks tracks) implements CssText {
    public static final AreaSpan ALL = new AreaSpan(Axis.EITHER, Reference.NONE, Tracks.ALL);
    public static final AreaSpan CENTER = new AreaSpan(Axis.EITHER, Reference.NONE, Tracks.CENTER);

    /** What the tracks lie along. */
    public enum Axis {
        X,
        Y,
        BLOCK,
        INLINE,
        EITHER
    }

    /** What gives an axis its direction. */
    public enum Reference {
        /** Left and top are the start, whatever the writing mode. */
        PHYSICAL,
        CONTAINER,
        SELF,
        /** Start and end make no difference. */
        NONE
    }

    /** The tracks: before the anchor, beside it and after it. */
    public enum Tracks {
        START,
        CENTER,
        END,
        SPAN_START,
        SPAN_END,
        ALL;

        /** The same tracks seen from the other end. */
        public Tracks mirrored() {
            return switch (this) {
                case START -> END;
                case END -> START;
                case SPAN_START -> SPAN_END;
                case SPAN_END -> SPAN_START;
                case CENTER, ALL -> this;
            };
        }
    }

    /** Whether it means the same along any axis. */
    public boolean isNeutral() {
        return reference == Reference.NONE;
    }

    @Override
    public String css() {
        return switch (tracks) {
            case CENTER -> "center";
            case ALL -> "span-all";
            case START -> side(true);
            case END -> side(false);
            case SPAN_START -> "span-" + side(true);
            case SPAN_END -> "span-" + side(false);
        };
    }

    private String side(boolean start) {
        if (reference == Reference.PHYSICAL) {
            boolean horizontal = axis == Axis.X;
            return start ? horizontal ? "left" : "top" : horizontal ? "right" : "bottom";
        }
        String along =
                switch (axis) {
                    case X -> "x-";
                    case Y -> "y-";
                    case BLOCK -> "block-";
                    case INLINE -> "inline-";
                    case EITHER -> "";
                };
        return (reference == Reference.SELF ? "self-" : "") + along + (start ? "start" : "end");
    }
}
