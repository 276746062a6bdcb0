package browsy.css.value.position;

import browsy.css.value.CssText;

/**
 * One keyword of {@code position-area}: a span of tracks on one axis of the grid that the edges of
 * the anchor and of the containing block form.
 *
 * @param axis the axis; {@code EITHER} if the order of the keywords determines it
 * @param reference the writing mode that determines start and end
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#position-area">css-anchor-position-1</a>
 */
public record AreaSpan(Axis axis, Reference reference, Tracks tracks) implements CssText {
    public static final AreaSpan ALL = new AreaSpan(Axis.EITHER, Reference.NONE, Tracks.ALL);
    public static final AreaSpan CENTER = new AreaSpan(Axis.EITHER, Reference.NONE, Tracks.CENTER);

    /** The axis of the tracks. */
    public enum Axis {
        X,
        Y,
        BLOCK,
        INLINE,
        EITHER
    }

    /**
     * The writing mode that determines the direction of an axis: of the containing block or of the
     * box itself.
     */
    public enum Reference {
        /** No writing mode: left and top are the start. */
        PHYSICAL,
        CONTAINER,
        SELF,
        /** Start and end are equivalent. */
        NONE
    }

    /**
     * The tracks: start is before the anchor, center is the anchor, end is after the anchor. A span
     * includes the center track.
     */
    public enum Tracks {
        START,
        CENTER,
        END,
        SPAN_START,
        SPAN_END,
        ALL;

        /** The tracks with start and end swapped. */
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

    /**
     * Whether the keyword has the same meaning on every axis: {@code center} or {@code span-all}.
     */
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
