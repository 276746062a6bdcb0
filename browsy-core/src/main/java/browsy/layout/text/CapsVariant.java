package browsy.layout.text;

import java.util.Locale;

/**
 * The values of {@code font-variant-caps}. No built-in font has small capitals, so they are
 * synthesized from capitals of a smaller size.
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
    /** All characters are small except lowercase letters, which keep their size and case. */
    UNICASE;

    /** The size of synthesized small capitals relative to the font size. */
    private static final double SMALL_SCALE = 0.7;

    /** The way in which a character is drawn. A change of treatment ends a shaping segment. */
    enum Treatment {
        PLAIN,
        SMALL,
        SMALL_UPPERCASED;

        /** Returns the text to be drawn: uppercased if the treatment requires it. */
        String apply(String text) {
            return this == SMALL_UPPERCASED ? text.toUpperCase(Locale.ROOT) : text;
        }
    }

    /**
     * Returns the size of synthesized small capitals, rounded to whole pixels as in browsers.
     *
     * @param size the font size, in CSS px
     */
    static double smallSize(double size) {
        return Math.round(size * SMALL_SCALE);
    }

    /** Returns the treatment of a character. */
    Treatment of(int codePoint) {
        return switch (this) {
            case SMALL_CAPS ->
                    changesWhenUppercased(codePoint) ? Treatment.SMALL_UPPERCASED : Treatment.PLAIN;
            case ALL_SMALL_CAPS ->
                    changesWhenUppercased(codePoint) ? Treatment.SMALL_UPPERCASED : Treatment.SMALL;
            case UNICASE -> changesWhenUppercased(codePoint) ? Treatment.PLAIN : Treatment.SMALL;
            default -> Treatment.PLAIN;
        };
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
