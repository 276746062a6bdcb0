package browsy.css.value;

import org.jspecify.annotations.Nullable;

/**
 * {@code calc-size()}: a size calculated from another size.
 *
 * @param basis the value of {@code size} in the calculation; null for {@code any}, whose
 *     calculation does not use {@code size}
 * @see <a href="https://drafts.csswg.org/css-values-5/#calc-size">css-values-5</a>
 */
public record CalcSize(@Nullable Size basis, SizeCalculation calculation) implements Size {

    /**
     * Whether a size behaves as {@code auto}: the keyword itself, or a calculation whose innermost
     * basis is {@code auto}.
     */
    public static boolean isAutomatic(Size size) {
        return size == SizeKeyword.AUTO
                || (size instanceof CalcSize calculated && calculated.root() == SizeKeyword.AUTO);
    }

    /** The innermost basis of nested {@code calc-size()} functions; null for {@code any}. */
    public @Nullable Size root() {
        return basis instanceof CalcSize nested ? nested.root() : basis;
    }

    /**
     * Calculates the size from the size of the {@linkplain #root innermost basis}.
     *
     * @param rootSize CSS px
     * @param percentageBasis CSS px
     */
    public double apply(double rootSize, double percentageBasis) {
        double size =
                basis instanceof CalcSize nested
                        ? nested.apply(rootSize, percentageBasis)
                        : rootSize;
        return calculation.apply(size, percentageBasis);
    }
}
