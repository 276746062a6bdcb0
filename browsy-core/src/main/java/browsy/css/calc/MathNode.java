package browsy.css.calc;

import browsy.css.value.AnchorQuery;
import browsy.css.value.AnchorResolver;
import browsy.css.value.CalcNode;
import browsy.css.value.ComputeContext;
import browsy.css.value.LengthUnit;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A node of a calculation tree. Angles are radians, times seconds, frequencies hertz, resolutions
 * dots per px.
 *
 * @see <a href="https://drafts.csswg.org/css-values-4/#calculation-tree">css-values-4</a>
 */
public sealed interface MathNode extends CalcNode permits MathNode.Leaf, Operation {

    NumericType type();

    /** The tree with relative units resolved and everything known folded. */
    MathNode resolve(ComputeContext context);

    /** Whether a percentage keeps it from being known. */
    boolean hasPercentage();

    /** The same with a length in CSS px in place of {@code size}. */
    default MathNode withSize(double px) {
        return this;
    }

    /** Whether anchors have a say in it. */
    default boolean hasAnchor() {
        return false;
    }

    /**
     * The same with lengths in place of anchor functions; null where one has neither an answer nor
     * a fallback.
     */
    default @Nullable MathNode among(AnchorResolver anchors) {
        return this;
    }

    /** The same with other anchor functions. */
    default MathNode asking(UnaryOperator<AnchorQuery> other) {
        return this;
    }

    /** The same, but no less than 0: a calculation forced into the range of a property. */
    default MathNode nonNegative() {
        return new Operation(MathFunction.FLOOR_AT_ZERO, List.of(this), type());
    }

    /** A tree without children. */
    sealed interface Leaf extends MathNode
            permits Amount, Relative, Share, SiblingNumber, BasisSize, Anchored {}

    /** A known value in canonical units. */
    record Amount(double value, NumericType type) implements Leaf {
        @Override
        public MathNode resolve(ComputeContext context) {
            boolean zooms = type.equals(NumericType.LENGTH) && context.zoom() != 1;
            return zooms ? new Amount(value * context.zoom(), type) : this;
        }

        @Override
        public boolean hasPercentage() {
            return false;
        }

        @Override
        public double evaluate(double percentageBasis) {
            return value;
        }
    }

    /** A length in a unit that depends on the element. */
    record Relative(double value, LengthUnit unit) implements Leaf {
        @Override
        public NumericType type() {
            return NumericType.LENGTH;
        }

        @Override
        public MathNode resolve(ComputeContext context) {
            return new Amount(value * unit.px(context), NumericType.LENGTH);
        }

        @Override
        public boolean hasPercentage() {
            return false;
        }

        @Override
        public double evaluate(double percentageBasis) {
            throw new IllegalStateException("relative unit not resolved: " + unit);
        }
    }

    /** A percentage of something that only layout knows. */
    record Share(double percent, NumericType type) implements Leaf {
        @Override
        public MathNode resolve(ComputeContext context) {
            return this;
        }

        @Override
        public boolean hasPercentage() {
            return true;
        }

        @Override
        public double evaluate(double percentageBasis) {
            return percent * percentageBasis / 100;
        }
    }

    /**
     * The place of the element among its siblings, or the number of them.
     *
     * @see <a href="https://drafts.csswg.org/css-values-5/#tree-counting">css-values-5</a>
     */
    record SiblingNumber(boolean count) implements Leaf {
        @Override
        public NumericType type() {
            return NumericType.NUMBER;
        }

        @Override
        public MathNode resolve(ComputeContext context) {
            return new Amount(count ? context.siblingCount() : context.siblingIndex(), type());
        }

        @Override
        public boolean hasPercentage() {
            return false;
        }

        @Override
        public double evaluate(double percentageBasis) {
            throw new IllegalStateException("sibling function not resolved");
        }
    }

    /** The keyword {@code size} in {@code calc-size()}. */
    record BasisSize() implements Leaf {
        @Override
        public NumericType type() {
            return NumericType.LENGTH;
        }

        @Override
        public MathNode resolve(ComputeContext context) {
            return this;
        }

        @Override
        public MathNode withSize(double px) {
            return new Amount(px, NumericType.LENGTH);
        }

        @Override
        public boolean hasPercentage() {
            return false;
        }

        @Override
        public double evaluate(double percentageBasis) {
            throw new IllegalStateException("size not given");
        }
    }

    /**
     * An anchor function.
     *
     * @param fallback what it is where there is no such anchor; null is invalid
     */
    record Anchored(AnchorQuery query, @Nullable MathNode fallback) implements Leaf {
        @Override
        public NumericType type() {
            return NumericType.LENGTH;
        }

        @Override
        public MathNode resolve(ComputeContext context) {
            return fallback == null ? this : new Anchored(query, fallback.resolve(context));
        }

        @Override
        public boolean hasAnchor() {
            return true;
        }

        @Override
        public MathNode asking(UnaryOperator<AnchorQuery> other) {
            return new Anchored(
                    other.apply(query), fallback == null ? null : fallback.asking(other));
        }

        @Override
        public @Nullable MathNode among(AnchorResolver anchors) {
            Double px = anchors.resolve(query);
            if (px != null) {
                return new Amount(px, NumericType.LENGTH);
            }
            return fallback == null ? null : fallback.among(anchors);
        }

        @Override
        public boolean hasPercentage() {
            return true;
        }

        @Override
        public double evaluate(double percentageBasis) {
            throw new IllegalStateException("anchor not known: " + query);
        }
    }
}
