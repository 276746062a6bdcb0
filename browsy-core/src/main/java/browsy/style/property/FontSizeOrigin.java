package browsy.style.property;

import org.jspecify.annotations.Nullable;

/**
 * Where a font size came from: sizes that go back to a keyword change with the generic family,
 * since {@code monospace} has smaller default sizes than the others.
 *
 * @param step of the keyword, 0 for {@code xx-small} to 7 for {@code xxx-large}; -1 where there is
 *     none
 * @param absolute whether a length set the size, here or on an ancestor
 * @param specified the size in CSS px before the smallest legible size was enforced; relative sizes
 *     of children refer to it
 */
public record FontSizeOrigin(int step, boolean absolute, double specified) {
    public static final FontSizeOrigin MEDIUM = new FontSizeOrigin(3, false, 16);

    /** Written out, since it is asked for every style: that of a record takes the JVM longer. */
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
