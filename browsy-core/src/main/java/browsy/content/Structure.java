package browsy.content;

/** The meanings of boxes that have no attributes. */
public enum Structure implements Meaning {
    /** A box without a meaning of its own. */
    NONE,
    PARAGRAPH,
    QUOTE,
    /** A list, whose items are {@link Meaning.Item} boxes. */
    LIST,
    DEFINITION_LIST,
    TERM,
    DEFINITION,
    FIGURE,
    FIGURE_CAPTION,
    DETAILS,
    /** A thematic break, which has no content. */
    RULE,
    /** A data table: rows and an optional caption. */
    TABLE,
    /** A row of a data table, whose children are cells. */
    ROW,
    /** A row of the table head, rendered above all other rows. */
    HEADER_ROW,
    /** A row of the table foot, rendered below all other rows. */
    FOOTER_ROW,
    TABLE_CAPTION,
    /** A control, described by the element with the id of the box. */
    CONTROL,
    /** The content of a frame. */
    FRAME
}
