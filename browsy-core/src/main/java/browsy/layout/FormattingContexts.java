package browsy.layout;

import browsy.config.Limits;
import browsy.css.value.box.Display;
import browsy.infra.TimeLimit;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.BlockContainer.ColumnRole;
import browsy.layout.box.Box;
import browsy.layout.box.BoxTable;
import browsy.layout.box.FieldsetBox;
import browsy.layout.box.FlexBox;
import browsy.layout.box.GridBox;
import browsy.layout.box.ReplacedBox;
import browsy.layout.box.RestyledBox;
import browsy.layout.box.RubyColumnBox;
import browsy.layout.box.TableBox;
import browsy.layout.context.ContentSizes;
import browsy.layout.context.FormattingContext;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutLimit;
import browsy.layout.context.LayoutResult;
import browsy.layout.context.WorkBudget;
import browsy.layout.control.FieldsetFormattingContext;
import browsy.layout.flex.FlexFormattingContext;
import browsy.layout.flow.BlockFormattingContext;
import browsy.layout.flow.ruby.RubyFormattingContext;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.grid.GridFormattingContext;
import browsy.layout.multicol.MulticolFormattingContext;
import browsy.layout.positioned.PositionedLayout;
import browsy.layout.replaced.ReplacedFormattingContext;
import browsy.layout.sizing.SizeContainment;
import browsy.layout.table.TableFormattingContext;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The {@link LayoutContext} of one layout run. It selects the formatting context of each box, and
 * caches the results of layout by box and input: containers measure their children more than once,
 * and without a cache the work would grow exponentially with the nesting depth. It also holds the
 * work budgets of the run, and records which limits are reached.
 */
final class FormattingContexts implements LayoutContext {

    /**
     * The layouts that all boxes of a document share. A document with many elements gets fewer
     * layouts per box.
     */
    private static final int MAX_LAYOUTS = 1_000_000;

    private static final int MIN_LAYOUTS_PER_BOX = 8;

    /**
     * The queries to float shapes in one run. Lines query a shape at each height that they try, px
     * by px downwards, and each float has an outline of its own.
     */
    private static final int MAX_SHAPE_WORK = 5_000_000;

    /**
     * The anchor functions evaluated in one run. One style with a thousand of them may apply to
     * every box.
     */
    private static final int MAX_ANCHOR_QUERIES = 1_000_000;

    /**
     * The open inline boxes that lines repeat in one run. Each line repeats all inline boxes around
     * it, and a page may nest hundreds.
     */
    private static final int MAX_OPEN_BOXES = 500_000;

    /** Memory that a line takes with its text fragments, if the texts are short. */
    private static final int BYTES_PER_LINE = 1_000;

    private final PhysicalSize viewport;
    private final StyledDocument styled;
    private final boolean quirksMode;
    private final boolean lineHeightQuirk;
    private final Limits limits;
    private final int maxLayoutsPerBox;
    private final Set<LayoutLimit> reached = EnumSet.noneOf(LayoutLimit.class);
    private final WorkBudget shapes = new WorkBudget(MAX_SHAPE_WORK, LayoutLimit.SHAPES, reached);
    private final WorkBudget anchors =
            new WorkBudget(MAX_ANCHOR_QUERIES, LayoutLimit.ANCHORS, reached);
    private final WorkBudget lines;
    private final WorkBudget openBoxes =
            new WorkBudget(MAX_OPEN_BOXES, LayoutLimit.OPEN_BOXES, reached);
    private final BlockFormattingContext block;
    private final FormattingContext flex = new FlexFormattingContext();
    private final FormattingContext grid = new GridFormattingContext();
    private final FormattingContext replaced = new ReplacedFormattingContext();
    private final FormattingContext table = new TableFormattingContext();
    private final FormattingContext ruby = new RubyFormattingContext();
    private final FormattingContext fieldset = new FieldsetFormattingContext();
    private final FormattingContext multicol = new MulticolFormattingContext();
    private final BoxTable<BoxLayoutCache> cache = new BoxTable<>();

    FormattingContexts(PhysicalSize viewport, StyledDocument styled, Limits limits) {
        this.viewport = viewport;
        this.styled = styled;
        this.quirksMode = styled.isQuirksMode();
        this.lineHeightQuirk = styled.hasLineHeightQuirk();
        this.block = new BlockFormattingContext(lineHeightQuirk);
        this.limits = limits;
        long most = limits.maxMemory() / BYTES_PER_LINE;
        this.lines =
                new WorkBudget(
                        (int) Math.min(Integer.MAX_VALUE, Math.max(1, most)),
                        LayoutLimit.LINES,
                        reached);
        int share = MAX_LAYOUTS / Math.max(1, styled.elements().elements().size());
        this.maxLayoutsPerBox =
                Math.min(limits.maxLayoutsPerBox(), Math.max(MIN_LAYOUTS_PER_BOX, share));
    }

