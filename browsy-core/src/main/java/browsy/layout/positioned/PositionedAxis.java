package browsy.layout.positioned;

import browsy.css.value.align.OverflowPosition;
import browsy.layout.context.AvailableSize;
import browsy.layout.geometry.LayoutUnit;
import org.jspecify.annotations.Nullable;

/**
 * Geometry of an absolutely positioned box on one physical axis: {@code low} is the left or top
 * side, {@code high} the right or bottom side. Coordinates are relative to the low edge of the
 * containing block, in CSS px.
 *
 * @param container size of the containing block
 * @param low inset; null for {@code auto}
 * @param high inset; null for {@code auto}
 * @param marginLow null for {@code auto}
 * @param marginHigh null for {@code auto}
 * @param fallback the static position, used if both insets are {@code auto}
 * @param startIsHigh whether the start side of the containing block is its high side
 * @param inlineAxis whether this is the inline axis of the containing block
 * @param alignment alignment between the insets; null for normal or stretched boxes
 * @param stretched whether self-alignment is {@code stretch}, not normal
 * @param overflow overflow position of the alignment
 * @param center centre of the anchor on which the margin box is centred; null without one
 * @param least low limit of the position of an aligned box that does not fit
 * @param most high limit of the position of an aligned box that does not fit
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
     * The static position on the axis.
     *
     * @param at the coordinate of the aligned edge (or centre) of the static position rectangle
     * @param edge the edge of the margin box that is aligned with it
     * @param start the edge for safe alignment of a box that does not fit; null if it may overflow
     */
    record StaticPlace(double at, Edge edge, @Nullable Edge start) {}

    /** An edge or the centre on the axis. */
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
     * Returns the size of the inset-modified containing block, which an {@code auto} size may fill.
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

    /** Returns the size of the inset-modified containing block without the margins; at least 0. */
    double room() {
        double margins =
                (marginLow == null ? 0 : marginLow) + (marginHigh == null ? 0 : marginHigh);
        return Math.max(0, available().orElse(0) - margins);
    }

    /**
     * Returns the low edge of the inset-modified containing block with both insets {@code auto}.
     */
    private double staticLow() {
        double at = fallback.at();
        return switch (fallback.edge()) {
            case LOW -> at;
            case CENTER -> at - Math.min(at, container - at);
            case HIGH -> 0;
        };
    }

    /**
     * Returns the high edge of the inset-modified containing block with both insets {@code auto}.
     */
    private double staticHigh() {
        double at = fallback.at();
        return switch (fallback.edge()) {
            case LOW -> container;
            case CENTER -> at + Math.min(at, container - at);
            case HIGH -> at;
        };
    }

    /** Whether an {@code auto} size fills the inset-modified containing block. */
    boolean stretches() {
        return low != null && high != null && alignment == null;
    }

    /**
     * Returns the low edge of the border box. If the insets leave a negative size, the end inset is
     * ignored as far as necessary.
     *
     * @param size border-box size
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
     * Whether the margin box is within the inset-modified containing block.
     *
     * @param offset low edge of the border box
     * @param size border-box size
     */
    boolean fits(double offset, double size) {
        boolean isStatic = low == null && high == null;
        double from = isStatic ? staticLow() : low == null ? 0 : low;
        double to = isStatic ? staticHigh() : container - (high == null ? 0 : high);
        double start = offset - (marginLow == null ? 0 : marginLow);
        double end = offset + size + (marginHigh == null ? 0 : marginHigh);
        return start >= from - LayoutUnit.EPSILON && end <= to + LayoutUnit.EPSILON;
    }

    /**
     * Returns the low edge of the margin box in the static position.
     *
     * @param outer margin-box size
     */
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

    /**
     * Returns the low edge of the border box between two insets: resolves {@code auto} margins,
     * applies self-alignment, or aligns with the start edge.
     *
     * @param from low inset
     * @param to high inset
     * @param size border-box size
     * @param before low margin
     * @param after high margin
     */
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

    /**
     * Returns the low edge of a margin box that is aligned between two insets.
     *
     * @param free the free space; negative if the box does not fit
     * @param outer margin-box size
     */
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
     * Returns the low edge of a margin box that is centred on its anchor. It stays between the
     * insets if it fits.
     *
     * @param wanted the low edge for exact centring
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

    /**
     * Returns the part of the free space before the box.
     *
     * @param to the alignment; null for the start edge
     */
    private double shift(double free, @Nullable Edge to) {
        Edge edge = to == null ? Edge.LOW.mirrored(startIsHigh) : to;
        return switch (edge) {
            case LOW -> 0;
            case CENTER -> free / 2;
            case HIGH -> free;
        };
    }

    /**
     * Limits the position of a box that does not fit between its insets to the containing block,
     * extended by insets that reach beyond it.
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
