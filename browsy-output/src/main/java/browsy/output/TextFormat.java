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
}
