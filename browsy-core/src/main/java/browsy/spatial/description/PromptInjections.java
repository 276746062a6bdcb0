package browsy.spatial.description;

import java.util.Arrays;
import java.util.regex.Pattern;

/**
 * Finds prompt injections: instructions in a text that address a language model. A regular
 * expression is expensive for every text of a page, so it is tried only where a text contains the
 * beginning of an instruction. The beginnings are sought together by the algorithm of Wu and
 * Manber, which skips several characters at a time by the last two characters of a window.
 *
 * @see <a href="https://webglimpse.net/pubs/TR94-17.pdf">Wu, Manber: A fast algorithm for
 *     multi-pattern searching</a>
 */
final class PromptInjections {

    /** The beginnings of all instructions. */
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

    /** The length of the window: that of the shortest beginning. */
    private static final int WINDOW = shortest();

    /** An upper bound of the number of character classes. */
    private static final int KINDS = 32;

    /** The class of each ASCII character: a letter regardless of case, a space, or 0 for others. */
    private static final byte[] KIND = new byte[128];

    private static final byte SPACE = KINDS - 1;

    /**
     * The number of characters by which the window can advance without missing a beginning, by the
     * last two characters of the window as {@link #pair}; 0 if a beginning may match.
     */
    private static final byte[] SHIFT = new byte[KINDS * KINDS];

    /** The beginnings by the last two characters of their part in the window. */
    private static final String[][] BY_PAIR = new String[KINDS * KINDS][0];

    static {
        KIND[' '] = SPACE;
        for (char c = 'a'; c <= 'z'; c++) {
            KIND[c] = (byte) (c - 'a' + 1);
            KIND[Character.toUpperCase(c)] = KIND[c];
        }
        Arrays.fill(SHIFT, (byte) (WINDOW - 1));
        for (String beginning : BEGINNINGS) {
            for (int last = 1; last < WINDOW; last++) {
                int pair = pair(beginning.charAt(last - 1), beginning.charAt(last));
                SHIFT[pair] = (byte) Math.min(SHIFT[pair], WINDOW - 1 - last);
            }
            int pair = pair(beginning.charAt(WINDOW - 2), beginning.charAt(WINDOW - 1));
            int known = BY_PAIR[pair].length;
            BY_PAIR[pair] = Arrays.copyOf(BY_PAIR[pair], known + 1);
            BY_PAIR[pair][known] = beginning;
        }
    }

    private static final int MAX_EXAMINED = 4000;

    /** The greatest length of a text that is too short for an instruction. */
    private static final int SHORT = 15;

    /**
     * A buffer for the characters under examination, to avoid the cost of {@link String#charAt}.
     */
    private final char[] examined = new char[MAX_EXAMINED];

    /** Whether a text, or the examined part of it, contains a prompt injection. */
    boolean in(String text) {
        int length = Math.min(text.length(), MAX_EXAMINED);
        if (length <= SHORT) {
            return false;
        }
        text.getChars(0, length, examined, 0);
        for (int last = WINDOW - 1; last < length; ) {
            int pair = pair(examined[last - 1], examined[last]);
            int shift = SHIFT[pair];
            if (shift == 0) {
                int place = last - WINDOW + 1;
                if (isOneAt(place, text, BY_PAIR[pair]) && isOrderAt(place, text, length)) {
                    return true;
                }
                shift = 1;
            }
            last += shift;
        }
        return false;
    }

    private static int shortest() {
        int length = Integer.MAX_VALUE;
        for (String beginning : BEGINNINGS) {
            length = Math.min(length, beginning.length());
        }
        return length;
    }

    private static boolean isOrderAt(int place, String text, int length) {
        return Order.PATTERN
                .matcher(text)
                .region(place, length)
                .useTransparentBounds(true)
                .lookingAt();
    }

    /** The classes of two characters as one number. */
    private static int pair(char first, char second) {
        return kind(first) * KINDS + kind(second);
    }

    private static int kind(char c) {
        return c < KIND.length ? KIND[c] : 0;
    }

    private static boolean isOneAt(int place, String text, String[] beginnings) {
        for (String beginning : beginnings) {
            if (text.regionMatches(true, place, beginning, 0, beginning.length())) {
                return true;
            }
        }
        return false;
    }

    /** The instructions. Compiled when a text contains the beginning of one. */
    private static final class Order {
        private static final Pattern PATTERN =
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

        /**
         * Wraps a pattern in word boundaries of ASCII, because {@code \b} differs between versions
         * of Java.
         */
        private static String words(String pattern) {
            return "(?<![\\p{L}\\p{N}_])" + pattern + "(?![\\p{L}\\p{N}_])";
        }
    }
}
