package browsy.css.value.fragmentation;

import browsy.css.value.Keyword;

/**
 * Values of {@code column-fill}.
 *
 * @see <a href="https://drafts.csswg.org/css-multicol-1/#cf">css-multicol-1</a>
 */
public enum ColumnFill implements Keyword {
    BALANCE,
    AUTO
}
