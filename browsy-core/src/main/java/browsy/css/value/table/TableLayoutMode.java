package browsy.css.value.table;

import browsy.css.value.Keyword;

/**
 * Values of {@code table-layout}.
 *
 * @see <a href="https://drafts.csswg.org/css-tables-3/#table-layout-property">css-tables-3</a>
 */
public enum TableLayoutMode implements Keyword {
    AUTO,
    FIXED
}
