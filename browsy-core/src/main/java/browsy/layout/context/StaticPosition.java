package browsy.layout.context;

import browsy.css.value.align.OverflowPosition;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.WritingFlow;

/**
 * The static position of an absolutely positioned box: the position that it would have in flow.
 *
 * @param rect the static position rectangle, in which the box is aligned, relative to the border
 *     box of the fragment that carries this object; empty along an axis where only the start is
 *     known
 * @param inline the alignment of the margin box in the rectangle along the parent's inline axis
 * @param block the alignment of the margin box in the rectangle along the parent's block axis
 * @param flow the writing mode and direction of the parent, which define start and end
 * @see <a href="https://drafts.csswg.org/css-position-3/#staticpos-rect">css-position-3</a>
 */
public record StaticPosition(
        PhysicalRect rect, Alignment inline, Alignment block, WritingFlow flow) {

    /** An edge or the center of the rectangle along one axis. */
    public enum Edge {
        START,
        CENTER,
        END;

        /**
         * Returns the edge for a share of the free space before the box: 0 for the start, 0.5 for
         * the center, any other share for the end.
         */
        public static Edge of(double share) {
            if (share == 0.5) {
                return CENTER;
            }
            return share == 0 ? START : END;
        }
    }

    /**
     * The alignment of a box in the rectangle along one axis.
     *
     * @param edge the edge of the box that coincides with the same edge of the rectangle
     * @param safe whether a box that overflows is aligned to the start instead
     */
    public record Alignment(Edge edge, boolean safe) {
        public static final Alignment START = new Alignment(Edge.START, false);

        /**
         * Returns the alignment for a share of the free space before the box, see {@link Edge#of}.
         */
        public static Alignment of(double share, OverflowPosition overflow) {
            return new Alignment(Edge.of(share), overflow == OverflowPosition.SAFE);
        }
    }

    /** A static position of which only the start corner is known. */
    public static StaticPosition at(PhysicalOffset corner, WritingFlow flow) {
        return new StaticPosition(
                new PhysicalRect(corner.x(), corner.y(), 0, 0),
                Alignment.START,
                Alignment.START,
                flow);
    }

    StaticPosition movedBy(PhysicalOffset offset) {
        return new StaticPosition(rect.translated(offset), inline, block, flow);
    }
}
