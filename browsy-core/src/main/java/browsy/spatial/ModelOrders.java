package browsy.spatial;

import java.util.Arrays;
import java.util.regex.Pattern;

/**
 * Finds orders in a text that make sense only to a model that reads the page. Every text of a page
 * is looked through, so the pattern is tried only from where one of the words stands that orders
 * begin with.
 */
final class ModelOrders {

    /** Orders that make sense only to a model that reads the page. */
    private static final Pattern ORDER =
            Pattern.compile(
                    words("(ignore|disregard|forget|override)")
                            + ".{0,40}"
                            + words("(previous|prior|above|earlier|all)")
                            + ".{0,40}"
                            + words("(instructions?|prompts?|rules|directions|context)")
                            + '|'
                            + words("(system|developer) prompt")
                            + '|'
                            + words(
                                    "you are (now )?(an? )?(ai|llm|language model|chatgpt|assistant|agent)")
                            + '|'
                            + words(
                                    "(attention|note|instructions?|message) (to|for) (the |all |any )?"
                                            + "(ai|llm|language model)s?")
                            + '|'
                            + words("as an ai (language )?model")
                            + ".{0,40}"
                            + words("you (must|should|will)")
                            + '|'
                            + words("do not (tell|inform|mention|reveal)")
                            + ".{0,30}"
                            + words("(user|human|operator)"),
                    Pattern.CASE_INSENSITIVE);

    /** Whole words; {@code \b} is not the same on every version of Java. */
    private static String words(String pattern) {
        return "(?<![\\p{L}\\p{N}_])" + pattern + "(?![\\p{L}\\p{N}_])";
    }

    private static final int LETTERS = 32;

    /** What each order begins with. */
    private static final String[] BEGINNINGS = {
        "ignore",
        "disregard",
        "forget",
        "override",
        "system prompt",
        "developer prompt",
        "you are ",
        "attention to ",
        "attention for ",
        "note to ",
        "note for ",
        "instruction",
        "message to ",
        "message for ",
        "as an ai ",
        "do not "
    };

    /** What begins with two letters, by {@link #pair}. */
    private static final String[][] BY_PAIR = new String[LETTERS * LETTERS][0];

    /** The letters that an order may begin with. */
    private static final boolean[] FIRST = new boolean[LETTERS];

    /** What each character of ASCII counts as: letters from 1 on whatever their case, others 0. */
    private static final byte[] LETTER = new byte[128];

    static {
        for (char c = 'a'; c <= 'z'; c++) {
            LETTER[c] = (byte) (c - 'a' + 1);
            LETTER[Character.toUpperCase(c)] = LETTER[c];
        }
        for (String beginning : BEGINNINGS) {
            int pair = pair(LETTER[beginning.charAt(0)], LETTER[beginning.charAt(1)]);
            int known = BY_PAIR[pair].length;
            BY_PAIR[pair] = Arrays.copyOf(BY_PAIR[pair], known + 1);
            BY_PAIR[pair][known] = beginning;
            FIRST[LETTER[beginning.charAt(0)]] = true;
        }
    }

    private static final int MAX_EXAMINED = 4000;

    /** An order is longer than this. */
    private static final int SHORT = 15;

    /** The text that is looked through, where it costs least to do so. */
    private final char[] examined = new char[MAX_EXAMINED];

    /** Two letters as one number. */
    private static int pair(int first, int second) {
        return first * LETTERS + second;
    }

    /** Whether a text, which need not be all of it, gives a model an order. */
    boolean in(String text) {
        int length = Math.min(text.length(), MAX_EXAMINED);
        if (length <= SHORT) {
            return false;
        }
        text.getChars(0, length, examined, 0);
        int last = length - 1;
        for (int i = 0; i < last; i++) {
            int letter = letter(examined[i]);
            if (letter == 0) {
                continue;
            }
            if (FIRST[letter]) {
                int pair = pair(letter, letter(examined[i + 1]));
                if (BY_PAIR[pair].length > 0
                        && isOneAt(i, text, BY_PAIR[pair])
                        && isOrderAt(i, text, length)) {
                    return true;
                }
            }
            // The rest of the word.
            do {
                i++;
            } while (i < last && letter(examined[i]) != 0);
        }
        return false;
    }

    private static boolean isOrderAt(int place, String text, int length) {
        return ORDER.matcher(text).region(place, length).useTransparentBounds(true).lookingAt();
    }

    /** A letter that no order has counts as one all the same: no word begins after it. */
    private static int letter(char c) {
        if (c < LETTER.length) {
            return LETTER[c];
        }
        return Character.isLetterOrDigit(c) ? LETTERS - 1 : 0;
    }

    private static boolean isOneAt(int place, String text, String[] beginnings) {
        for (String beginning : beginnings) {
            if (text.regionMatches(true, place, beginning, 0, beginning.length())) {
                return true;
            }
        }
        return false;
    }
}
