package browsy.css.parse;

import browsy.css.calc.AnchorFunctions;
import browsy.css.calc.CalcParser;
import browsy.css.calc.MathNode;
import browsy.css.calc.NumericType;
import browsy.css.calc.TreeAnchorCalculation;
import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenType;
import browsy.css.value.AnchoredLength;
import browsy.css.value.CalculatedLength;
import browsy.css.value.ComputeContext;
import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.LengthUnit;
import browsy.css.value.Percentage;
import browsy.css.value.Specified;
import org.jspecify.annotations.Nullable;

/**
 * Parsers of lengths and percentages. Computed lengths are in CSS px and include zoom. Lengths
 * without percentages and anchor functions are clamped to the range of layout units.
 *
 * @see <a href="https://drafts.csswg.org/css-values-4/#lengths">css-values-4</a>
 */
public final class LengthParsers {

    /** The largest length that layout units can represent: 2^25 - 4 CSS px. */
    private static final double MAX_PX = 33554428;

    /** Parses {@code <length-percentage>}. */
    public static final ValueParser<LengthPercentage> LENGTH_PERCENTAGE =
            new LengthPercentages(Range.ALL, AnchorFunctions.NONE, false);

    /** Parses {@code <length-percentage [0,∞]>}. */
    public static final ValueParser<LengthPercentage> NON_NEGATIVE_LENGTH_PERCENTAGE =
            new LengthPercentages(Range.NON_NEGATIVE, AnchorFunctions.NONE, false);

    /** Parses {@code <length-percentage>}; in quirks mode also a number of px without a unit. */
    static final ValueParser<LengthPercentage> QUIRKY_LENGTH_PERCENTAGE =
            new LengthPercentages(Range.ALL, AnchorFunctions.NONE, true);

    /** Parses {@code <length [0,∞]>} as CSS px. */
    static final ValueParser<Double> NON_NEGATIVE_PX = new Px(Range.NON_NEGATIVE);

    private LengthParsers() {}

    /** Parses {@code <length-percentage>}. */
    public static @Nullable Specified<? extends LengthPercentage> lengthPercentage(
            ValueReader in, Range range) {
        return lengthPercentage(in, range, AnchorFunctions.NONE);
    }

    private static @Nullable Specified<? extends LengthPercentage> lengthPercentage(
            ValueReader in, Range range, AnchorFunctions anchors) {
        ComponentValue next = in.peek();
        if (next instanceof Token token && token.is(TokenType.PERCENTAGE)) {
            if (!range.allows(token.number())) {
                return null;
            }
            in.next();
            return Specified.of(new Percentage(token.number()));
        }
        return next instanceof CssFunction function
                ? calculated(in, function, range, anchors)
                : literal(in, next, range);
    }

    /** Parses {@code <length-percentage>}; in quirks mode also a number of px without a unit. */
    static @Nullable Specified<? extends LengthPercentage> quirkyLengthPercentage(
            ValueReader in, Range range) {
        return quirkyLengthPercentage(in, range, AnchorFunctions.NONE);
    }

    /**
     * Parses {@code <length-percentage>}, in quirks mode also a number of px without a unit, or a
     * calculation with anchor functions.
     *
     * @param anchors the anchor functions that are valid
     */
    static @Nullable Specified<? extends LengthPercentage> quirkyLengthPercentage(
            ValueReader in, Range range, AnchorFunctions anchors) {
        Specified<Length> unitless = unitless(in, range);
        return unitless != null ? unitless : lengthPercentage(in, range, anchors);
    }

    /** Parses {@code <length>}. */
    static @Nullable Specified<? extends Length> length(ValueReader in, Range range) {
        ComponentValue next = in.peek();
        if (!(next instanceof CssFunction function)) {
            return literal(in, next, range);
        }
        Specified<LengthPercentage> calculated =
                CalcParser.isMathFunction(function)
                        ? calculated(in, CalcParser.parse(function, NumericType.PERCENT), range)
                        : null;
        return calculated == null ? null : calculated.map(Length.class::cast);
    }

    /** Parses {@code <length>} as CSS px. */
    static @Nullable Specified<Double> px(ValueReader in, Range range) {
        Specified<? extends Length> length = length(in, range);
        return length == null ? null : length.map(Length::px);
    }

    /** Parses {@code <length>} as CSS px; in quirks mode also a number of px without a unit. */
    static @Nullable Specified<Double> quirkyPx(ValueReader in, Range range) {
        Specified<Length> unitless = unitless(in, range);
        return unitless != null ? unitless.map(Length::px) : px(in, range);
    }

