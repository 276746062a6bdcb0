package browsy.layout.flow.inline;

import static browsy.style.property.TextProperties.TEXT_BOX_TRIM;

import browsy.css.value.Direction;
import browsy.css.value.inline.TextBoxTrim;
import browsy.css.value.writing.WritingMode;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.InlineBox;
import browsy.layout.box.LineBreakBox;
import browsy.layout.box.RubyColumnBox;
import browsy.layout.box.TextBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutResult;
import browsy.layout.context.PendingPositioned;
import browsy.layout.flow.fragments.FragmentBuilder;
import browsy.layout.flow.inline.boxes.BoxState;
import browsy.layout.flow.inline.boxes.Leaf;
import browsy.layout.flow.inline.boxes.LineBox;
import browsy.layout.flow.inline.boxes.TextEdges;
import browsy.layout.flow.inline.items.CulledBoxes;
import browsy.layout.flow.inline.items.FontHeight;
import browsy.layout.flow.inline.items.InlineContent;
import browsy.layout.flow.inline.items.InlineEdges;
import browsy.layout.flow.inline.lines.LineItem;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.Fragment;
import browsy.layout.fragment.TextFragment;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.positioned.RelativeOffset;
import browsy.layout.sizing.BoxEdges;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The inline-axis side of one line: puts its parts in visual order one after the other, and makes
 * fragments of them. Their place across the line is counted from the edge over it, which is not its
 * block start where lines are flipped.
 */
final class LineFragments {
    private static final int[] NOTHING_SHARED = {};
    private static final BoxState[] NO_PATH = {};

    private final BlockContainer container;
    private final LayoutInput input;
    private final WritingFlow lineFlow;
    private final boolean flipped;
    private final AvailableSize percentageEdges;
    private final LineBox line;
    private final InlineResult result;
    private final CulledBoxes culled;
    private final double lineTop;
    private final List<Leaf> order;

    /** By leaf: how deep the boxes are that it shares with the one before it. */
    private final int[] shared;

    /** By depth: the boxes around a leaf, as far as they are in the box that is being placed. */
    private final BoxState[] path;

    private int pathOf = -1;
    private double x;

    /** A group of neighbouring leaves in one inline box, with the children placed so far. */
    private static final class Target {
        final @Nullable FragmentBuilder builder;
        final double left;
        final double top;

        /** What its text and the boxes in it cover along the block axis. */
        double over = Double.POSITIVE_INFINITY;

        double under = Double.NEGATIVE_INFINITY;

        /** What they cover along the line where relative positioning moves some of it. */
        double from = Double.POSITIVE_INFINITY;

        double to = Double.NEGATIVE_INFINITY;
        boolean isMoved;

        Target(@Nullable FragmentBuilder builder, double left, double top) {
            this.builder = builder;
            this.left = left;
            this.top = top;
        }

        void cover(double start, double size) {
            over = Math.min(over, start);
            under = Math.max(under, start + size);
        }

        void coverAlong(double start, double size, double shift) {
            if (size > 0) {
                from = Math.min(from, start + shift);
                to = Math.max(to, start + shift + size);
            }
            isMoved |= shift != 0;
        }
    }

    LineFragments(
            InlineContent content,
            BlockContainer container,
            LayoutInput input,
            LineBox line,
            CulledBoxes culled,
            InlineResult result,
            double left,
            double lineTop) {
        this.container = container;
        this.input = input;
        this.lineFlow = lineRelative(container.flow());
        this.flipped = container.flow().isLineFlipped();
        this.percentageEdges = input.percentageEdges();
        this.line = line;
        this.result = result;
        this.culled = culled;
        this.lineTop = lineTop;
        this.x = left;
        this.order =
                content.isBidi() ? VisualOrder.of(line.leaves(), content.bidi()) : line.leaves();
        int deepest = deepest(order);
        // Most lines have no boxes in them.
        this.shared = deepest == 0 ? NOTHING_SHARED : shared(order);
        this.path = deepest == 0 ? NO_PATH : new BoxState[deepest + 1];
    }

    /** Offsets from the line-left and the line-over edge, whatever the direction of the text. */
    private static WritingFlow lineRelative(WritingFlow flow) {
        if (flow.isHorizontal()) {
            return WritingFlow.HORIZONTAL_LTR;
        }
        return new WritingFlow(
                flow.isLineFlipped() ? WritingMode.VERTICAL_RL : flow.mode(), Direction.LTR);
    }

    void place() {
        place(0, order.size(), line.root(), new Target(null, 0, 0));
    }

    private void place(int from, int to, BoxState parent, Target target) {
        int i = from;
        while (i < to) {
            Leaf leaf = order.get(i);
            if (leaf.parent == parent) {
                placeLeaf(leaf, target);
                i++;
                continue;
            }
            BoxState box = childOf(parent, i);
            int end = i + 1;
            while (end < to && shared[end] >= box.depth) {
                end++;
            }
            placeBox(i, end, box, target);
            i = end;
        }
    }

