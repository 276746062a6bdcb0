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
 * A grid area as the item in it sees it; sizes on the grid's axes.
 *
 * @param inline along the grid's inline axis; not definite while columns are being sized
 * @param block along the grid's block axis; not definite while rows are being sized
 */
record AreaSpace(AvailableSize inline, AvailableSize block) {

    /** The input of an item that fills the area where it is to stretch. */
    LayoutInput inputFor(GridItem item, @Nullable SubgridTracks subgrid, LayoutContext context) {
        Box box = item.box();
        boolean orthogonal = item.isOrthogonal();
        AvailableSize ownInline = orthogonal ? block : inline;
        AvailableSize ownBlock = orthogonal ? inline : block;
        GridDirection inlineTracks = orthogonal ? GridDirection.ROWS : GridDirection.COLUMNS;
        LayoutInput input =
                new LayoutInput(
                                AxisConstraints.of(ownInline, ownInline, auto(item, inlineTracks)),
                                AxisConstraints.fitContent(ownBlock, ownBlock),
                                inline)
                        .withSubgrid(subgrid);
        boolean stretchesBlock =
                ownBlock.isDefinite()
                        && item.isStretched(inlineTracks.other())
                        && ratioLeavesBlock(item, inlineTracks, input);
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
        if (stretchesBlock && item.sizes(inlineTracks.other()).preferred() instanceof CalcSize) {
            // It calculates with the stretched size, which is not imposed therefore.
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
     * With {@code normal} a box that has a ratio fills its area along the block axis only where its
     * inline size is open: neither given nor stretched.
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
