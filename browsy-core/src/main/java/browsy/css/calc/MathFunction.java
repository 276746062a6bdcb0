package browsy.css.calc;

/**
 * The operations of calculation trees. Operands and results are in canonical units.
 *
 * @see <a href="https://drafts.csswg.org/css-values-4/#calc-func">css-values-4</a>
 */
enum MathFunction {
    SUM,
    PRODUCT,
    NEGATE,
    INVERT,
    MIN,
    MAX,
    CLAMP,
    ROUND_NEAREST,
    ROUND_UP,
    ROUND_DOWN,
    ROUND_TO_ZERO,
    MOD,
    REM,
    SIN,
    COS,
    TAN,
    ASIN,
    ACOS,
    ATAN,
    ATAN2,
    POW,
    SQRT,
    HYPOT,
    LOG,
    EXP,
    ABS,
    SIGN,
    /** Clamps a calculation to the non-negative range of a property. Has no CSS syntax. */
    FLOOR_AT_ZERO,
    PROGRESS;

    private enum RoundTo {
        NEAREST,
        UP,
        DOWN,
        ZERO
    }

    double apply(double[] a) {
        return switch (this) {
            case SUM -> sum(a);
            case PRODUCT -> product(a);
            case NEGATE -> -a[0];
            case INVERT -> 1 / a[0];
            case MIN -> min(a);
            case MAX -> max(a);
            case CLAMP -> StrictMath.max(a[0], StrictMath.min(a[1], a[2]));
            case ROUND_NEAREST -> round(a, RoundTo.NEAREST);
            case ROUND_UP -> round(a, RoundTo.UP);
            case ROUND_DOWN -> round(a, RoundTo.DOWN);
            case ROUND_TO_ZERO -> round(a, RoundTo.ZERO);
            case MOD -> mod(a);
            case REM -> Double.isInfinite(a[1]) && !Double.isInfinite(a[0]) ? a[0] : a[0] % a[1];
            case SIN -> StrictMath.sin(a[0]);
            case COS -> StrictMath.cos(a[0]);
            case TAN -> StrictMath.tan(a[0]);
            case ASIN -> StrictMath.asin(a[0]);
            case ACOS -> StrictMath.acos(a[0]);
            case ATAN -> StrictMath.atan(a[0]);
            case ATAN2 -> StrictMath.atan2(a[0], a[1]);
            case POW -> StrictMath.pow(a[0], a[1]);
            case SQRT -> StrictMath.sqrt(a[0]);
            case HYPOT -> hypot(a);
            case LOG ->
                    a.length == 1
                            ? StrictMath.log(a[0])
                            : StrictMath.log(a[0]) / StrictMath.log(a[1]);
            case EXP -> StrictMath.exp(a[0]);
            case ABS -> StrictMath.abs(a[0]);
            case SIGN -> StrictMath.signum(a[0]);
            case FLOOR_AT_ZERO -> Double.isNaN(a[0]) ? 0 : StrictMath.max(0, a[0]);
            case PROGRESS -> progress(a);
        };
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
