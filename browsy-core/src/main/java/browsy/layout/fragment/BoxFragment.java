package browsy.layout.fragment;

import browsy.layout.box.Box;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalSize;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A box, or the part of an inline box that lies on one line.
 *
 * @param box the box it is of
 * @param size the border box
 * @param children in document order
 * @param firstBaseline distance of the first baseline from the block-start border edge along the
 *     box's own block axis; null where it has none
 * @param lastBaseline likewise for the last baseline, also measured from the block-start border
 *     edge
 * @param lineBaseline likewise for the baseline by which an inline-block that ends in this box
 *     stands on its line
 * @param lines the lines of a block container, in order; empty where it has none
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

    /** A box without lines. */
    public BoxFragment(
            Box box,
            PhysicalSize size,
            List<PlacedFragment> children,
            @Nullable Double firstBaseline,
            @Nullable Double lastBaseline) {
        this(box, size, children, firstBaseline, lastBaseline, lastBaseline, List.of());
    }

    /** The same fragment with other children. */
    public BoxFragment withChildren(List<PlacedFragment> others) {
        return new BoxFragment(box, size, others, firstBaseline, lastBaseline, lineBaseline, lines);
    }

    /** The same fragment with a border box of another size, everything in it in its place. */
    public BoxFragment withSize(PhysicalSize other) {
        return new BoxFragment(
                box, other, children, firstBaseline, lastBaseline, lineBaseline, lines);
    }

    /** The same fragment with other baselines. */
    public BoxFragment withBaselines(
            @Nullable Double first, @Nullable Double last, @Nullable Double onLine) {
        return new BoxFragment(box, size, children, first, last, onLine, lines);
    }

    /** The same fragment with its children at other places. */
    public BoxFragment withChildrenMovedBy(PhysicalOffset by) {
        List<PlacedFragment> moved =
                children.stream()
                        .map(child -> new PlacedFragment(child.fragment(), child.offset().plus(by)))
                        .toList();
        return new BoxFragment(box, size, moved, firstBaseline, lastBaseline);
    }
}
