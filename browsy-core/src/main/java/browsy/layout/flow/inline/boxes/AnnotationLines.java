package browsy.layout.flow.inline.boxes;

import browsy.layout.box.RubyColumnBox;
import browsy.layout.flow.inline.items.EmBox;
import browsy.layout.flow.inline.lines.LineItem;
import browsy.layout.flow.quirks.InlineQuirks;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.WritingFlow;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The common baselines of the ruby annotations over a line and of those under it. All annotations
 * on one side share a baseline beyond all of their bases.
 *
 * @see <a href="https://drafts.csswg.org/css-ruby-1/#annotation-positioning">css-ruby-1</a>
 */
public final class AnnotationLines {
    private final @Nullable RubyExtent over;
    private final @Nullable RubyExtent under;

    private AnnotationLines(@Nullable RubyExtent over, @Nullable RubyExtent under) {
        this.over = over;
        this.under = under;
    }

    /** Combines the extents of all ruby columns of a line, separately for the two sides. */
    static AnnotationLines of(List<AlignedLeaf> leaves) {
        RubyExtent over = null;
        RubyExtent under = null;
        double descent = Double.NEGATIVE_INFINITY;
        for (AlignedLeaf leaf : leaves) {
            RubyExtent own = reach(leaf);
            if (own == null) {
                continue;
            }
            if (own.isOver()) {
                over = over == null ? own : over.and(own);
                descent = Math.max(descent, baseDescent(leaf));
            } else {
                under = under == null ? own : under.and(own);
            }
        }

        return new AnnotationLines(
                over,
                over == null || under == null
                        ? under
                        : under.on(InlineQuirks.basesUnderLine(under.base(), descent)));
    }

    /**
     * Returns the descent of the base of a ruby column from the baseline of the line; negative
     * infinity for other leaves.
     */
    private static double baseDescent(AlignedLeaf leaf) {
        return leaf.item != null && leaf.item.item().box() instanceof RubyColumnBox column
                ? EmBox.of(column.base()).descent() + leaf.baseline(0)
                : Double.NEGATIVE_INFINITY;
    }

    /**
     * Returns the extents of a ruby column from the baseline of the line; null for other leaves.
     */
    private static @Nullable RubyExtent reach(AlignedLeaf leaf) {
        LineItem item = leaf.item;
        return item != null
                        && item.layout() != null
                        && item.item().box() instanceof RubyColumnBox column
                ? RubyExtent.of(column, item).movedDown(leaf.baseline(0))
                : null;
    }

    /**
     * Returns the block-axis extent of the annotations.
     *
     * @param baseline the baseline of the line, from its line-over edge
     */
    Annotations extent(double baseline) {
        return new Annotations(
                over == null ? Annotations.NONE.start() : baseline - over.whole(),
                under == null ? Annotations.NONE.end() : baseline + under.whole());
    }

    /** Returns the fragment of a ruby column with its annotation moved to the common baseline. */
    public BoxFragment aligned(AlignedLeaf leaf, BoxFragment column) {
        RubyExtent own = reach(leaf);
        RubyExtent all = own != null && own.isOver() ? over : under;
        if (own == null || all == null || all.baselines() == own.baselines()) {
            return column;
        }
        double out = all.baselines() - own.baselines();
        PlacedFragment annotation = column.children().get(1);
        List<PlacedFragment> parts = new ArrayList<>(column.children());
        parts.set(
                1,
                new PlacedFragment(
                        annotation.fragment(),
                        annotation.offset().plus(up(own.isOver() ? out : -out, column))));
        return column.withChildren(parts);
    }

    /** Returns the physical offset for a distance to the line-over side. */
    private static PhysicalOffset up(double by, BoxFragment column) {
        WritingFlow flow = column.box().flow();
        if (flow.isHorizontal()) {
            return new PhysicalOffset(0, -by);
        }
        boolean overIsRight = flow.isLineFlipped() != flow.isBlockReversed();
        return new PhysicalOffset(overIsRight ? by : -by, 0);
    }
}
