package browsy.layout.text;

import java.util.Locale;

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
    /** Everything but small letters is small. */
    UNICASE;

    /** Size of a synthesized small capital in relation to the font's. */
    static final double SMALL_SCALE = 0.7;

    /** Whether a character is drawn in the smaller size, as a capital if it is a letter. */
    boolean isSmall(int codePoint) {
        switch (this) {
            case SMALL_CAPS:
                return changesWhenUppercased(codePoint);
            case ALL_SMALL_CAPS:
                return true;
            case UNICASE:
                return !changesWhenUppercased(codePoint);
            default:
                return false;
        }
    }

    private static boolean changesWhenUppercased(int codePoint) {
        if (Character.toUpperCase(codePoint) != codePoint) {
            return true;
        }
        String character = Character.toString(codePoint);
        return Character.isLowerCase(codePoint)
                && !character.toUpperCase(Locale.ROOT).equals(character);
    }
}
