package browsy.content;

/** What sets a run of text apart from the text around it, by its tag or computed style. */
public enum TextMark {
    STRONG,
    EMPHASIS,
    /** Code, a key or the output of a program. */
    CODE,
    STRUCK_OUT,
    SUBSCRIPT,
    SUPERSCRIPT
}