    /** Prepares the inline content of all blocks under the root before layout starts. */
    void prepare(Box root) {
        block.prepare(root);
    }

    /** The limits that have been reached so far. */
    Set<LayoutLimit> reached() {
        return reached;
    }

    @Override
    public LayoutResult layout(Box requested, LayoutInput input) {
        BoxLayoutCache cache = cache(requested);
        Box box = cache.box();
        LayoutInput relevantInput = cache.relevant(input, quirksMode);
        LayoutResult cached = cache.layout(relevantInput);
        if (cached != null) {
            return cached;
        }
        TimeLimit.check();
        LayoutResult nearest = cache.nearestAfter(maxLayoutsPerBox, relevantInput);
        if (nearest != null) {
            reached(LayoutLimit.LAYOUTS);
            return nearest;
        }
        FormattingContext context = contextOf(box);
        LayoutResult own = context == block ? cache.resized(relevantInput, quirksMode) : null;
        if (own == null) {
            own = context.layout(box, relevantInput, this);
        }
        LayoutResult whole = ExposedBaselines.of(PositionedLayout.layOutPending(own, this));
        cache.keep(relevantInput, own, whole);
        return whole;
    }

    @Override
    public ContentSizes contentSizes(Box requested, LayoutInput input) {
        BoxLayoutCache cache = cache(requested);
        Box box = cache.box();
        LayoutInput relevantInput = cache.relevant(input.forContentSizes(), quirksMode);
        ContentSizes cached = cache.contentSizes(relevantInput);
        if (cached != null) {
            return cached;
        }
        TimeLimit.check();
        ContentSizes nearest = cache.contentSizesAfter(maxLayoutsPerBox);
        if (nearest != null) {
            reached(LayoutLimit.LAYOUTS);
            return nearest;
        }
        ContentSizes contained = contained(box);
        ContentSizes sizes =
                contained == null
                        ? contextOf(box).contentSizes(box, relevantInput, this)
                        : contained;
        cache.keep(relevantInput, sizes);
        return sizes;
    }

    @Override
    public Box restyled(Box box, ComputedStyle style) {
        BoxLayoutCache cache = cache(box);
        Box other = cache.restyled(style, maxLayoutsPerBox);
        if (other != null) {
            return other;
        }
        // The style is one too many, so the box is not laid out in it: it is positioned by the new
        // style and takes its size from the layout of the copy made last.
        reached(LayoutLimit.LAYOUTS);
        Box placed = RestyledBox.of(box, style);
        this.cache.put(placed, cache(cache.lastRestyled()));
        return placed;
    }

    @Override
    public StyledDocument document() {
        return styled;
    }

    private BoxLayoutCache cache(Box box) {
        BoxLayoutCache found = cache.get(box);
        if (found == null) {
            found = new BoxLayoutCache(box);
            cache.put(box, found);
        }
        return found;
    }

    /**
     * The intrinsic sizes of a box with inline-size containment; null if the content decides. A
     * contained grid container keeps its tracks and a multi-column container its columns, so
     * without {@code contain-intrinsic-size} their formatting contexts compute the sizes.
     */
    private @Nullable ContentSizes contained(Box box) {
        Display display = box.style().display();
        if (!SizeContainment.ofInline(box)
                || box instanceof ReplacedBox
                || box instanceof TableBox
                || display.isTablePart()) {
            return null;
        }
        double px = SizeContainment.intrinsicInline(box);
        return px < 0 && (box instanceof GridBox || contextOf(box) == multicol)
                ? null
                : new ContentSizes(Math.max(0, px), Math.max(0, px));
    }

    /**
     * Selects the formatting context of a box by its class. Only this method maps boxes to layout
     * models.
     */
    private FormattingContext contextOf(Box box) {
        if (box instanceof FlexBox) {
            return flex;
        }
        if (box instanceof GridBox) {
            return grid;
        }
        if (box instanceof ReplacedBox) {
            return replaced;
        }
        if (box instanceof TableBox) {
            return table;
        }
        if (box instanceof RubyColumnBox) {
            return ruby;
        }
        if (box instanceof FieldsetBox) {
            return fieldset;
        }
        if (box instanceof BlockContainer container
                && container.columnRole() == ColumnRole.CONTAINER) {
            return multicol;
        }
        return block;
    }

    @Override
    public PhysicalSize viewport() {
        return viewport;
    }

    @Override
    public boolean isQuirksMode() {
        return quirksMode;
    }

    @Override
    public boolean hasLineHeightQuirk() {
        return lineHeightQuirk;
    }

    @Override
    public Limits limits() {
        return limits;
    }

    @Override
    public WorkBudget shapes() {
        return shapes;
    }

    @Override
    public WorkBudget anchors() {
        return anchors;
    }

    @Override
    public WorkBudget openBoxes() {
        return openBoxes;
    }

    @Override
    public WorkBudget lines() {
        return lines;
    }

    @Override
    public void reached(LayoutLimit limit) {
        reached.add(limit);
    }
}
