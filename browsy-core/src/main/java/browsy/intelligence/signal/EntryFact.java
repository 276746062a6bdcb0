package browsy.intelligence.signal;

/** Something that an entry of a list may have beside its main link. */
public enum EntryFact {
    /** An amount of money. */
    PRICE,
    /** A date or a time, by markup or as text. */
    DATE,
    /** A text of at least a few words beyond the caption of the main link. */
    SNIPPET,
    /** A picture. */
    IMAGE,
    /** A heading. */
    HEADING,
    /** A main link whose caption begins with a download phrase. */
    DOWNLOAD,
    /** A check box, which selects the entry. */
    CHECKBOX,
    /** A line of text to fill in. */
    FIELD,
    /** An author and a time but no title, as posts have. */
    POSTED;

    /** The minimum length of a snippet, in letters. */
    private static final int MIN_SNIPPET = 40;

    /** Whether a text is at least the beginning of a sentence beyond a caption. */
    static boolean isSnippet(int lettersBeyondCaption) {
        return lettersBeyondCaption >= MIN_SNIPPET;
    }
}
