package browsy.content;

/** The parts of a page about which there is nothing more to say than what they are. */
public enum Structure implements Meaning {
    /** No more than the box that it is. */
    NONE,
    PARAGRAPH,
    QUOTE,
    /** Holds items, each a {@link Meaning.Item}. */
    LIST,
    DEFINITION_LIST,
    TERM,
    DEFINITION,
    FIGURE,
    FIGURE_CAPTION,
    DETAILS,
    /** A thematic break; it holds nothing. */
    RULE,
    /** A table of data: rows and perhaps a caption. */
    TABLE,
    /** A row of a table of data, whose children are cells. */
    ROW,
    /** A row of the head of a table, which is shown above all others. */
    HEADER_ROW,
    /** A row of the foot of a table, which is shown below all others. */
    FOOTER_ROW,
    TABLE_CAPTION,
    /** Something to operate: the element of its id tells what. */
    CONTROL,
    /** Holds what a frame shows. */
    FRAME
}
