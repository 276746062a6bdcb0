package browsy.style.property;

import org.jspecify.annotations.Nullable;

/**
 * The origin of a computed font size. A size that comes from a keyword changes with the generic
 * family, because {@code monospace} has smaller default sizes than other families.
 *
 * @param step the keyword, from 0 for {@code xx-small} to 7 for {@code xxx-large}; -1 if there is
 *     none
 * @param absolute whether an absolute length set the size, on the element or an ancestor
 * @param specified the size in CSS px before the minimum font size is enforced; relative sizes of
 *     children refer to it
 */
public record FontSizeOrigin(int step, boolean absolute, double specified) {
    public static final FontSizeOrigin MEDIUM = new FontSizeOrigin(3, false, 16);

    /**
     * Written out because this is called for every style, and the JVM executes the generated method
     * of a record more slowly.
     */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof FontSizeOrigin that
                && step == that.step
                && absolute == that.absolute
                && Double.compare(specified, that.specified) == 0;
    }

    @Override
    public int hashCode() {
        return Double.hashCode(specified) * 31 + step;
    }
}
