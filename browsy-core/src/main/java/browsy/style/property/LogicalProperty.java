package browsy.style.property;

import browsy.css.parse.ValueParser;
import browsy.css.value.Direction;
import browsy.css.value.writing.WritingMode;
import java.util.List;
import java.util.Set;

/**
 * A flow-relative longhand. The physical side, axis or corner that it sets depends on the writing
 * mode and direction of the element.
 *
 * @see <a href="https://drafts.csswg.org/css-logical-1/">css-logical-1</a>
 */
public final class LogicalProperty implements Longhand {

    /** The flow-relative side, axis or corner that a property sets. */
    enum Flow {
        BLOCK_START,
        BLOCK_END,
        INLINE_START,
        INLINE_END,
        /** The block axis, for sizes. */
        BLOCK,
        /** The inline axis, for sizes. */
        INLINE,
        /** A corner: first the side of the block axis, then the side of the inline axis. */
        START_START,
        START_END,
        END_START,
        END_END
    }

    private static final int TOP = 0;
    private static final int RIGHT = 1;
    private static final int BOTTOM = 2;
    private static final int LEFT = 3;

    private final String name;
    private final Flow flow;
    private final List<? extends Property<?>> physical;

    /**
     * @param name the property name
     * @param flow the flow-relative side, axis or corner
     * @param physical the physical properties: for sides top, right, bottom and left; for axes the
     *     horizontal and the vertical one; for corners clockwise from the top left
     */
    LogicalProperty(String name, Flow flow, List<? extends Property<?>> physical) {
        this.name = name;
        this.flow = flow;
        this.physical = physical;
    }

    @Override
    public String name() {
        return name;
    }

    /** Whether a set contains all physical properties that this one can map to. */
    public boolean isAmong(Set<Property<?>> properties) {
        return properties.containsAll(physical);
    }

    @Override
    public ValueParser<?> parser() {
        return any().parser();
    }

    /** One of the physical properties. All have the same initial value and grammar. */
    Property<?> any() {
        return physical.get(0);
    }

    /** The physical property that this one sets in a writing mode and direction. */
    public Property<?> physical(WritingMode mode, Direction direction) {
        boolean ltr = direction == Direction.LTR;
        boolean horizontal = mode == WritingMode.HORIZONTAL_TB;
        return physical.get(
                switch (flow) {
                    case INLINE -> horizontal ? 0 : 1;
                    case BLOCK -> horizontal ? 1 : 0;
                    case BLOCK_START -> blockStart(mode);
                    case BLOCK_END -> opposite(blockStart(mode));
                    case INLINE_START -> inlineStart(mode, ltr);
                    case INLINE_END -> opposite(inlineStart(mode, ltr));
                    case START_START -> corner(blockStart(mode), inlineStart(mode, ltr));
                    case START_END -> corner(blockStart(mode), opposite(inlineStart(mode, ltr)));
                    case END_START -> corner(opposite(blockStart(mode)), inlineStart(mode, ltr));
                    case END_END ->
                            corner(opposite(blockStart(mode)), opposite(inlineStart(mode, ltr)));
                });
    }

    private static int blockStart(WritingMode mode) {
        return switch (mode) {
            case HORIZONTAL_TB -> TOP;
            case VERTICAL_RL, SIDEWAYS_RL -> RIGHT;
            case VERTICAL_LR, SIDEWAYS_LR -> LEFT;
        };
    }

    private static int inlineStart(WritingMode mode, boolean ltr) {
        return switch (mode) {
            case HORIZONTAL_TB -> ltr ? LEFT : RIGHT;
            case SIDEWAYS_LR -> ltr ? BOTTOM : TOP;
            default -> ltr ? TOP : BOTTOM;
        };
    }

    private static int opposite(int side) {
        return (side + 2) % 4;
    }

    /** The index of the corner between a horizontal and a vertical side, given in either order. */
    private static int corner(int side, int other) {
        if (side != TOP && side != BOTTOM) {
            return corner(other, side);
        }
        boolean left = other == LEFT;
        return side == TOP ? (left ? 0 : 1) : left ? 3 : 2;
    }

    @Override
    public String toString() {
        return name;
    }
}
