package browsy.css.calc;

import browsy.css.syntax.Token;
import browsy.css.syntax.TokenType;
import browsy.css.value.LengthUnit;
import org.jspecify.annotations.Nullable;

/**
 * Creates the leaves of calculation trees from numbers, percentages, dimensions and constants.
 *
 * @see <a href="https://drafts.csswg.org/css-values-4/#calc-keywords">css-values-4</a>
 */
public final class NumericLeaf {

    private NumericLeaf() {}

    /**
     * Creates the node of a numeric token or a constant such as {@code pi}. Returns null for other
     * tokens and unknown units.
     *
     * @param percentageType the type that percentages resolve to
     */
    public static @Nullable MathNode of(Token token, NumericType percentageType) {
        if (token.is(TokenType.NUMBER)) {
            return number(token.number());
        }
        if (token.is(TokenType.PERCENTAGE)) {
            return new MathNode.Share(token.number(), percentageType);
        }
        if (token.is(TokenType.DIMENSION)) {
            return dimension(token.number(), token.unit());
        }
        if (token.is(TokenType.IDENT)) {
            return switch (token.lower()) {
                case "e" -> number(StrictMath.E);
                case "pi" -> number(StrictMath.PI);
                case "infinity" -> number(Double.POSITIVE_INFINITY);
                case "-infinity" -> number(Double.NEGATIVE_INFINITY);
                case "nan" -> number(Double.NaN);
                default -> null;
            };
        }
        return null;
    }

    private static @Nullable MathNode dimension(double value, String unitName) {
        LengthUnit unit = LengthUnit.named(unitName);
        if (unit != null) {
            return unit.isAbsolute()
                    ? new MathNode.Amount(value * unit.px(), NumericType.LENGTH)
                    : new MathNode.Relative(value, unit);
        }
        return switch (unitName) {
            case "deg" -> amount(StrictMath.toRadians(value), Dimension.ANGLE);
            case "rad" -> amount(value, Dimension.ANGLE);
            case "grad" -> amount(value * StrictMath.PI / 200, Dimension.ANGLE);
            case "turn" -> amount(value * 2 * StrictMath.PI, Dimension.ANGLE);
            case "s" -> amount(value, Dimension.TIME);
            case "ms" -> amount(value / 1000, Dimension.TIME);
            case "hz" -> amount(value, Dimension.FREQUENCY);
            case "khz" -> amount(value * 1000, Dimension.FREQUENCY);
            case "dppx", "x" -> amount(value, Dimension.RESOLUTION);
            case "dpi" -> amount(value / 96, Dimension.RESOLUTION);
            case "dpcm" -> amount(value * 2.54 / 96, Dimension.RESOLUTION);
            case "fr" -> amount(value, Dimension.FLEX);
            default -> null;
        };
    }

    private static MathNode amount(double value, Dimension dimension) {
        return new MathNode.Amount(value, NumericType.of(dimension));
    }

    /** Creates a number. */
    static MathNode number(double value) {
        return new MathNode.Amount(value, NumericType.NUMBER);
    }
}
