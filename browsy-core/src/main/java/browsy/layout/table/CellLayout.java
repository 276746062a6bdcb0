package browsy.layout.table;

import static browsy.style.property.AlignProperties.ALIGN_CONTENT;
import static browsy.style.property.TextProperties.VERTICAL_ALIGN;

import browsy.css.value.VerticalAlign;
import browsy.css.value.VerticalAlignKeyword;
import browsy.css.value.align.ContentDistribution;
import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.AxisConstraints;
import browsy.layout.context.ImposedSize;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.context.LayoutResult;
import browsy.layout.context.PendingPositioned;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.LineExtent;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.positioned.PinnedChildren;
import browsy.layout.sizing.OrthogonalAvailableSize;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Lays out the cells of a table twice: first with an automatic height to measure the content, then
 * with the height of the row. In the second layout the content is aligned by {@code vertical-align}
 * or {@code align-content}. Sizes are border-box sizes on the axes of the table, in CSS px.
 *
 * @see <a href="https://drafts.csswg.org/css-tables-3/#row-layout">css-tables-3</a>
 */
final class CellLayout {
    private final WritingFlow flow;
    private final double tableInline;
    private final AutoSize blockAuto;
    private final LayoutContext context;

    /**
     * Creates the cell layout of a table.
     *
     * @param tableInline the inline size of the table grid's content box, the percentage basis of
     *     paddings
     * @param isSized whether the block size of the table is specified
     */
    CellLayout(WritingFlow flow, double tableInline, boolean isSized, LayoutContext context) {
        this.flow = flow;
        this.tableInline = tableInline;
        this.blockAuto = isSized ? AutoSize.INTRINSIC_IN_SIZED_TABLE : AutoSize.INTRINSIC;
        this.context = context;
    }

    /**
     * The alignment of a cell's content along the block axis. {@code align-content: normal} means
     * alignment by {@code vertical-align}.
     *
     * @see <a href="https://drafts.csswg.org/css-align-3/#distribution-block">css-align-3</a>
     */
    enum Alignment {
        TOP,
        MIDDLE,
        BOTTOM,
        BASELINE;

        static Alignment of(Box cell) {
            ContentDistribution content = cell.style().get(ALIGN_CONTENT).value();
            if (content == ContentDistribution.BASELINE) {
                return BASELINE;
            }
            if (content != ContentDistribution.NORMAL) {
                return TOP;
            }
            VerticalAlign align = cell.style().get(VERTICAL_ALIGN);
            if (!(align instanceof VerticalAlignKeyword keyword)) {
                return BASELINE;
            }
            return switch (keyword) {
                case TOP -> TOP;
                case MIDDLE -> MIDDLE;
                case BOTTOM -> BOTTOM;
                default -> BASELINE;
            };
        }
    }

    /**
     * A cell that has been laid out with an automatic height.
     *
     * @param block the border-box block size
     * @param baseline the distance from the block-start edge to the baseline, a synthesized one if
     *     the content has none
     * @param fragment the result of the layout
     */
    record Measured(Alignment alignment, double block, double baseline, BoxFragment fragment) {}

    /**
     * Lays out a cell with an automatic height. A cell that has no baseline at all, because it is
     * empty or orthogonal to the table, is aligned to the top.
     */
    Measured measure(Box cell, double inline) {
        BoxFragment fragment = context.layout(cell, input(cell, inline, null)).fragment();
        double block = flow.toLogical(fragment.size()).block();
        boolean parallel = isParallel(cell);
        Double baseline = parallel ? fragment.firstBaseline() : null;
        boolean none = !parallel || baseline == null && fragment.children().isEmpty();
        Alignment alignment = Alignment.of(cell);
        return new Measured(
                alignment == Alignment.BASELINE && none ? Alignment.TOP : alignment,
                block,
                baseline == null ? block - edges(cell).blockEnd() : baseline,
                fragment);
    }

    /**
     * Lays out a cell in its final size, with the content at the block-start edge.
     *
     * @param definite whether {@code block} is a definite percentage basis for heights of the
     *     content
     */
    LayoutResult layout(Box cell, double inline, double block, boolean definite) {
        return sized(
                context.layout(cell, input(cell, inline, new ImposedSize(block, definite))),
                new LogicalSize(inline, block));
    }

    /**
     * Returns the baseline of a cell in its final size. It differs from the measured one if
     * percentage heights of the content have become definite.
     */
    double baseline(Measured measured, BoxFragment fragment) {
        Double own = fragment.firstBaseline();
        return own != null
                ? own
                : measured.baseline() + lowest(fragment) - lowest(measured.fragment());
    }

    /**
     * Returns the cell with its content moved to its aligned position.
     *
     * @param result the cell in its final size
     * @param rowBaseline the distance from the top of the cell's first row to the baseline of that
     *     row
     */
    LayoutResult aligned(Box cell, Measured measured, LayoutResult result, double rowBaseline) {
        BoxFragment fragment = result.fragment();
        double shift =
                switch (measured.alignment()) {
                    case TOP -> 0;
                    case MIDDLE -> room(cell, measured, fragment) / 2;
                    case BOTTOM -> room(cell, measured, fragment);
                    case BASELINE -> Math.max(0, rowBaseline - baseline(measured, fragment));
                };
        return shift == 0 ? result : shifted(result, shift, cell.flow());
    }

