package browsy.layout.text;

/**
 * {@code font-variant-caps}. No built-in font has small capitals, so they are made of capitals of a
 * smaller size.
 *
 * @see <a href="https://www.w3.org/TR/css-fonts-4/#font-variant-caps-prop">CSS Fonts 4</a>
 */
public enum CapsVariant {
    /** Also {@code titling-caps}, which cannot be synthesized. */
    NORMAL,
    /** Also {@code petite-caps}. */
    SMALL_CAPS,
    /** Also {@code all-petite-caps}. */
    ALL_SMALL_CAPS,
    /** Capitals are small, other letters stay. */
    UNICASE;

    /** Size of a synthesized small capital in relation to the font's. */
    static final double SMALL_SCALE = 0.7;

    /** Whether a character is drawn as a small capital. */
    boolean isSmall(int codePoint) {
        switch (this) {
            case SMALL_CAPS:
                return Character.isLowerCase(codePoint);
            case ALL_SMALL_CAPS:
                return Character.isLowerCase(codePoint) || Character.isUpperCase(codePoint);
            case UNICASE:
                return Character.isUpperCase(codePoint);
            default:
                return false;
        }
    }
}
