package browsy.layout;

import browsy.config.Limits;
import browsy.css.value.Display;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.BlockContainer.ColumnRole;
import browsy.layout.box.Box;
import browsy.layout.box.FieldsetBox;
import browsy.layout.box.FlexBox;
import browsy.layout.box.GridBox;
import browsy.layout.box.ReplacedBox;
import browsy.layout.box.RubyColumnBox;
import browsy.layout.box.TableBox;
import browsy.layout.context.ContentSizes;
import browsy.layout.context.FormattingContext;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutResult;
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
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds the formatting context of a box, and remembers what it gave: containers measure their
 * children more than once, and without a memory nesting would multiply the work.
 */
final class FormattingContexts implements LayoutContext {
    private final PhysicalSize viewport;
    private final boolean quirksMode;
    private final boolean lineHeightQuirk;
    private final Limits limits;
    private final FormattingContext block = new BlockFormattingContext();
    private final FormattingContext flex = new FlexFormattingContext();
    private final FormattingContext grid = new GridFormattingContext();
    private final FormattingContext replaced = new ReplacedFormattingContext();
    private final FormattingContext table = new TableFormattingContext();
    private final FormattingContext ruby = new RubyFormattingContext();
    private final FormattingContext fieldset = new FieldsetFormattingContext();
    private final FormattingContext multicol = new MulticolFormattingContext();
    private final Map<Box, Memo<LayoutResult>> layouts = new IdentityHashMap<>();
    private final Map<Box, Memo<ContentSizes>> contentSizes = new IdentityHashMap<>();

    FormattingContexts(PhysicalSize viewport, StyledDocument styled, Limits limits) {
        this.viewport = viewport;
        this.quirksMode = styled.isQuirksMode();
        this.lineHeightQuirk = styled.hasLineHeightQuirk();
        this.limits = limits;
    }

    @Override
    public LayoutResult layout(Box box, LayoutInput input) {
        Memo<LayoutResult> memo = layouts.computeIfAbsent(box, b -> new Memo<>());
        LayoutResult known = memo.get(input);
        if (known != null) {
            return known;
        }
        LayoutResult result =
                ExposedBaselines.of(
                        PositionedLayout.layOutPending(
                                contextOf(box).layout(box, input, this), this));
        memo.put(input, result);
        return result;
    }

    @Override
    public ContentSizes contentSizes(Box box, LayoutInput input) {
        Memo<ContentSizes> memo = contentSizes.computeIfAbsent(box, b -> new Memo<>());
        ContentSizes known = memo.get(input);
        if (known != null) {
            return known;
        }
        ContentSizes contained = contained(box);
        ContentSizes sizes =
                contained == null ? contextOf(box).contentSizes(box, input, this) : contained;
        memo.put(input, sizes);
        return sizes;
    }

    /**
     * The intrinsic sizes of a box with size containment; null where the content decides. A grid
     * keeps its tracks.
     */
    private static @Nullable ContentSizes contained(Box box) {
        Display display = box.style().display();
        if (!SizeContainment.ofInline(box)
                || box instanceof ReplacedBox
                || box instanceof TableBox
                || display.isTablePart()) {
            return null;
        }
        double px = SizeContainment.intrinsicInline(box);
        return px < 0 && box instanceof GridBox
                ? null
                : new ContentSizes(Math.max(0, px), Math.max(0, px));
    }

    /** The one place that knows which model lays out which box. */
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
}
