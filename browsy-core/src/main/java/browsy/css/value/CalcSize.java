package browsy.css.value;

import org.jspecify.annotations.Nullable;

/**
 * {@code calc-size()}: a size that is calculated from another one.
 *
 * @param basis the size to start from; null is {@code any}, which the calculation does not ask for
 * @see <a href="https://drafts.csswg.org/css-values-5/#calc-size">css-values-5</a>
 */
public record CalcSize(@Nullable Size basis, SizeCalculation calculation) implements Size {

    /** Whether a size is {@code auto}, be it as the basis of a calculation. */
    public static boolean isAutomatic(Size size) {
        return size == SizeKeyword.AUTO
                || (size instanceof CalcSize calculated && calculated.root() == SizeKeyword.AUTO);
    }

    /** The basis below all nested ones; null is {@code any}. */
    public @Nullable Size root() {
        return basis instanceof CalcSize nested ? nested.root() : basis;
    }

    /**
     * The size that comes of the {@linkplain #root root} basis.
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
