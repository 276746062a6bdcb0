package browsy.layout.context;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a parent tells a box it lays out as an independent formatting context (or a replaced
 * element); the counterpart of what LayoutNG calls a constraint space. All sizes are on the axes of
 * the <em>box's own</em> writing mode.
 *
 * @param availableInline the room for the margin box along the inline axis; what {@code auto} and
 *     {@code stretch} fill
 * @param availableBlock the room for the margin box along the block axis
 * @param percentageInline what percentages along the inline axis (and those of margins and
 *     paddings, see {@code percentageEdges}) refer to
 * @param percentageBlock what percentages along the block axis refer to
 * @param percentageEdges what percentages of margins, paddings and text indents refer to: the
 *     inline size of the containing block, which is the other axis for an orthogonal flow
 * @param fixedInline the border-box inline size the parent imposes (a flexed or stretched item, a
 *     table cell); null leaves it to the box
 * @param fixedBlock the border-box block size the parent imposes
 * @param fixedBlockDefinite whether children's percentages may refer to {@code fixedBlock}
 * @param inlineAuto what {@code auto} means along the inline axis
 * @param blockAuto what {@code auto} means along the block axis
 * @param subgrid the tracks of the grid that a subgrid lies in; null for everything else
 * @param textTrim which ends of its content are trimmed for the sake of a box around it
 */
