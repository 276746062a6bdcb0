package browsy.intelligence.content;

/**
 * An uninterrupted stretch of text, such as the text of a paragraph, a heading, a list item or a
 * cell.
 *
 * @param owner the index in the flat tree of the element whose box contains the text
 * @param text the text, white space collapsed; empty if it is longer than {@link #MAX_TEXT}
 * @param letters the length of the text in letters
 * @param linked the length of the text in links, in letters
 * @param label the number of characters before the first link; the full length if there is no link
 * @param sentence whether the text ends like a sentence
 */
record Block(int owner, String text, int letters, int linked, int label, boolean sentence) {

    /** The length of the longest text that a block keeps, in characters. */
    static final int MAX_TEXT = 300;

    /** The number of letters outside links from which on any block is prose. */
    private static final int LONG = 80;

    /** The minimum number of letters outside links of a sentence that is prose. */
    private static final int MIN_SENTENCE = 40;

    private static final String SENTENCE_ENDS = ".!?…。！？";
    private static final String CLOSERS = "\"'”’»)";

    /**
     * Whether a text ends like a sentence: with a sentence mark, optionally followed by a closing
     * quotation mark or bracket.
     *
     * @param last the last character of the text
     * @param beforeLast the character before the last, 0 if there is none
     */
    static boolean endsSentence(char beforeLast, char last) {
        char end = beforeLast != 0 && CLOSERS.indexOf(last) >= 0 ? beforeLast : last;
        return SENTENCE_ENDS.indexOf(end) >= 0;
    }

    /** The length of the text outside links, in letters. */
    int plain() {
        return letters - linked;
    }

    /**
     * Whether the text is prose: outside links it is long, or it is of medium length and ends like
     * a sentence.
     */
    boolean isProse() {
        int plain = plain();
        return plain >= LONG || (plain >= MIN_SENTENCE && sentence);
    }

    /** Whether at least 80% of the text is in links. */
    boolean isLink() {
        return linked * 10 >= letters * 8;
    }
}
