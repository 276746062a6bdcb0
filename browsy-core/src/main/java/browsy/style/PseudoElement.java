package browsy.style;

/** The pseudo-elements for which layout generates boxes. */
public enum PseudoElement {
    BEFORE,
    AFTER,
    MARKER,
    FIRST_LETTER,
    FIRST_LINE,
    PLACEHOLDER,
    BACKDROP,
    DETAILS_CONTENT,
    FILE_SELECTOR_BUTTON,
    SLIDER_TRACK,
    SLIDER_THUMB,
    SCROLL_MARKER_GROUP,
    SCROLL_BUTTON_BLOCK_START,
    SCROLL_BUTTON_INLINE_START,
    SCROLL_BUTTON_INLINE_END,
    SCROLL_BUTTON_BLOCK_END
}
