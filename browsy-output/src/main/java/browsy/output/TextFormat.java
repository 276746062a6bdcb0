package browsy.output;

/** A text format for language models, which can be limited to a budget of tokens. */
public interface TextFormat extends Format {

    /**
     * Formats a remark as a line of this format, without a line break. No text of a page can
     * produce such a line, except in plain text, which has no structure.
     *
     * @param remark the remark, without line breaks
     */
    default String note(String remark) {
        return "# " + remark;
    }

    /** The extent of the head above the elements of a page. */
    enum Head {
        /** All facts that the format writes about the page as a whole. */
        FULL,
        /** The title and URL, truncated if they are long. */
        BRIEF,
        /** No head. */
        NONE
    }

    /** Returns this format with another head; the same format if it has no head. */
    default TextFormat headed(Head head) {
        return this;
    }
}
