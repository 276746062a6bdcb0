package browsy.content;

/** The inline formatting of a run of text, by its tag or computed style. */
public enum TextMark {
    STRONG,
    EMPHASIS,
    /** Code, keyboard input or program output. */
    CODE,
    STRUCK_OUT,
    SUBSCRIPT,
    SUPERSCRIPT
}
