package browsy.layout;

import browsy.css.value.align.ContentDistribution;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.BlockDependence;
import browsy.layout.box.Box;
import browsy.layout.box.RestyledBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.ContentSizes;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.context.LayoutResult;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.LogicalSize;
import browsy.layout.sizing.BlockSizing;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.PreferredRatio;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.AlignProperties;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a layout run knows of one box: which input mattered, and what came of it. */
final class BoxLayoutCache {
    private final Box box;
    private final Memo<Laid> layouts = new Memo<>();
    private final Memo<ContentSizes> contentSizes = new Memo<>();
    private List<Box> restyled = List.of();
    private @Nullable Boolean dependsOnContainingBlock;
    private @Nullable Boolean contentDependsOnBox;

    /**
     * One layout.
     *
     * @param own what the formatting context gave, without positioned descendants
     */
    private record Laid(LayoutResult own, LayoutResult whole) {}

    BoxLayoutCache(Box box) {
        this.box = box;
    }

    @Nullable LayoutResult layout(LayoutInput input) {
        Laid laid = layouts.get(input);
        return laid == null ? null : laid.whole();
    }

    /**
     * Once a box has been laid out so many times, the outcome for another input: one that differs
     * in the block axis alone if there is any. Null before.
     */
    @Nullable LayoutResult nearestAfter(int times, LayoutInput input) {
        Memo.Entry<Laid> latest = layouts.latest();
        if (latest == null || layouts.size() < times) {
            return null;
        }
        for (Memo.Entry<Laid> entry = latest; entry != null; entry = entry.before()) {
            if (input.differsInBlockAxisOnly(entry.input())) {
                return entry.result().whole();
            }
        }
        return latest.result().whole();
    }

    void keep(LayoutInput input, LayoutResult own, LayoutResult whole) {
        layouts.put(input, new Laid(own, whole));
    }

    @Nullable ContentSizes contentSizes(LayoutInput input) {
        return contentSizes.get(input);
    }

    /** The intrinsic sizes once they have been asked for so many inputs; null before. */
    @Nullable ContentSizes contentSizesAfter(int times) {
        Memo.Entry<ContentSizes> latest = contentSizes.latest();
        return latest == null || contentSizes.size() < times ? null : latest.result();
    }

    void keep(LayoutInput input, ContentSizes sizes) {
        contentSizes.put(input, sizes);
    }

    Box box() {
        return box;
    }

    /** The box in another style; null if that is one style too many. */
    @Nullable Box restyled(ComputedStyle style, int most) {
        for (Box other : restyled) {
            if (other.style().hasValuesOf(style)) {
                return other;
            }
        }
        if (restyled.size() >= most) {
            return null;
        }
        if (restyled.isEmpty()) {
            restyled = new ArrayList<>(1);
        }
        Box other = RestyledBox.of(box, style);
        restyled.add(other);
        return other;
    }

    /** The box in the last other style that it may have; itself where there is none. */
    Box lastRestyled() {
        return restyled.isEmpty() ? box : restyled.get(restyled.size() - 1);
    }

    /** The input without what cannot make a difference to the box. */
    LayoutInput relevant(LayoutInput input, boolean quirksMode) {
        boolean hasNoBlockSpace =
                input.block().available() == AvailableSize.INDEFINITE
                        && input.block().percentageBasis() == AvailableSize.INDEFINITE;
        return hasNoBlockSpace
                        || quirksMode
                        || input.block().auto() == AutoSize.STRETCH
                        || dependsOnContainingBlock()
                ? input
                : input.withoutBlockSpace();
    }

    private boolean dependsOnContainingBlock() {
        Boolean known = dependsOnContainingBlock;
        if (known == null) {
            known = BlockDependence.onContainingBlock(box);
            dependsOnContainingBlock = known;
        }
        return known;
    }

    /**
     * The layout of a block container on which a block size is imposed, made of one that differs in
     * that size alone: items that are stretched or flexed were measured before. Null where there is
     * none, or the content would come out differently.
     */
    @Nullable LayoutResult resized(LayoutInput input, boolean quirksMode) {
        Double fixed = input.block().imposedBorderBox();
        if (fixed == null
                || quirksMode
                || !(box instanceof BlockContainer container)
                || box.flow().isBlockReversed()
                || PreferredRatio.of(box) != null) {
            return null;
        }
        for (Memo.Entry<Laid> entry = layouts.latest(); entry != null; entry = entry.before()) {
            LayoutResult own = entry.result().own();
            if (input.differsInBlockAxisOnly(entry.input())
                    && contentIsTheSame(container, input, entry.input(), own.fragment())) {
                return resized(own, input, fixed);
            }
        }
        return null;
    }

    private boolean contentIsTheSame(
            BlockContainer container, LayoutInput one, LayoutInput other, BoxFragment fragment) {
        if (!contentDependsOnBox(container)) {
            return true;
        }
        double inline = box.flow().toLogical(fragment.size()).inline();
        return !box.isAnonymous()
                && BlockSizing.childPercentageBasis(box, one, inline)
                        .equals(BlockSizing.childPercentageBasis(box, other, inline));
    }

    private boolean contentDependsOnBox(BlockContainer container) {
        Boolean known = contentDependsOnBox;
        if (known == null) {
            known = BlockDependence.ofContent(container);
            contentDependsOnBox = known;
        }
        return known;
    }

    private @Nullable LayoutResult resized(LayoutResult own, LayoutInput input, double fixed) {
        BoxFragment fragment = own.fragment();
        LogicalSize size = box.flow().toLogical(fragment.size());
        double edges = BoxEdges.borderPadding(box, input.percentageEdges()).blockSum();
        double block = Math.max(fixed, edges);
        if (block == size.block()) {
            return own;
        }
        boolean contentMoves =
                box.style().get(AlignProperties.ALIGN_CONTENT).value()
                        != ContentDistribution.NORMAL;
        if (contentMoves) {
            return null;
        }
        return new LayoutResult(
                fragment.withSize(box.flow().toPhysical(new LogicalSize(size.inline(), block))),
                own.pending());
    }
}
