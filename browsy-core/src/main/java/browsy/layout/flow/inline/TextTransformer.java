package browsy.layout.flow.inline;

import static browsy.style.property.TextProperties.TEXT_TRANSFORM;

import browsy.css.value.TextTransform;
import browsy.style.computed.ComputedStyle;
import java.util.Locale;

/**
 * Applies {@code text-transform}.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#text-transform-property">css-text-4</a>
 */
final class TextTransformer {
    private static final int FULLWIDTH_OFFSET = 0xFEE0;

    private TextTransformer() {}

    /**
     * The transformed text.
     *
     * @param before the code point in front of it, 0 at the start
     */
    static String apply(String text, ComputedStyle style, int before) {
        TextTransform transform = style.get(TEXT_TRANSFORM);
        String result =
                switch (transform.letterCase()) {
                    case UPPERCASE -> text.toUpperCase(Locale.ROOT);
                    case LOWERCASE -> text.toLowerCase(Locale.ROOT);
                    case CAPITALIZE -> capitalized(text, before);
                    default -> text;
                };
        return transform.fullWidth() ? fullWidth(result) : result;
    }

    private static String capitalized(String text, int before) {
        StringBuilder result = new StringBuilder(text.length());
        boolean inWord = continuesWord(before);
        for (int i = 0; i < text.length(); ) {
            int codePoint = text.codePointAt(i);
            if (Character.isLetterOrDigit(codePoint) && !inWord) {
                result.append(
                        Character.isLetter(codePoint)
                                ? Character.toString(Character.toTitleCase(codePoint))
                                : Character.toString(codePoint));
            } else {
                result.appendCodePoint(codePoint);
            }
            inWord = continuesWord(codePoint);
            i += Character.charCount(codePoint);
        }
        return result.toString();
    }

    private static boolean continuesWord(int codePoint) {
        int type = Character.getType(codePoint);
        return Character.isLetterOrDigit(codePoint)
                || type == Character.NON_SPACING_MARK
                || codePoint == '\''
                || codePoint == '\u2019'
                || codePoint == '_';
    }

    private static String fullWidth(String text) {
        StringBuilder result = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == ' ') {
                result.append('\u3000');
            } else {
                result.append(c > ' ' && c < 0x7F ? (char) (c + FULLWIDTH_OFFSET) : c);
            }
        }
        return result.toString();
    }
}
