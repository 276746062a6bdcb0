package browsy.spatial.visibility;

import static browsy.style.property.BoxProperties.OVERFLOW_CLIP_MARGIN;
import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;
import static browsy.style.property.BoxProperties.PADDING_BOTTOM;
import static browsy.style.property.BoxProperties.PADDING_LEFT;
import static browsy.style.property.BoxProperties.PADDING_RIGHT;
import static browsy.style.property.BoxProperties.PADDING_TOP;
import static browsy.style.property.BoxProperties.POSITION;
import static browsy.style.property.EffectProperties.CLIP;
import static browsy.style.property.EffectProperties.CLIP_PATH;
import static browsy.style.property.EffectProperties.CONTAIN;

import browsy.css.value.box.Display;
import browsy.css.value.box.Overflow;
import browsy.css.value.box.OverflowClipMargin;
import browsy.css.value.box.OverflowClipMargin.VisualBox;
import browsy.css.value.position.Position;
import browsy.css.value.shape.ClipPath;
import browsy.css.value.shape.ClipRect;
import browsy.model.Bounds;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.PositionedContainment;
import browsy.style.computed.PositionedContainment.BoxKind;

/**
 * The clip regions that apply to the descendants of a box. There are three, because overflow clips
 * only the descendants whose containing block is the box or a descendant of it.
 *
 * @param flow region of children in flow
 * @param absolute region of absolutely positioned descendants
 * @param fixed region of fixed descendants
 * @see <a href="https://drafts.csswg.org/css-overflow-3/#overflow-properties">css-overflow-3</a>
 */
record ClipChain(Region flow, Region absolute, Region fixed) {

    static final ClipChain NONE =
            new ClipChain(Region.EVERYTHING, Region.EVERYTHING, Region.EVERYTHING);

    /** Clips all descendants, whatever their position. */
    static final ClipChain NOTHING = new ClipChain(Region.NOTHING, Region.NOTHING, Region.NOTHING);

    /**
     * The greatest visible extent, in CSS px, that counts as an edge and not as content: a
     * collapsed menu shows as much of its first item as its padding.
     */
    private static final double SLIVER = 4;

    /** The greatest extent of a box that shows nothing of its content, in CSS px. */
    private static final double SPECK = 1;

    /** Returns the regions cut off at a right edge. The region of fixed descendants stays. */
    ClipChain before(double right) {
        Region left =
                new Region(
                        Double.NEGATIVE_INFINITY,
                        Double.NEGATIVE_INFINITY,
                        right,
                        Double.POSITIVE_INFINITY);
        return new ClipChain(flow.intersect(left), absolute.intersect(left), fixed);
    }

    /** The region that clips a descendant with a {@code position}. */
    Region regionOf(Position position) {
        return switch (position) {
            case ABSOLUTE -> absolute;
            case FIXED -> fixed;
            default -> flow;
        };
    }

    /** Returns the regions for the descendants of a box. */
    ClipChain inside(ComputedStyle style, Bounds box) {
        Region own = regionOf(style.get(POSITION));
        Region around = scrolls(style) && !own.hides(box) ? scrolledRegion(own, style, box) : own;
        boolean clips = clipsX(style) || clipsY(style);
        return with(style, clips ? around.intersect(overflowRegion(style, box)) : around);
    }

    /**
     * The region in which a person who scrolls can see the content of a scroll container. Along an
     * axis that scrolls, it starts at the origin of scrolling and has no end.
     *
     * @param own the region that clips the container
     */
    private static Region scrolledRegion(Region own, ComputedStyle style, Bounds box) {
        boolean x = style.get(OVERFLOW_X).hasScrollbar();
        boolean y = style.get(OVERFLOW_Y).hasScrollbar();
        boolean leftward = x && ScrollOrigins.isAtRight(style);
        boolean upward = y && ScrollOrigins.isAtBottom(style);
        return new Region(
                x ? (leftward ? Double.NEGATIVE_INFINITY : box.x()) : own.left,
                y ? (upward ? Double.NEGATIVE_INFINITY : box.y()) : own.top,
                x ? (leftward ? box.right() : Double.POSITIVE_INFINITY) : own.right,
                y ? (upward ? box.bottom() : Double.POSITIVE_INFINITY) : own.bottom);
    }

