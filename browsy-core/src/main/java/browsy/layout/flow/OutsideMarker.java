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
 * Placement of the outside marker of a list item. The marker waits for the first line of the
 * content and is aligned with its baseline. {@code position} does not apply to it. CSS does not
 * define how a marker affects the block size of the list item, nor when it creates a line.
 *
 * @see <a href="https://drafts.csswg.org/css-lists-3/#list-style-position-property">css-lists-3</a>
 */
final class OutsideMarker {
    private final BlockPass item;
    private final FragmentBuilder fragment;

    /** The marker that is not placed yet; null if there is none. */
    private @Nullable Box waiting;

    /**
     * Creates a placement without a marker.
     *
     * @param item the pass over the list item
     * @param fragment receives the marker
     */
    OutsideMarker(BlockPass item, FragmentBuilder fragment) {
        this.item = item;
        this.fragment = fragment;
    }

    /** Sets the marker when it is reached among the children. */
    void set(Box marker) {
        waiting = marker;
    }

    /**
     * Aligns the waiting marker with the first baseline of a child of the list item.
     *
     * @param block block offset of the child, from the block-start border edge
     * @return the distance by which a taller marker pushes the child down
     */
    double alignWithBaselineOf(BoxFragment content, double block) {
        Box marker = waiting;
        Double baseline = content.firstBaseline();
        boolean orthogonal = content.box().flow().isOrthogonalTo(item.box.flow());
        if (marker == null || baseline == null || orthogonal) {
            return 0;
        }
        waiting = null;
        return alignWithBaseline(marker, block, baseline);
    }

    /**
     * Aligns the marker, a child of a list item that contains lines, with the first line.
     *
     * @param block block offset of the lines, from the block-start border edge
     * @param baseline of the first line, from {@code block}; null if there is no line
     * @return the distance by which a taller marker pushes the lines down
     */
    double alignWithFirstLine(double block, @Nullable Double baseline) {
        Box marker = markerBeforeInlines();
        if (marker == null || baseline == null) {
            waiting = marker;
            return 0;
        }
        return alignWithBaseline(marker, block, baseline);
    }

    /**
     * Places the marker with its baseline on that of the content; returns how far it pushes the
     * content down.
     */
    private double alignWithBaseline(Box marker, double block, double baseline) {
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

    /** Whether the marker is not aligned with a line yet. */
    boolean isWaiting() {
        return waiting != null;
    }

    /**
     * Places a waiting marker at the start of the content, as there is no line.
     *
     * @return the block size that the marker needs; 0 if there is none
     */
    double placeWithoutLine() {
        Box marker = waiting;
        return marker == null || BlockQuirks.leavesOutMarker(item.box, marker)
                ? 0
                : placeAt(marker, item.edges.blockStart());
    }

    /**
     * Places a marker without aligning it with content.
     *
     * @param block its block offset, from the block-start border edge
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

    /** Returns the marker before the first in-flow inline-level child; null if there is none. */
    private @Nullable Box markerBeforeInlines() {
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
     * Returns the max-content size of an outside marker, including the space at the end of its
     * text.
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
        // With preserved white space, the space is already part of the text size.
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
