package browsy.css.value.text;

import browsy.css.value.Keyword;

/**
 * Values of {@code overflow-wrap}.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#overflow-wrap-property">css-text-4</a>
 */
public enum OverflowWrap implements Keyword {
    NORMAL,
    BREAK_WORD,
    ANYWHERE
}