    /**
     * The child of a box that holds a leaf.
     *
     * @param leaf the index of the first leaf that is not placed yet
     */
    private BoxState childOf(BoxState ancestor, int leaf) {
        if (leaf != pathOf) {
            pathOf = leaf;
            BoxState box = order.get(leaf).parent;
            while (box != ancestor) {
                path[box.depth] = box;
                box = Objects.requireNonNull(box.parent);
            }
        }
        return path[ancestor.depth + 1];
    }

    private static int[] shared(List<Leaf> order) {
        int[] shared = new int[order.size()];
        for (int i = 1; i < shared.length; i++) {
            BoxState one = order.get(i - 1).parent;
            BoxState other = order.get(i).parent;
            while (one != other) {
                if (one.depth >= other.depth) {
                    one = Objects.requireNonNull(one.parent);
                } else {
                    other = Objects.requireNonNull(other.parent);
                }
            }
            shared[i] = one.depth;
        }
        return shared;
    }

    private static int deepest(List<Leaf> order) {
        int deepest = 0;
        for (Leaf leaf : order) {
            deepest = Math.max(deepest, leaf.parent.depth);
        }
        return deepest;
    }

    private void placeBox(int from, int to, BoxState box, Target target) {
        InlineBox inline = (InlineBox) box.box;
        LogicalEdges margins = BoxEdges.margin(inline, percentageEdges, inline.flow());
        LogicalEdges edges = BoxEdges.borderPadding(inline, percentageEdges);
        boolean first = box.placed == 0;
        box.placed += to - from;
        boolean last = box.placed == box.leaves;
        boolean rtl = inline.flow().direction() == Direction.RTL;
        boolean clones = !(box.hasStart && box.hasEnd) && InlineEdges.areCloned(inline);
        boolean starts = clones || box.hasStart && inline.isFirst();
        boolean ends = clones || box.hasEnd && inline.isLast();
        boolean hasLeft = first && (rtl ? ends : starts);
        boolean hasRight = last && (rtl ? starts : ends);
        double marginLeft = rtl ? margins.inlineEnd() : margins.inlineStart();
        double marginRight = rtl ? margins.inlineStart() : margins.inlineEnd();
        double edgeLeft = rtl ? edges.inlineEnd() : edges.inlineStart();
        double edgeRight = rtl ? edges.inlineStart() : edges.inlineEnd();
        x += hasLeft ? marginLeft : 0;
        double left = x;
        x += hasLeft ? edgeLeft : 0;
        FontHeight text = trimmed(box);
        double baseline = lineTop + box.baseline(line.ascent());
        double top =
                line.isBlank() ? lineTop + box.baseline(0) : baseline - text.ascent() - over(edges);
        FragmentBuilder builder = new FragmentBuilder(inline, lineFlow);
        Target own = new Target(builder, left, top);
        place(from, to, box, own);
        x += hasRight ? edgeRight : 0;
        double size = x - left;
        x += hasRight ? marginRight : 0;
        double height = line.isBlank() ? 0 : text.height() + edges.blockSum();
        boolean isWhole = first && last && box.hasStart && box.hasEnd;
        boolean isCulled =
                own.over < own.under && !line.isBlank() && culled.contains(inline, isWhole);
        Extent whole = new Extent(left, top, size, height);
        Extent extent = isCulled ? cull(builder, own, whole) : whole;
        LayoutResult layout =
                builder.build(new LogicalSize(Math.max(0, extent.size), extent.height));
        PhysicalOffset shift = RelativeOffset.of(inline, container.flow(), input);
        if (extent.size > 0) {
            target.cover(extent.top + blockShift(shift), extent.height);
        }
        add(target, layout.fragment(), extent.left, extent.top, extent.size, shift, layout);
    }

    /** Where a box lies, from the line-left and the line-over edge. */
    private record Extent(double left, double top, double size, double height) {}

    /** Lets a box that has no fragment of its own cover what is in it, and no more. */
    private static Extent cull(FragmentBuilder builder, Target box, Extent whole) {
        builder.shiftContent(whole.top - box.over);
        double height = box.under - box.over;
        if (!box.isMoved || box.from >= box.to) {
            return new Extent(whole.left, box.over, whole.size, height);
        }
        builder.shiftAlongLine(whole.left - box.from);
        return new Extent(box.from, box.over, box.to - box.from, height);
    }

    /** The content of an inline box, which it may trim. */
    private static FontHeight trimmed(BoxState box) {
        TextBoxTrim trim = box.style().get(TEXT_BOX_TRIM);
        if (trim == TextBoxTrim.NONE) {
            return box.glyphs;
        }
        FontHeight edges = TextEdges.of(box);
        return new FontHeight(
                trim.trimsStart() ? edges.ascent() : box.glyphs.ascent(),
                trim.trimsEnd() ? edges.descent() : box.glyphs.descent());
    }

