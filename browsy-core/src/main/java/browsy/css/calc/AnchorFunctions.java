package browsy.css.calc;

import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import browsy.css.value.AnchorDimension;
import browsy.css.value.AnchorQuery;
import browsy.css.value.AnchorSide;
import browsy.css.value.Keyword;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The set of anchor functions that a property accepts.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#anchor-pos">css-anchor-position-1</a>
 */
public enum AnchorFunctions {
    NONE,
    /** {@code anchor-size()} only: for sizes and margins. */
    SIZES,
    /** {@code anchor()} and {@code anchor-size()}: for insets. */
    ALL;

    private static final Map<String, AnchorSide> SIDES =
            new HashMap<>(byName(AnchorSide.Named.values()));
    private static final Map<String, AnchorDimension> DIMENSIONS = byName(AnchorDimension.values());

    /** Whether the function is an anchor function in this set. */
    public boolean allow(CssFunction function) {
        return this != NONE
                && (function.name().equals("anchor-size")
                        || this == ALL && function.name().equals("anchor"));
    }

    /**
     * Parses an anchor function. Returns null if it is invalid.
     *
     * @param value parses a calculation value at a cursor for the fallback; returns null if there
     *     is none
     */
    @Nullable MathNode parse(
            CssFunction function, Function<TokenCursor, @Nullable MathNode> value) {
        TokenCursor in = new TokenCursor(function.arguments());
        AnchorQuery query = function.name().equals("anchor") ? edge(in) : extent(in);
        if (query == null) {
            return null;
        }
        if (in.atEnd()) {
            return new MathNode.Anchored(query, null);
        }
        // Without a query, the fallback is the first argument and has no comma before it.
        boolean bare = query.equals(new AnchorQuery.Extent(null, null));
        if (!bare && !in.takeComma()) {
            return null;
        }
        MathNode fallback = isZero(in.peek()) ? zero(in) : value.apply(in);
        return fallback == null || !in.atEnd() || !fallback.type().equals(NumericType.LENGTH)
                ? null
                : new MathNode.Anchored(query, fallback);
    }

    /** A fallback of 0 needs no unit. */
    private static boolean isZero(@Nullable ComponentValue value) {
        return value instanceof Token token && token.is(TokenType.NUMBER) && token.number() == 0;
    }

    private static MathNode zero(TokenCursor in) {
        in.next();
        return new MathNode.Amount(0, NumericType.LENGTH);
    }

    /** Parses {@code <anchor-name>? && <anchor-side>}. */
    private static AnchorQuery.@Nullable Edge edge(TokenCursor in) {
        String name = in.takeDashedIdent();
        AnchorSide side = side(in);
        if (side == null) {
            return null;
        }
        return new AnchorQuery.Edge(name == null ? in.takeDashedIdent() : name, side);
    }

    /** Parses {@code [ <anchor-name> || <anchor-size> ]?}. */
    private static AnchorQuery.Extent extent(TokenCursor in) {
        String name = in.takeDashedIdent();
        AnchorDimension dimension = keyword(in, DIMENSIONS);
        if (name == null && dimension != null) {
            name = in.takeDashedIdent();
        }
        return new AnchorQuery.Extent(name, dimension);
    }

    /** Parses a keyword or a percentage, which may be a math function. */
    private static @Nullable AnchorSide side(TokenCursor in) {
        ComponentValue next = in.peek();
        if (next instanceof Token token && token.is(TokenType.PERCENTAGE)) {
            in.next();
            return new AnchorSide.Share(token.number());
        }
        if (next instanceof CssFunction function && CalcParser.isMathFunction(function)) {
            in.next();
            return CalcParser.parse(function, NumericType.PERCENT) instanceof MathNode.Share share
                    ? new AnchorSide.Share(share.percent())
                    : null;
        }
        return keyword(in, SIDES);
    }

    private static <T> @Nullable T keyword(TokenCursor in, Map<String, T> keywords) {
        if (in.peek() instanceof Token token && token.is(TokenType.IDENT)) {
            T value = keywords.get(token.lower());
            if (value != null) {
                in.next();
            }
            return value;
        }
        return null;
    }

    private static <K extends Keyword> Map<String, K> byName(K[] keywords) {
        Map<String, K> byName = new HashMap<>();
        for (K keyword : keywords) {
            byName.put(keyword.css(), keyword);
        }
        return byName;
    }
}
