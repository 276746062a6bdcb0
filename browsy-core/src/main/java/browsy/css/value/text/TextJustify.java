package browsy.css.value.text;

import browsy.css.value.Keyword;

/**
 * Values of {@code text-justify}.
 *
 * @see <a href="https://drafts.csswg.org/css-text-4/#text-justify-property">css-text-4</a>
 */
public enum TextJustify implements Keyword {
    AUTO,
    NONE,
    INTER_WORD,
    INTER_CHARACTER
}
