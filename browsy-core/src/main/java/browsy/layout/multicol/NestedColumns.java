package browsy.layout.multicol;

import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.TextTrim;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.fragmentation.BlockExtent;
import browsy.layout.fragmentation.BreakAppeal;
import browsy.layout.fragmentation.BreakSpace;
import browsy.layout.fragmentation.BreakToken;
import browsy.layout.fragmentation.BreakToken.ColumnsToken;
import browsy.layout.fragmentation.ColumnBreaker;
import browsy.layout.fragmentation.FragmentainerPass;
import browsy.layout.fragmentation.Piece;
import browsy.layout.fragmentation.Piece.Ending;
import browsy.layout.fragmentation.PieceBuilder;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.multicol.ColumnFlow.PlacedColumn;
import browsy.layout.multicol.ColumnFlow.PlacedSpanner;
import browsy.layout.multicol.ColumnFlow.Room;
import browsy.layout.sizing.BoxEdges;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Breaks multi-column containers that are inside columns. Each piece of a container has rows of
 * columns of its own, which end where the outer column ends.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-multicol-1/#pagination-and-overflow">css-multicol-1</a>
 */
final class NestedColumns implements ColumnBreaker {
    private final LayoutContext context;
    private final ColumnBudget budget;
    private final Map<BoxFragment, ColumnContainer> containers = new IdentityHashMap<>();

    NestedColumns(LayoutContext context, ColumnBudget budget) {
        this.context = context;
        this.budget = budget;
    }

    /**
     * {@inheritDoc}
     *
     * <p>While the outer column has no size, the container is only measured and not broken. Once
     * its content has ended, only the rest of the box is placed. In all other cases its columns are
     * filled.
     */
    @Override
    public Piece breakContainer(
            BoxFragment whole,
            @Nullable BreakToken token,
            BreakSpace space,
            FragmentainerPass pass) {
        Box box = whole.box();
        WritingFlow flow = box.flow();
        double block = flow.toLogical(whole.size()).block();
        if (!budget.takeAttempt()) {
            return Piece.whole(whole, block);
        }
        LogicalEdges edges =
                BoxEdges.borderPadding(box, AvailableSize.definite(space.containerInline()));
        BlockExtent extent =
                BlockExtent.of(
                        whole,
                        block,
                        block - edges.blockEnd(),
                        space.containerInline(),
                        space.hold());
        // Measure the container for the balancing of the outer columns.
        if (Double.isInfinite(space.size())) {
            ColumnContainer container = container(whole, space, extent, edges, block);
            if (container.balances() || !extent.isFixed()) {
                pass.noteUnbreakable(new ColumnFlow(container, budget).unbreakable());
            }
            return Piece.whole(whole, block);
        }
        double consumed = token == null ? 0 : token.consumed();
        double contentStart = token == null ? edges.blockStart() : 0;
        double room = Math.max(0, space.size() - space.offset());
        Double remaining = token == null ? null : token.remaining();
        // The content has ended in an earlier piece: place the rest of the box.
        if (remaining != null) {
            PieceBuilder rest = new PieceBuilder(whole, flow);
            addPositioned(whole, rest, token, Math.min(remaining, room), remaining <= room);
            return end(rest, remaining, consumed, room, pass);
        }
        // Fill columns in this piece.
        ColumnContainer container = container(whole, space, extent, edges, block);
        ColumnFlow columns = new ColumnFlow(container, budget);
        double ownRoom =
                extent.isFixed()
                        ? Math.max(0, block - consumed - contentStart - edges.blockEnd())
                        : Double.POSITIVE_INFINITY;
        ColumnsToken from = token == null ? null : token.columns();
        ColumnsToken rest =
                columns.fill(
                        from == null ? ColumnsToken.START : from,
                        new Room(
                                ownRoom,
                                room - contentStart,
                                extent.isFixed(),
                                space.offset() + contentStart <= 0),
                        pass);
        PieceBuilder builder = new PieceBuilder(whole, flow);
        add(columns, builder, new LogicalOffset(edges.inlineStart(), contentStart));
        // Either the content continues, or the box ends or breaks after it.
        if (rest != null) {
            double left = extent.isFixed() ? block - consumed : Double.MAX_VALUE;
            double size = Math.min(room, left);
            addPositioned(whole, builder, token, size, false);
            return new Piece(
                    builder.build(size),
                    size,
                    BreakToken.ofColumns(consumed + size, null, rest),
                    Ending.SOFT_BREAK,
                    null,
                    columns.appeal(),
                    Double.NEGATIVE_INFINITY,
                    false);
        }
        double left = extent.remaining(consumed, contentStart + columns.end());
        addPositioned(whole, builder, token, Math.min(left, room), left <= room);
        return end(builder, left, consumed, room, pass);
    }

