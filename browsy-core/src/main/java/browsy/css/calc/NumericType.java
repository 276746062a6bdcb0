package browsy.css.calc;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The type of a calculation: a power for each base type. In a context where percentages resolve to
 * another type, such as length, the parser gives percentages that type.
 *
 * @param powers powers by ordinal of {@link Dimension}
 * @see <a href="https://drafts.csswg.org/css-typed-om-1/#numeric-typing">css-typed-om-1</a>
 */
public record NumericType(List<Integer> powers) {
    public static final NumericType NUMBER =
            new NumericType(Collections.nCopies(Dimension.values().length, 0));
    public static final NumericType LENGTH = of(Dimension.LENGTH);
    public static final NumericType ANGLE = of(Dimension.ANGLE);
    public static final NumericType TIME = of(Dimension.TIME);
    public static final NumericType PERCENT = of(Dimension.PERCENT);

    public NumericType {
        powers = List.copyOf(powers);
    }

    /** The type of a value with this dimension. */
    public static NumericType of(Dimension dimension) {
        Integer[] powers = new Integer[Dimension.values().length];
        Arrays.fill(powers, 0);
        powers[dimension.ordinal()] = 1;
        return new NumericType(List.of(powers));
    }

    /** The type of a product. */
    public NumericType times(NumericType other) {
        if (equals(NUMBER)) {
            return other;
        }
        Integer[] sum = powers.toArray(Integer[]::new);
        for (int i = 0; i < sum.length; i++) {
            sum[i] += other.powers.get(i);
        }
        return new NumericType(List.of(sum));
    }

    /** The type of the reciprocal of a value of this type. */
    public NumericType inverse() {
        return equals(NUMBER) ? this : new NumericType(powers.stream().map(p -> -p).toList());
    }

    /** The type that all nodes have; null if their types differ. */
    static @Nullable NumericType common(List<MathNode> nodes) {
        NumericType first = nodes.get(0).type();
        return nodes.stream().allMatch(node -> node.type().equals(first)) ? first : null;
    }

    // Hand-written: the first call of a generated equals is slow and delays the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof NumericType that && powers.equals(that.powers);
    }

    @Override
    public int hashCode() {
        return powers.hashCode();
    }
}
