package browsy.css.value.fragmentation;

import browsy.css.value.Keyword;

/**
 * Values of {@code column-wrap}.
 *
 * @see <a href="https://drafts.csswg.org/css-multicol-2/#cwr">css-multicol-2</a>
 */
public enum ColumnWrap implements Keyword {
    AUTO,
    NOWRAP,
    WRAP
}