    /**
     * Adds the absolutely positioned children of the container that start in this piece.
     *
     * @param size the block size of the piece, in CSS px
     * @param isLast whether it is the last piece
     */
    private static void addPositioned(
            BoxFragment whole,
            PieceBuilder builder,
            @Nullable BreakToken token,
            double size,
            boolean isLast) {
        WritingFlow flow = whole.box().flow();
        LogicalSize container = flow.toLogical(whole.size());
        double consumed = token == null ? 0 : token.consumed();
        for (PlacedFragment child : whole.children()) {
            if (!(child.fragment() instanceof BoxFragment box)
                    || !box.box().isAbsolutelyPositioned()) {
                continue;
            }
            LogicalOffset offset =
                    flow.toLogical(child.offset(), flow.toLogical(box.size()), container);
            double at = offset.block() - consumed;
            boolean isBefore = token != null && at < -1.0 / 128;
            boolean isBehind = !isLast && at >= size - 1.0 / 128;
            if (!isBefore && !isBehind) {
                builder.add(box, new LogicalOffset(offset.inline(), at), PhysicalOffset.ZERO);
            }
        }
    }

    /**
     * Creates a piece whose content has ended: the last piece if the rest of the box fits, else a
     * piece that fills the outer column.
     *
     * @param left the remaining block size of the box, in CSS px
     * @param room the rest of the outer column, in CSS px
     */
    private static Piece end(
            PieceBuilder builder,
            double left,
            double consumed,
            double room,
            FragmentainerPass pass) {
        double size = Math.min(left, room);
        if (left <= room + 1.0 / 128) {
            return Piece.whole(builder.build(left), left);
        }
        pass.noteShortage(left - room);
        return new Piece(
                builder.build(size),
                size,
                BreakToken.ofColumns(consumed + size, left - size, null),
                Ending.SOFT_BREAK,
                null,
                size > 0 ? BreakAppeal.PERFECT : BreakAppeal.LAST_RESORT,
                Double.NEGATIVE_INFINITY,
                false);
    }

    private static void add(ColumnFlow columns, PieceBuilder builder, LogicalOffset start) {
        for (PlacedColumn column : columns.columns()) {
            builder.add(
                    column.column().piece().fragment(),
                    new LogicalOffset(
                            start.inline() + column.offset().inline(),
                            start.block() + column.offset().block()),
                    PhysicalOffset.ZERO);
            builder.addColumnBaselines(
                    column.column().piece().fragment(), start.block() + column.offset().block());
        }
        for (PlacedSpanner spanner : columns.spanners()) {
            builder.add(
                    spanner.fragment(),
                    new LogicalOffset(
                            start.inline() + spanner.offset().inline(),
                            start.block() + spanner.offset().block()),
                    PhysicalOffset.ZERO);
        }
    }

    /** Returns the container laid out in its own columns, the same object for all pieces. */
    private ColumnContainer container(
            BoxFragment whole,
            BreakSpace space,
            BlockExtent extent,
            LogicalEdges edges,
            double block) {
        ColumnContainer container = containers.get(whole);
        if (container == null) {
            container =
                    new ColumnContainer(
                            whole.box(),
                            context,
                            whole.box().flow().toLogical(whole.size()).inline(),
                            AvailableSize.definite(space.containerInline()),
                            extent.isFixed()
                                    ? AvailableSize.definite(block - edges.blockSum())
                                    : AvailableSize.INDEFINITE,
                            TextTrim.NONE,
                            this);
            containers.put(whole, container);
        }
        return container;
    }
}
