package browsy.layout.flow.inline.boxes;

import static browsy.style.property.FontProperties.LINE_HEIGHT;
import static browsy.style.property.TextProperties.BASELINE_SOURCE;

import browsy.css.value.inline.BaselineSource;
import browsy.css.value.inline.LineHeight;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.box.ReplacedBox;
import browsy.layout.box.RubyColumnBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.flow.fragments.AtomicBaseline;
import browsy.layout.flow.inline.items.CulledBoxes;
import browsy.layout.flow.inline.items.EmBox;
import browsy.layout.flow.inline.items.FontHeight;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.flow.inline.items.TextStyles;
import browsy.layout.flow.inline.lines.LineContent;
import browsy.layout.flow.inline.lines.LineItem;
import browsy.layout.flow.quirks.InlineQuirks;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.LayoutUnit;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.text.Font;
import browsy.layout.text.FontMetrics;
import browsy.layout.text.ShapedText;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Block-axis layout of one line: struts, vertical alignment, and the resulting block size and
 * baselines of the line.
 *
 * @see <a href="https://drafts.csswg.org/css-inline-3/#line-layout">css-inline-3</a>
 */
public final class LineBox {
    private final BlockContainer container;
    private final AvailableSize percentageEdges;
    private final boolean quirks;
    private final boolean centralBaseline;
    private final InlineBoxState root;
    private final boolean blank;
    private final List<AlignedLeaf> leaves;

    /** Alignment to the top and bottom of the line; null if no part needs it. */
    private final @Nullable TopBottomAlignment topBottom;

    private boolean hasAnnotations;
    private @Nullable AnnotationLines annotations;
    private @Nullable EmBox contentExtent;

    /** The boxes that are open at the end of the line, outermost first. */
    private final List<InlineItem> open = new ArrayList<>();

    /**
     * Lays out a line:
     *
     * <ol>
     *   <li>Reopen the boxes that continue from the previous line.
     *   <li>Add the items of the line to their boxes. Closing a box aligns it to its parent.
     *   <li>Close the boxes that continue on the next line.
     *   <li>Align the parts that are aligned to the top or bottom of the line.
     * </ol>
     *
     * @param percentageEdges percentage basis of margins and paddings
     * @param quirks whether the line height calculation quirk applies
     * @param openBefore the boxes that continue from the previous line, outermost first
     * @param line the filled line
     * @param culled the inline boxes without a fragment of their own
     */
    public LineBox(
            BlockContainer container,
            AvailableSize percentageEdges,
            boolean quirks,
            List<InlineItem> openBefore,
            LineContent line,
            CulledBoxes culled) {
        this.container = container;
        this.topBottom =
                TopBottomAlignment.isNeeded(openBefore, line)
                        ? new TopBottomAlignment(culled, container.flow().isLineFlipped())
                        : null;
        this.percentageEdges = percentageEdges;
        this.quirks = quirks;
        this.blank = line.isBlank();
        this.leaves = new ArrayList<>(line.items().size());
        this.centralBaseline = EmBox.isCentral(container);
        this.root = new InlineBoxState(null, container, centralBaseline);
        if (!quirks) {
            root.makeRoomForText();
        }
        addAll(openBefore, line.items());
        alignTopBottom(root);
        if (root.extent.isEmpty()) {
            root.unite(new FontHeight(0, 0));
        }
    }

    /** Adds the boxes that continue from the previous line, and the items of the line. */
    private void addAll(List<InlineItem> openBefore, List<LineItem> items) {
        InlineBoxState state = root;
        for (int box = 0; box < openBefore.size(); box++) {
            state = open(state, openBefore.get(box), false);
        }
        int i = 0;
        for (; i < items.size() && isContinued(items.get(i).item()); i++) {
            state = add(state, items.get(i));
        }
        if (InlineQuirks.makesRoomForMarker(container, quirks)) {
            state.makeRoomForText();
        }
        for (; i < items.size(); i++) {
            state = add(state, items.get(i));
        }
        while (state.parent != null) {
            addIfEmpty(state);
            close(state);
            state = state.parent;
        }
    }

