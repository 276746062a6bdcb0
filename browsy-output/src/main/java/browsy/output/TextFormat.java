package browsy.output;

/** A text format for language models, which can be limited to a budget of tokens. */
public interface TextFormat extends Format {

    /**
     * Formats a remark as a line of this format, without a line break. No text of a page can be
     * written as such a line, except in plain text, which has no structure.
     *
     * @param remark words without line breaks
     */
    default String note(String remark) {
        return "# " + remark;
    }

    /** The length of the head above the elements of a page. */
    enum Head {
        /** All that the format tells of the page as a whole. */
        FULL,
        /** The title and the address, shortened where they are long. */
        BRIEF,
        /** Nothing. */
        NONE
    }

    /** The same format with another head; this one if it has none. */
    default TextFormat headed(Head head) {
        return this;
    }
}
