package browsy.layout.multicol;

import browsy.layout.box.Box;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutResult;
import browsy.layout.context.PendingPositioned;
import browsy.layout.flow.ContentShift;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragmentation.BreakToken.ColumnsToken;
import browsy.layout.fragmentation.PieceBuilder;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.multicol.ColumnFlow.PlacedColumn;
import browsy.layout.multicol.ColumnFlow.PlacedSpanner;
import browsy.layout.multicol.ColumnFlow.Room;
import browsy.layout.sizing.BlockSizing;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.InlineSizing;
import browsy.layout.sizing.MinMax;
import browsy.layout.sizing.SizeContainment;
import java.util.ArrayList;
import java.util.List;

/** Lays out a multi-column container that is not itself in a fragmentation context. */
final class MulticolLayout {
    private final Box box;
    private final LayoutInput input;
    private final LayoutContext context;
    private final ColumnBudget budget;
    private final LogicalEdges edges;
    private final WritingFlow flow;

    MulticolLayout(Box box, LayoutInput input, LayoutContext context, ColumnBudget budget) {
        this.box = box;
        this.input = input;
        this.context = context;
        this.budget = budget;
        this.edges = BoxEdges.borderPadding(box, input.percentageEdges());
        this.flow = box.flow();
    }

    /**
     * Lays out the container: its flow thread, the columns of it, then its own block size and its
     * fragment.
     */
    LayoutResult run() {
        double inlineSize = InlineSizing.borderBox(box, input, context);
        ColumnContainer container =
                new ColumnContainer(
                        box,
                        context,
                        inlineSize,
                        input.percentageEdges(),
                        BlockSizing.childPercentageBasis(box, input, inlineSize),
                        input.textTrim(),
                        new NestedColumns(context, budget));
        ColumnFlow columns = new ColumnFlow(container, budget);
        columns.fill(ColumnsToken.START, room(inlineSize), null);
        double automatic =
                SizeContainment.contentBlock(box, columns.end() + edges.blockSum(), edges);
        double blockSize = BlockSizing.borderBox(box, input, inlineSize, automatic);
        return result(container, columns, new LogicalSize(inlineSize, blockSize));
    }

    /** The block size of the content box if it is definite, or else its maximum. */
    private Room room(double inlineSize) {
        Double definite = BlockSizing.definite(box, input, inlineSize);
        Double fixed = input.block().imposedBorderBox();
        if (definite == null && fixed != null) {
            definite = fixed;
        }
        double limit = Double.POSITIVE_INFINITY;
        if (definite != null) {
            limit = definite;
        } else {
            MinMax bounds = BlockSizing.minMax(box, input, inlineSize, Double.POSITIVE_INFINITY);
            limit = Math.min(limit, bounds.clamp(Double.POSITIVE_INFINITY));
        }
        boolean isLimited = !Double.isInfinite(limit);
        double content = isLimited ? Math.max(0, limit - edges.blockSum()) : limit;
        return new Room(content, Double.POSITIVE_INFINITY, definite != null, true);
    }

    /**
     * Builds the fragment of the container, with its columns and spanners placed by {@code
     * align-content}, and the positioned boxes that remain pending.
     */
    private LayoutResult result(ColumnContainer container, ColumnFlow columns, LogicalSize size) {
        BoxFragment empty = new BoxFragment(box, flow.toPhysical(size), List.of(), null, null);
        PieceBuilder builder = new PieceBuilder(empty, flow);
        double room = size.block() - edges.blockSum() - columns.contentEnd();
        LogicalOffset contentStart =
                new LogicalOffset(
                        edges.inlineStart(), edges.blockStart() + ContentShift.of(box, room));
        for (PlacedColumn column : columns.columns()) {
            builder.add(
                    column.column().piece().fragment(),
                    plus(contentStart, column.offset()),
                    PhysicalOffset.ZERO);
            builder.addColumnBaselines(
                    column.column().piece().fragment(),
                    contentStart.block() + column.offset().block());
        }
        List<PendingPositioned> pending =
                new ArrayList<>(
                        new StaticPositionMapping(container, columns).mapped(contentStart, size));
        for (PlacedSpanner spanner : columns.spanners()) {
            LogicalOffset at = plus(contentStart, spanner.offset());
            builder.add(spanner.fragment(), at, PhysicalOffset.ZERO);
            builder.addColumnBaselines(spanner.fragment(), at.block());
            LogicalSize spannerSize = flow.toLogical(spanner.fragment().size());
            PhysicalOffset offset = flow.toPhysical(at, spannerSize, size);
            for (PendingPositioned positioned : spanner.layout().pending()) {
                pending.add(positioned.movedBy(offset));
            }
        }
        return new LayoutResult(builder.build(size.block()), pending);
    }

    private static LogicalOffset plus(LogicalOffset a, LogicalOffset b) {
        return new LogicalOffset(a.inline() + b.inline(), a.block() + b.block());
    }
}
