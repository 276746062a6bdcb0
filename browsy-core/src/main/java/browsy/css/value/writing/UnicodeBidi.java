package browsy.css.value.writing;

import browsy.css.value.Keyword;

/**
 * Values of {@code unicode-bidi}.
 *
 * @see <a href="https://drafts.csswg.org/css-writing-modes-4/#unicode-bidi">css-writing-modes-4</a>
 */
public enum UnicodeBidi implements Keyword {
    NORMAL,
    EMBED,
    ISOLATE,
    BIDI_OVERRIDE,
    ISOLATE_OVERRIDE,
    PLAINTEXT;

    /** Whether the value has an effect on the lines of a block container. */
    public boolean ordersLines() {
        return this == BIDI_OVERRIDE || this == ISOLATE_OVERRIDE || this == PLAINTEXT;
    }
}