    /** Returns the free space in a cell along the cell's own block axis. */
    private double room(Box cell, Measured measured, BoxFragment fragment) {
        double block = flow.toLogical(fragment.size()).block();
        return Math.max(0, room(cell, measured, block, fragment));
    }

    private double room(Box cell, Measured measured, double block, BoxFragment fragment) {
        if (isParallel(cell)) {
            return block - measured.block() - lowest(fragment) + lowest(measured.fragment());
        }
        AvailableSize basis = AvailableSize.definite(tableInline);
        List<LineExtent> lines = fragment.lines();
        double content =
                lines.isEmpty()
                        ? lowest(fragment)
                        : Math.max(lowest(fragment), lines.get(lines.size() - 1).end());
        return cell.flow().toLogical(fragment.size()).block()
                - content
                - CellEdges.of(cell, basis, cell.flow()).blockEnd();
    }

    /**
     * Sets the fragment's size to exactly that of the spanned rows and columns, even if the cell's
     * border and padding are larger.
     */
    private LayoutResult sized(LayoutResult result, LogicalSize size) {
        BoxFragment fragment = result.fragment();
        PhysicalSize exact = flow.toPhysical(size);
        return fragment.size().equals(exact)
                ? result
                : new LayoutResult(fragment.withSize(exact), result.pending());
    }

    private boolean isParallel(Box cell) {
        return !cell.flow().isOrthogonalTo(flow);
    }

    private LogicalEdges edges(Box cell) {
        return CellEdges.of(cell, AvailableSize.definite(tableInline), flow);
    }

    private LayoutInput input(Box cell, double inline, @Nullable ImposedSize block) {
        AvailableSize basis = AvailableSize.definite(tableInline);
        if (isParallel(cell)) {
            return new LayoutInput(
                    new AxisConstraints(
                            AvailableSize.definite(inline),
                            basis,
                            ImposedSize.definite(inline),
                            AutoSize.STRETCH),
                    new AxisConstraints(
                            AvailableSize.INDEFINITE, AvailableSize.INDEFINITE, block, blockAuto),
                    basis);
        }
        return new LayoutInput(
                new AxisConstraints(
                        AvailableSize.definite(OrthogonalAvailableSize.ofWindow(flow, context)),
                        AvailableSize.INDEFINITE,
                        block,
                        AutoSize.FIT_CONTENT),
                new AxisConstraints(
                        AvailableSize.definite(inline),
                        basis,
                        ImposedSize.definite(inline),
                        AutoSize.FIT_CONTENT),
                basis);
    }

    /** Returns the largest block-end edge of the cell's children that are not positioned. */
    private static double lowest(BoxFragment fragment) {
        WritingFlow flow = fragment.box().flow();
        LogicalSize container = flow.toLogical(fragment.size());
        double lowest = 0;
        for (PlacedFragment child : fragment.children()) {
            if (child.fragment() instanceof BoxFragment own && own.box().isAbsolutelyPositioned()) {
                continue;
            }
            LogicalSize size = flow.toLogical(child.fragment().size());
            LogicalOffset offset = flow.toLogical(child.offset(), size, container);
            lowest = Math.max(lowest, offset.block() + size.block());
        }
        return lowest;
    }

    /** Moves the content along the block axis of the cell. */
    private static LayoutResult shifted(LayoutResult result, double shift, WritingFlow flow) {
        BoxFragment fragment = result.fragment();
        double signed = flow.isBlockReversed() ? -shift : shift;
        PhysicalOffset by =
                flow.isHorizontal() ? new PhysicalOffset(0, signed) : new PhysicalOffset(signed, 0);
        Set<Box> pinned = PinnedChildren.of(fragment);
        List<PlacedFragment> children = new ArrayList<>();
        for (PlacedFragment child : fragment.children()) {
            boolean isPinned =
                    child.fragment() instanceof BoxFragment own && pinned.contains(own.box());
            children.add(
                    isPinned
                            ? child
                            : new PlacedFragment(child.fragment(), child.offset().plus(by)));
        }
        List<PendingPositioned> pending = new ArrayList<>();
        for (PendingPositioned positioned : result.pending()) {
            pending.add(positioned.movedBy(by));
        }
        return new LayoutResult(
                new BoxFragment(
                        fragment.box(),
                        fragment.size(),
                        children,
                        moved(fragment.firstBaseline(), shift),
                        moved(fragment.lastBaseline(), shift),
                        moved(fragment.lineBaseline(), shift),
                        fragment.lines().stream().map(line -> line.movedBy(0, shift)).toList()),
                pending);
    }

    private static @Nullable Double moved(@Nullable Double baseline, double shift) {
        return baseline == null ? null : Double.valueOf(baseline + shift);
    }
}
