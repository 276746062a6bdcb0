package browsy.css.calc;

import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.SimpleBlock;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import browsy.css.value.SizeCalculation;
import browsy.css.value.Specified;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Parses math functions into typed calculation trees, simplified as far as their operands are
 * known.
 *
 * @see <a href="https://drafts.csswg.org/css-values-4/#calc-syntax">css-values-4</a>
 */
public final class CalcParser {

    /** The maximum nesting depth. Like in browsers, deeper nesting is invalid. */
    private static final int MAX_DEPTH = 100;

    /** Functions with exactly one number or angle; the inverse functions return angles. */
    private static final Map<String, MathFunction> TRIGONOMETRIC =
            Map.of(
                    "sin", MathFunction.SIN,
                    "cos", MathFunction.COS,
                    "tan", MathFunction.TAN,
                    "asin", MathFunction.ASIN,
                    "acos", MathFunction.ACOS,
                    "atan", MathFunction.ATAN);

    private static final Set<String> NAMES =
            Set.of(
                    "calc",
                    "-webkit-calc",
                    "min",
                    "max",
                    "clamp",
                    "round",
                    "mod",
                    "rem",
                    "sin",
                    "cos",
                    "tan",
                    "asin",
                    "acos",
                    "atan",
                    "atan2",
                    "pow",
                    "sqrt",
                    "hypot",
                    "log",
                    "exp",
                    "abs",
                    "sign",
                    "progress",
                    "sibling-index",
                    "sibling-count");

    private final NumericType percentageType;
    private final Map<String, MathNode> names;
    private final AnchorFunctions anchors;

    private CalcParser(
            NumericType percentageType, Map<String, MathNode> names, AnchorFunctions anchors) {
        this.percentageType = percentageType;
        this.names = names;
        this.anchors = anchors;
    }

    /** Whether the value is a math function. */
    public static boolean isMathFunction(@Nullable ComponentValue value) {
        return value instanceof CssFunction function && NAMES.contains(function.name());
    }

    /**
     * Parses a math function. Returns null if it is invalid.
     *
     * @param percentageType the type that percentages resolve to
     */
    public static @Nullable MathNode parse(CssFunction function, NumericType percentageType) {
        return parse(function, percentageType, Map.of());
    }

    /**
     * Parses a math function or anchor function in which percentages resolve to lengths. Returns
     * null if it is invalid.
     *
     * @param anchors the anchor functions that are valid
     */
    public static @Nullable MathNode parse(CssFunction function, AnchorFunctions anchors) {
        return new CalcParser(NumericType.LENGTH, Map.of(), anchors).function(function, 0);
    }

    /**
     * Parses a math function in which some identifiers denote numbers, like the channels in
     * relative colors. Returns null if it is invalid.
     *
     * @param percentageType the type that percentages resolve to
     * @param names values by identifier in lower case
     */
    public static @Nullable MathNode parse(
            CssFunction function, NumericType percentageType, Map<String, Double> names) {
        Map<String, MathNode> leaves = new HashMap<>();
        names.forEach((name, value) -> leaves.put(name, NumericLeaf.number(value)));
        return new CalcParser(percentageType, leaves, AnchorFunctions.NONE).function(function, 0);
    }

    /**
     * Parses the calculation of a {@code calc-size()}, in which {@code size} denotes a length.
     * Returns null if it is invalid.
     */
    public static @Nullable Specified<SizeCalculation> parseSize(List<ComponentValue> calculation) {
        return sizeCalculation(calculation, Map.of("size", new MathNode.BasisSize()));
    }

    /**
     * Parses the calculation of a {@code calc-size()} with the basis {@code any}, in which {@code
     * size} is invalid. Returns null if it is invalid.
     */
    public static @Nullable Specified<SizeCalculation> parseSizeOfAny(
            List<ComponentValue> calculation) {
        return sizeCalculation(calculation, Map.of());
    }

    private static @Nullable Specified<SizeCalculation> sizeCalculation(
            List<ComponentValue> calculation, Map<String, MathNode> names) {
        TokenCursor in = new TokenCursor(calculation);
        MathNode node = new CalcParser(NumericType.LENGTH, names, AnchorFunctions.NONE).sum(in, 0);
        if (node == null || !in.atEnd() || !node.type().equals(NumericType.LENGTH)) {
            return null;
        }
        return context -> new TreeSizeCalculation(node.resolve(context));
    }

