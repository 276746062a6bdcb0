package browsy.css.parse;

import browsy.css.value.Specified;
import browsy.css.value.position.AreaSpan;
import browsy.css.value.position.AreaSpan.Axis;
import browsy.css.value.position.AreaSpan.Reference;
import browsy.css.value.position.AreaSpan.Tracks;
import browsy.css.value.position.PositionArea;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Parses {@code position-area}.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#typedef-position-area">css-anchor-position-1</a>
 */
public final class PositionAreaParsers {
    private static final Map<String, AreaSpan> SPANS = spans();

    private PositionAreaParsers() {}

    /** Parses {@code none | <position-area>}. */
    public static @Nullable Specified<? extends PositionArea> positionArea(ValueReader in) {
        if (in.takeIdent("none")) {
            return Specified.of(PositionArea.Whole.NONE);
        }
        PositionArea.Spans area = area(in);
        return area == null ? null : Specified.of(area);
    }

    /**
     * Parses {@code <position-area>}: one or two keywords. Returns the spans in the order
     * horizontal axis, vertical axis, or block axis, inline axis; null if the value is invalid.
     */
    static PositionArea.@Nullable Spans area(ValueReader in) {
        AreaSpan one = span(in);
        if (one == null) {
            return null;
        }
        AreaSpan other = span(in);
        if (other == null) {
            return alone(one);
        }
        // Neutral keywords (span-all, center) are valid on both axes: the other keyword decides.
        if (one.isNeutral() && other.isNeutral()) {
            return new PositionArea.Spans(one, other);
        }
        if (one.isNeutral() || other.isNeutral()) {
            boolean inOrder = isFirst(one.isNeutral() ? other : one) != one.isNeutral();
            boolean hasAxis = (one.isNeutral() ? other : one).axis() != Axis.EITHER;
            return inOrder || !hasAxis
                    ? new PositionArea.Spans(one, other)
                    : new PositionArea.Spans(other, one);
        }
        // Two directional keywords, swapped if the second one is for the first axis.
        if (!fit(one, other)) {
            return null;
        }
        boolean inOrder = one.axis() == Axis.EITHER || isFirst(one);
        AreaSpan first = inOrder ? one : other;
        AreaSpan second = inOrder ? other : one;
        return first.axis() == Axis.BLOCK
                ? new PositionArea.Spans(withoutAxis(first), withoutAxis(second))
                : new PositionArea.Spans(first, second);
    }

    /**
     * Removes the axis of a flow-relative keyword. The order of the two keywords determines their
     * axes.
     */
    private static AreaSpan withoutAxis(AreaSpan span) {
        return new AreaSpan(Axis.EITHER, span.reference(), span.tracks());
    }

    private static @Nullable AreaSpan span(ValueReader in) {
        String keyword = in.peekIdent();
        AreaSpan span = keyword == null ? null : SPANS.get(keyword);
        if (span != null) {
            in.next();
        }
        return span;
    }

    /**
     * Completes a single keyword. A keyword without an axis applies to both axes; with an axis, the
     * other axis is spanned whole.
     */
    private static PositionArea.Spans alone(AreaSpan span) {
        if (span.axis() == Axis.EITHER) {
            return new PositionArea.Spans(span, span);
        }
        return isFirst(span)
                ? new PositionArea.Spans(span, AreaSpan.ALL)
                : new PositionArea.Spans(AreaSpan.ALL, span);
    }

    /** Whether the keyword is for the horizontal or block axis, which comes first. */
    private static boolean isFirst(AreaSpan span) {
        return span.axis() == Axis.X || span.axis() == Axis.BLOCK;
    }

    /**
     * Whether two keywords are for different axes and both physical, or both relative to the same
     * box.
     */
    private static boolean fit(AreaSpan one, AreaSpan other) {
        return switch (one.axis()) {
            case X -> other.axis() == Axis.Y;
            case Y -> other.axis() == Axis.X;
            case BLOCK -> other.axis() == Axis.INLINE && one.reference() == other.reference();
            case INLINE -> other.axis() == Axis.BLOCK && one.reference() == other.reference();
            case EITHER -> other.axis() == Axis.EITHER && one.reference() == other.reference();
        };
    }

    /** All keywords with their spans. */
    private static Map<String, AreaSpan> spans() {
        Map<String, AreaSpan> spans = new HashMap<>();
        add(spans, AreaSpan.ALL);
        add(spans, AreaSpan.CENTER);
        for (Tracks tracks :
                List.of(Tracks.START, Tracks.END, Tracks.SPAN_START, Tracks.SPAN_END)) {
            add(spans, new AreaSpan(Axis.X, Reference.PHYSICAL, tracks));
            add(spans, new AreaSpan(Axis.Y, Reference.PHYSICAL, tracks));
            for (Axis axis : Axis.values()) {
                add(spans, new AreaSpan(axis, Reference.CONTAINER, tracks));
                add(spans, new AreaSpan(axis, Reference.SELF, tracks));
            }
        }
        return Map.copyOf(spans);
    }

    private static void add(Map<String, AreaSpan> spans, AreaSpan span) {
        spans.put(span.css(), span);
    }
}
