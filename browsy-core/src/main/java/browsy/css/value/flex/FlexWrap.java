package browsy.css.value.flex;

import browsy.css.value.Keyword;

/**
 * Values of {@code flex-wrap}.
 *
 * @see <a href="https://drafts.csswg.org/css-flexbox-2/#flex-wrap-property">css-flexbox-2</a>
 */
public enum FlexWrap implements Keyword {
    NOWRAP,
    WRAP,
    WRAP_REVERSE,
    BALANCE,
    BALANCE_REVERSE;

    /** Whether the flex container is multi-line. */
    public boolean wraps() {
        return this != NOWRAP;
    }

    /** Whether lines stack from cross-end to cross-start. */
    public boolean isReversed() {
        return this == WRAP_REVERSE || this == BALANCE_REVERSE;
    }

    /** Whether lines are balanced in length. */
    public boolean isBalanced() {
        return this == BALANCE || this == BALANCE_REVERSE;
    }

    @Override
    public String css() {
        return this == BALANCE_REVERSE ? "wrap-reverse balance" : Keyword.super.css();
    }
}
