package browsy.layout.natural;

import java.lang.Character.UnicodeScript;
import java.util.HashMap;
import java.util.Map;

/**
 * Measures the options of a drop-down list. As in Chromium, texts are measured word by word here,
 * without kerning between words: a space is a word, and so is an East Asian character with the
 * punctuation and marks after it.
 */
final class OptionWidths {
    private final ControlFont font;

    /** The widths of East Asian words, which occur in many options. */
    private final Map<String, Double> known = new HashMap<>(0);

    OptionWidths(ControlFont font) {
        this.font = font;
    }

    /** Returns the width of the text of an option in CSS px. */
    double of(String text) {
        double width = 0;
        for (int start = 0; start < text.length(); ) {
            int end = wordEnd(text, start);
            String word = text.substring(start, end);
            width +=
                    isEastAsian(text.charAt(start))
                            ? known.computeIfAbsent(word, font::width)
                            : font.width(word);
            start = end;
        }
        return width;
    }

    private static int wordEnd(String text, int start) {
        char first = text.charAt(start);
        int end = start + 1;
        if (first == ' ') {
            return end;
        }
        if (isEastAsian(first)) {
            return eastAsianEnd(text, end, !isOfNoScript(first));
        }
        while (end < text.length() && text.charAt(end) != ' ' && !isEastAsian(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /**
     * Returns the end of a word that starts with an East Asian character. Characters of no script
     * are not measured alone.
     *
     * @param hasScript whether the first character has a script
     */
    private static int eastAsianEnd(String text, int second, boolean hasScript) {
        boolean isComplete = hasScript;
        for (int i = second; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean joins = isMark(c) || (isEastAsian(c) && isOfNoScript(c));
            if (!joins && (isComplete || !isEastAsian(c))) {
                return i;
            }
            isComplete |= !joins;
        }
        return text.length();
    }

    private static boolean isOfNoScript(char c) {
        UnicodeScript script = UnicodeScript.of(c);
        return script == UnicodeScript.COMMON || script == UnicodeScript.INHERITED;
    }

    private static boolean isMark(char c) {
        return switch (Character.getType(c)) {
            case Character.NON_SPACING_MARK,
                    Character.COMBINING_SPACING_MARK,
                    Character.ENCLOSING_MARK,
                    Character.MODIFIER_LETTER,
                    Character.MODIFIER_SYMBOL ->
                    true;
            default -> false;
        };
    }

    /** Whether a character is an ideograph, kana, or a symbol or punctuation mark beside them. */
    private static boolean isEastAsian(char c) {
        return (c >= 0x2E80 && c < 0x3130)
                || (c >= 0x3190 && c < 0xA000)
                || (c >= 0xF900 && c < 0xFB00)
                || (c >= 0xFF00 && c < 0xFFF0);
    }
}
