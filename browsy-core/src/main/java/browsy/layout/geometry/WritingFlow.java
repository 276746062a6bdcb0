package browsy.layout.geometry;

import static browsy.style.property.TextProperties.DIRECTION;
import static browsy.style.property.TextProperties.WRITING_MODE;

import browsy.css.value.Direction;
import browsy.css.value.writing.WritingMode;
import browsy.style.computed.ComputedStyle;

/**
 * Writing mode and direction of a box, and the conversions between its flow-relative and physical
 * geometry.
 *
 * <p>Layout computes in flow-relative terms. It converts to physical terms only where it places a
 * child in the fragment of its parent.
 *
 * <p>Each conversion has a single {@code new} expression for all modes: the JIT compiler can then
 * remove the allocation if the caller only reads the components.
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

    /** Whether line boxes run horizontally. */
    public boolean isHorizontal() {
        return mode == WritingMode.HORIZONTAL_TB;
    }

    /** Whether the inline axis of the other flow is parallel to the block axis of this one. */
    public boolean isOrthogonalTo(WritingFlow other) {
        return isHorizontal() != other.isHorizontal();
    }

    /** Whether the block axis points to the left: {@code vertical-rl} and {@code sideways-rl}. */
    public boolean isBlockReversed() {
        return mode == WritingMode.VERTICAL_RL || mode == WritingMode.SIDEWAYS_RL;
    }

    /**
     * Whether the line-over side is the block-end side. This holds for {@code vertical-lr}: its
     * glyphs are rotated clockwise, as in {@code vertical-rl}, but its lines progress to the right.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-writing-modes-4/#line-mappings">css-writing-modes-4</a>
     */
    public boolean isLineFlipped() {
        return mode == WritingMode.VERTICAL_LR;
    }

    /** Whether inline-start is the line-right side, as for {@code direction: rtl}. */
    public boolean isLineReversed() {
        return direction == Direction.RTL;
    }

    /** Whether the inline axis points to the left or upwards. */
    public boolean isInlineReversed() {
        return (direction == Direction.RTL) != (mode == WritingMode.SIDEWAYS_LR);
    }

    /**
     * Whether the flow-relative axis along a physical axis starts at its right or bottom end.
     *
     * @param horizontal whether the physical axis is the horizontal one
     */
    public boolean isReversed(boolean horizontal) {
        return isHorizontal() == horizontal ? isInlineReversed() : isBlockReversed();
    }

    /** Returns the width at the line-left side. */
    public double lineLeft(LogicalEdges edges) {
        return isLineReversed() ? edges.inlineEnd() : edges.inlineStart();
    }

    /** Returns the width at the line-right side. */
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
     * Converts the flow-relative offset of a child to the physical offset of its top left corner.
     *
     * @param offset from the start corner of the container to the start corner of the child
     * @param child size of the child on the axes of this flow
     * @param container size of the container on the axes of this flow, measured between the edges
     *     that {@code offset} refers to
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

    /** Inverse of {@link #toPhysical(LogicalOffset, LogicalSize, LogicalSize)}. */
    public LogicalOffset toLogical(
            PhysicalOffset offset, LogicalSize child, LogicalSize container) {
        double inline = isHorizontal() ? offset.x() : offset.y();
        double block = isHorizontal() ? offset.y() : offset.x();
        return new LogicalOffset(
                isInlineReversed() ? container.inline() - inline - child.inline() : inline,
                isBlockReversed() ? container.block() - block - child.block() : block);
    }
}
