package browsy.layout.context;

import browsy.css.value.align.OverflowPosition;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.WritingFlow;

/**
 * Where an absolutely positioned box would have been, had it been in flow.
 *
 * @param rect the static position rectangle, which the box is aligned in; empty along an axis where
 *     only its start is known. Measured from the border box of the fragment that carries this
 * @param inline which edge of the margin box lies on that edge of the rectangle, along the parent's
 *     inline axis
 * @param block likewise along the parent's block axis
 * @param flow the parent's, which the edges are named by
 * @see <a href="https://drafts.csswg.org/css-position-3/#staticpos-rect">css-position-3</a>
 */
public record StaticPosition(
        PhysicalRect rect, Alignment inline, Alignment block, WritingFlow flow) {

    /** An edge of the rectangle along one axis. */
    public enum Edge {
        START,
        CENTER,
        END;

        /** The edge that leaves this share of the free space before the box. */
        public static Edge of(double share) {
            if (share == 0.5) {
                return CENTER;
            }
            return share == 0 ? START : END;
        }
    }

    /**
     * How a box lies in the rectangle along one axis.
     *
     * @param safe whether a box that does not fit starts at the start instead
     */
    public record Alignment(Edge edge, boolean safe) {
        public static final Alignment START = new Alignment(Edge.START, false);

        /** Alignment that leaves this share of the free space before the box. */
        public static Alignment of(double share, OverflowPosition overflow) {
            return new Alignment(Edge.of(share), overflow == OverflowPosition.SAFE);
        }
    }

    /** The start corner of a rectangle without extent. */
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
