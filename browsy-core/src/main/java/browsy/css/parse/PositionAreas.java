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
 * {@code position-area}.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#typedef-position-area">css-anchor-position-1</a>
 */
public final class PositionAreas {
    private static final Map<String, AreaSpan> SPANS = spans();

    private PositionAreas() {}

    /** {@code none | <position-area>}. */
    public static @Nullable Specified<? extends PositionArea> positionArea(ValueReader in) {
        if (in.takeIdent("none")) {
            return Specified.of(PositionArea.Whole.NONE);
        }
        PositionArea.Spans area = area(in);
        return area == null ? null : Specified.of(area);
    }

    /** {@code <position-area>}. */
    static PositionArea.@Nullable Spans area(ValueReader in) {
        AreaSpan one = span(in);
        if (one == null) {
            return null;
        }
        AreaSpan other = span(in);
        if (other == null) {
            return alone(one);
        }
        if (one.isNeutral() && other.isNeutral()) {
            return new PositionArea.Spans(one, other);
        }
        if (one.isNeutral() || other.isNeutral()) {
            boolean inOrder = isFirst(one.isNeutral() ? other : one) != one.isNeutral();
            boolean told = (one.isNeutral() ? other : one).axis() != Axis.EITHER;
            return inOrder || !told
                    ? new PositionArea.Spans(one, other)
                    : new PositionArea.Spans(other, one);
        }
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

    /** The order tells the axes of two flow-relative keywords. */
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

    /** What names no axis stands for both. */
    private static PositionArea.Spans alone(AreaSpan span) {
        if (span.axis() == Axis.EITHER) {
            return new PositionArea.Spans(span, span);
        }
        return isFirst(span)
                ? new PositionArea.Spans(span, AreaSpan.ALL)
                : new PositionArea.Spans(AreaSpan.ALL, span);
    }

    private static boolean isFirst(AreaSpan span) {
        return span.axis() == Axis.X || span.axis() == Axis.BLOCK;
    }

    /** Whether two keywords are of different axes and speak of the same things. */
    private static boolean fit(AreaSpan one, AreaSpan other) {
        return switch (one.axis()) {
            case X -> other.axis() == Axis.Y;
            case Y -> other.axis() == Axis.X;
            case BLOCK -> other.axis() == Axis.INLINE && one.reference() == other.reference();
            case INLINE -> other.axis() == Axis.BLOCK && one.reference() == other.reference();
            case EITHER -> other.axis() == Axis.EITHER && one.reference() == other.reference();
        };
    }

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
