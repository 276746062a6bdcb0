package browsy.css.calc;

import browsy.css.value.AnchorQuery;
import browsy.css.value.AnchorResolver;
import browsy.css.value.ComputeContext;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * An inner node of a calculation tree: a function or operator with its operands.
 *
 * @param type the type of the result
 */
record Operation(MathFunction function, List<MathNode> operands, NumericType type)
        implements MathNode {

    Operation {
        operands = List.copyOf(operands);
    }

    @Override
    public MathNode resolve(ComputeContext context) {
        List<MathNode> resolved = new ArrayList<>(operands.size());
        for (MathNode operand : operands) {
            resolved.add(operand.resolve(context));
        }
        return simplified(function, resolved, type);
    }

    @Override
    public MathNode withSize(double px) {
        return simplified(function, operands.stream().map(o -> o.withSize(px)).toList(), type);
    }

    @Override
    public boolean hasAnchor() {
        for (MathNode operand : operands) {
            if (operand.hasAnchor()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public @Nullable MathNode among(AnchorResolver anchors) {
        List<MathNode> known = new ArrayList<>(operands.size());
        for (MathNode operand : operands) {
            MathNode length = operand.among(anchors);
            if (length == null) {
                return null;
            }
            known.add(length);
        }
        return simplified(function, known, type);
    }

    @Override
    public MathNode asking(UnaryOperator<AnchorQuery> other) {
        return new Operation(function, operands.stream().map(o -> o.asking(other)).toList(), type);
    }

    /**
     * Creates an operation, simplified where possible: operations on amounts are computed, terms of
     * sums are merged, a percentage times a number is a percentage.
     *
     * @see <a href="https://drafts.csswg.org/css-values-4/#calc-simplification">css-values-4</a>
     */
    static MathNode simplified(MathFunction function, List<MathNode> operands, NumericType type) {
        if (operands.stream().allMatch(Amount.class::isInstance)) {
            return new Amount(function.apply(values(operands, 0)), type);
        }
        if (function == MathFunction.SUM) {
            return sum(operands, type);
        }
        if (function == MathFunction.PRODUCT) {
            MathNode distributed = distributed(operands, type);
            if (distributed != null) {
                return distributed;
            }
            return product(operands, type);
        }
        if (function == MathFunction.NEGATE && operands.get(0) instanceof Share share) {
            return new Share(-share.percent(), type);
        }
        return new Operation(function, operands, type);
    }

    /**
     * Creates a product. Amounts are multiplied and become the first factor. The product of amounts
     * and one percentage is a percentage.
     */
    private static MathNode product(List<MathNode> factors, NumericType type) {
        double known = 1;
        NumericType knownType = NumericType.NUMBER;
        List<MathNode> rest = new ArrayList<>();
        for (MathNode factor : factors) {
            if (factor instanceof Amount amount) {
                known *= amount.value();
                knownType = knownType.times(amount.type());
            } else {
                rest.add(factor);
            }
        }
        if (rest.size() == 1 && rest.get(0) instanceof Share share) {
            return new Share(share.percent() * known, type);
        }
        if (rest.size() < factors.size() && !(known == 1 && knownType.equals(NumericType.NUMBER))) {
            rest.add(0, new Amount(known, knownType));
        }
        return rest.size() == 1 ? rest.get(0) : new Operation(MathFunction.PRODUCT, rest, type);
    }

    /**
     * Distributes numbers over a sum. Returns null unless the factors are numbers and exactly one
     * sum.
     */
    private static @Nullable MathNode distributed(List<MathNode> factors, NumericType type) {
        double known = 1;
        Operation sum = null;
        for (MathNode factor : factors) {
            if (factor instanceof Amount amount && amount.type().equals(NumericType.NUMBER)) {
                known *= amount.value();
            } else if (sum == null
                    && factor instanceof Operation operation
                    && operation.function == MathFunction.SUM) {
                sum = operation;
            } else {
                return null;
            }
        }
        if (sum == null) {
            return null;
        }
        MathNode number = new Amount(known, NumericType.NUMBER);
        List<MathNode> terms = new ArrayList<>(sum.operands.size());
        for (MathNode term : sum.operands) {
            terms.add(simplified(MathFunction.PRODUCT, List.of(term, number), type));
        }
        return sum(terms, type);
    }

    /**
     * Creates a sum. Flattens nested sums, adds up amounts and percentages, and orders the terms:
     * percentage, amount, others. An amount of 0 is dropped if there is a percentage.
     */
    private static MathNode sum(List<MathNode> operands, NumericType type) {
        double amount = 0;
        double percent = 0;
        boolean anyAmount = false;
        boolean anyShare = false;
        List<MathNode> rest = new ArrayList<>();
        for (MathNode term : flattened(operands)) {
            if (term instanceof Amount a) {
                amount += a.value();
                anyAmount = true;
            } else if (term instanceof Share s) {
                percent += s.percent();
                anyShare = true;
            } else {
                rest.add(term);
            }
        }
        List<MathNode> terms = new ArrayList<>(rest.size() + 2);
        if (anyShare) {
            terms.add(new Share(percent, type));
        }
        if (anyAmount && (amount != 0 || terms.isEmpty())) {
            terms.add(new Amount(amount, type));
        }
        terms.addAll(rest);
        return terms.size() == 1 ? terms.get(0) : new Operation(MathFunction.SUM, terms, type);
    }

    /** The operands of a sum, with the terms of nested sums in place of these sums. */
    private static List<MathNode> flattened(List<MathNode> operands) {
        List<MathNode> terms = new ArrayList<>(operands.size());
        for (MathNode operand : operands) {
            if (operand instanceof Operation nested && nested.function == MathFunction.SUM) {
                terms.addAll(nested.operands);
            } else {
                terms.add(operand);
            }
        }
        return terms;
    }

    @Override
    public boolean hasPercentage() {
        for (MathNode operand : operands) {
            if (operand.hasPercentage()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public double evaluate(double percentageBasis) {
        return function.apply(values(operands, percentageBasis));
    }

    /** Evaluates the nodes for a percentage basis in CSS px. */
    private static double[] values(List<MathNode> nodes, double percentageBasis) {
        double[] values = new double[nodes.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = nodes.get(i).evaluate(percentageBasis);
        }
        return values;
    }
}
