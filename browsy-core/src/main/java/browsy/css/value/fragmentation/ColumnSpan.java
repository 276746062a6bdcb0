package browsy.css.value.fragmentation;

import browsy.css.value.Keyword;

/**
 * Values of {@code column-span}.
 *
 * @see <a href="https://drafts.csswg.org/css-multicol-1/#column-span">css-multicol-1</a>
 */
public enum ColumnSpan implements Keyword {
    NONE,
    ALL
}
