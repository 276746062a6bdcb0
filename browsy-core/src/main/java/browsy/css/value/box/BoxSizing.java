package browsy.css.value.box;

import browsy.css.value.Keyword;

/**
 * Values of {@code box-sizing}.
 *
 * @see <a href="https://drafts.csswg.org/css-sizing-3/#box-sizing">css-sizing-3</a>
 */
public enum BoxSizing implements Keyword {
    CONTENT_BOX,
    BORDER_BOX
}
