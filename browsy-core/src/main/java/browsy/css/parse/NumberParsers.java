package browsy.css.parse;

import browsy.css.calc.CalcParser;
import browsy.css.calc.MathNode;
import browsy.css.calc.NumericLeaf;
import browsy.css.calc.NumericType;
import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenType;
import browsy.css.value.Specified;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Parsers of numbers, integers, percentages, angles and times. Results of math functions are
 * clamped to the range of float.
 *
 * @see <a href="https://drafts.csswg.org/css-values-4/#numeric-types">css-values-4</a>
 */
public final class NumberParsers {
    private static final double MAX = Float.MAX_VALUE;

    /** Parses {@code <number [0,∞]>}. */
    public static final ValueParser<Double> NON_NEGATIVE_NUMBER = new Numbers(Range.NON_NEGATIVE);

    /** Parses {@code <integer>}. */
    public static final ValueParser<Integer> INTEGER = new Integers(Integer.MIN_VALUE);

    /** Parses {@code <integer [1,∞]>}. */
    public static final ValueParser<Integer> POSITIVE_INTEGER = new Integers(1);

    private NumberParsers() {}

    /** Parses {@code <number>}. */
    public static @Nullable Specified<Double> number(ValueReader in, Range range) {
        return literalOrCalc(in, TokenType.NUMBER, NumericType.NUMBER, range);
    }

    /** Parses {@code <number> | <percentage>}. The value of 50% is 0.5. */
    static @Nullable Specified<Double> numberOrPercentage(ValueReader in, Range range) {
        Specified<Double> number = number(in, range);
        if (number != null) {
            return number;
        }
        Specified<Double> percentage = percentage(in, range);
        return percentage == null ? null : percentage.map(p -> p / 100);
    }

    /** Parses {@code <percentage>}. The value of 50% is 50. */
    static @Nullable Specified<Double> percentage(ValueReader in, Range range) {
        Token literal = in.take(TokenType.PERCENTAGE);
        if (literal != null) {
            return range.allows(literal.number()) ? Specified.of(literal.number()) : null;
        }
        MathNode node = calc(in, NumericType.PERCENT);
        return node == null ? null : context -> clamp(node.resolve(context).evaluate(100), range);
    }

    /** Parses {@code <integer>} of at least {@code min}. Calculations are rounded and clamped. */
    public static @Nullable Specified<Integer> integer(ValueReader in, int min) {
        Token literal = in.take(TokenType.NUMBER);
        if (literal != null) {
            boolean valid =
                    literal.isInteger() && (min == Integer.MIN_VALUE || literal.number() >= min);
            return valid ? Specified.of(toInt(literal.number())) : null;
        }
        Specified<Double> number = literalOrCalc(in, null, NumericType.NUMBER, Range.ALL);
        return number == null
                ? null
                : number.map(n -> StrictMath.max(min, toInt(StrictMath.floor(n + 0.5))));
    }

    /**
     * Parses {@code <angle>} in radians.
     *
     * @param unitlessZero whether 0 without a unit is valid
     */
    static @Nullable Specified<Double> angle(ValueReader in, boolean unitlessZero) {
        ComponentValue next = in.peek();
        if (next instanceof Token token) {
            if (unitlessZero && token.is(TokenType.NUMBER) && token.number() == 0) {
                in.next();
                return Specified.of(0.0);
            }
            return dimension(in, token, NumericType.ANGLE, Range.ALL);
        }
        return literalOrCalc(in, null, NumericType.ANGLE, Range.ALL);
    }

    /** Parses {@code <time>} in seconds. */
    static @Nullable Specified<Double> time(ValueReader in, Range range) {
        return in.peek() instanceof Token token
                ? dimension(in, token, NumericType.TIME, range)
                : literalOrCalc(in, null, NumericType.TIME, range);
    }

    /** Takes the next token if it is a dimension of a given type. */
    private static @Nullable Specified<Double> dimension(
            ValueReader in, Token token, NumericType type, Range range) {
        MathNode leaf =
                token.is(TokenType.DIMENSION) ? NumericLeaf.of(token, NumericType.PERCENT) : null;
        if (leaf == null || !leaf.type().equals(type) || !range.allows(leaf.evaluate(0))) {
            return null;
        }
        in.next();
        return Specified.of(leaf.evaluate(0));
    }

    /**
     * Takes a literal or a math function.
     *
     * @param literalType the token type of a literal; null if only math functions are parsed
     * @param type the type of the math function
     */
    private static @Nullable Specified<Double> literalOrCalc(
            ValueReader in, @Nullable TokenType literalType, NumericType type, Range range) {
        Token literal = literalType == null ? null : in.take(literalType);
        if (literal != null) {
            return range.allows(literal.number()) ? Specified.of(literal.number()) : null;
        }
        MathNode node = calc(in, type);
        if (node == null) {
            return null;
        }
        if (node instanceof MathNode.Amount amount) {
            return Specified.of(clamp(amount.value(), range));
        }
        return context -> clamp(node.resolve(context).evaluate(0), range);
    }

    /**
     * Takes a math function of a given type. If the type differs, returns null and does not move
     * the reader.
     */
    static @Nullable MathNode calc(ValueReader in, NumericType type) {
        if (!CalcParser.isMathFunction(in.peek())) {
            return null;
        }
        int start = in.position();
        CssFunction function = Objects.requireNonNull(in.takeFunction());
        MathNode node = CalcParser.parse(function, NumericType.PERCENT);
        if (node == null || !node.type().equals(type)) {
            in.reset(start);
            return null;
        }
        return node;
    }

    /** Parses {@code <number>}. */
    private record Numbers(Range range) implements ValueParser<Double> {
        @Override
        public @Nullable Specified<Double> parse(ValueReader in) {
            return number(in, range);
        }
    }

    /** Parses {@code <integer>} of at least {@code min}. */
    private record Integers(int min) implements ValueParser<Integer> {
        @Override
        public @Nullable Specified<Integer> parse(ValueReader in) {
            return integer(in, min);
        }
    }

    private static double clamp(double value, Range range) {
        return range.clamp(StrictMath.max(-MAX, StrictMath.min(MAX, value)));
    }

    private static int toInt(double value) {
        return (int) value;
    }
}