    private double over(LogicalEdges edges) {
        return flipped ? edges.blockEnd() : edges.blockStart();
    }

    /** A place counted from the line's other edge. */
    private double fromOtherEdge(double top, double height) {
        return 2 * lineTop + line.height() - top - height;
    }

    private double blockShift(PhysicalOffset shift) {
        return switch (lineFlow.mode()) {
            case HORIZONTAL_TB -> shift.y();
            case SIDEWAYS_LR -> shift.x();
            default -> -shift.x();
        };
    }

    private void add(
            Target target,
            Fragment fragment,
            double left,
            double top,
            double size,
            PhysicalOffset shift,
            @Nullable LayoutResult layout) {
        List<PendingPositioned> pending = layout == null ? List.of() : layout.pending();
        target.coverAlong(left, size, lineFlow.isHorizontal() ? shift.x() : shift.y());
        FragmentBuilder builder = target.builder;
        if (builder == null) {
            double height = lineFlow.toLogical(fragment.size()).block();
            double block = flipped ? fromOtherEdge(top, height) : top;
            result.add(fragment, left, block, size, shift, pending);
        } else {
            builder.add(
                    fragment,
                    new LogicalOffset(left - target.left, top - target.top),
                    shift,
                    pending);
        }
    }

    private void placeLeaf(Leaf leaf, Target target) {
        LineItem item = leaf.item;
        if (item == null) {
            return;
        }
        switch (item.item().kind()) {
            case TEXT, TAB:
                placeText(leaf, item, target);
                break;
            case NEWLINE:
                if (item.item().box() instanceof LineBreakBox lineBreak) {
                    placeBreak(leaf, lineBreak, target);
                }
                break;
            case ATOMIC:
                placeAtomic(leaf, item, target);
                break;
            case POSITIONED:
                placeStatic(item, target);
                break;
            default:
                break;
        }
        x += leaf.inlineSize;
    }

    private double textTop(BoxState box) {
        return lineTop + box.baseline(line.ascent()) - box.glyphs.ascent();
    }

    private void placeText(Leaf leaf, LineItem item, Target target) {
        if (!(item.item().box() instanceof TextBox text)) {
            return;
        }
        double top = textTop(leaf.parent);
        double height = leaf.parent.glyphs.height();
        target.cover(top, height);
        TextFragment fragment =
                new TextFragment(
                        text, lineFlow.toPhysical(new LogicalSize(leaf.inlineSize, height)));
        add(target, fragment, x, top, leaf.inlineSize, PhysicalOffset.ZERO, null);
    }

    private void placeBreak(Leaf leaf, LineBreakBox box, Target target) {
        boolean hasRoom = leaf.parent.hasRoomForText;
        double height = hasRoom ? leaf.parent.glyphs.height() : 0;
        double top = hasRoom ? textTop(leaf.parent) : lineTop + leaf.parent.baseline(line.ascent());
        BoxFragment fragment =
                new BoxFragment(
                        box,
                        lineFlow.toPhysical(new LogicalSize(leaf.inlineSize, height)),
                        List.of(),
                        null,
                        null);
        add(target, fragment, x, top, leaf.inlineSize, PhysicalOffset.ZERO, null);
    }

    private void placeAtomic(Leaf leaf, LineItem item, Target target) {
        LayoutResult layout = item.layout();
        if (layout == null) {
            return;
        }
        LogicalEdges margins = item.margins();
        double marginLeft =
                container.flow().isLineReversed() ? margins.inlineEnd() : margins.inlineStart();
        double size = lineFlow.toLogical(layout.fragment().size()).inline();
        double top = lineTop + leaf.baseline(line.ascent()) - leaf.extent.ascent() + over(margins);
        BoxFragment fragment =
                item.item().box() instanceof RubyColumnBox
                        ? line.annotations().aligned(leaf, layout.fragment())
                        : layout.fragment();
        add(
                target,
                fragment,
                x + marginLeft,
                top,
                size,
                RelativeOffset.of(item.item().box(), container.flow(), input),
                layout);
    }

    private void placeStatic(LineItem item, Target target) {
        FragmentBuilder builder = target.builder;
        StaticInLine place = StaticInLine.of(item.item(), x, lineTop, line, container, input);
        if (builder == null) {
            result.addStatic(item.item().box(), place);
        } else {
            double top = flipped ? fromOtherEdge(place.block(), place.blockSize()) : place.block();
            builder.addStaticInLine(
                    item.item().box(),
                    place.flow(),
                    new LogicalOffset(place.left() - target.left, top - target.top),
                    place.blockSize());
        }
    }
}
