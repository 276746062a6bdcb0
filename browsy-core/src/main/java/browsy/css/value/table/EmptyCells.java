package browsy.css.value.table;

import browsy.css.value.Keyword;

/**
 * Values of {@code empty-cells}.
 *
 * @see <a href="https://drafts.csswg.org/css-tables-3/#empty-cells-property">css-tables-3</a>
 */
public enum EmptyCells implements Keyword {
    SHOW,
    HIDE
}
