package browsy.layout.placement;

import static browsy.style.property.BoxProperties.BOTTOM;
import static browsy.style.property.BoxProperties.LEFT;
import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;
import static browsy.style.property.BoxProperties.RIGHT;
import static browsy.style.property.BoxProperties.TOP;

import browsy.css.value.LengthPercentage;
import browsy.css.value.LengthPercentageOrAuto;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.box.TablePartBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.geometry.PhysicalEdges;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.sizing.BoxEdges;
import org.jspecify.annotations.Nullable;

/**
 * What keeps a sticky box in view while nothing is scrolled: where it would be outside of the
 * scrollport's inset edges it moves inwards, but not out of its containing block. Few pages have
 * sticky boxes, so that a frame is only measured when it is asked.
 *
 * @see <a href="https://drafts.csswg.org/css-position-3/#stickypos-insets">css-position-3</a>
 */
abstract class StickyFrame {

    /**
     * A measured frame.
     *
     * @param scrollport content box of the nearest scroll container: its padding keeps sticky boxes
     *     off, too, as in Chromium
     * @param containingBlock content box of the nearest block container
     * @param flow of that block container
     */
    private record Boxes(PhysicalRect scrollport, PhysicalRect containingBlock, WritingFlow flow) {}

    private @Nullable Boxes measured;

    private StickyFrame() {}

    abstract Boxes measure();

    /** The frame of the root, which covers what is seen. */
    static StickyFrame of(PhysicalRect seen) {
        return new StickyFrame() {
            @Override
            Boxes measure() {
                return new Boxes(seen, seen, WritingFlow.HORIZONTAL_LTR);
            }
        };
    }

    private Boxes boxes() {
        Boxes boxes = measured;
        if (boxes == null) {
            boxes = measure();
            measured = boxes;
        }
        return boxes;
    }

    /** The same in coordinates that start at an offset. */
    StickyFrame seenFrom(PhysicalOffset origin) {
        StickyFrame outer = this;
        PhysicalOffset back = new PhysicalOffset(-origin.x(), -origin.y());
        return new StickyFrame() {
            @Override
            Boxes measure() {
                return new Boxes(
                        outer.boxes().scrollport().translated(back),
                        outer.boxes().containingBlock().translated(back),
                        outer.boxes().flow());
            }
        };
    }

    /** The frame of a fragment's children. */
    StickyFrame inside(BoxFragment fragment, PhysicalOffset at) {
        Box box = fragment.box();
        boolean isAnonymousBlock = box instanceof BlockContainer && box.isAnonymous();
        if (box instanceof InlineBox || box instanceof TablePartBox || isAnonymousBlock) {
            return this;
        }
        StickyFrame outer = this;
        return new StickyFrame() {
            @Override
            Boxes measure() {
                return outer.measureInside(fragment, at);
            }
        };
    }

    private Boxes measureInside(BoxFragment fragment, PhysicalOffset at) {
        boolean scrolls = isScrollContainer(fragment.box());
        PhysicalRect content = contentBox(fragment, at);
        return new Boxes(
                scrolls ? content : boxes().scrollport(),
                scrolls ? withChildren(content, fragment, at) : content,
                fragment.box().flow());
    }

    /** How far the fragment of a sticky box moves. */
    PhysicalOffset shift(BoxFragment fragment, PhysicalOffset at) {
        Box box = fragment.box();
        PhysicalRect scrollport = boxes().scrollport();
        PhysicalRect containingBlock = boxes().containingBlock();
        WritingFlow flow = boxes().flow();
        PhysicalEdges margin = margin(box);
        PhysicalSize size = fragment.size();
        return new PhysicalOffset(
                along(
                        at.x() - scrollport.x(),
                        size.width(),
                        scrollport.width(),
                        inset(box.style().get(LEFT), scrollport.width()),
                        inset(box.style().get(RIGHT), scrollport.width()),
                        containingBlock.x() - at.x() + margin.left(),
                        containingBlock.right() - at.x() - size.width() - margin.right(),
                        flow.isHorizontal() && flow.isInlineReversed()),
                along(
                        at.y() - scrollport.y(),
                        size.height(),
                        scrollport.height(),
                        inset(box.style().get(TOP), scrollport.height()),
                        inset(box.style().get(BOTTOM), scrollport.height()),
                        containingBlock.y() - at.y() + margin.top(),
                        containingBlock.bottom() - at.y() - size.height() - margin.bottom(),
                        false));
    }

    /**
     * How far a box moves. Where there is not enough room for both insets the one at the end of the
     * containing block does not count.
     *
     * @param start of the box in the scrollport
     * @param back how far the box can move back without leaving its containing block, not positive
     * @param forth how far forward, not negative
     * @param startsHigh whether the containing block starts at the high side
     */
    private static double along(
            double start,
            double size,
            double room,
            @Nullable Double low,
            @Nullable Double high,
            double back,
            double forth,
            boolean startsHigh) {
        boolean isTight = low != null && high != null && low + size + high > room;
        double shift = 0;
        if (high != null && !(isTight && !startsHigh)) {
            shift = Math.max(Math.min(0, room - high - start - size), Math.min(0, back));
        }
        if (low != null && !(isTight && startsHigh) && start + shift < low) {
            shift = Math.max(shift, Math.min(low - start, Math.max(0, forth)));
        }
        return shift;
    }

    private static @Nullable Double inset(LengthPercentageOrAuto inset, double basis) {
        return inset instanceof LengthPercentage length
                ? Double.valueOf(length.resolve(basis))
                : null;
    }

    private PhysicalEdges margin(Box box) {
        AvailableSize basis = AvailableSize.definite(boxes().containingBlock().width());
        return WritingFlow.HORIZONTAL_LTR.toPhysical(
                BoxEdges.margin(box, basis, WritingFlow.HORIZONTAL_LTR));
    }

    private static boolean isScrollContainer(Box box) {
        if (box.isAnonymous()
                || box instanceof BlockContainer block && block.isOverflowPropagated()) {
            return false;
        }
        return box.style().get(OVERFLOW_X).scrolls() || box.style().get(OVERFLOW_Y).scrolls();
    }

    private PhysicalRect contentBox(BoxFragment fragment, PhysicalOffset at) {
        AvailableSize basis = AvailableSize.definite(boxes().containingBlock().width());
        Box box = fragment.box();
        return inset(fragment, at, box.flow().toPhysical(BoxEdges.borderPadding(box, basis)));
    }

    private static PhysicalRect inset(
            BoxFragment fragment, PhysicalOffset at, PhysicalEdges edges) {
        PhysicalSize size = fragment.size();
        return new PhysicalRect(
                at.x() + edges.left(),
                at.y() + edges.top(),
                Math.max(0, size.width() - edges.left() - edges.right()),
                Math.max(0, size.height() - edges.top() - edges.bottom()));
    }

    /** What can be scrolled to: the content box and whatever children stick out of it. */
    private static PhysicalRect withChildren(
            PhysicalRect content, BoxFragment fragment, PhysicalOffset at) {
        PhysicalRect extent = content;
        for (PlacedFragment child : fragment.children()) {
            PhysicalOffset offset = at.plus(child.offset());
            PhysicalSize size = child.fragment().size();
            extent =
                    extent.union(
                            new PhysicalRect(offset.x(), offset.y(), size.width(), size.height()));
        }
        return extent;
    }
}
