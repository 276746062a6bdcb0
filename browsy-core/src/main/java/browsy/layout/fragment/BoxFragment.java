package browsy.layout.fragment;

import browsy.layout.box.Box;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalSize;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A fragment of a box: the whole box, its part on one line if it is an inline box, or its part in
 * one fragmentainer.
 *
 * @param box the box that generates the fragment
 * @param size the size of the border box, in CSS px
 * @param children the child fragments, in document order
 * @param firstBaseline the distance of the first baseline from the block-start border edge along
 *     the box's own block axis, in CSS px; null if there is none
 * @param lastBaseline the distance of the last baseline from the block-start border edge, in CSS
 *     px; null if there is none
 * @param lineBaseline the distance from the block-start border edge of the baseline that aligns an
 *     inline-block on its line if it takes its baseline from this box, in CSS px; null if there is
 *     none
 * @param lines the lines of a block container, in order; empty if there are none
 */
public record BoxFragment(
        Box box,
        PhysicalSize size,
        List<PlacedFragment> children,
        @Nullable Double firstBaseline,
        @Nullable Double lastBaseline,
        @Nullable Double lineBaseline,
        List<LineExtent> lines)
        implements Fragment {
    public BoxFragment {
        children = List.copyOf(children);
        lines = List.copyOf(lines);
    }

    /** A fragment without lines. */
    public BoxFragment(
            Box box,
            PhysicalSize size,
            List<PlacedFragment> children,
            @Nullable Double firstBaseline,
            @Nullable Double lastBaseline) {
        this(box, size, children, firstBaseline, lastBaseline, lastBaseline, List.of());
    }

    /** Returns the same fragment with other children. */
    public BoxFragment withChildren(List<PlacedFragment> others) {
        return new BoxFragment(box, size, others, firstBaseline, lastBaseline, lineBaseline, lines);
    }

    /**
     * Returns the same fragment with another border-box size; the offsets of its children do not
     * change.
     */
    public BoxFragment withSize(PhysicalSize other) {
        return new BoxFragment(
                box, other, children, firstBaseline, lastBaseline, lineBaseline, lines);
    }

    /** Returns the same fragment with other baselines. */
    public BoxFragment withBaselines(
            @Nullable Double first, @Nullable Double last, @Nullable Double onLine) {
        return new BoxFragment(box, size, children, first, last, onLine, lines);
    }

    /** Returns a fragment with its children moved, without line extents. */
    public BoxFragment withChildrenMovedBy(PhysicalOffset by) {
        List<PlacedFragment> moved =
                children.stream()
                        .map(child -> new PlacedFragment(child.fragment(), child.offset().plus(by)))
                        .toList();
        return new BoxFragment(box, size, moved, firstBaseline, lastBaseline);
    }
}
