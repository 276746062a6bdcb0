package browsy.css.value;

/**
 * Values of {@code flex-wrap}.
 *
 * @see <a href="https://drafts.csswg.org/css-flexbox-1/#flex-wrap-property">css-flexbox-1</a>
 */
public enum FlexWrap implements Keyword {
    NOWRAP,
    WRAP,
    WRAP_REVERSE
}
