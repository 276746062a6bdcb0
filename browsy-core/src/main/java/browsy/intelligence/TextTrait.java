package browsy.intelligence;

/** A property of a DOM element that helps to decide whether its text is a message about a form. */
enum TextTrait {
    /** Its class or identifier contains a word for an error, and it contains no field. */
    CALLED_ERROR,
    /** It is or contains a field whose class or identifier contains a word for an error. */
    WITH_FIELD_CALLED_ERROR,
    /** Its class contains a word for a text below a field, such as "hint". */
    CALLED_TEXT,
    /** Its color is red. */
    RED,
    /** It is or contains a link. */
    WITH_LINK
}
