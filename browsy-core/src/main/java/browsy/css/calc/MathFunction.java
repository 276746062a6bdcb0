package browsy.css.calc;

import java.util.function.ToDoubleFunction;

/**
 * The operations of calculation trees. Operands and results are in canonical units.
 *
 * @see <a href="https://drafts.csswg.org/css-values-4/#calc-func">css-values-4</a>
 */
enum MathFunction {
    SUM(MathFunction::sum),
    PRODUCT(MathFunction::product),
    NEGATE(a -> -a[0]),
    INVERT(a -> 1 / a[0]),
    MIN(MathFunction::min),
    MAX(MathFunction::max),
    CLAMP(a -> StrictMath.max(a[0], StrictMath.min(a[1], a[2]))),
    ROUND_NEAREST(a -> round(a, RoundTo.NEAREST)),
    ROUND_UP(a -> round(a, RoundTo.UP)),
    ROUND_DOWN(a -> round(a, RoundTo.DOWN)),
    ROUND_TO_ZERO(a -> round(a, RoundTo.ZERO)),
    MOD(MathFunction::mod),
    REM(a -> Double.isInfinite(a[1]) && !Double.isInfinite(a[0]) ? a[0] : a[0] % a[1]),
    SIN(a -> StrictMath.sin(a[0])),
    COS(a -> StrictMath.cos(a[0])),
    TAN(a -> StrictMath.tan(a[0])),
    ASIN(a -> StrictMath.asin(a[0])),
    ACOS(a -> StrictMath.acos(a[0])),
    ATAN(a -> StrictMath.atan(a[0])),
    ATAN2(a -> StrictMath.atan2(a[0], a[1])),
    POW(a -> StrictMath.pow(a[0], a[1])),
    SQRT(a -> StrictMath.sqrt(a[0])),
    HYPOT(MathFunction::hypot),
    LOG(a -> a.length == 1 ? StrictMath.log(a[0]) : StrictMath.log(a[0]) / StrictMath.log(a[1])),
    EXP(a -> StrictMath.exp(a[0])),
    ABS(a -> StrictMath.abs(a[0])),
    SIGN(a -> StrictMath.signum(a[0])),
    /** Clamps a calculation to the non-negative range of a property. Has no CSS syntax. */
    FLOOR_AT_ZERO(a -> Double.isNaN(a[0]) ? 0 : StrictMath.max(0, a[0])),
    PROGRESS(MathFunction::progress);

    private enum RoundTo {
        NEAREST,
        UP,
        DOWN,
        ZERO
    }

    private final ToDoubleFunction<double[]> function;

    MathFunction(ToDoubleFunction<double[]> function) {
        this.function = function;
    }

    double apply(double[] arguments) {
        return function.applyAsDouble(arguments);
    }

    private static double sum(double[] a) {
        double sum = 0;
        for (double value : a) {
            sum += value;
        }
        return sum;
    }

    private static double product(double[] a) {
        double product = 1;
        for (double value : a) {
            product *= value;
        }
        return product;
    }

    private static double min(double[] a) {
        double min = a[0];
        for (double value : a) {
            min = StrictMath.min(min, value);
        }
        return min;
    }

    private static double max(double[] a) {
        double max = a[0];
        for (double value : a) {
            max = StrictMath.max(max, value);
        }
        return max;
    }

    private static double hypot(double[] a) {
        double squares = 0;
        for (double value : a) {
            squares += value * value;
        }
        return a.length == 1 ? StrictMath.abs(a[0]) : StrictMath.sqrt(squares);
    }

    /**
     * Rounds a value to a multiple of a step, see <a
     * href="https://drafts.csswg.org/css-values-4/#round-func">css-values-4</a>.
     */
    private static double round(double[] a, RoundTo to) {
        double value = a[0];
        double step = StrictMath.abs(a[1]);
        if (step == 0 || Double.isNaN(value) || Double.isNaN(step)) {
            return Double.NaN;
        }
        if (Double.isInfinite(value)) {
            return Double.isInfinite(step) ? Double.NaN : value;
        }
        if (Double.isInfinite(step)) {
            double zero = StrictMath.copySign(0.0, value);
            return switch (to) {
                case NEAREST, ZERO -> zero;
                case UP -> value > 0 ? Double.POSITIVE_INFINITY : zero;
                case DOWN -> value < 0 ? Double.NEGATIVE_INFINITY : zero;
            };
        }
        double quotient = value / step;
        double whole =
                switch (to) {
                    case NEAREST -> StrictMath.floor(quotient + 0.5);
                    case UP -> StrictMath.ceil(quotient);
                    case DOWN -> StrictMath.floor(quotient);
                    case ZERO ->
                            quotient < 0 ? StrictMath.ceil(quotient) : StrictMath.floor(quotient);
                };
        return whole * step;
    }

    /**
     * Position of a value between two others, from 0 to 1, see <a
     * href="https://drafts.csswg.org/css-values-5/#progress-func">css-values-5</a>.
     */
    private static double progress(double[] a) {
        if (a[1] == a[2]) {
            return a[0] > a[1] ? 1 : 0;
        }
        return StrictMath.max(0, StrictMath.min(1, (a[0] - a[1]) / (a[2] - a[1])));
    }

    /** Modulus whose result has the sign of the divisor. */
    private static double mod(double[] a) {
        if (Double.isInfinite(a[1]) && !Double.isInfinite(a[0])) {
            boolean sameSign = StrictMath.signum(a[0]) * StrictMath.signum(a[1]) >= 0;
            return sameSign ? a[0] : Double.NaN;
        }
        double rest = a[0] % a[1];
        return rest != 0 && rest < 0 != a[1] < 0 ? rest + a[1] : rest;
    }
}
