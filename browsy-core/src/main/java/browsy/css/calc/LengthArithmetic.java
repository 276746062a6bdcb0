package browsy.css.calc;

import browsy.css.value.CalculatedLength;
import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Percentage;
import java.util.List;

/** Arithmetic on computed lengths and percentages. */
public final class LengthArithmetic {

    private LengthArithmetic() {}

    /** {@code 100% - offset}. */
    public static LengthPercentage fromEnd(LengthPercentage offset) {
        MathNode minus =
                Operation.simplified(
                        MathFunction.NEGATE, List.of(node(offset)), NumericType.LENGTH);
        return value(List.of(new MathNode.Share(100, NumericType.LENGTH), minus));
    }

    /** {@code a + b}. */
    public static LengthPercentage sum(LengthPercentage a, LengthPercentage b) {
        return value(List.of(node(a), node(b)));
    }

    /** The sum of the terms as the simplest type. */
    private static LengthPercentage value(List<MathNode> terms) {
        MathNode sum = Operation.simplified(MathFunction.SUM, terms, NumericType.LENGTH);
        if (sum instanceof MathNode.Share share) {
            return new Percentage(share.percent());
        }
        return sum.hasPercentage() ? new CalculatedLength(sum) : Length.px(sum.evaluate(0));
    }

    private static MathNode node(LengthPercentage value) {
        if (value instanceof Percentage percentage) {
            return new MathNode.Share(percentage.value(), NumericType.LENGTH);
        }
        if (value instanceof CalculatedLength calculated) {
            return (MathNode) calculated.expression();
        }
        return new MathNode.Amount(((Length) value).px(), NumericType.LENGTH);
    }
}
