package browsy.css.value.text;

import browsy.css.value.Keyword;

/**
 * Values of {@code word-break}.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#word-break-property">css-text-4</a>
 */
public enum WordBreak implements Keyword {
    NORMAL,
    BREAK_ALL,
    KEEP_ALL,
    BREAK_WORD,
    AUTO_PHRASE
}