    /**
     * Parses an anchor function or math function. Functions with a special syntax have parsers of
     * their own; the other functions take comma-separated sums.
     */
    private @Nullable MathNode function(CssFunction function, int depth) {
        if (depth > MAX_DEPTH) {
            return null;
        }
        if (anchors.allow(function)) {
            return anchors.parse(function, in -> value(in, depth + 1));
        }
        TokenCursor arguments = new TokenCursor(function.arguments());
        String name = function.name();
        if (name.equals("calc") || name.equals("-webkit-calc")) {
            MathNode node = sum(arguments, depth + 1);
            return arguments.atEnd() ? node : null;
        }
        if (name.equals("sibling-index") || name.equals("sibling-count")) {
            return arguments.atEnd()
                    ? new MathNode.SiblingNumber(name.equals("sibling-count"))
                    : null;
        }
        if (name.equals("round")) {
            return round(arguments, depth);
        }
        if (name.equals("clamp")) {
            return clamp(arguments, depth);
        }
        List<MathNode> operands = new ArrayList<>();
        do {
            MathNode operand = sum(arguments, depth + 1);
            if (operand == null) {
                return null;
            }
            operands.add(operand);
        } while (arguments.takeComma());
        return arguments.atEnd() ? call(name, operands) : null;
    }

    /** Checks the number and types of operands. Returns null if they are invalid. */
    private @Nullable MathNode call(String name, List<MathNode> operands) {
        MathFunction trigonometric = TRIGONOMETRIC.get(name);
        if (trigonometric != null) {
            return operands.size() == 1 ? trigonometric(trigonometric, operands) : null;
        }
        int count = operands.size();
        return switch (name) {
            case "min" -> sameType(MathFunction.MIN, operands);
            case "max" -> sameType(MathFunction.MAX, operands);
            case "mod" -> count == 2 ? sameType(MathFunction.MOD, operands) : null;
            case "rem" -> count == 2 ? sameType(MathFunction.REM, operands) : null;
            case "hypot" -> sameType(MathFunction.HYPOT, operands);
            case "abs" -> count == 1 ? sameType(MathFunction.ABS, operands) : null;
            case "sign" ->
                    count == 1 ? into(MathFunction.SIGN, operands, NumericType.NUMBER) : null;
            case "atan2" ->
                    count == 2 && NumericType.common(operands) != null
                            ? into(MathFunction.ATAN2, operands, NumericType.ANGLE)
                            : null;
            case "progress" ->
                    count == 3 && NumericType.common(operands) != null
                            ? into(MathFunction.PROGRESS, operands, NumericType.NUMBER)
                            : null;
            case "pow" -> count == 2 ? ofNumbers(MathFunction.POW, operands) : null;
            case "log" -> count <= 2 ? ofNumbers(MathFunction.LOG, operands) : null;
            case "sqrt" -> count == 1 ? ofNumbers(MathFunction.SQRT, operands) : null;
            case "exp" -> count == 1 ? ofNumbers(MathFunction.EXP, operands) : null;
            default -> null;
        };
    }

    private static @Nullable MathNode trigonometric(
            MathFunction function, List<MathNode> operands) {
        NumericType type = operands.get(0).type();
        boolean number = type.equals(NumericType.NUMBER);
        return switch (function) {
            case SIN, COS, TAN ->
                    number || type.equals(NumericType.ANGLE)
                            ? into(function, operands, NumericType.NUMBER)
                            : null;
            default -> number ? into(function, operands, NumericType.ANGLE) : null;
        };
    }

    /** Parses {@code clamp()}. Either bound may be {@code none}. */
    private @Nullable MathNode clamp(TokenCursor arguments, int depth) {
        boolean noMin = arguments.takeIdent("none");
        MathNode min = noMin ? null : sum(arguments, depth + 1);
        if (min == null && !noMin || !arguments.takeComma()) {
            return null;
        }
        MathNode value = sum(arguments, depth + 1);
        if (value == null || !arguments.takeComma()) {
            return null;
        }
        boolean noMax = arguments.takeIdent("none");
        MathNode max = noMax ? null : sum(arguments, depth + 1);
        if (!arguments.atEnd() || max == null && !noMax) {
            return null;
        }
        if (min == null) {
            return max == null ? value : sameType(MathFunction.MIN, List.of(value, max));
        }
        return max == null
                ? sameType(MathFunction.MAX, List.of(min, value))
                : sameType(MathFunction.CLAMP, List.of(min, value, max));
    }

