package browsy.intelligence.signal;

import java.util.List;

/** Finds amounts of money in text: a number beside the sign, code or name of a currency. */
final class Amounts {

    /** Names that may precede or follow a number, as words of their own. */
    private static final List<String> WORDS = List.of("EUR", "USD", "GBP", "CHF", "PLN", "kr");

    /** Names that follow a number. */
    private static final List<String> SUFFIXES = List.of("z\u0142", "K\u010d");

    private final String text;

    private Amounts(String text) {
        this.text = text;
    }

    /** Whether a text has an amount of money. */
    static boolean areIn(String text) {
        Amounts amounts = new Amounts(text);
        for (int i = 0; i < text.length(); i++) {
            if (isDigit(text.charAt(i)) && (amounts.isBefore(i) || amounts.isAfter(i + 1))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a currency is before a digit, with a space or without. */
    private boolean isBefore(int digit) {
        int end = at(digit - 1) == ' ' ? digit - 1 : digit;
        char last = at(end - 1);
        if (isDigit(last)) {
            return false;
        }
        if (isSign(last)) {
            return true;
        }
        if (last == '.') {
            return isWord("kr", end - 1 - "kr".length());
        }
        for (String word : WORDS) {
            if (last == word.charAt(word.length() - 1) && isWord(word, end - word.length())) {
                return true;
            }
        }
        return false;
    }

    private boolean isWord(String word, int start) {
        return start >= 0 && text.startsWith(word, start) && !isWordPart(start - 1);
    }

    /** Whether a currency is after a digit, with a space or without. */
    private boolean isAfter(int index) {
        int start = at(index) == ' ' ? index + 1 : index;
        if (isDigit(at(start))) {
            return false;
        }
        if (isSign(at(start))) {
            return true;
        }
        for (String word : WORDS) {
            if (text.startsWith(word, start) && !isWordPart(start + word.length())) {
                return true;
            }
        }
        for (String suffix : SUFFIXES) {
            if (text.startsWith(suffix, start)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isSign(char c) {
        return Character.getType(c) == Character.CURRENCY_SYMBOL;
    }

    private boolean isWordPart(int index) {
        return Texts.isWordPart(at(index));
    }

    private char at(int index) {
        return Texts.charAt(text, index);
    }
}
