package browsy.css.media;

import browsy.css.calc.CalcParser;
import browsy.css.calc.MathNode;
import browsy.css.calc.NumericLeaf;
import browsy.css.calc.NumericType;
import browsy.css.media.FeatureTest.Operator;
import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import browsy.css.value.ComputeContext;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A comparison of two or three operands in a style query, such as {@code --level > 1} or {@code 1em
 * < --gap <= 2em}.
 *
 * @param operands custom property names or values
 * @param operators the i-th compares operands i and i+1
 * @see <a href="https://drafts.csswg.org/css-conditional-5/#typedef-style-range">css-conditional-5,
 *     style-range</a>
 */
public record StyleRange(List<List<ComponentValue>> operands, List<Operator> operators) {

    public StyleRange {
        operands = List.copyOf(operands);
        operators = List.copyOf(operators);
    }

    /**
     * A comparable value.
     *
     * @param amount the value in the canonical unit of its type
     */
    public record Quantity(NumericType type, double amount) {

        /**
         * Evaluates a single numeric value or math function. Returns null for any other value.
         *
         * @param fontSize the value of 1em in CSS px
         */
        public static @Nullable Quantity of(
                List<ComponentValue> value, MediaEnvironment device, double fontSize) {
            TokenCursor cursor = new TokenCursor(value);
            MathNode node = node(cursor.next());
            if (node == null || !cursor.atEnd()) {
                return null;
            }
            ComputeContext context = new MediaLengths(device, fontSize);
            double amount = node.resolve(context).evaluate(100);
            return Double.isNaN(amount) ? null : new Quantity(node.type(), amount);
        }

        private static @Nullable MathNode node(@Nullable ComponentValue value) {
            if (value instanceof CssFunction function) {
                return CalcParser.isMathFunction(function)
                        ? CalcParser.parse(function, NumericType.PERCENT)
                        : null;
            }
            return value instanceof Token token && !token.is(TokenType.IDENT)
                    ? NumericLeaf.of(token, NumericType.PERCENT)
                    : null;
        }
    }

    /** Parses the contents of parentheses. Returns null if they are no range. */
    static @Nullable StyleRange parse(List<ComponentValue> contents) {
        TokenCursor cursor = new TokenCursor(contents);
        List<List<ComponentValue>> operands = new ArrayList<>();
        List<Operator> operators = new ArrayList<>();
        operands.add(FeatureTestParser.operand(cursor));
        while (!cursor.atEnd()) {
            Operator operator = FeatureTestParser.operator(cursor);
            if (operator == null || operators.size() == 2) {
                return null;
            }
            operators.add(operator);
            operands.add(FeatureTestParser.operand(cursor));
        }
        boolean ordered =
                operators.size() == 1
                        || operators.size() == 2
                                && FeatureTestParser.sameDirection(
                                        operators.get(0), operators.get(1));
        return ordered && operands.stream().noneMatch(List::isEmpty)
                ? new StyleRange(operands, operators)
                : null;
    }

    /**
     * Whether all comparisons are true. They are false if operands are not comparable or have
     * different types.
     *
     * @param quantities evaluates an operand; returns null if it is not comparable
     */
    public boolean holds(Function<List<ComponentValue>, @Nullable Quantity> quantities) {
        Quantity before = quantities.apply(operands.get(0));
        for (int i = 0; i < operators.size(); i++) {
            Quantity next = quantities.apply(operands.get(i + 1));
            if (before == null || next == null || !before.type().equals(next.type())) {
                return false;
            }
            if (!operators.get(i).holds(Double.compare(before.amount(), next.amount()))) {
                return false;
            }
            before = next;
        }
        return true;
    }
}
