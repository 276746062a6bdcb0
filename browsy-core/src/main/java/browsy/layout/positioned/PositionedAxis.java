package browsy.layout.positioned;

import browsy.css.value.align.OverflowPosition;
import browsy.layout.context.AvailableSize;
import browsy.layout.geometry.LayoutUnit;
import org.jspecify.annotations.Nullable;

/**
 * One physical axis of an absolutely positioned box: {@code low} is the left or top side, {@code
 * high} the right or bottom one. Coordinates start at the containing block.
 *
 * @param container size of the containing block
 * @param low inset; null for {@code auto}
 * @param high inset; null for {@code auto}
 * @param marginLow null for {@code auto}
 * @param marginHigh null for {@code auto}
 * @param fallback where the box goes while both insets are {@code auto}
 * @param startIsHigh whether the containing block's own direction runs against the axis
 * @param inlineAxis whether this is the containing block's inline axis
 * @param alignment where the box goes between its insets; null where it starts at one and may fill
 *     what they leave
 * @param stretched whether that is said by self-alignment, and not by default
 * @param overflow what becomes of the alignment where the box does not fit
 * @param center the middle of the anchor that the margin box is centred on; null without one
 * @param least how far a box may go that does not fit, insets that reach beyond left aside
 * @param most likewise at the other side
 * @see <a href="https://drafts.csswg.org/css-position-3/#abspos-layout">css-position-3</a>
 */
record PositionedAxis(
        double container,
        @Nullable Double low,
        @Nullable Double high,
        @Nullable Double marginLow,
        @Nullable Double marginHigh,
        StaticPlace fallback,
        boolean startIsHigh,
        boolean inlineAxis,
        @Nullable Edge alignment,
        boolean stretched,
        OverflowPosition overflow,
        @Nullable Double center,
        double least,
        double most) {

    /**
     * The static position along the axis.
     *
     * @param at where that edge of the static position rectangle lies
     * @param edge which edge of the margin box lies there
     * @param start where a box goes that does not fit; null if it overflows
     */
    record StaticPlace(double at, Edge edge, @Nullable Edge start) {}

    /** A place on the axis. */
    enum Edge {
        LOW,
        CENTER,
        HIGH;

        Edge mirrored(boolean mirror) {
            if (!mirror || this == CENTER) {
                return this;
            }
            return this == LOW ? HIGH : LOW;
        }
    }

    /**
     * The size of the inset-modified containing block, which a size of {@code auto} fills.
     *
     * @see <a href="https://drafts.csswg.org/css-position-3/#resolving-insets">css-position-3</a>
     */
    AvailableSize available() {
        if (low != null || high != null) {
            return AvailableSize.definite(
                    container - (low == null ? 0 : low) - (high == null ? 0 : high));
        }
        return AvailableSize.definite(staticHigh() - staticLow());
    }

    /** What is left of that beside the margins; 0 where there is nothing. */
    double room() {
        double margins =
                (marginLow == null ? 0 : marginLow) + (marginHigh == null ? 0 : marginHigh);
        return Math.max(0, available().orElse(0) - margins);
    }

    private double staticLow() {
        double at = fallback.at();
        return switch (fallback.edge()) {
            case LOW -> at;
            case CENTER -> at - Math.min(at, container - at);
            case HIGH -> 0;
        };
    }

    private double staticHigh() {
        double at = fallback.at();
        return switch (fallback.edge()) {
            case LOW -> container;
            case CENTER -> at + Math.min(at, container - at);
            case HIGH -> at;
        };
    }

    /** Whether an automatic size fills the space between the insets. */
    boolean stretches() {
        return low != null && high != null && alignment == null;
    }

    /**
     * The low edge of the border box, once its size is known. Where insets leave less than nothing
     * the one at the end gives way.
     */
    double offset(double size) {
        double before = marginLow == null ? 0 : marginLow;
        double after = marginHigh == null ? 0 : marginHigh;
        if (low != null && high != null) {
            double room = container - low - high;
            double from = room < 0 && startIsHigh ? low + room : low;
            double to = room < 0 && !startIsHigh ? high + room : high;
            return between(from, to, size, before, after);
        }
        if (low != null) {
            return low + before;
        }
        if (high != null) {
            return container - high - after - size;
        }
        return staticOffset(before + size + after) + before;
    }

    /**
     * Whether the margin box of a border box at an offset lies in the inset-modified containing
     * block.
     */
    boolean fits(double offset, double size) {
        boolean isStatic = low == null && high == null;
        double from = isStatic ? staticLow() : low == null ? 0 : low;
        double to = isStatic ? staticHigh() : container - (high == null ? 0 : high);
        double start = offset - (marginLow == null ? 0 : marginLow);
        double end = offset + size + (marginHigh == null ? 0 : marginHigh);
        return start >= from - LayoutUnit.EPSILON && end <= to + LayoutUnit.EPSILON;
    }

    private double staticOffset(double outer) {
        Edge start = fallback.start();
        if (start != null && outer > staticHigh() - staticLow()) {
            return start == Edge.LOW ? staticLow() : staticHigh() - outer;
        }
        return switch (fallback.edge()) {
            case LOW -> fallback.at();
            case CENTER -> fallback.at() - outer / 2;
            case HIGH -> fallback.at() - outer;
        };
    }

    private double between(double from, double to, double size, double before, double after) {
        double free = container - from - to - size - before - after;
        if (marginLow == null && marginHigh == null) {
            if (free < 0 && inlineAxis) {
                return startIsHigh ? container - to - size : from;
            }
            return from + free / 2;
        }
        if (marginLow == null) {
            return from + free;
        }
        if (marginHigh == null) {
            return from + before;
        }
        if (alignment != null || stretched) {
            return before + aligned(from, to, free, before + size + after);
        }
        return startIsHigh ? from + free + before : from + before;
    }

    /** Where the margin box starts that self-alignment puts between the insets. */
    private double aligned(double from, double to, double free, double outer) {
        if (center != null) {
            return centered(center - outer / 2, from, to, free, outer);
        }
        if (free >= 0 || overflow == OverflowPosition.UNSAFE) {
            return from + shift(free, alignment);
        }
        return overflow == OverflowPosition.SAFE
                ? from + shift(free, null)
                : withinLimits(from + shift(free, alignment), outer, from, to);
    }

    /**
     * A box that is centred on its anchor stays between its insets if it can.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-anchor-position-1/#anchor-center">css-anchor-position-1</a>
     */
    private double centered(double wanted, double from, double to, double free, double outer) {
        double last = container - to - outer;
        return switch (overflow) {
            case UNSAFE -> wanted;
            case SAFE -> startIsHigh ? Math.min(wanted, last) : Math.max(wanted, from);
            case DEFAULT ->
                    free >= 0
                            ? Math.max(from, Math.min(last, wanted))
                            : withinLimits(wanted, outer, from, to);
        };
    }

    private double shift(double free, @Nullable Edge to) {
        Edge edge = to == null ? Edge.LOW.mirrored(startIsHigh) : to;
        return switch (edge) {
            case LOW -> 0;
            case CENTER -> free / 2;
            case HIGH -> free;
        };
    }

    /**
     * A box that does not fit between its insets is kept within the containing block, insets that
     * reach beyond it included.
     *
     * @see <a href="https://drafts.csswg.org/css-align-3/#auto-safety-position">css-align-3</a>
     */
    private double withinLimits(double position, double outer, double from, double to) {
        double low = Math.min(least, from);
        double high = Math.max(most, container - to);
        if (outer > high - low) {
            return startIsHigh ? high - outer : low;
        }
        return Math.max(low, Math.min(high - outer, position));
    }
}