    /** Parses {@code round( <rounding-strategy>?, <value>, <step>? )}. */
    private @Nullable MathNode round(TokenCursor arguments, int depth) {
        MathFunction strategy = MathFunction.ROUND_NEAREST;
        int start = arguments.position();
        String keyword = arguments.takeIdent();
        if (keyword != null) {
            MathFunction named =
                    switch (keyword) {
                        case "nearest" -> MathFunction.ROUND_NEAREST;
                        case "up" -> MathFunction.ROUND_UP;
                        case "down" -> MathFunction.ROUND_DOWN;
                        case "to-zero" -> MathFunction.ROUND_TO_ZERO;
                        default -> null;
                    };
            if (named == null) {
                arguments.reset(start);
            } else {
                strategy = named;
                if (!arguments.takeComma()) {
                    return null;
                }
            }
        }
        MathNode value = sum(arguments, depth + 1);
        if (value == null) {
            return null;
        }
        MathNode step;
        if (arguments.takeComma()) {
            step = sum(arguments, depth + 1);
        } else {
            step = value.type().equals(NumericType.NUMBER) ? NumericLeaf.number(1) : null;
        }
        if (step == null || !arguments.atEnd()) {
            return null;
        }
        return sameType(strategy, List.of(value, step));
    }

    /** Parses {@code <calc-sum>}. Plus and minus require white space on both sides. */
    private @Nullable MathNode sum(TokenCursor in, int depth) {
        MathNode first = product(in, depth);
        if (first == null) {
            return null;
        }
        List<MathNode> terms = new ArrayList<>();
        terms.add(first);
        while (true) {
            int end = in.position();
            boolean space = in.skipWhitespace();
            ComponentValue operator = in.peekRaw();
            boolean minus = operator != null && operator.isDelim('-');
            if (!minus && (operator == null || !operator.isDelim('+'))) {
                in.reset(end);
                break;
            }
            in.nextRaw();
            if (!space || !in.skipWhitespace()) {
                return null;
            }
            MathNode term = product(in, depth);
            if (term == null || !term.type().equals(first.type())) {
                return null;
            }
            terms.add(minus ? into(MathFunction.NEGATE, List.of(term), term.type()) : term);
        }
        return terms.size() == 1 ? first : into(MathFunction.SUM, terms, first.type());
    }

    /** Parses {@code <calc-product>}. A division becomes a product with an inverted factor. */
    private @Nullable MathNode product(TokenCursor in, int depth) {
        MathNode first = value(in, depth);
        if (first == null) {
            return null;
        }
        List<MathNode> factors = new ArrayList<>();
        factors.add(first);
        NumericType type = first.type();
        while (true) {
            int end = in.position();
            boolean divide = in.takeDelim('/');
            if (!divide && !in.takeDelim('*')) {
                in.reset(end);
                break;
            }
            MathNode factor = value(in, depth);
            if (factor == null) {
                return null;
            }
            if (divide) {
                factor = into(MathFunction.INVERT, List.of(factor), factor.type().inverse());
            }
            factors.add(factor);
            type = type.times(factor.type());
        }
        return factors.size() == 1 ? first : into(MathFunction.PRODUCT, factors, type);
    }

    /** Parses {@code <calc-value>}: parentheses, a function, a numeric token or an identifier. */
    private @Nullable MathNode value(TokenCursor in, int depth) {
        ComponentValue value = in.next();
        if (value instanceof SimpleBlock block && block.open() == '(') {
            if (depth > MAX_DEPTH) {
                return null;
            }
            TokenCursor inner = new TokenCursor(block.contents());
            MathNode node = sum(inner, depth + 1);
            return inner.atEnd() ? node : null;
        }
        if (value instanceof CssFunction function) {
            return isMathFunction(function) || anchors.allow(function)
                    ? function(function, depth + 1)
                    : null;
        }
        if (!(value instanceof Token token)) {
            return null;
        }
        MathNode named = token.is(TokenType.IDENT) ? names.get(token.lower()) : null;
        return named != null ? named : NumericLeaf.of(token, percentageType);
    }

    /** An operation on operands of one type with a result of that type; null if types differ. */
    private static @Nullable MathNode sameType(MathFunction function, List<MathNode> operands) {
        NumericType type = NumericType.common(operands);
        return type == null ? null : into(function, operands, type);
    }

    /** An operation on numbers; null if an operand has another type. */
    private static @Nullable MathNode ofNumbers(MathFunction function, List<MathNode> operands) {
        NumericType type = NumericType.common(operands);
        return NumericType.NUMBER.equals(type)
                ? into(function, operands, NumericType.NUMBER)
                : null;
    }

    private static MathNode into(MathFunction function, List<MathNode> operands, NumericType type) {
        return Operation.simplified(function, operands, type);
    }
}
