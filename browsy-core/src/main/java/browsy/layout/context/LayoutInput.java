package browsy.layout.context;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The constraints under which a box that establishes an independent formatting context, or a
 * replaced element, is laid out; the counterpart of the constraint space of LayoutNG. All sizes are
 * on the axes of the <em>box's own</em> writing mode.
 *
 * @param inline the constraints along the inline axis
 * @param block the constraints along the block axis
 * @param percentageEdges the size that percentages of margins, paddings and text indents refer to:
 *     the inline size of the containing block, which is on the block axis of an orthogonal flow
 * @param subgrid the tracks of the parent grid that a subgrid takes over; null for any other box
 * @param textTrim the ends of the content that an ancestor's {@code text-box-trim} trims
 */
public record LayoutInput(
        AxisConstraints inline,
        AxisConstraints block,
        AvailableSize percentageEdges,
        @Nullable SubgridTracks subgrid,
        TextTrim textTrim) {

    /** The behavior of an automatic size. */
    public enum AutoSize {
        /** Fill the available size where it is definite. */
        STRETCH,
        /**
         * Fill the available size unless the content is larger, for the block axis only: the body
         * as a column of flexible items in quirks mode. Percentages refer to the available size,
         * but items do not flex to fill it.
         */
        STRETCH_AT_LEAST,
        /** Shrink to fit (inline axis), or as high as the content (block axis). */
        FIT_CONTENT,
        /** The size of the content, without regard to size properties; for the block axis only. */
        INTRINSIC,
        /** Like {@link #INTRINSIC}, for a cell of a table that has a specified block size. */
        INTRINSIC_IN_SIZED_TABLE;

        /** Whether the box fills an available size that is definite. */
        public boolean isStretching() {
            return this == STRETCH || this == STRETCH_AT_LEAST;
        }

        /** Whether the box is as high as its content, without regard to size properties. */
        public boolean isIntrinsic() {
            return this == INTRINSIC || this == INTRINSIC_IN_SIZED_TABLE;
        }
    }

    /** Constraints of a box that is no subgrid and whose ends are not trimmed. */
    public LayoutInput(
            AxisConstraints inline, AxisConstraints block, AvailableSize percentageEdges) {
        this(inline, block, percentageEdges, null, TextTrim.NONE);
    }

    /**
     * Constraints of a box in a containing block of these content-box sizes. The box stretches
     * along the inline axis.
     */
    public static LayoutInput inContainingBlock(AvailableSize inline, AvailableSize block) {
        return new LayoutInput(
                AxisConstraints.of(inline, inline, AutoSize.STRETCH),
                AxisConstraints.fitContent(block, block),
                inline);
    }

    private LayoutInput withInline(AxisConstraints constraints) {
        return new LayoutInput(constraints, block, percentageEdges, subgrid, textTrim);
    }

    private LayoutInput withBlock(AxisConstraints constraints) {
        return new LayoutInput(inline, constraints, percentageEdges, subgrid, textTrim);
    }

    public LayoutInput withInlineAuto(AutoSize auto) {
        return withInline(inline.withAuto(auto));
    }

    public LayoutInput withBlockAuto(AutoSize auto) {
        return withBlock(block.withAuto(auto));
    }

    public LayoutInput withAvailableInline(AvailableSize available) {
        return withInline(inline.withAvailable(available));
    }

    public LayoutInput withAvailableBlock(AvailableSize available) {
        return withBlock(block.withAvailable(available));
    }

    public LayoutInput withPercentageBlock(AvailableSize basis) {
        return withBlock(block.withPercentageBasis(basis));
    }

    /** Imposes a border-box inline size, in CSS px. */
    public LayoutInput withImposedInline(double borderBox) {
        return withInline(inline.withImposed(ImposedSize.definite(borderBox)));
    }

    /** Imposes a border-box block size; null removes it. */
    public LayoutInput withImposedBlock(@Nullable ImposedSize size) {
        return withBlock(block.withImposed(size));
    }

    /** Replaces the tracks of the parent grid. */
    public LayoutInput withSubgrid(@Nullable SubgridTracks tracks) {
        return new LayoutInput(inline, block, percentageEdges, tracks, textTrim);
    }

    /** Replaces the ends of the content that an ancestor trims. */
    public LayoutInput withTextTrim(TextTrim trim) {
        return trim == textTrim
                ? this
                : new LayoutInput(inline, block, percentageEdges, subgrid, trim);
    }

    /**
     * The part of the constraints that intrinsic sizes depend on. Of the inline axis only the
     * percentage basis remains.
     */
    public LayoutInput forContentSizes() {
        if (inline.available() == AvailableSize.INDEFINITE
                && !inline.isImposed()
                && inline.auto() == AutoSize.FIT_CONTENT) {
            return this;
        }
        return withInline(
                AxisConstraints.fitContent(AvailableSize.INDEFINITE, inline.percentageBasis()));
    }

    /** Removes the available size and the percentage basis of the block axis. */
    public LayoutInput withoutBlockSpace() {
        if (block.available() == AvailableSize.INDEFINITE
                && block.percentageBasis() == AvailableSize.INDEFINITE) {
            return this;
        }
        return withBlock(
                new AxisConstraints(
                        AvailableSize.INDEFINITE,
                        AvailableSize.INDEFINITE,
                        block.imposed(),
                        block.auto()));
    }

    /** Whether two inputs are equal except for the constraints of the block axis. */
    public boolean differsInBlockAxisOnly(LayoutInput other) {
        return inline.equals(other.inline)
                && percentageEdges.equals(other.percentageEdges)
                && Objects.equals(subgrid, other.subgrid)
                && textTrim == other.textTrim;
    }

    // Explicit implementations, see AxisConstraints.

    @Override
    public boolean equals(@Nullable Object o) {
        return this == o
                || o instanceof LayoutInput that
                        && block.equals(that.block)
                        && differsInBlockAxisOnly(that);
    }

    @Override
    public int hashCode() {
        return inline.hashCode() * 31 + block.hashCode();
    }
}
