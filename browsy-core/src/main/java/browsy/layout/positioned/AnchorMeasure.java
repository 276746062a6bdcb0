package browsy.layout.positioned;

import static browsy.style.property.AnchorProperties.POSITION_ANCHOR;
import static browsy.style.property.AnchorProperties.POSITION_AREA;
import static browsy.style.property.BoxProperties.BOTTOM;
import static browsy.style.property.BoxProperties.HEIGHT;
import static browsy.style.property.BoxProperties.LEFT;
import static browsy.style.property.BoxProperties.MARGIN_LEFT;
import static browsy.style.property.BoxProperties.MARGIN_RIGHT;
import static browsy.style.property.BoxProperties.MAX_WIDTH;
import static browsy.style.property.BoxProperties.MIN_WIDTH;
import static browsy.style.property.BoxProperties.RIGHT;
import static browsy.style.property.BoxProperties.TOP;
import static browsy.style.property.BoxProperties.WIDTH;

import browsy.css.value.AnchorDimension;
import browsy.css.value.AnchorQuery;
import browsy.css.value.AnchorSide;
import browsy.css.value.position.PositionAnchor;
import browsy.css.value.position.PositionArea;
import browsy.layout.box.Box;
import browsy.layout.context.WorkBudget;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.positioned.PositionedLayout.ContainingBlock;
import browsy.style.computed.AnchoredValues;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.Property;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Resolves the anchor functions of one positioned box in its containing block.
 *
 * @param anchors the acceptable anchors
 * @param box the positioned box
 * @param style the style with the functions: that of the box or of a position option
 * @param container the containing block
 * @param budget the limit on the number of functions resolved for all boxes
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#anchor-valid">css-anchor-position-1</a>
 */
record AnchorMeasure(
        AcceptableAnchors anchors,
        Box box,
        ComputedStyle style,
        ContainingBlock container,
        WorkBudget budget)
        implements AnchoredValues.Resolver {
    private static final Set<Property<?>> HORIZONTAL =
            Set.of(LEFT, RIGHT, WIDTH, MIN_WIDTH, MAX_WIDTH, MARGIN_LEFT, MARGIN_RIGHT);

    @Override
    public @Nullable Double resolve(Property<?> property, AnchorQuery query) {
        if (!budget.isAmple()) {
            return null;
        }
        budget.take(1);
        PhysicalRect anchor =
                query.anchor() == null ? defaultAnchor() : anchors.named(query.anchor(), box);
        if (anchor == null) {
            return null;
        }
        boolean horizontal = HORIZONTAL.contains(property);
        if (query instanceof AnchorQuery.Edge edge) {
            return inset(property, horizontal, edge.side(), anchor);
        }
        AnchorDimension dimension = ((AnchorQuery.Extent) query).dimension();
        return isHorizontal(dimension, horizontal) ? anchor.width() : anchor.height();
    }

    /**
     * Returns the default anchor ({@code position-anchor}); null if there is none. The implicit
     * anchor of a pseudo-element is its originating element.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-anchor-position-1/#position-anchor">css-anchor-position-1</a>
     */
    @Nullable PhysicalRect defaultAnchor() {
        PositionAnchor position = style.get(POSITION_ANCHOR);
        if (position instanceof PositionAnchor.Named named) {
            return anchors.named(named.name(), box);
        }
        boolean implicit =
                position == PositionAnchor.Unnamed.AUTO
                        || position == PositionAnchor.Unnamed.NORMAL
                                && style.get(POSITION_AREA) != PositionArea.Whole.NONE;
        return implicit && box.pseudo() != null && box.source() instanceof Element element
                ? anchors.of(element)
                : null;
    }

    /**
     * Whether a dimension of an anchor is its width.
     *
     * @param dimension null for the axis of the property
     * @param ofProperty whether the property is on the horizontal axis
     */
    private boolean isHorizontal(@Nullable AnchorDimension dimension, boolean ofProperty) {
        if (dimension == null) {
            return ofProperty;
        }
        return switch (dimension) {
            case WIDTH -> true;
            case HEIGHT -> false;
            case INLINE -> container.flow().isHorizontal();
            case BLOCK -> !container.flow().isHorizontal();
            case SELF_INLINE -> box.flow().isHorizontal();
            case SELF_BLOCK -> !box.flow().isHorizontal();
        };
    }

    /**
     * Returns the inset for a side of the anchor: its distance from the edge of the containing
     * block from which the inset property is measured. Null if the side is not on the axis of the
     * property.
     */
    private @Nullable Double inset(
            Property<?> property, boolean horizontal, AnchorSide side, PhysicalRect anchor) {
        boolean fromHigh = property == RIGHT || property == BOTTOM;
        Double share = share(side, horizontal, fromHigh);
        if (share == null) {
            return null;
        }
        PhysicalRect area = container.rect();
        double at =
                horizontal
                        ? anchor.x() + anchor.width() * share
                        : anchor.y() + anchor.height() * share;
        if (fromHigh) {
            return (horizontal ? area.right() : area.bottom()) - at;
        }
        return at - (horizontal ? area.x() : area.y());
    }

    /**
     * Returns the position of a side on a physical axis of the anchor: 0 is left or top, 1 is right
     * or bottom. Null if the side is not on this axis.
     */
    private @Nullable Double share(AnchorSide side, boolean horizontal, boolean fromHigh) {
        boolean reversed = container.flow().isReversed(horizontal);
        if (side instanceof AnchorSide.Share percentage) {
            double share = percentage.percent() / 100;
            return reversed ? 1 - share : share;
        }
        boolean ownReversed = box.flow().isReversed(horizontal);
        return switch ((AnchorSide.Named) side) {
            case LEFT -> horizontal ? edge(false) : null;
            case RIGHT -> horizontal ? edge(true) : null;
            case TOP -> horizontal ? null : edge(false);
            case BOTTOM -> horizontal ? null : edge(true);
            case START -> edge(reversed);
            case END -> edge(!reversed);
            case SELF_START -> edge(ownReversed);
            case SELF_END -> edge(!ownReversed);
            case INSIDE -> edge(fromHigh);
            case OUTSIDE -> edge(!fromHigh);
            case CENTER -> Double.valueOf(0.5);
        };
    }

    private static Double edge(boolean high) {
        return high ? 1.0 : 0.0;
    }
}
