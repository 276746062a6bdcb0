package browsy.css.calc;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The type of a calculation: the power of each base type in it. Where percentages stand for
 * something else (lengths, mostly), the parser gives them that type from the start.
 *
 * @param powers by ordinal of {@link Dimension}
 * @see <a href="https://drafts.csswg.org/css-typed-om-1/#numeric-typing">css-typed-om-1</a>
 */
public record NumericType(List<Integer> powers) {
    public static final NumericType NUMBER =
            new NumericType(Collections.nCopies(Dimension.values().length, 0));
    public static final NumericType LENGTH = of(Dimension.LENGTH);
    public static final NumericType ANGLE = of(Dimension.ANGLE);
    public static final NumericType PERCENT = of(Dimension.PERCENT);

    public NumericType {
        powers = List.copyOf(powers);
    }

    /** The type of a plain value of this dimension. */
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

    /** The type of one over a value of this type. */
    public NumericType inverse() {
        return equals(NUMBER) ? this : new NumericType(powers.stream().map(p -> -p).toList());
    }

    /** The type that all of them have, or null. */
    static @Nullable NumericType common(List<MathNode> nodes) {
        NumericType first = nodes.get(0).type();
        return nodes.stream().allMatch(node -> node.type().equals(first)) ? first : null;
    }
}
