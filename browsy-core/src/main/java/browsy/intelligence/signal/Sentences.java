package browsy.intelligence.signal;

import browsy.intelligence.word.Texts;
import browsy.model.SpatialElement;

/** Distinguishes prose from captions and notes by length and final punctuation. */
public final class Sentences {

    /** The minimum number of letters of a paragraph that ends like a sentence. */
    private static final int SENTENCE_LENGTH = 75;

    /** The minimum number of letters of a sentence of several words. */
    private static final int MIN_WORDS = 30;

    /** The maximum number of letters of an interjection or an apology. */
    private static final int MAX_INTERJECTION = 20;

    /**
     * Full stops: Latin, Devanagari and Bengali, Arabic, Armenian, Ethiopic, Khmer, Myanmar and
     * Chinese ones.
     */
    private static final String FULL_STOPS = ".\u0964\u06D4\u0589\u1362\u17D4\u104B\u3002";

    private static final String SENTENCE_ENDS = FULL_STOPS + "!?\u061F…:！？";

    /** Ends of sentences in scripts without spaces. */
    private static final String WIDE_ENDS = "\u17D4\u104B\u3002！？";

    private static final String OPENERS = "\"“„”«»‚‘「『";
    private static final String CLOSERS = "\"'”’)";

    /** Texts with this sign are copyright notices, not prose. */
    private static final char COPYRIGHT = '\u00A9';

    private Sentences() {}

    /**
     * Whether the text of an element is prose: it is long, or it is a {@code p} of some length that
     * ends like a sentence; copyright notices are excluded.
     *
     * @param element the element
     * @param text its text
     * @param letters the number of letters of the text
     */
    static boolean areProse(SpatialElement element, String text, int letters) {
        if (text.indexOf(COPYRIGHT) >= 0) {
            return false;
        }
        return letters >= PageContent.PROSE_LENGTH
                || (letters >= SENTENCE_LENGTH && element.tag().equals("p") && isSentence(text));
    }

    /** Whether a text asks something. */
    public static boolean isQuestion(String text) {
        return !text.isEmpty() && isQuestionMark(text.charAt(text.length() - 1));
    }

    private static boolean isQuestionMark(char c) {
        return c == '?' || c == '؟' || c == '？';
    }

    /** Whether a text asks something before it states anything. */
    public static boolean beginsWithQuestion(String text) {
        for (int i = 1; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isQuestionMark(c) || FULL_STOPS.indexOf(c) >= 0) {
                return isQuestionMark(c);
            }
        }
        return false;
    }

    /**
     * Returns the first sentence of a folded text, with the next one if it is only an interjection
     * or an apology.
     */
    public static String opening(String folded) {
        int end = sentenceEnd(folded, 0);
        if (Texts.letters(folded.substring(0, end)) <= MAX_INTERJECTION) {
            end = sentenceEnd(folded, end);
        }
        return folded.substring(0, end);
    }

    /** Returns the end of the sentence that begins at a position. */
    private static int sentenceEnd(String text, int from) {
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean beforeSpace = i + 1 == text.length() || text.charAt(i + 1) == ' ';
            if (WIDE_ENDS.indexOf(c) >= 0 || (beforeSpace && SENTENCE_ENDS.indexOf(c) >= 0)) {
                return i + 1;
            }
        }
        return text.length();
    }

    /** Whether a folded text quotes something after its first word. */
    public static boolean quotes(String folded) {
        return folded.indexOf('"') > 0 && folded.indexOf('"') != folded.lastIndexOf('"');
    }

    /** Whether a text announces what follows. */
    public static boolean isIntroduction(String text) {
        return text.endsWith(":") || text.endsWith("：");
    }

    /** Whether a text begins with a quotation mark. */
    public static boolean isQuotation(String text) {
        return !text.isEmpty() && OPENERS.indexOf(text.charAt(0)) >= 0;
    }

    /** Whether a text is long, or ends like a sentence. */
    public static boolean isWhole(String text) {
        return text.length() >= SENTENCE_LENGTH || (!text.isEmpty() && isSentence(text));
    }

    /** Whether a line is a sentence of several words, rather than a statement of a program. */
    public static boolean isOfWords(String line) {
        String text = line.strip();
        return Texts.letters(text) >= MIN_WORDS
                && Character.isLetter(text.codePointAt(0))
                && isSentence(text);
    }

    /**
     * Whether a text ends with sentence punctuation, possibly followed by a closing quote or
     * bracket.
     */
    private static boolean isSentence(String text) {
        int last = text.length() - 1;
        if (last > 0 && CLOSERS.indexOf(text.charAt(last)) >= 0) {
            last--;
        }
        return SENTENCE_ENDS.indexOf(text.charAt(last)) >= 0;
    }
}
