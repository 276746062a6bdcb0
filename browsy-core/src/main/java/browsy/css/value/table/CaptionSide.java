package browsy.css.value.table;

import browsy.css.value.Keyword;

/**
 * Values of {@code caption-side}.
 *
 * @see <a href="https://drafts.csswg.org/css-tables-3/#caption-side-property">css-tables-3</a>
 */
public enum CaptionSide implements Keyword {
    TOP,
    BOTTOM
}
