package browsy.layout.geometry;

import static browsy.style.property.TextProperties.DIRECTION;
import static browsy.style.property.TextProperties.WRITING_MODE;

import browsy.css.value.Direction;
import browsy.css.value.writing.WritingMode;
import browsy.style.computed.ComputedStyle;

/**
 * Writing mode and direction: what turns flow-relative geometry into physical geometry. All layout
 * is written in flow-relative terms and leaves them only where a child is placed in its parent's
 * fragment.
 *
 * <p>Each conversion makes its outcome in one place whatever the mode: the compiler then leaves the
 * object out where only its parts are asked for.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-writing-modes-4/#logical-to-physical">css-writing-modes-4</a>
 */
public record WritingFlow(WritingMode mode, Direction direction) {
    public static final WritingFlow HORIZONTAL_LTR =
            new WritingFlow(WritingMode.HORIZONTAL_TB, Direction.LTR);

    public static WritingFlow of(ComputedStyle style) {
        WritingMode mode = style.get(WRITING_MODE);
        Direction direction = style.get(DIRECTION);
        return mode == WritingMode.HORIZONTAL_TB && direction == Direction.LTR
                ? HORIZONTAL_LTR
                : new WritingFlow(mode, direction);
    }

    /** Whether lines run horizontally. */
    public boolean isHorizontal() {
        return mode == WritingMode.HORIZONTAL_TB;
    }

    /** Whether the inline axis of the other is this one's block axis. */
    public boolean isOrthogonalTo(WritingFlow other) {
        return isHorizontal() != other.isHorizontal();
    }

    /** Whether the block axis runs against x: {@code vertical-rl} and {@code sideways-rl}. */
    public boolean isBlockReversed() {
        return mode == WritingMode.VERTICAL_RL || mode == WritingMode.SIDEWAYS_RL;
    }

    /**
     * Whether the side over the text of a line is its block end, not its block start: {@code
     * vertical-lr}, whose text is turned to the right as that of {@code vertical-rl} is.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-writing-modes-4/#line-mappings">css-writing-modes-4</a>
     */
    public boolean isLineFlipped() {
        return mode == WritingMode.VERTICAL_LR;
    }

    /** Whether text starts at the line-right side, as text from right to left does. */
    public boolean isLineReversed() {
        return direction == Direction.RTL;
    }

    /** Whether the inline axis runs against x or y. */
    public boolean isInlineReversed() {
        return (direction == Direction.RTL) != (mode == WritingMode.SIDEWAYS_LR);
    }

    /** Whether what lies along a physical axis starts at the right or the bottom. */
    public boolean isReversed(boolean horizontal) {
        return isHorizontal() == horizontal ? isInlineReversed() : isBlockReversed();
    }

    /** The one of logical edges at the line-left side. */
    public double lineLeft(LogicalEdges edges) {
        return isLineReversed() ? edges.inlineEnd() : edges.inlineStart();
    }

    /** The one of logical edges at the line-right side. */
    public double lineRight(LogicalEdges edges) {
        return isLineReversed() ? edges.inlineStart() : edges.inlineEnd();
    }

    public LogicalSize toLogical(PhysicalSize size) {
        return new LogicalSize(
                isHorizontal() ? size.width() : size.height(),
                isHorizontal() ? size.height() : size.width());
    }

    public PhysicalSize toPhysical(LogicalSize size) {
        return new PhysicalSize(
                isHorizontal() ? size.inline() : size.block(),
                isHorizontal() ? size.block() : size.inline());
    }

    public LogicalEdges toLogical(PhysicalEdges edges) {
        if (edges.isZero()) {
            return LogicalEdges.ZERO;
        }
        double lineLeft = isHorizontal() ? edges.left() : edges.top();
        double lineRight = isHorizontal() ? edges.right() : edges.bottom();
        double first = isHorizontal() ? edges.top() : edges.left();
        double last = isHorizontal() ? edges.bottom() : edges.right();
        return new LogicalEdges(
                isInlineReversed() ? lineRight : lineLeft,
                isInlineReversed() ? lineLeft : lineRight,
                isBlockReversed() ? last : first,
                isBlockReversed() ? first : last);
    }

    public PhysicalEdges toPhysical(LogicalEdges edges) {
        double lineLeft = isInlineReversed() ? edges.inlineEnd() : edges.inlineStart();
        double lineRight = isInlineReversed() ? edges.inlineStart() : edges.inlineEnd();
        double first = isBlockReversed() ? edges.blockEnd() : edges.blockStart();
        double last = isBlockReversed() ? edges.blockStart() : edges.blockEnd();
        return isHorizontal()
                ? new PhysicalEdges(first, lineRight, last, lineLeft)
                : new PhysicalEdges(lineLeft, last, lineRight, first);
    }

    /**
     * Where the top left corner of a child lies.
     *
     * @param offset of the child's start corner from the container's
     * @param child the child's size on this flow's axes
     * @param container the container's size on this flow's axes, measured between the same edges
     *     that {@code offset} starts from
     */
    public PhysicalOffset toPhysical(
            LogicalOffset offset, LogicalSize child, LogicalSize container) {
        double inline =
                isInlineReversed()
                        ? container.inline() - offset.inline() - child.inline()
                        : offset.inline();
        double block =
                isBlockReversed()
                        ? container.block() - offset.block() - child.block()
                        : offset.block();
        return new PhysicalOffset(isHorizontal() ? inline : block, isHorizontal() ? block : inline);
    }

    /** The inverse of {@link #toPhysical(LogicalOffset, LogicalSize, LogicalSize)}. */
    public LogicalOffset toLogical(
            PhysicalOffset offset, LogicalSize child, LogicalSize container) {
        double inline = isHorizontal() ? offset.x() : offset.y();
        double block = isHorizontal() ? offset.y() : offset.x();
        return new LogicalOffset(
                isInlineReversed() ? container.inline() - inline - child.inline() : inline,
                isBlockReversed() ? container.block() - block - child.block() : block);
    }
}
