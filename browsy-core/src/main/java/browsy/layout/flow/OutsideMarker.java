package browsy.layout.flow;

import static browsy.style.property.ContentProperties.CONTENT;
import static browsy.style.property.ContentProperties.LIST_STYLE_IMAGE;
import static browsy.style.property.ContentProperties.LIST_STYLE_TYPE;
import static browsy.style.property.TextProperties.WHITE_SPACE_COLLAPSE;

import browsy.css.value.content.Content;
import browsy.css.value.content.ListStyleType;
import browsy.css.value.text.WhiteSpaceCollapse;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.TextBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.context.LayoutResult;
import browsy.layout.flow.fragments.FragmentBuilder;
import browsy.layout.flow.inline.items.TextStyles;
import browsy.layout.flow.quirks.BlockQuirks;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.LogicalOffset;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.natural.MarkerSymbol;
import browsy.layout.sizing.IntrinsicContributions;
import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The outside marker of a list item. It waits for the first line of the content to stand beside, on
 * its baseline. {@code position} does not apply to it. How a marker affects the height of the list
 * item, and when it makes a line, CSS leaves open.
 *
 * @see <a href="https://drafts.csswg.org/css-lists-3/#list-style-position-property">css-lists-3</a>
 */
final class OutsideMarker {
    private final BlockPass item;
    private final FragmentBuilder fragment;
    private @Nullable Box waiting;

    /**
     * A marker that has not been met yet.
     *
     * @param fragment where the marker is placed
     */
    OutsideMarker(BlockPass item, FragmentBuilder fragment) {
        this.item = item;
        this.fragment = fragment;
    }

    /** Meets the marker among the children. */
    void meet(Box marker) {
        waiting = marker;
    }

    /**
     * Places the marker on the first baseline there is.
     *
     * @param block where the content lies, from the block-start border edge
     * @return how far the marker, being taller, pushes the content down
     */
    double standBeside(BoxFragment content, double block) {
        Box marker = waiting;
        Double baseline = content.firstBaseline();
        boolean orthogonal = content.box().flow().isOrthogonalTo(item.box.flow());
        if (marker == null || baseline == null || orthogonal) {
            return 0;
        }
        waiting = null;
        return standOn(marker, block, baseline);
    }

    /**
     * Likewise, where the container holds lines, the marker among them.
     *
     * @param baseline of the first line, from {@code block}; null where there is none
     */
    double standOnFirstLine(double block, @Nullable Double baseline) {
        Box marker = amongInlines();
        if (marker == null || baseline == null) {
            waiting = marker;
            return 0;
        }
        return standOn(marker, block, baseline);
    }

    private double standOn(Box marker, double block, double baseline) {
        LayoutResult layout = layOut(marker);
        Double ascent = layout.fragment().firstBaseline();
        double adjust = ascent == null ? 0 : baseline - ascent;
        fragment.add(
                layout.fragment(),
                new LogicalOffset(
                        item.edges.inlineStart() - size(layout).inline(),
                        block + Math.max(0, adjust)),
                PhysicalOffset.ZERO,
                layout.pending());
        return Math.max(0, -adjust);
    }

    /** Whether the marker has found no line to stand beside. */
    boolean isWaiting() {
        return waiting != null;
    }

    /**
     * Places a marker that has found no line at the start of the content.
     *
     * @return the room that it needs; 0 if none waits
     */
    double makeRoom() {
        Box marker = waiting;
        return marker == null || BlockQuirks.leavesOutMarker(item.box, marker)
                ? 0
                : placeAt(marker, item.edges.blockStart());
    }

    /**
     * Places a marker where there is no content beside it.
     *
     * @param block where it starts, from the block-start border edge
     * @return its block size
     */
    double placeAt(Box marker, double block) {
        LayoutResult layout = layOut(marker);
        LogicalSize size = size(layout);
        fragment.add(
                layout.fragment(),
                new LogicalOffset(item.edges.inlineStart() - size.inline(), block),
                PhysicalOffset.ZERO,
                layout.pending());
        fragment.addBaselines(layout.fragment(), block, AvailableSize.INDEFINITE);
        return size.block();
    }

    private @Nullable Box amongInlines() {
        List<Box> children = item.box.children();
        for (int i = 0; i < children.size(); i++) {
            Box child = children.get(i);
            if (child.pseudo() == PseudoElement.MARKER && child instanceof BlockContainer) {
                return child;
            }
            if (!child.isOutOfFlow()) {
                return null;
            }
        }
        return null;
    }

    private LayoutResult layOut(Box marker) {
        return item.scope
                .context()
                .layout(marker, item.childInput.withInlineAuto(AutoSize.FIT_CONTENT));
    }

    private LogicalSize size(LayoutResult layout) {
        return item.box.flow().toLogical(layout.fragment().size());
    }

    /**
     * How wide an outside marker is, with the space that its text ends in.
     *
     * @see <a href="https://drafts.csswg.org/css-lists-3/#content-property">css-lists-3</a>
     */
    static double maxContent(
            Box marker, Box item, AvailableSize percentageBlock, LayoutContext context) {
        ComputedStyle style = marker.style();
        if (style.get(LIST_STYLE_TYPE) instanceof ListStyleType.CounterStyle named
                && MarkerSymbol.isDrawn(named.name())
                && style.get(LIST_STYLE_IMAGE).image() == null
                && !(style.get(CONTENT) instanceof Content.Items)) {
            return MarkerSymbol.width(named.name(), style);
        }
        double text =
                IntrinsicContributions.borderBox(marker, item, percentageBlock, context).max();
        // Where spaces are preserved this one is in the text's size already.
        WhiteSpaceCollapse collapse = style.get(WHITE_SPACE_COLLAPSE);
        boolean dropped =
                collapse == WhiteSpaceCollapse.COLLAPSE
                        || collapse == WhiteSpaceCollapse.PRESERVE_BREAKS;
        return dropped && endsWithSpace(marker.children())
                ? text + TextStyles.metrics(style).spaceAdvance()
                : text;
    }

    private static boolean endsWithSpace(List<Box> content) {
        return !content.isEmpty()
                && content.get(content.size() - 1) instanceof TextBox text
                && text.text().endsWith(" ");
    }
}
