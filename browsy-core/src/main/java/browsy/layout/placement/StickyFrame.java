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
 * The sticky view rectangle and the containing block of sticky boxes, with every scroll container
 * but the viewport at scroll offset 0. A sticky box outside the inset edges of the view rectangle
 * moves inwards, but stays in its containing block.
 *
 * <p>Few pages have sticky boxes, so the rectangles are measured on first use.
 *
 * @see <a href="https://drafts.csswg.org/css-position-3/#stickypos-insets">css-position-3</a>
 */
abstract class StickyFrame {

    /**
     * The measured rectangles, in the coordinates of the children.
     *
     * @param scrollport content box of the nearest scroll container; its padding keeps sticky boxes
     *     off, too, as in Chromium
     * @param containingBlock content box of the nearest block container; of a scroll container,
     *     extended to the children that reach beyond its padding box
     * @param flow writing mode and direction of that block container
     */
    private record Boxes(PhysicalRect scrollport, PhysicalRect containingBlock, WritingFlow flow) {}

    private @Nullable Boxes measured;

    private StickyFrame() {}

    abstract Boxes measure();

    /** Returns the frame of the root: both rectangles are the visible part of the document. */
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

    /** Returns this frame in coordinates with another origin. */
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

    /**
     * Returns the frame for the children of a fragment. Inline boxes, table parts and anonymous
     * blocks establish no frame of their own.
     */
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
                scrolls ? withChildren(content, paddingBox(fragment, at), fragment, at) : content,
                fragment.box().flow());
    }

    /** Returns the sticky shift of a fragment at an offset. */
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
     * Returns the sticky shift along one axis, in CSS px. If the box and both insets do not fit
     * into the scrollport, the inset at the end side of the containing block is reduced, so that
     * they do; it may become negative.
     *
     * @param start offset of the box in the scrollport
     * @param size size of the border box
     * @param room size of the scrollport
     * @param low inset at the top or left; null for {@code auto}
     * @param high inset at the bottom or right; null for {@code auto}
     * @param back the shift at which the box touches the low end of its containing block; not
     *     positive
     * @param forth the shift at which the box touches the high end; not negative
     * @param startsHigh whether the containing block starts at the right or bottom
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
        Double from = low;
        Double to = high;
        if (low != null && high != null && low + size + high > room) {
            from = startsHigh ? Double.valueOf(room - size - high) : low;
            to = startsHigh ? high : Double.valueOf(room - size - low);
        }
        double shift = 0;
        if (to != null) {
            shift = Math.max(Math.min(0, room - to - start - size), Math.min(0, back));
        }
        if (from != null && start + shift < from) {
            shift = Math.max(shift, Math.min(from - start, Math.max(0, forth)));
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

    private static PhysicalRect paddingBox(BoxFragment fragment, PhysicalOffset at) {
        Box box = fragment.box();
        return inset(fragment, at, box.flow().toPhysical(BoxEdges.border(box)));
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

    /**
     * Returns the area that can be scrolled to, without the padding at its end: the content box,
     * enlarged to contain each child that overflows the padding box.
     *
     * @param padding the padding box
     */
    private static PhysicalRect withChildren(
            PhysicalRect content, PhysicalRect padding, BoxFragment fragment, PhysicalOffset at) {
        double left = content.x();
        double top = content.y();
        double right = content.right();
        double bottom = content.bottom();
        for (PlacedFragment child : fragment.children()) {
            PhysicalOffset offset = at.plus(child.offset());
            PhysicalSize size = child.fragment().size();
            double childRight = offset.x() + size.width();
            double childBottom = offset.y() + size.height();
            left = offset.x() < padding.x() ? Math.min(left, offset.x()) : left;
            top = offset.y() < padding.y() ? Math.min(top, offset.y()) : top;
            right = childRight > padding.right() ? Math.max(right, childRight) : right;
            bottom = childBottom > padding.bottom() ? Math.max(bottom, childBottom) : bottom;
        }
        return new PhysicalRect(left, top, right - left, bottom - top);
    }
}