    /** Whether an item opens an inline box that continues after a block in it. */
    private static boolean isContinued(InlineItem item) {
        return item.kind() == InlineItem.Kind.OPEN
                && item.box() instanceof InlineBox inline
                && !inline.isFirst();
    }

    public InlineBoxState root() {
        return root;
    }

    public List<AlignedLeaf> leaves() {
        return leaves;
    }

    /** Returns the boxes that continue on the next line, outermost first. */
    public List<InlineItem> openAfter() {
        return open;
    }

    /** Whether the line has no content and therefore a block size of 0. */
    public boolean isBlank() {
        return blank;
    }

    /** Whether the line has ruby annotations or emphasis marks. */
    boolean hasAnnotations() {
        return hasAnnotations;
    }

    /** Returns the ruby annotations of the line. */
    public AnnotationLines annotations() {
        AnnotationLines known = annotations;
        if (known == null) {
            known = AnnotationLines.of(leaves);
            annotations = known;
        }
        return known;
    }

    /**
     * Returns the distances from the baseline to the ends of the em boxes of the text on the line,
     * including ruby bases, and of its atomic inlines. Annotations of adjacent lines must not cover
     * this extent.
     */
    public EmBox contentExtent() {
        EmBox known = contentExtent;
        if (known == null) {
            known = makeContentExtent();
            contentExtent = known;
        }
        return known;
    }

    private EmBox makeContentExtent() {
        EmBox all = new EmBox(0, 0);
        for (int i = 0; i < leaves.size(); i++) {
            AlignedLeaf leaf = leaves.get(i);
            if (leaf.item != null) {
                EmBox own = emBox(leaf, leaf.item);
                double down = leaf.baseline(0);
                all = all.unite(new EmBox(own.ascent() - down, own.descent() + down));
            }
        }
        return all;
    }

    private EmBox emBox(AlignedLeaf leaf, LineItem line) {
        ShapedText shaped = line.item().shaped();
        if (line.item().box() instanceof RubyColumnBox column) {
            return EmBox.of(column.base());
        }
        if (shaped == null) {
            return new EmBox(leaf.extent.ascent(), leaf.extent.descent());
        }
        int offset = line.item().shapedStart();
        return centralBaseline
                ? TextStyles.of(leaf.parent.style()).centralEmBox()
                : EmBox.of(leaf.parent.style(), shaped, line.start() - offset, line.end() - offset);
    }

    /** Returns the block size of the line; 0 if it is blank. */
    public double height() {
        return blank ? 0 : root.extent.height();
    }

    /** Returns the distance from the line-over edge to the baseline. */
    public double ascent() {
        return root.extent.ascent();
    }

    /** Returns the distance from the block-start edge of the line to its baseline. */
    public double baseline() {
        return container.flow().isLineFlipped() ? root.extent.descent() : ascent();
    }

    /** Returns the block size that {@code text-box-trim} removes at the block start of the line. */
    public double trimmedStart() {
        return container.flow().isLineFlipped() ? trimmedUnder() : trimmedOver();
    }

    /** Returns the block size that {@code text-box-trim} removes at the block end of the line. */
    public double trimmedEnd() {
        return container.flow().isLineFlipped() ? trimmedOver() : trimmedUnder();
    }

    private double trimmedOver() {
        return ascent() - TextEdges.of(root).ascent();
    }

    private double trimmedUnder() {
        return root.extent.descent() - TextEdges.of(root).descent();
    }

    /**
     * Adds a box to its parent.
     *
     * @param starts whether its inline-start edge is on this line
     */
    private InlineBoxState open(InlineBoxState parent, InlineItem item, boolean starts) {
        InlineBoxState state = new InlineBoxState(parent, item.box(), centralBaseline);
        state.hasStart = starts;
        state.level = item.level();
        if (!quirks || (starts && !isMiddle(item.box()) && hasInlineEdge(item.box()))) {
            state.makeRoomForText();
        }
        open.add(item);
        return state;
    }

