package browsy.layout.positioned;

import static browsy.style.property.AlignProperties.ALIGN_SELF;
import static browsy.style.property.AlignProperties.JUSTIFY_SELF;
import static browsy.style.property.AnchorProperties.POSITION_AREA;

import browsy.css.value.position.PositionArea;
import browsy.css.value.position.TryTactic;
import browsy.layout.geometry.WritingFlow;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.PositionTryTactics;
import org.jspecify.annotations.Nullable;

/**
 * A position option: a candidate style for the position of a box.
 *
 * @param style the style, with anchor functions
 * @param area the {@code position-area} of the style, transformed by the same try tactics; null for
 *     none
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#position-options">css-anchor-position-1</a>
 */
record PositionOption(ComputedStyle style, @Nullable AnchorArea area) {

    /** Returns the position option of a style without try tactics. */
    static PositionOption of(ComputedStyle style, WritingFlow container) {
        return new PositionOption(
                style,
                style.get(POSITION_AREA) instanceof PositionArea.Spans spans
                        ? AnchorArea.of(spans, container, WritingFlow.of(style))
                        : null);
    }

    /**
     * Applies a try tactic, on the axes of the containing block.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-anchor-position-1/#apply-a-try-tactic">css-anchor-position-1</a>
     */
    PositionOption turned(TryTactic tactic, WritingFlow container) {
        return switch (tactic) {
            case FLIP_X -> mirrored(true, container);
            case FLIP_Y -> mirrored(false, container);
            case FLIP_BLOCK -> mirrored(!container.isHorizontal(), container);
            case FLIP_INLINE -> mirrored(container.isHorizontal(), container);
            case FLIP_START -> {
                // The start corner must stay the start corner.
                boolean sameCorner = container.isReversed(true) == container.isReversed(false);
                PositionOption transposed = transposed();
                yield sameCorner
                        ? transposed
                        : transposed.mirrored(true, container).mirrored(false, container);
            }
        };
    }

    private PositionOption mirrored(boolean horizontal, WritingFlow container) {
        return new PositionOption(
                PositionTryTactics.mirrored(
                        style,
                        horizontal,
                        horizontal == container.isHorizontal() ? JUSTIFY_SELF : ALIGN_SELF),
                area == null ? null : area.mirrored(horizontal));
    }

    private PositionOption transposed() {
        return new PositionOption(
                PositionTryTactics.transposed(style), area == null ? null : area.transposed());
    }
}
