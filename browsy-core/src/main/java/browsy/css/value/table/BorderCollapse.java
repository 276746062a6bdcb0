package browsy.css.value.table;

import browsy.css.value.Keyword;

/**
 * Values of {@code border-collapse}.
 *
 * @see <a href="https://drafts.csswg.org/css-tables-3/#border-collapse-property">css-tables-3</a>
 */
public enum BorderCollapse implements Keyword {
    SEPARATE,
    COLLAPSE
}
