package browsy.intelligence.content;

/**
 * A stretch of text that nothing interrupts: a paragraph, a heading, an item, a cell.
 *
 * @param owner the index in the flat tree of the element whose box contains it
 * @param text its text, white space collapsed; empty if it is longer than {@link #MAX_TEXT}
 * @param letters its length in letters
 * @param linked the length of its links in letters
 * @param label the number of characters before its first link; all of them if it has none
 * @param sentence whether it ends as a sentence does
 */
record Block(int owner, String text, int letters, int linked, int label, boolean sentence) {

    /** The length in characters of the longest text that a block keeps. */
    static final int MAX_TEXT = 300;

    private static final int LONG = 80;
    private static final int MIN_SENTENCE = 40;
    private static final String SENTENCE_ENDS = ".!?…。！？";
    private static final String CLOSERS = "\"'”’»)";

    /**
     * Whether a text ends as a sentence does.
     *
     * @param last its last character
     * @param beforeLast the character before that, 0 if there is none
     */
    static boolean endsSentence(char beforeLast, char last) {
        char end = beforeLast != 0 && CLOSERS.indexOf(last) >= 0 ? beforeLast : last;
        return SENTENCE_ENDS.indexOf(end) >= 0;
    }

    /** Its length without links, in letters. */
    int plain() {
        return letters - linked;
    }

    /** Whether it is running text: long, or a sentence. */
    boolean isProse() {
        int plain = plain();
        return plain >= LONG || (plain >= MIN_SENTENCE && sentence);
    }

    /** Whether all of it but a few letters leads elsewhere. */
    boolean isLink() {
        return linked * 10 >= letters * 8;
    }
}
