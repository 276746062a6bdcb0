package browsy.css.value.flex;

import browsy.css.value.Keyword;

/**
 * Values of {@code flex-direction}.
 *
 * @see <a href="https://drafts.csswg.org/css-flexbox-1/#flex-direction-property">css-flexbox-1</a>
 */
public enum FlexDirection implements Keyword {
    ROW,
    ROW_REVERSE,
    COLUMN,
    COLUMN_REVERSE
}
