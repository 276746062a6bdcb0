package browsy.output;

/** A format that a model reads as text, so that it can be cut to a budget of tokens. */
public interface TextFormat extends Format {

    /**
     * A remark about the page as a line of this format, without a line break. No text of a page is
     * ever written like it, but in plain text, which has no structure.
     *
     * @param remark words without line breaks
     */
    default String note(String remark) {
        return "# " + remark;
    }
}
