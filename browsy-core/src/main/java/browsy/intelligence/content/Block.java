package browsy.intelligence.content;

/**
 * A stretch of text that nothing interrupts: a paragraph, a heading, an item, a cell.
 *
 * @param owner the index in the flat tree of the element whose box it stands in
 * @param text what it says, white space collapsed
 * @param letters how much that is, in letters
 * @param linked how much of it is in links, in letters
 * @param label the number of characters before its first link; all of them if it has none
 */
record Block(int owner, String text, int letters, int linked, int label) {

    private static final int LONG = 80;
    private static final int MIN_SENTENCE = 40;
    private static final String SENTENCE_ENDS = ".!?…。！？";
    private static final String CLOSERS = "\"'”’»)";

    /** How much of it is in no link, in letters. */
    int plain() {
        return letters - linked;
    }

    /** Whether it is running text: long, or a sentence. */
    boolean isProse() {
        int plain = plain();
        return plain >= LONG || (plain >= MIN_SENTENCE && isSentence());
    }

    /** Whether it ends as a sentence does. */
    boolean isSentence() {
        int last = text.length() - 1;
        if (last > 0 && CLOSERS.indexOf(text.charAt(last)) >= 0) {
            last--;
        }
        return last >= 0 && SENTENCE_ENDS.indexOf(text.charAt(last)) >= 0;
    }

    /** Whether all of it but a few letters leads elsewhere. */
    boolean isLink() {
        return linked * 10 >= letters * 8;
    }
}
