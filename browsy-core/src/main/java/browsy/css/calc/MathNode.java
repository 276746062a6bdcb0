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
 * A node of a calculation tree. Angles are in radians, times in seconds, frequencies in hertz,
 * resolutions in dots per CSS px.
 *
 * @see <a href="https://drafts.csswg.org/css-values-4/#calculation-tree">css-values-4</a>
 */
public sealed interface MathNode extends CalcNode permits MathNode.Leaf, Operation {

    NumericType type();

    /** Resolves relative units and simplifies the tree. */
    MathNode resolve(ComputeContext context);

    /**
     * Whether the value is unknown before layout, because of a percentage or an anchor function.
     */
    boolean hasPercentage();

    /**
     * Replaces {@code size} by a length.
     *
     * @param px CSS px
     */
    default MathNode withSize(double px) {
        return this;
    }

    /** Whether the tree contains an anchor function. */
    default boolean hasAnchor() {
        return false;
    }

    /**
     * Replaces anchor functions by lengths. Returns null if an anchor function has neither an
     * anchor nor a fallback.
     */
    default @Nullable MathNode among(AnchorResolver anchors) {
        return this;
    }

    /**
     * Replaces the queries of anchor functions.
     *
     * @param other maps each query to its replacement
     */
    default MathNode asking(UnaryOperator<AnchorQuery> other) {
        return this;
    }

    /** Clamps the calculation to non-negative values, the range of a property. */
    default MathNode nonNegative() {
        return new Operation(MathFunction.FLOOR_AT_ZERO, List.of(this), type());
    }

    /** A node without children. */
    sealed interface Leaf extends MathNode
            permits Amount, Relative, Share, SiblingNumber, BasisSize, Anchored {}

    /** A known value in the canonical unit of its type. */
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

    /** A length in a relative unit. */
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

    /**
     * A percentage whose basis is known only at layout.
     *
     * @param type the type that the percentage resolves to
     */
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
     * The function {@code sibling-index()}, or {@code sibling-count()} if {@code count}.
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
     * @param fallback the value if the anchor does not exist; null if the function is then invalid
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
