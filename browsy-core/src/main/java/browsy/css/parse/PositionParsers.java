package browsy.css.parse;

import browsy.css.calc.LengthArithmetic;
import browsy.css.syntax.TokenType;
import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Percentage;
import browsy.css.value.Specified;
import browsy.css.value.shape.PositionPair;
import browsy.css.value.transform.TransformOrigin;
import org.jspecify.annotations.Nullable;

/**
 * Parsers of positions in a box.
 *
 * @see <a href="https://drafts.csswg.org/css-values-4/#position">css-values-4</a>
 */
public final class PositionParsers {

    private PositionParsers() {}

    /** Parses {@code transform-origin}: one or two offsets, and a length for the z axis. */
    public static @Nullable Specified<TransformOrigin> transformOrigin(ValueReader in) {
        Specified<PositionPair> pair = oneOrTwo(in);
        if (pair == null) {
            return null;
        }
        if (in.atEnd()) {
            return pair.map(position -> new TransformOrigin(position, Length.ZERO));
        }
        Specified<? extends Length> z = LengthParsers.length(in, Range.ALL);
        return z == null
                ? null
                : context -> new TransformOrigin(pair.compute(context), z.compute(context));
    }

    /** Parses {@code <bg-position>}: one to four values. */
    public static @Nullable Specified<PositionPair> position(ValueReader in) {
        return position(in, 1);
    }

    /** Parses {@code <position>}: one, two or four values. */
    static @Nullable Specified<PositionPair> strictPosition(ValueReader in) {
        return position(in, 2);
    }

    private static @Nullable Specified<PositionPair> position(ValueReader in, int leastOffsets) {
        int start = in.position();
        Specified<PositionPair> edges = edgeOffsets(in, leastOffsets);
        if (edges != null) {
            return edges;
        }
        in.reset(start);
        return oneOrTwo(in);
    }

    /**
     * A keyword for an offset on one axis. Like browsers, {@code x-start} and the like assume
     * {@code horizontal-tb}, and are not valid in a position on two axes.
     */
    static @Nullable Specified<? extends LengthPercentage> edge(
            ValueReader in, boolean horizontal) {
        if (in.takeIdent(horizontal ? "x-start" : "y-start")) {
            return percent(0);
        }
        if (in.takeIdent(horizontal ? "x-end" : "y-end")) {
            return percent(100);
        }
        Part part = in.peekIdent() == null ? null : part(in);
        return part == null || !(horizontal ? part.x() : part.y()) ? null : part.offset();
    }

    /**
     * One component of a position.
     *
     * @param x whether it is valid on the horizontal axis
     * @param y whether it is valid on the vertical axis
     * @param keyword whether it is a keyword rather than a length or percentage
     */
    private record Part(
            Specified<? extends LengthPercentage> offset, boolean x, boolean y, boolean keyword) {}

    private static @Nullable Specified<PositionPair> oneOrTwo(ValueReader in) {
        Part first = part(in);
        if (first == null) {
            return null;
        }
        Part second = part(in);
        if (second == null) {
            Specified<? extends LengthPercentage> center = Specified.of(new Percentage(50));
            return first.x() ? pair(first.offset(), center) : pair(center, first.offset());
        }
        if (first.x() && second.y()) {
            return pair(first.offset(), second.offset());
        }
        // Keywords may be in either order; lengths are horizontal first.
        return first.keyword() && second.keyword() && first.y() && second.x()
                ? pair(second.offset(), first.offset())
                : null;
    }

    private static Specified<PositionPair> pair(
            Specified<? extends LengthPercentage> x, Specified<? extends LengthPercentage> y) {
        return context -> new PositionPair(x.compute(context), y.compute(context));
    }

    private static @Nullable Part part(ValueReader in) {
        String keyword = in.peekIdent();
        if (keyword == null) {
            Specified<? extends LengthPercentage> length =
                    LengthParsers.quirkyLengthPercentage(in, Range.ALL);
            return length == null ? null : new Part(length, true, true, false);
        }
        Part part =
                switch (keyword) {
                    case "left" -> new Part(percent(0), true, false, true);
                    case "right" -> new Part(percent(100), true, false, true);
                    case "top" -> new Part(percent(0), false, true, true);
                    case "bottom" -> new Part(percent(100), false, true, true);
                    case "center" -> new Part(percent(50), true, true, true);
                    default -> null;
                };
        if (part != null) {
            in.take(TokenType.IDENT);
        }
        return part;
    }

    private static Specified<Percentage> percent(double value) {
        return Specified.of(new Percentage(value));
    }

    /**
     * Parses the syntax with offsets from named edges, such as {@code right 10px bottom 20%}: two
     * keywords for different axes, each with an optional offset.
     *
     * @param leastOffsets the minimum number of offsets: 1 allows three values, 2 requires four
     */
    private static @Nullable Specified<PositionPair> edgeOffsets(ValueReader in, int leastOffsets) {
        Specified<? extends LengthPercentage> x = null;
        Specified<? extends LengthPercentage> y = null;
        int offsets = 0;
        for (int i = 0; i < 2; i++) {
            Part edge = in.peekIdent() == null ? null : part(in);
            if (edge == null) {
                return null;
            }
            Specified<? extends LengthPercentage> offset =
                    in.peekIdent() == null ? LengthParsers.lengthPercentage(in, Range.ALL) : null;
            // "center" is valid on both axes, but takes no offset.
            boolean center = edge.x() && edge.y();
            if (center && offset != null) {
                return null;
            }
            offsets += offset == null ? 0 : 1;
            Specified<? extends LengthPercentage> position =
                    offset == null ? edge.offset() : from(edge.offset(), offset);
            // Assign the component to its axis; "center" leaves x to a horizontal keyword after it.
            if (edge.x() && x == null && !(center && y == null && nextIsHorizontal(in))) {
                x = position;
            } else if (edge.y() && y == null) {
                y = position;
            } else {
                return null;
            }
        }
        return offsets < leastOffsets || x == null || y == null ? null : pair(x, y);
    }

    /**
     * Whether the next keyword takes the horizontal axis, so that a {@code center} before it
     * cannot.
     */
    private static boolean nextIsHorizontal(ValueReader in) {
        String next = in.peekIdent();
        return next != null && (next.equals("left") || next.equals("right"));
    }

    /** An offset from a named edge, converted to an offset from the left or top. */
    private static Specified<? extends LengthPercentage> from(
            Specified<? extends LengthPercentage> edge,
            Specified<? extends LengthPercentage> offset) {
        boolean rightOrBottom = edge.equals(percent(100));
        return rightOrBottom ? offset.map(LengthArithmetic::fromEnd) : offset;
    }
}