    /**
     * Whether a box is a middle part of an inline element that blocks split. It has neither the
     * start edge nor the end edge of the element.
     */
    private static boolean isMiddle(Box box) {
        return box instanceof InlineBox inline && !inline.isFirst() && !inline.isLast();
    }

    private boolean hasInlineEdge(Box box) {
        LogicalEdges edges = BoxEdges.borderPadding(box, percentageEdges);
        return edges.inlineSum() != 0;
    }

    /**
     * Adds an item to the current box.
     *
     * @return the current box for the next item
     */
    private InlineBoxState add(InlineBoxState state, LineItem line) {
        InlineItem item = line.item();
        switch (item.kind()) {
            case OPEN:
                return open(state, item, true);
            case CLOSE:
                if (state.parent == null) {
                    // InlineLayout dropped the start of this box, because too many nested boxes
                    // continue on this line.
                    return state;
                }
                state.hasEnd = true;
                addIfEmpty(state);
                close(state);
                open.remove(open.size() - 1);
                return state.parent;
            case TEXT:
                if (line.start() < line.end()) {
                    addText(state, line);
                }
                return state;
            case TAB:
                addLeaf(state, line);
                state.makeRoomForText();
                return state;
            case NEWLINE:
                addLeaf(state, line);
                addNewline(state, item.box().style());
                return state;
            case ATOMIC:
                addAtomic(state, line);
                return state;
            case POSITIONED:
                addLeaf(state, line);
                return state;
            default:
                return state;
        }
    }

    /**
     * Adds a line break. In quirks mode it adds a strut only to a box that is empty on this line so
     * far.
     */
    private void addNewline(InlineBoxState state, ComputedStyle style) {
        if (!quirks) {
            state.makeRoomForText();
        } else if (state.extent.isEmpty() && state.waiting.isEmpty()) {
            state.makeRoom(FontHeight.lineHeight(style, state.metrics));
        }
    }

    private AlignedLeaf addLeaf(InlineBoxState state, LineItem line) {
        AlignedLeaf leaf = new AlignedLeaf(state, line, line.item().level());
        leaves.add(leaf);
        for (InlineBoxState box = state; box != null; box = box.parent) {
            box.leaves++;
        }
        return leaf;
    }

    /** Adds a leaf for a box without leaves, so that it gets a fragment. */
    private void addIfEmpty(InlineBoxState state) {
        if (state.leaves == 0) {
            leaves.add(new AlignedLeaf(state, null, state.level));
            for (InlineBoxState box = state; box != null; box = box.parent) {
                box.leaves++;
            }
        }
    }

    /**
     * Adds text and its strut. With {@code line-height: normal}, fallback fonts extend the box by
     * their own line spacing.
     */
    private void addText(InlineBoxState state, LineItem line) {
        addLeaf(state, line);
        state.makeRoomForText();
        TextStyles styles = TextStyles.of(state.style());
        hasAnnotations |= !styles.marks().isNone();
        ShapedText shaped = line.item().shaped();
        if (shaped == null
                || shaped.isWhollyIn(styles.primaryFont())
                || !(state.style().get(LINE_HEIGHT) instanceof LineHeight.Normal)) {
            return;
        }
        int offset = line.item().shapedStart();
        for (Font font : shaped.fonts(line.start() - offset, line.end() - offset)) {
            FontMetrics metrics = font.metrics();
            state.unite(
                    FontHeight.of(metrics, centralBaseline).withLineHeight(metrics.lineSpacing()));
        }
    }

    /** Adds an atomic inline, aligned to its parent by {@code vertical-align}. */
    private void addAtomic(InlineBoxState state, LineItem line) {
        AlignedLeaf leaf = addLeaf(state, line);
        hasAnnotations |= line.item().box() instanceof RubyColumnBox;
        leaf.extent = extent(line);
        Box box = line.item().box();
        if (box instanceof ReplacedBox replaced && replaced.isMarkerSymbol()) {
            // A drawn symbol is as high as the text that it stands for.
            state.makeRoomForText();
            return;
        }
        ComputedStyle style = box.style();
        double lineHeight = TextStyles.of(style).lineHeight();
        Double shift = VerticalAlignment.shift(style, leaf.extent, lineHeight, state);
        if (shift == null) {
            state.waiting.add(
                    new TopBottomAlignedPart(
                            leaf, VerticalAlignment.isTop(style), 0, FontHeight.EMPTY));
        } else {
            leaf.shift = shift;
            state.unite(leaf.extent.movedDown(shift));
        }
    }