public record LayoutInput(
        AvailableSize availableInline,
        AvailableSize availableBlock,
        AvailableSize percentageInline,
        AvailableSize percentageBlock,
        AvailableSize percentageEdges,
        @Nullable Double fixedInline,
        @Nullable Double fixedBlock,
        boolean fixedBlockDefinite,
        AutoSize inlineAuto,
        AutoSize blockAuto,
        @Nullable SubgridTracks subgrid,
        TextTrim textTrim) {

    /** The behaviour of an automatic size. */
    public enum AutoSize {
        /** Fill the available size where it is definite. */
        STRETCH,
        /** Shrink to fit (inline axis), or as high as the content (block axis). */
        FIT_CONTENT,
        /**
         * As high as the content whatever the size properties of the block axis say; for the block
         * axis only.
         */
        INTRINSIC
    }

    public LayoutInput(
            AvailableSize availableInline,
            AvailableSize availableBlock,
            AvailableSize percentageInline,
            AvailableSize percentageBlock,
            AvailableSize percentageEdges,
            @Nullable Double fixedInline,
            @Nullable Double fixedBlock,
            boolean fixedBlockDefinite,
            AutoSize inlineAuto,
            AutoSize blockAuto) {
        this(
                availableInline,
                availableBlock,
                percentageInline,
                percentageBlock,
                percentageEdges,
                fixedInline,
                fixedBlock,
                fixedBlockDefinite,
                inlineAuto,
                blockAuto,
                null,
                TextTrim.NONE);
    }

    /**
     * A box in a containing block of these content-box sizes, which stretches along the inline
     * axis.
     */
    public static LayoutInput inContainingBlock(AvailableSize inline, AvailableSize block) {
        return new LayoutInput(
                inline,
                block,
                inline,
                block,
                inline,
                null,
                null,
                false,
                AutoSize.STRETCH,
                AutoSize.FIT_CONTENT);
    }

    public LayoutInput withInlineAuto(AutoSize auto) {
        Changes changes = new Changes(this);
        changes.inlineAuto = auto;
        return changes.apply();
    }

    public LayoutInput withBlockAuto(AutoSize auto) {
        Changes changes = new Changes(this);
        changes.blockAuto = auto;
        return changes.apply();
    }

    public LayoutInput withAvailableInline(AvailableSize available) {
        Changes changes = new Changes(this);
        changes.availableInline = available;
        return changes.apply();
    }

    public LayoutInput withAvailableBlock(AvailableSize available) {
        Changes changes = new Changes(this);
        changes.availableBlock = available;
        return changes.apply();
    }

    /** With no say in the inline axis but for percentages: all that intrinsic sizes depend on. */
    public LayoutInput forContentSizes() {
        if (availableInline == AvailableSize.INDEFINITE
                && fixedInline == null
                && inlineAuto == AutoSize.FIT_CONTENT) {
            return this;
        }
        Changes changes = new Changes(this);
        changes.availableInline = AvailableSize.INDEFINITE;
        changes.fixedInline = null;
        changes.inlineAuto = AutoSize.FIT_CONTENT;
        return changes.apply();
    }

    public LayoutInput withPercentageBlock(AvailableSize basis) {
        Changes changes = new Changes(this);
        changes.percentageBlock = basis;
        return changes.apply();
    }

    /** With an imposed border-box inline size. */
    public LayoutInput withFixedInline(@Nullable Double px) {
        Changes changes = new Changes(this);
        changes.fixedInline = px;
        return changes.apply();
    }

    /** With an imposed border-box block size. */
    public LayoutInput withFixedBlock(@Nullable Double px, boolean definite) {
        Changes changes = new Changes(this);
        changes.fixedBlock = px;
        changes.fixedBlockDefinite = definite;
        return changes.apply();
    }

    /** With no say in the block axis but for an imposed size. */
    public LayoutInput withoutBlockSpace() {
        if (availableBlock == AvailableSize.INDEFINITE
                && percentageBlock == AvailableSize.INDEFINITE) {
            return this;
        }
        Changes changes = new Changes(this);
        changes.availableBlock = AvailableSize.INDEFINITE;
        changes.percentageBlock = AvailableSize.INDEFINITE;
        return changes.apply();
    }

    /** Whether two inputs are the same but for what concerns the block axis. */
    public boolean differsInBlockAxisOnly(LayoutInput other) {
        return availableInline.equals(other.availableInline)
                && percentageInline.equals(other.percentageInline)
                && percentageEdges.equals(other.percentageEdges)
                && Objects.equals(fixedInline, other.fixedInline)
                && inlineAuto == other.inlineAuto
                && Objects.equals(subgrid, other.subgrid)
                && textTrim == other.textTrim;
    }

    // Written out, because inputs are compared for each box, and the one that a record brings is
    // slow until it is compiled.

    @Override
    public boolean equals(@Nullable Object o) {
        return this == o
                || o instanceof LayoutInput that
                        && fixedBlockDefinite == that.fixedBlockDefinite
                        && blockAuto == that.blockAuto
                        && Objects.equals(fixedBlock, that.fixedBlock)
                        && availableBlock.equals(that.availableBlock)
                        && percentageBlock.equals(that.percentageBlock)
                        && differsInBlockAxisOnly(that);
    }

    @Override
    public int hashCode() {
        int hash = availableInline.hashCode() * 31 + percentageInline.hashCode();
        hash = hash * 31 + percentageBlock.hashCode();
        hash = hash * 31 + (fixedInline == null ? 0 : fixedInline.hashCode());
        return hash * 31 + (fixedBlock == null ? 0 : fixedBlock.hashCode());
    }

    /** With the tracks of the grid around a subgrid. */
    public LayoutInput withSubgrid(@Nullable SubgridTracks tracks) {
        Changes changes = new Changes(this);
        changes.subgrid = tracks;
        return changes.apply();
    }

    /** With ends of the content trimmed for the sake of a box around it. */
    public LayoutInput withTextTrim(TextTrim trim) {
        if (trim == textTrim) {
            return this;
        }
        Changes changes = new Changes(this);
        changes.textTrim = trim;
        return changes.apply();
    }

    /** What the next input differs in; all that is not named stays. */
    private static final class Changes {
        private AvailableSize availableInline;
        private AvailableSize availableBlock;
        private AvailableSize percentageInline;
        private AvailableSize percentageBlock;
        private AvailableSize percentageEdges;
        private @Nullable Double fixedInline;
        private @Nullable Double fixedBlock;
        private boolean fixedBlockDefinite;
        private AutoSize inlineAuto;
        private AutoSize blockAuto;
        private @Nullable SubgridTracks subgrid;
        private TextTrim textTrim;

        Changes(LayoutInput from) {
            availableInline = from.availableInline;
            availableBlock = from.availableBlock;
            percentageInline = from.percentageInline;
            percentageBlock = from.percentageBlock;
            percentageEdges = from.percentageEdges;
            fixedInline = from.fixedInline;
            fixedBlock = from.fixedBlock;
            fixedBlockDefinite = from.fixedBlockDefinite;
            inlineAuto = from.inlineAuto;
            blockAuto = from.blockAuto;
            subgrid = from.subgrid;
            textTrim = from.textTrim;
        }

        LayoutInput apply() {
            return new LayoutInput(
                    availableInline,
                    availableBlock,
                    percentageInline,
                    percentageBlock,
                    percentageEdges,
                    fixedInline,
                    fixedBlock,
                    fixedBlockDefinite,
                    inlineAuto,
                    blockAuto,
                    subgrid,
                    textTrim);
        }
    }
}
