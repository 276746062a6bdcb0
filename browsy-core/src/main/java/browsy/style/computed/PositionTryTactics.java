package browsy.style.computed;

import static browsy.style.property.AlignProperties.ALIGN_SELF;
import static browsy.style.property.AlignProperties.JUSTIFY_SELF;
import static browsy.style.property.BoxProperties.BOTTOM;
import static browsy.style.property.BoxProperties.HEIGHT;
import static browsy.style.property.BoxProperties.LEFT;
import static browsy.style.property.BoxProperties.MARGIN_BOTTOM;
import static browsy.style.property.BoxProperties.MARGIN_LEFT;
import static browsy.style.property.BoxProperties.MARGIN_RIGHT;
import static browsy.style.property.BoxProperties.MARGIN_TOP;
import static browsy.style.property.BoxProperties.MAX_HEIGHT;
import static browsy.style.property.BoxProperties.MAX_WIDTH;
import static browsy.style.property.BoxProperties.MIN_HEIGHT;
import static browsy.style.property.BoxProperties.MIN_WIDTH;
import static browsy.style.property.BoxProperties.RIGHT;
import static browsy.style.property.BoxProperties.TOP;
import static browsy.style.property.BoxProperties.WIDTH;

import browsy.css.value.AnchorDimension;
import browsy.css.value.AnchorQuery;
import browsy.css.value.AnchorSide;
import browsy.css.value.AnchoredLength;
import browsy.css.value.align.SelfAlignment;
import browsy.css.value.align.SelfPosition;
import browsy.style.property.Property;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Applies position try tactics to styles: insets, margins, sizes and alignment of a positioned box
 * are mirrored or transposed, including their anchor functions.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#swap-due-to-a-try-tactic">css-anchor-position-1</a>
 */
public final class PositionTryTactics {
    private PositionTryTactics() {}

    /**
     * Swaps left and right, or top and bottom.
     *
     * @param horizontal whether left and right are swapped
     * @param aligned the self-alignment property of that axis
     */
    public static ComputedStyle mirrored(
            ComputedStyle style, boolean horizontal, Property<SelfAlignment> aligned) {
        StyleBuilder builder = StyleBuilder.like(style);
        if (horizontal) {
            swap(builder, LEFT, RIGHT, PositionTryTactics::mirrored);
            swap(builder, MARGIN_LEFT, MARGIN_RIGHT, query -> query);
        } else {
            swap(builder, TOP, BOTTOM, PositionTryTactics::mirrored);
            swap(builder, MARGIN_TOP, MARGIN_BOTTOM, query -> query);
        }
        builder.set(aligned, mirrored(style.get(aligned)));
        return builder.build();
    }

    /** Swaps the horizontal and the vertical axis. */
    public static ComputedStyle transposed(ComputedStyle style) {
        StyleBuilder builder = StyleBuilder.like(style);
        swap(builder, LEFT, TOP, PositionTryTactics::transposed);
        swap(builder, RIGHT, BOTTOM, PositionTryTactics::transposed);
        swap(builder, MARGIN_LEFT, MARGIN_TOP, PositionTryTactics::transposed);
        swap(builder, MARGIN_RIGHT, MARGIN_BOTTOM, PositionTryTactics::transposed);
        swap(builder, WIDTH, HEIGHT, PositionTryTactics::transposed);
        swap(builder, MIN_WIDTH, MIN_HEIGHT, PositionTryTactics::transposed);
        swap(builder, MAX_WIDTH, MAX_HEIGHT, PositionTryTactics::transposed);
        builder.set(ALIGN_SELF, style.get(JUSTIFY_SELF));
        builder.set(JUSTIFY_SELF, style.get(ALIGN_SELF));
        return builder.build();
    }

    /** Swaps the values of two properties and turns the anchor functions in them. */
    private static <T> void swap(
            StyleBuilder style,
            Property<T> one,
            Property<T> other,
            UnaryOperator<AnchorQuery> turned) {
        T first = style.get(one);
        T second = style.get(other);
        style.set(one, turned(second, turned));
        style.set(other, turned(first, turned));
    }

    @SuppressWarnings("unchecked") // a property that accepts one AnchoredLength accepts all
    private static <T> T turned(T value, UnaryOperator<AnchorQuery> turned) {
        return value instanceof AnchoredLength length ? (T) length.asking(turned) : value;
    }

    private static AnchorQuery mirrored(AnchorQuery query) {
        return query instanceof AnchorQuery.Edge edge
                ? new AnchorQuery.Edge(edge.anchor(), mirrored(edge.side()))
                : query;
    }

    private static AnchorSide mirrored(AnchorSide side) {
        if (side instanceof AnchorSide.Share share) {
            return new AnchorSide.Share(100 - share.percent());
        }
        AnchorSide.Named named = (AnchorSide.Named) side;
        return switch (named) {
            case TOP -> AnchorSide.Named.BOTTOM;
            case BOTTOM -> AnchorSide.Named.TOP;
            case LEFT -> AnchorSide.Named.RIGHT;
            case RIGHT -> AnchorSide.Named.LEFT;
            case START -> AnchorSide.Named.END;
            case END -> AnchorSide.Named.START;
            case SELF_START -> AnchorSide.Named.SELF_END;
            case SELF_END -> AnchorSide.Named.SELF_START;
            case INSIDE, OUTSIDE, CENTER -> named;
        };
    }

    private static AnchorQuery transposed(AnchorQuery query) {
        if (query instanceof AnchorQuery.Extent extent) {
            return new AnchorQuery.Extent(extent.anchor(), transposed(extent.dimension()));
        }
        AnchorQuery.Edge edge = (AnchorQuery.Edge) query;
        return edge.side() instanceof AnchorSide.Named named
                ? new AnchorQuery.Edge(edge.anchor(), transposed(named))
                : edge;
    }

    private static AnchorSide transposed(AnchorSide.Named side) {
        return switch (side) {
            case TOP -> AnchorSide.Named.LEFT;
            case LEFT -> AnchorSide.Named.TOP;
            case BOTTOM -> AnchorSide.Named.RIGHT;
            case RIGHT -> AnchorSide.Named.BOTTOM;
            default -> side;
        };
    }

    private static @Nullable AnchorDimension transposed(@Nullable AnchorDimension dimension) {
        if (dimension == null) {
            return null;
        }
        return switch (dimension) {
            case WIDTH -> AnchorDimension.HEIGHT;
            case HEIGHT -> AnchorDimension.WIDTH;
            case BLOCK -> AnchorDimension.INLINE;
            case INLINE -> AnchorDimension.BLOCK;
            case SELF_BLOCK -> AnchorDimension.SELF_INLINE;
            case SELF_INLINE -> AnchorDimension.SELF_BLOCK;
        };
    }

    private static SelfAlignment mirrored(SelfAlignment alignment) {
        SelfPosition turned =
                switch (alignment.value()) {
                    case START -> SelfPosition.END;
                    case END -> SelfPosition.START;
                    case SELF_START -> SelfPosition.SELF_END;
                    case SELF_END -> SelfPosition.SELF_START;
                    case FLEX_START -> SelfPosition.FLEX_END;
                    case FLEX_END -> SelfPosition.FLEX_START;
                    case LEFT -> SelfPosition.RIGHT;
                    case RIGHT -> SelfPosition.LEFT;
                    default -> alignment.value();
                };
        return new SelfAlignment(turned, alignment.overflow(), alignment.legacy());
    }
}