    /** Returns the extent of the margin box of an atomic inline about its baseline. */
    private FontHeight extent(LineItem line) {
        if (line.layout() == null) {
            return new FontHeight(0, 0);
        }
        BoxFragment fragment = line.layout().fragment();
        WritingFlow flow = container.flow();
        LogicalSize size = flow.toLogical(fragment.size());
        LogicalEdges margins = line.margins();
        double height = size.block() + margins.blockSum();
        Double baseline = baseline(fragment, flow);
        if (baseline == null) {
            double descent = centralBaseline ? LayoutUnit.floor(height / 2) : 0;
            return new FontHeight(height - descent, descent);
        }
        double before = margins.blockStart() + baseline;
        return flow.isLineFlipped()
                ? new FontHeight(height - before, before)
                : new FontHeight(before, height - before);
    }

    /**
     * Returns the baseline of an atomic inline; null if it has none. A box with another writing
     * mode has no baseline, like a replaced element.
     */
    private @Nullable Double baseline(BoxFragment fragment, WritingFlow flow) {
        Box box = fragment.box();
        if (box.flow().mode() != flow.mode()) {
            return null;
        }
        boolean isChosen = box.style().get(BASELINE_SOURCE) != BaselineSource.AUTO;
        return isChosen && box.source() instanceof Element element && element.nameIs("textarea")
                ? Double.valueOf(textAreaBaseline(fragment, element, flow))
                : AtomicBaseline.of(fragment, flow);
    }

    /**
     * Returns the first or last baseline of a text area. Its lines are not laid out. The last line
     * may be scrolled out of view; the baseline is then the block-end edge of the box.
     */
    private double textAreaBaseline(BoxFragment fragment, Element element, WritingFlow flow) {
        ComputedStyle style = fragment.box().style();
        FontMetrics metrics = TextStyles.metrics(style);
        double lineHeight = FontHeight.lineHeight(style, metrics);
        double linesBefore =
                style.get(BASELINE_SOURCE) == BaselineSource.LAST
                        ? element.wholeText().chars().filter(c -> c == '\n').count()
                        : 0;
        double baseline =
                BoxEdges.borderPadding(fragment.box(), percentageEdges).blockStart()
                        + FontHeight.of(metrics, centralBaseline)
                                .withLineHeight(lineHeight)
                                .ascent()
                        + linesBefore * lineHeight;
        return Math.min(baseline, flow.toLogical(fragment.size()).block());
    }

    /** Completes a box and aligns it to its parent by {@code vertical-align}. */
    private void close(InlineBoxState state) {
        InlineBoxState parent = state.parent;
        if (parent == null) {
            return;
        }
        ComputedStyle style = state.style();
        FontHeight extent = state.extent.orZero();
        Double shift = VerticalAlignment.shift(style, extent, state.lineHeight, parent);
        if (shift == null) {
            alignTopBottom(state);
            parent.waiting.add(
                    new TopBottomAlignedPart(
                            state, VerticalAlignment.isTop(style), 0, state.boxExtent));
            return;
        }
        state.shift = shift;
        if (!state.extent.isEmpty()) {
            parent.unite(state.extent.movedDown(shift));
        }
        if (topBottom != null) {
            topBottom.addBox(state, parent);
        }
        for (TopBottomAlignedPart part : state.waiting) {
            parent.waiting.add(part.movedBy(shift));
        }
    }

    private void alignTopBottom(InlineBoxState state) {
        if (topBottom != null && !state.waiting.isEmpty()) {
            topBottom.align(state);
        }
    }
}
