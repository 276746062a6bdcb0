package browsy.layout;

import browsy.css.value.align.ContentDistribution;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.BlockDependence;
import browsy.layout.box.Box;
import browsy.layout.box.RestyledBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.ContentSizes;
import browsy.layout.context.LayoutInput;
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

/**
 * Caches the layout results and intrinsic sizes of one box for one layout run, by {@link
 * LayoutInput}.
 *
 * <p>Two shortcuts spare layouts. {@link #relevant} removes the block-axis parts of an input where
 * they cannot change the result, so that more inputs are equal. {@link #resized} derives the result
 * for an imposed block size from an earlier result with the same inline axis. The cache also keeps
 * the copies of the box in other styles, which anchor positioning tries.
 */
final class BoxLayoutCache {
    private final Box box;
    private final InputMap<Laid> layouts = new InputMap<>();
    private final InputMap<ContentSizes> contentSizes = new InputMap<>();
    private List<Box> restyled = List.of();
    private @Nullable Boolean dependsOnContainingBlock;
    private @Nullable Boolean contentDependsOnBox;

    /**
     * One cached layout.
     *
     * @param own the result of the formatting context, whose positioned descendants are still
     *     pending
     * @param whole the result after the positioned descendants that the box contains are laid out
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
     * Returns a substitute result if the box has already been laid out at least {@code times}
     * times: the latest result whose input differs from {@code input} in the block axis only, or
     * else the latest result of all. Returns null if the box has been laid out less often.
     */
    @Nullable LayoutResult nearestAfter(int times, LayoutInput input) {
        InputMap.Entry<Laid> latest = layouts.latest();
        if (latest == null || layouts.size() < times) {
            return null;
        }
        for (InputMap.Entry<Laid> entry = latest; entry != null; entry = entry.before()) {
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

    /**
     * Returns the intrinsic sizes computed last if they have been computed for at least {@code
     * times} inputs, and null if for fewer.
     */
    @Nullable ContentSizes contentSizesAfter(int times) {
        InputMap.Entry<ContentSizes> latest = contentSizes.latest();
        return latest == null || contentSizes.size() < times ? null : latest.result();
    }

    void keep(LayoutInput input, ContentSizes sizes) {
        contentSizes.put(input, sizes);
    }

    Box box() {
        return box;
    }

    /**
     * Returns the box in another style, the same object for equal styles.
     *
     * @param most the number of styles to keep
     * @return null if the style is new and {@code most} other styles are kept already
     */
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

    /**
     * The copy of the box that {@link #restyled} created last; the box itself if there is no copy.
     */
    Box lastRestyled() {
        return restyled.isEmpty() ? box : restyled.get(restyled.size() - 1);
    }

    /**
     * Returns the input without the block-axis available size and percentage basis if these cannot
     * change the layout of the box, and the input itself if they can.
     */
    LayoutInput relevant(LayoutInput input, boolean quirksMode) {
        boolean hasNoBlockSpace =
                input.block().available() == AvailableSize.INDEFINITE
                        && input.block().percentageBasis() == AvailableSize.INDEFINITE;
        return hasNoBlockSpace
                        || quirksMode
                        || input.block().auto().isStretching()
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
     * Derives the layout of a block container with an imposed block size from a cached layout whose
     * input differs in the block axis only. This is the case of flex and grid items, which are
     * measured first and then stretched or flexed.
     *
     * @return null if no cached layout fits, or if the content could be laid out differently in the
     *     imposed size
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
        for (InputMap.Entry<Laid> entry = layouts.latest(); entry != null; entry = entry.before()) {
            LayoutResult own = entry.result().own();
            if (input.differsInBlockAxisOnly(entry.input())
                    && contentIsTheSame(container, input, entry.input(), own.fragment(), fixed)) {
                return resized(own, input, fixed);
            }
        }
        return null;
    }

    private boolean contentIsTheSame(
            BlockContainer container,
            LayoutInput one,
            LayoutInput other,
            BoxFragment fragment,
            double fixed) {
        if (!contentDependsOnBox(container)) {
            return true;
        }
        if (box.isAnonymous()) {
            return false;
        }
        LogicalSize size = box.flow().toLogical(fragment.size());
        // In Chromium a box that is as high as its content does not stretch its children.
        return size.block() == fixed && !BlockDependence.ofContentWithoutStretch(container)
                || BlockSizing.childPercentageBasis(box, one, size.inline())
                        .equals(BlockSizing.childPercentageBasis(box, other, size.inline()));
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
