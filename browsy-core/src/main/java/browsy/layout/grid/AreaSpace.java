package browsy.layout.grid;

import browsy.css.value.CalcSize;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.layout.box.Box;
import browsy.layout.box.ReplacedBox;
import browsy.layout.box.TableBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.AxisConstraints;
import browsy.layout.context.ImposedSize;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.context.SubgridTracks;
import browsy.layout.sizing.BlockSizing;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.InlineSizing;
import browsy.layout.sizing.MinMax;
import browsy.layout.sizing.PreferredRatio;
import org.jspecify.annotations.Nullable;

/**
 * The size of a grid area, which is the containing block of its item, on the grid's axes.
 *
 * @param inline the size along the grid's inline axis; indefinite while columns are being sized
 * @param block the size along the grid's block axis; indefinite while rows are being sized
 */
record AreaSpace(AvailableSize inline, AvailableSize block) {

    /**
     * Builds the layout constraints of an item in this area.
     *
     * <ol>
     *   <li>The area is the available space and the percentage basis, on the item's own axes.
     *   <li>An inline size is imposed on stretched items whose automatic size would not fill the
     *       area: replaced boxes, tables, subgrids, and explicitly stretched boxes with an aspect
     *       ratio.
     *   <li>A block size is imposed on items that stretch along the block axis of the area.
     * </ol>
     *
     * @param subgrid the tracks that the item inherits as a subgrid; null if it is not one
     */
    LayoutInput inputFor(GridItem item, @Nullable SubgridTracks subgrid, LayoutContext context) {
        Box box = item.box();
        boolean orthogonal = item.isOrthogonal();
        // 1. The area on the item's own axes.
        AvailableSize ownInline = orthogonal ? block : inline;
        AvailableSize ownBlock = orthogonal ? inline : block;
        GridDirection inlineTracks = orthogonal ? GridDirection.ROWS : GridDirection.COLUMNS;
        LayoutInput input =
                new LayoutInput(
                                AxisConstraints.of(ownInline, ownInline, auto(item, inlineTracks)),
                                AxisConstraints.fitContent(ownBlock, ownBlock),
                                inline)
                        .withSubgrid(subgrid);
        // The decision uses the input before an inline size is imposed.
        boolean stretchesBlock =
                ownBlock.isDefinite()
                        && item.isStretched(inlineTracks.other())
                        && ratioLeavesBlock(item, inlineTracks, input);
        // 2. Impose the inline size.
        if (ownInline.isDefinite()
                && item.isStretched(inlineTracks)
                && (box instanceof ReplacedBox
                        || box instanceof TableBox
                        || subgrid != null && subgrid.inline() != null
                        || item.isStretchedExplicitly(inlineTracks)
                                && PreferredRatio.of(box) != null)) {
            double margins = BoxEdges.margin(box, inline, box.flow()).inlineSum();
            MinMax bounds =
                    subgrid != null ? MinMax.NONE : InlineSizing.minMax(box, input, context);
            input = input.withImposedInline(bounds.clamp(ownInline.orElse(0) - margins));
        }
        // 3. Impose the block size.
        if (stretchesBlock && item.sizes(inlineTracks.other()).preferred() instanceof CalcSize) {
            // calc-size() is computed from the stretched size, so the size is not imposed.
            input = input.withBlockAuto(AutoSize.STRETCH);
        } else if (stretchesBlock) {
            double margins = BoxEdges.margin(box, inline, box.flow()).blockSum();
            double edges = BoxEdges.borderPadding(box, inline).blockSum();
            MinMax bounds =
                    subgrid != null && subgrid.block() != null
                            ? MinMax.NONE
                            : BlockSizing.bounds(box, input, context);
            input =
                    input.withImposedBlock(
                            ImposedSize.definite(
                                    Math.max(bounds.clamp(ownBlock.orElse(0) - margins), edges)));
        }
        return input;
    }

    /**
     * Tests whether the aspect ratio permits the block size to be stretched. With {@code normal}
     * alignment, a box with an aspect ratio stretches along the block axis only if its inline size
     * is neither specified nor stretched.
     */
    private static boolean ratioLeavesBlock(
            GridItem item, GridDirection inlineTracks, LayoutInput input) {
        Box box = item.box();
        if (item.isStretchedExplicitly(inlineTracks.other())
                || item.isSubgridded(inlineTracks.other())
                || PreferredRatio.of(box) == null) {
            return true;
        }
        Size preferred = item.sizes(inlineTracks).preferred();
        if (preferred == SizeKeyword.AUTO) {
            return !(input.inline().available().isDefinite() && item.isStretched(inlineTracks));
        }
        if (preferred instanceof LengthPercentage length) {
            return length.hasPercentage() && !input.inline().percentageBasis().isDefinite();
        }
        return preferred == SizeKeyword.MIN_CONTENT
                || preferred == SizeKeyword.MAX_CONTENT
                || preferred == SizeKeyword.FIT_CONTENT;
    }

    private static AutoSize auto(GridItem item, GridDirection direction) {
        return item.isStretched(direction) ? AutoSize.STRETCH : AutoSize.FIT_CONTENT;
    }
}
