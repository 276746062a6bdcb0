package browsy.spatial;

import java.util.Arrays;
import java.util.Locale;
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
                            + words("(user|human|operator)"));

    /** Whole words; {@code \b} is not the same on every version of Java. */
    private static String words(String pattern) {
        return "(?<![\\p{L}\\p{N}_])" + pattern + "(?![\\p{L}\\p{N}_])";
    }

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

    /** The first letters of all of them. */
    private static final boolean[] FIRST = new boolean[128];

    /** What begins with two letters, by {@link #pair}. */
    private static final String[][] BY_PAIR = new String[32 * 32][0];

    static {
        for (String beginning : BEGINNINGS) {
            FIRST[beginning.charAt(0)] = true;
            FIRST[Character.toUpperCase(beginning.charAt(0))] = true;
            int pair = pair(beginning.charAt(0), beginning.charAt(1));
            int known = BY_PAIR[pair].length;
            BY_PAIR[pair] = Arrays.copyOf(BY_PAIR[pair], known + 1);
            BY_PAIR[pair][known] = beginning;
        }
    }

    private static final int MAX_EXAMINED = 4000;

    /** An order is longer than this. */
    private static final int SHORT = 15;

    /** The text that is looked through, where it costs least to do so. */
    private final char[] examined = new char[MAX_EXAMINED];

    /** Two letters of ASCII as one number, whatever their case. */
    private static int pair(char first, char second) {
        return (first & 31) << 5 | (second & 31);
    }

    /** Whether a text, which need not be all of it, gives a model an order. */
    boolean in(String text) {
        int length = Math.min(text.length(), MAX_EXAMINED);
        if (length <= SHORT) {
            return false;
        }
        text.getChars(0, length, examined, 0);
        int from = beginning(text, length);
        return from >= 0
                && ORDER.matcher(text.substring(0, length).toLowerCase(Locale.ROOT)).find(from);
    }

    /** Where the first word stands that an order may begin with, -1 if there is none. */
    private int beginning(String text, int length) {
        for (int i = 0; i + 1 < length; i++) {
            char c = examined[i];
            if (c < FIRST.length && FIRST[c]) {
                String[] beginnings = BY_PAIR[pair(c, examined[i + 1])];
                if (beginnings.length > 0
                        && (i == 0 || !isLetter(examined[i - 1]))
                        && isOneAt(i, text, beginnings)) {
                    return i;
                }
            }
        }
        return -1;
    }

    private static boolean isLetter(char c) {
        char lower = (char) (c | 0x20);
        return c > 0x7F ? Character.isLetterOrDigit(c) : lower >= 'a' && lower <= 'z';
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
