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
    private static final double SMALL_SCALE = 0.7;

    /** How a character is drawn; characters drawn differently are shaped apart. */
    enum Treatment {
        PLAIN,
        SMALL,
        SMALL_UPPERCASED;

        /** What is drawn instead of some text, in the size of small capitals or not. */
        String apply(String text) {
            return this == SMALL_UPPERCASED ? text.toUpperCase(Locale.ROOT) : text;
        }
    }

    /**
     * The size of synthesized small capitals: whole pixels, as browsers have it.
     *
     * @param size of the font, in CSS px
     */
    static double smallSize(double size) {
        return Math.round(size * SMALL_SCALE);
    }

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
