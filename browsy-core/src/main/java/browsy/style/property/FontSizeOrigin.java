package browsy.style.property;

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
}
