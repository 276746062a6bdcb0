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
import browsy.layout.flow.inline.boxes.AlignedLeaf;
import browsy.layout.flow.inline.boxes.InlineBoxState;
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
 * Inline-axis placement of one line: places its leaves in visual order from line-left to line-right
 * and creates their fragments. Consecutive leaves of the same inline box form one fragment of this
 * box, recursively; a box whose leaves are separated by reordering has several fragments on the
 * line. Block-axis offsets are measured from the line-over edge, which is the block-end edge if
 * lines are flipped.
 */
final class LineFragments {
    private static final int[] NOTHING_SHARED = {};
    private static final InlineBoxState[] NO_PATH = {};

    private final BlockContainer container;
    private final LayoutInput input;
    private final WritingFlow lineFlow;
    private final boolean flipped;
    private final AvailableSize percentageEdges;
    private final LineBox line;
    private final InlineResult result;
    private final CulledBoxes culled;
    private final double lineTop;
    private final List<AlignedLeaf> order;

    /** The beginning of the line, null until it is needed. */
    private @Nullable LineStart start;

    /** By leaf: the depth of the deepest box that contains this leaf and the one before it. */
    private final int[] shared;

    /** By depth: the ancestors of the leaf {@link #pathOf}, below the box that is being placed. */
    private final InlineBoxState[] path;

    /** The index of the leaf whose ancestors {@link #path} holds; -1 for none. */
    private int pathOf = -1;

    /** The current line-left offset. */
    private double x;

    /**
     * The destination of fragments: an inline box fragment under construction, or the line itself.
     * Tracks the area that its children cover.
     */
    private static final class Target {
        /** Null for the line itself. */
        final @Nullable FragmentBuilder builder;

        final double left;
        final double top;

        /** The block-axis extent of the text and boxes in it. */
        double over = Double.POSITIVE_INFINITY;

        double under = Double.NEGATIVE_INFINITY;

        /** The inline-axis extent of its children, with relative positioning. */
        double from = Double.POSITIVE_INFINITY;

        double to = Double.NEGATIVE_INFINITY;

        /** Whether relative positioning moves a child along the line. */
        boolean isMoved;

        Target(@Nullable FragmentBuilder builder, double left, double top) {
            this.builder = builder;
            this.left = left;
            this.top = top;
        }

        /** Extends the block-axis extent. */
        void cover(double start, double size) {
            over = Math.min(over, start);
            under = Math.max(under, start + size);
        }

        /**
         * Extends the inline-axis extent by a child.
         *
         * @param shift its offset of relative positioning
         */
        void coverAlong(double start, double size, double shift) {
            if (size > 0) {
                from = Math.min(from, start + shift);
                to = Math.max(to, start + shift + size);
            }
            isMoved |= shift != 0;
        }
    }

