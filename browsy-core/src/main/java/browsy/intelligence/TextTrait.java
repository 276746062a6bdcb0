package browsy.intelligence;

/** A trait of an element that decides whether its text is a message about a form. */
enum TextTrait {
    /** Its class or identifier names an error, and it contains no field. */
    CALLED_ERROR,
    /** It is or contains a field whose class or identifier names an error. */
    WITH_FIELD_CALLED_ERROR,
    /** Its class names a text below a field. */
    CALLED_TEXT,
    /** Its color is red. */
    RED,
    /** It is or contains a link. */
    WITH_LINK
}