    /** Returns the regions for the descendants of a box whose content is completely clipped. */
    ClipChain clippingAll(ComputedStyle style) {
        return with(style, Region.NOTHING);
    }

    private ClipChain with(ComputedStyle style, Region content) {
        BoxKind kind = kind(style.display());
        boolean containsFixed = PositionedContainment.ofFixed(style, kind);
        boolean containsAbsolute = PositionedContainment.ofAbsolute(style, kind);
        if (content == flow
                && (!containsAbsolute || content == absolute)
                && (!containsFixed || content == fixed)) {
            return this;
        }
        return new ClipChain(
                content, containsAbsolute ? content : absolute, containsFixed ? content : fixed);
    }

    private static BoxKind kind(Display display) {
        if (display == Display.INLINE || display == Display.CONTENTS) {
            return BoxKind.INLINE;
        }
        boolean cell = display == Display.TABLE_CELL || display == Display.TABLE_CAPTION;
        return display.isTablePart() && !cell ? BoxKind.TABLE_PART : BoxKind.OTHER;
    }

    /** Whether {@code clip} or {@code clip-path} leaves no visible part of the box itself. */
    static boolean clipsItself(ComputedStyle style, Bounds box) {
        Position position = style.get(POSITION);
        if (position == Position.ABSOLUTE || position == Position.FIXED) {
            ClipRect clip = style.get(CLIP);
            if (!clip.auto() && isSpeck(clip, box)) {
                return true;
            }
        }
        return style.get(CLIP_PATH) instanceof ClipPath.Shape clip
                && EmptyClipPaths.isEmpty(clip.shape(), box);
    }

    private static boolean isSpeck(ClipRect clip, Bounds box) {
        double top = clip.top() == null ? 0 : clip.top();
        double left = clip.left() == null ? 0 : clip.left();
        double bottom = clip.bottom() == null ? box.height() : clip.bottom();
        double right = clip.right() == null ? box.width() : clip.right();
        return right - left <= SPECK || bottom - top <= SPECK;
    }

    /**
     * Whether a box clips its overflow and is too small to show any content at any scroll position,
     * like the boxes that hide text for screen readers and collapsed panels that scroll when open.
     */
    static boolean clipsAllContent(ComputedStyle style, Bounds box) {
        Region shown = overflowRegion(style, box);
        return shown.right() - shown.left() <= SPECK
                || shown.bottom() - shown.top() <= SPECK
                || (box.width() <= SPECK && style.get(OVERFLOW_X).hasScrollbar())
                || (box.height() <= SPECK && style.get(OVERFLOW_Y).hasScrollbar());
    }

    /** Whether a box clips all of a descendant. */
    static boolean cutsOff(ComputedStyle style, Bounds box, Bounds inside) {
        return (clipsX(style) || clipsY(style)) && overflowRegion(style, box).hides(inside);
    }

    private static boolean clipsX(ComputedStyle style) {
        return clips(style.get(OVERFLOW_X)) || clipsPaint(style);
    }

    private static boolean clipsY(ComputedStyle style) {
        return clips(style.get(OVERFLOW_Y)) || clipsPaint(style);
    }

    private static boolean clipsPaint(ComputedStyle style) {
        return style.get(CONTAIN).paint() && kind(style.display()) == BoxKind.OTHER;
    }

    private static boolean clips(Overflow overflow) {
        return overflow == Overflow.HIDDEN || overflow == Overflow.CLIP;
    }

    private static boolean scrolls(ComputedStyle style) {
        return (style.get(OVERFLOW_X).hasScrollbar() || style.get(OVERFLOW_Y).hasScrollbar())
                && kind(style.display()) == BoxKind.OTHER;
    }