    /**
     * Creates the placement of one line.
     *
     * @param container the block container with the styling of the line
     * @param input the constraints of block-level children of the container
     * @param result receives the fragments
     * @param left line-left edge of the content
     * @param lineTop block start of the line
     */
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
        this.path = deepest == 0 ? NO_PATH : new InlineBoxState[deepest + 1];
    }

    /**
     * Returns the flow with the writing mode of the line and direction left to right, so that
     * offsets are from the line-left and line-over edges.
     */
    private static WritingFlow lineRelative(WritingFlow flow) {
        if (flow.isHorizontal()) {
            return WritingFlow.HORIZONTAL_LTR;
        }
        return new WritingFlow(
                flow.isLineFlipped() ? WritingMode.VERTICAL_RL : flow.mode(), Direction.LTR);
    }

    /** Places all leaves of the line. */
    void place() {
        place(0, order.size(), line.root(), new Target(null, 0, 0));
    }

    /**
     * Places a range of leaves of a box. Leaves in the same child box form a group and become one
     * fragment of it.
     *
     * @param from index of the first leaf
     * @param to index after the last leaf
     * @param parent the box that contains the leaves
     */
    private void place(int from, int to, InlineBoxState parent, Target target) {
        int i = from;
        while (i < to) {
            AlignedLeaf leaf = order.get(i);
            if (leaf.parent == parent) {
                placeLeaf(leaf, target);
                i++;
                continue;
            }
            InlineBoxState box = childOf(parent, i);
            int end = i + 1;
            while (end < to && shared[end] >= box.depth) {
                end++;
            }
            placeBox(i, end, box, target);
            i = end;
        }
    }

    /**
     * Returns the child of {@code ancestor} that contains a leaf.
     *
     * @param leaf the index of the first leaf that is not placed yet
     */
    private InlineBoxState childOf(InlineBoxState ancestor, int leaf) {
        if (leaf != pathOf) {
            pathOf = leaf;
            InlineBoxState box = order.get(leaf).parent;
            while (box != ancestor) {
                path[box.depth] = box;
                box = Objects.requireNonNull(box.parent);
            }
        }
        return path[ancestor.depth + 1];
    }

    /** Returns for each leaf the depth of the deepest common ancestor with the leaf before it. */
    private static int[] shared(List<AlignedLeaf> order) {
        int[] shared = new int[order.size()];
        for (int i = 1; i < shared.length; i++) {
            InlineBoxState one = order.get(i - 1).parent;
            InlineBoxState other = order.get(i).parent;
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

    /** Returns the greatest depth of the parent of a leaf. */
    private static int deepest(List<AlignedLeaf> order) {
        int deepest = 0;
        for (AlignedLeaf leaf : order) {
            deepest = Math.max(deepest, leaf.parent.depth);
        }
        return deepest;
    }

    /**
     * Places a group of leaves of an inline box and creates the fragment of the box:
     *
     * <ol>
     *   <li>Find the edges of the box that this fragment has.
     *   <li>Place the leaves between the edges.
     *   <li>Compute the size of the fragment from its edges and font or, if the box is culled, from
     *       the area that its children cover.
     * </ol>
     *
     * @param from index of the first leaf
     * @param to index after the last leaf
     */
    private void placeBox(int from, int to, InlineBoxState box, Target target) {
        InlineBox inline = (InlineBox) box.box;
        LogicalEdges edges = BoxEdges.borderPadding(inline, percentageEdges);
        boolean isFirst = box.placed == 0;
        box.placed += to - from;
        boolean isLast = box.placed == box.leaves;
        InlineSides sides = sides(box, inline, edges, isFirst, isLast);
        // Step 2.
        x += sides.marginLeft;
        double left = x;
        x += sides.edgeLeft;
        FontHeight text = trimmed(box);
        double baseline = lineTop + box.baseline(line.ascent());
        double top =
                line.isBlank() ? lineTop + box.baseline(0) : baseline - text.ascent() - over(edges);
        FragmentBuilder builder = new FragmentBuilder(inline, lineFlow);
        Target own = new Target(builder, left, top);
        place(from, to, box, own);
        x += sides.edgeRight;
        double size = x - left;
        x += sides.marginRight;
        // Step 3.
        double height = line.isBlank() ? 0 : text.height() + edges.blockSum();
        boolean isWhole = isFirst && isLast && box.hasStart && box.hasEnd;
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

    /** Margins and edges (border plus padding) of a fragment; 0 where the box continues. */
    private record InlineSides(
            double marginLeft, double edgeLeft, double edgeRight, double marginRight) {}

    /**
     * Returns the sides of a fragment of an inline box.
     *
     * @param isFirst whether it is the first fragment of the box on this line, in visual order
     * @param isLast whether it is the last one
     */
    private InlineSides sides(
            InlineBoxState box,
            InlineBox inline,
            LogicalEdges edges,
            boolean isFirst,
            boolean isLast) {
        LogicalEdges margins = BoxEdges.margin(inline, percentageEdges, inline.flow());
        boolean clones = !(box.hasStart && box.hasEnd) && InlineEdges.areCloned(inline);
        boolean starts = clones || box.hasStart && inline.isFirst();
        boolean ends = clones || box.hasEnd && inline.isLast();
        boolean rtl = inline.flow().direction() == Direction.RTL;
        boolean hasLeft = isFirst && (rtl ? ends : starts);
        boolean hasRight = isLast && (rtl ? starts : ends);
        double marginLeft = rtl ? margins.inlineEnd() : margins.inlineStart();
        double marginRight = rtl ? margins.inlineStart() : margins.inlineEnd();
        double edgeLeft = rtl ? edges.inlineEnd() : edges.inlineStart();
        double edgeRight = rtl ? edges.inlineStart() : edges.inlineEnd();
        return new InlineSides(
                hasLeft ? marginLeft : 0,
                hasLeft ? edgeLeft : 0,
                hasRight ? edgeRight : 0,
                hasRight ? marginRight : 0);
    }

    /** The border box of a fragment, from the line-left and line-over edges. */
    private record Extent(double left, double top, double size, double height) {}

    /** Shrinks the fragment of a culled box to the area that its children cover. */
    private static Extent cull(FragmentBuilder builder, Target box, Extent whole) {
        builder.shiftContent(whole.top - box.over);
        double height = box.under - box.over;
        if (!box.isMoved || box.from >= box.to) {
            return new Extent(whole.left, box.over, whole.size, height);
        }
        builder.shiftAlongLine(whole.left - box.from);
        return new Extent(box.from, box.over, box.to - box.from, height);
    }

    /** Returns the extent of the content area of an inline box after {@code text-box-trim}. */
    private static FontHeight trimmed(InlineBoxState box) {
        TextBoxTrim trim = box.style().get(TEXT_BOX_TRIM);
        if (trim == TextBoxTrim.NONE) {
            return box.glyphs;
        }
        FontHeight edges = TextEdges.of(box);
        return new FontHeight(
                trim.trimsStart() ? edges.ascent() : box.glyphs.ascent(),
                trim.trimsEnd() ? edges.descent() : box.glyphs.descent());
    }

    /** Returns the edge at the line-over side. */
    private double over(LogicalEdges edges) {
        return flipped ? edges.blockEnd() : edges.blockStart();
    }

    /** Converts an offset from one block-axis edge of the line to an offset from the other edge. */
    private double fromOtherEdge(double top, double height) {
        return 2 * lineTop + line.height() - top - height;
    }

    /** Returns the block-axis component of a relative positioning offset. */
    private double blockShift(PhysicalOffset shift) {
        return switch (lineFlow.mode()) {
            case HORIZONTAL_TB -> shift.y();
            case SIDEWAYS_LR -> shift.x();
            default -> -shift.x();
        };
    }

    /**
     * Adds a fragment to its destination.
     *
     * @param left line-left offset
     * @param top offset from the line-over edge of the line stack
     * @param size inline size
     * @param shift offset of relative positioning
     * @param layout the layout result with pending positioned boxes; null without any
     */
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

    /** Places a leaf and advances the line-left offset. */
    private void placeLeaf(AlignedLeaf leaf, Target target) {
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

    /** Returns the line-over edge of the text of a box. */
    private double textTop(InlineBoxState box) {
        return lineTop + box.baseline(line.ascent()) - box.glyphs.ascent();
    }

    /** Adds a text fragment, with the height of the font of its box. */
    private void placeText(AlignedLeaf leaf, LineItem item, Target target) {
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

    /**
     * Adds the fragment of a line break: as high as the font if its box has a strut, else empty at
     * the baseline.
     */
    private void placeBreak(AlignedLeaf leaf, LineBreakBox box, Target target) {
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

    /** Adds the fragment of an atomic inline, at its baseline and inside its margins. */
    private void placeAtomic(AlignedLeaf leaf, LineItem item, Target target) {
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

    /** Records the static position of an absolutely positioned box. */
    private void placeStatic(LineItem item, Target target) {
        FragmentBuilder builder = target.builder;
        LineStart known = start;
        if (known == null) {
            known = LineStart.of(line.leaves());
            start = known;
        }
        boolean hasContentBefore = known.precedes(item.item().box());
        StaticInLine place =
                StaticInLine.of(item.item(), x, lineTop, line, hasContentBefore, container, input);
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
