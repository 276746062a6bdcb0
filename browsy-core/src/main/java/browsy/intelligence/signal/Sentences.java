package browsy.intelligence.signal;

import browsy.model.SpatialElement;

/** Tells prose from captions and notes, by its length or by its being a sentence. */
final class Sentences {

    private static final int SENTENCE_LENGTH = 75;
    private static final String SENTENCE_ENDS = ".!?…:。！？";
    private static final String CLOSERS = "\"'”’)";

    /** A block with this sign tells whose the page is, not what it has to say. */
    private static final char COPYRIGHT = '\u00A9';

    private Sentences() {}

    /**
     * Whether the text of an element is prose.
     *
     * @param letters the number of its letters
     */
    static boolean areProse(SpatialElement element, String text, int letters) {
        if (text.indexOf(COPYRIGHT) >= 0) {
            return false;
        }
        return letters >= PageContent.PROSE_LENGTH
                || (letters >= SENTENCE_LENGTH && element.tag().equals("p") && isSentence(text));
    }

    /** Whether a text ends as a sentence does, within quotes or brackets, too. */
    private static boolean isSentence(String text) {
        int last = text.length() - 1;
        if (last > 0 && CLOSERS.indexOf(text.charAt(last)) >= 0) {
            last--;
        }
        return SENTENCE_ENDS.indexOf(text.charAt(last)) >= 0;
    }
}