    /**
     * The region of a box outside of which it clips its overflow. {@code overflow-clip-margin}
     * moves the edges of boxes that are no scroll containers.
     *
     * @see <a href="https://drafts.csswg.org/css-overflow-4/#overflow-clip-edge">css-overflow-4</a>
     */
    private static Region overflowRegion(ComputedStyle style, Bounds box) {
        boolean x = clipsX(style);
        boolean y = clipsY(style);
        OverflowClipMargin margin = style.get(OVERFLOW_CLIP_MARGIN);
        Bounds clip =
                margin == OverflowClipMargin.NONE
                                || style.get(OVERFLOW_X).scrolls()
                                || style.get(OVERFLOW_Y).scrolls()
                        ? box
                        : clipBox(style, box, margin);
        return new Region(
                x ? clip.x() : Double.NEGATIVE_INFINITY,
                y ? clip.y() : Double.NEGATIVE_INFINITY,
                x ? clip.right() : Double.POSITIVE_INFINITY,
                y ? clip.bottom() : Double.POSITIVE_INFINITY);
    }

    private static Bounds clipBox(ComputedStyle style, Bounds box, OverflowClipMargin margin) {
        VisualBox origin = margin.origin();
        boolean inBorder = origin != VisualBox.BORDER_BOX;
        boolean inPadding = origin == VisualBox.CONTENT_BOX;
        double left =
                (inBorder ? style.borderLeft() : 0)
                        + (inPadding ? style.get(PADDING_LEFT).resolve(0) : 0)
                        - margin.distance();
        double top =
                (inBorder ? style.borderTop() : 0)
                        + (inPadding ? style.get(PADDING_TOP).resolve(0) : 0)
                        - margin.distance();
        double right =
                (inBorder ? style.borderRight() : 0)
                        + (inPadding ? style.get(PADDING_RIGHT).resolve(0) : 0)
                        - margin.distance();
        double bottom =
                (inBorder ? style.borderBottom() : 0)
                        + (inPadding ? style.get(PADDING_BOTTOM).resolve(0) : 0)
                        - margin.distance();
        return new Bounds(
                box.x() + left,
                box.y() + top,
                Math.max(0, box.width() - left - right),
                Math.max(0, box.height() - top - bottom));
    }

    /**
     * A rectangle with possibly infinite edges, in CSS px.
     *
     * @param left in CSS px
     * @param top in CSS px
     * @param right in CSS px
     * @param bottom in CSS px
     */
    record Region(double left, double top, double right, double bottom) {

        static final Region EVERYTHING =
                new Region(
                        Double.NEGATIVE_INFINITY,
                        Double.NEGATIVE_INFINITY,
                        Double.POSITIVE_INFINITY,
                        Double.POSITIVE_INFINITY);

        /** The empty region. */
        static final Region NOTHING =
                new Region(
                        Double.POSITIVE_INFINITY,
                        Double.POSITIVE_INFINITY,
                        Double.NEGATIVE_INFINITY,
                        Double.NEGATIVE_INFINITY);

        Region intersect(Region other) {
            if (this == NOTHING) {
                return this;
            }
            return new Region(
                    Math.max(left, other.left),
                    Math.max(top, other.top),
                    Math.min(right, other.right),
                    Math.min(bottom, other.bottom));
        }

        /** Whether a non-empty box has no more than an edge inside the region. */
        boolean hides(Bounds box) {
            return !box.isEmpty()
                    && (isSliver(
                                    Math.min(right, box.right()) - Math.max(left, box.x()),
                                    box.width())
                            || isSliver(
                                    Math.min(bottom, box.bottom()) - Math.max(top, box.y()),
                                    box.height()));
        }

        /** Whether a visible part is too small to recognise the box. */
        private static boolean isSliver(double seen, double extent) {
            return seen <= 0 || (seen <= SLIVER && seen < extent / 4);
        }
    }
}
