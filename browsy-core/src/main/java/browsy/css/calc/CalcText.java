package browsy.css.calc;

import browsy.css.value.AnchorQuery;
import browsy.css.value.CalcNode;
import browsy.css.value.CssNumber;
import browsy.css.value.CssText;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/**
 * Serializes calculation trees.
 *
 * @see <a href="https://drafts.csswg.org/css-values-4/#calc-serialize">css-values-4</a>
 */
public final class CalcText {

    private CalcText() {}

    /** Serializes a resolved tree as a math function. */
    public static String of(CalcNode tree) {
        MathNode node = unbounded((MathNode) tree);
        String text = text(node, false);
        return isFunction(node) ? text : "calc(" + text + ")";
    }

    /** Serializes a tree as an argument of a function, without {@code calc()}. */
    public static String bare(CalcNode tree) {
        return text(unbounded((MathNode) tree), false);
    }

    /** Returns the tree without the clamp to non-negative values that a property adds. */
    private static MathNode unbounded(MathNode node) {
        return node instanceof Operation operation
                        && operation.function() == MathFunction.FLOOR_AT_ZERO
                ? operation.operands().get(0)
                : node;
    }

    /** Whether the text of the node is a function rather than an operator or a leaf. */
    private static boolean isFunction(MathNode node) {
        return node instanceof MathNode.Anchored
                || node instanceof Operation operation
                        && switch (operation.function()) {
                            case SUM, PRODUCT, NEGATE, INVERT -> false;
                            default -> true;
                        };
    }

    /** The text of a node; with {@code nested}, operators get parentheses. */
    private static String text(MathNode node, boolean nested) {
        if (node instanceof MathNode.Share share) {
            return CssNumber.text(share.percent()) + "%";
        }
        if (node instanceof MathNode.Amount amount) {
            return amount(amount);
        }
        if (node instanceof MathNode.Relative relative) {
            return CssNumber.text(relative.value())
                    + relative.unit().name().toLowerCase(Locale.ROOT);
        }
        if (node instanceof MathNode.SiblingNumber number) {
            return number.count() ? "sibling-count()" : "sibling-index()";
        }
        if (node instanceof MathNode.BasisSize) {
            return "size";
        }
        if (node instanceof MathNode.Anchored anchored) {
            return anchored(anchored);
        }
        Operation operation = (Operation) node;
        return switch (operation.function()) {
            case SUM -> parenthesized(sum(operation.operands()), nested);
            case PRODUCT -> parenthesized(product(operation.operands()), nested);
            case NEGATE -> parenthesized("-1 * " + text(operation.operands().get(0), true), nested);
            case INVERT -> parenthesized("1 / " + text(operation.operands().get(0), true), nested);
            default -> function(operation);
        };
    }

    /**
     * Serializes an amount. Infinity and NaN are keywords without a unit and are multiplied by one
     * unit.
     */
    private static String amount(MathNode.Amount amount) {
        double value = amount.value();
        String unit = amount.type().equals(NumericType.LENGTH) ? "px" : "";
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            String name = Double.isNaN(value) ? "NaN" : value > 0 ? "infinity" : "-infinity";
            return unit.isEmpty() ? name : name + " * 1" + unit;
        }
        return CssNumber.text(value) + unit;
    }

    private static String anchored(MathNode.Anchored function) {
        StringJoiner query = new StringJoiner(" ");
        if (function.query().anchor() != null) {
            query.add(function.query().anchor());
        }
        CssText part =
                function.query() instanceof AnchorQuery.Edge edge
                        ? edge.side()
                        : ((AnchorQuery.Extent) function.query()).dimension();
        if (part != null) {
            query.add(part.css());
        }
        StringJoiner arguments = new StringJoiner(", ");
        arguments.setEmptyValue("");
        if (query.length() > 0) {
            arguments.add(query.toString());
        }
        if (function.fallback() != null) {
            arguments.add(text(function.fallback(), false));
        }
        String name = function.query() instanceof AnchorQuery.Edge ? "anchor(" : "anchor-size(";
        return name + arguments + ")";
    }

    private static String parenthesized(String text, boolean nested) {
        return nested ? "(" + text + ")" : text;
    }

    /** Joins terms with plus, or with minus for negative amounts and negations. */
    private static String sum(List<MathNode> terms) {
        StringBuilder text = new StringBuilder(text(terms.get(0), true));
        for (MathNode term : terms.subList(1, terms.size())) {
            if (term instanceof MathNode.Amount amount && amount.value() < 0) {
                MathNode opposite = new MathNode.Amount(-amount.value(), amount.type());
                text.append(" - ").append(text(opposite, true));
            } else if (term instanceof Operation operation
                    && operation.function() == MathFunction.NEGATE) {
                text.append(" - ").append(text(operation.operands().get(0), true));
            } else {
                text.append(" + ").append(text(term, true));
            }
        }
        return text.toString();
    }

    /** Joins factors with asterisks, or with slashes for inverted factors. */
    private static String product(List<MathNode> factors) {
        StringBuilder text = new StringBuilder(text(factors.get(0), true));
        for (MathNode factor : factors.subList(1, factors.size())) {
            if (factor instanceof Operation operation
                    && operation.function() == MathFunction.INVERT) {
                text.append(" / ").append(text(operation.operands().get(0), true));
            } else {
                text.append(" * ").append(text(factor, true));
            }
        }
        return text.toString();
    }

    private static String function(Operation operation) {
        String name =
                switch (operation.function()) {
                    case ROUND_NEAREST -> "round(";
                    case ROUND_UP -> "round(up, ";
                    case ROUND_DOWN -> "round(down, ";
                    case ROUND_TO_ZERO -> "round(to-zero, ";
                    case FLOOR_AT_ZERO -> "max(0px, ";
                    default -> operation.function().name().toLowerCase(Locale.ROOT) + "(";
                };
        StringBuilder text = new StringBuilder(name);
        for (int i = 0; i < operation.operands().size(); i++) {
            text.append(i == 0 ? "" : ", ").append(text(operation.operands().get(i), false));
        }
        return text.append(')').toString();
    }
}