    /** A length in CSS px, before zoom. */
    public static Specified<Length> absolute(double px) {
        return new Absolute(Length.px(limit(px)));
    }

    /**
     * Parses a length by <a href="https://quirks.spec.whatwg.org/#the-unitless-length-quirk">the
     * unitless length quirk</a>.
     */
    private static @Nullable Specified<Length> unitless(ValueReader in, Range range) {
        if (!in.isQuirky()
                || !(in.peek() instanceof Token token)
                || !token.is(TokenType.NUMBER)
                || !range.allows(token.number())) {
            return null;
        }
        in.next();
        return new Absolute(Length.px(limit(token.number())));
    }

    /** A dimension token with a length unit, or 0 without a unit. */
    private static @Nullable Specified<Length> literal(
            ValueReader in, @Nullable ComponentValue next, Range range) {
        if (!(next instanceof Token token) || !range.allows(token.number())) {
            return null;
        }
        if (token.is(TokenType.NUMBER) && token.number() == 0) {
            in.next();
            return Specified.of(Length.ZERO);
        }
        LengthUnit unit = token.is(TokenType.DIMENSION) ? LengthUnit.named(token.unit()) : null;
        if (unit == null) {
            return null;
        }
        in.next();
        return unit.isAbsolute()
                ? new Absolute(Length.px(limit(token.number() * unit.px())))
                : new Relative(token.number(), unit);
    }

    private static @Nullable Specified<LengthPercentage> calculated(
            ValueReader in, CssFunction function, Range range, AnchorFunctions anchors) {
        return CalcParser.isMathFunction(function) || anchors.allow(function)
                ? calculated(in, CalcParser.parse(function, anchors), range)
                : null;
    }

    private static @Nullable Specified<LengthPercentage> calculated(
            ValueReader in, @Nullable MathNode node, Range range) {
        if (node == null || !node.type().equals(NumericType.LENGTH)) {
            return null;
        }
        in.next();
        return new Calculated(node, range);
    }

    /**
     * Parses {@code <length-percentage>}.
     *
     * @param anchors the anchor functions that are valid
     * @param quirky whether a number of px without a unit is valid in quirks mode
     */
    record LengthPercentages(Range range, AnchorFunctions anchors, boolean quirky)
            implements ValueParser<LengthPercentage> {
        @Override
        public @Nullable Specified<? extends LengthPercentage> parse(ValueReader in) {
            return quirky
                    ? quirkyLengthPercentage(in, range, anchors)
                    : lengthPercentage(in, range, anchors);
        }
    }

    /** Parses {@code <length>} as CSS px. */
    private record Px(Range range) implements ValueParser<Double> {
        @Override
        public @Nullable Specified<Double> parse(ValueReader in) {
            return px(in, range);
        }
    }

    private static double limit(double px) {
        return StrictMath.max(-MAX_PX, StrictMath.min(MAX_PX, px));
    }

    /** A length in an absolute unit. Its computed value depends only on zoom. */
    private record Absolute(Length length) implements Specified<Length> {
        @Override
        public Length compute(ComputeContext context) {
            return context.zoom() == 1 ? length : Length.px(limit(length.px() * context.zoom()));
        }

        // Hand-written: the first call of a generated equals is slow and delays the first page.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Absolute that && length.equals(that.length);
        }

        @Override
        public int hashCode() {
            return length.hashCode();
        }
    }

    /** A length in a relative unit. */
    private record Relative(double value, LengthUnit unit) implements Specified<Length> {
        @Override
        public Length compute(ComputeContext context) {
            return Length.px(limit(value * unit.px(context)));
        }
    }

    /**
     * A math function. It computes to the simplest type: percentage, length with anchor functions,
     * calculation with a percentage, or length.
     */
    private record Calculated(MathNode node, Range range) implements Specified<LengthPercentage> {
        @Override
        public LengthPercentage compute(ComputeContext context) {
            MathNode resolved = node.resolve(context);
            if (resolved instanceof MathNode.Share share) {
                return new Percentage(range.clamp(share.percent()));
            }
            if (resolved.hasAnchor()) {
                return new AnchoredLength(
                        new TreeAnchorCalculation(
                                range == Range.ALL ? resolved : resolved.nonNegative()));
            }
            if (resolved.hasPercentage()) {
                return new CalculatedLength(range == Range.ALL ? resolved : resolved.nonNegative());
            }
            return Length.px(limit(range.clamp(resolved.evaluate(0))));
        }
    }
}
