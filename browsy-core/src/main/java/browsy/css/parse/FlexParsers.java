package browsy.css.parse;

import browsy.css.value.Specified;
import browsy.css.value.flex.FlexWrap;
import org.jspecify.annotations.Nullable;

/**
 * Parsers of the flexbox properties.
 *
 * @see <a href="https://drafts.csswg.org/css-flexbox-2/">css-flexbox-2</a>
 */
public final class FlexParsers {

    private FlexParsers() {}

    /** Parses {@code flex-wrap}: {@code nowrap | [wrap | wrap-reverse] || balance}. */
    public static @Nullable Specified<FlexWrap> wrap(ValueReader in) {
        if (in.takeIdent("nowrap")) {
            return Specified.of(FlexWrap.NOWRAP);
        }
        boolean balance = in.takeIdent("balance");
        boolean wrap = in.takeIdent("wrap");
        boolean reverse = !wrap && in.takeIdent("wrap-reverse");
        balance = balance || in.takeIdent("balance");
        if (balance) {
            return Specified.of(reverse ? FlexWrap.BALANCE_REVERSE : FlexWrap.BALANCE);
        }
        if (reverse) {
            return Specified.of(FlexWrap.WRAP_REVERSE);
        }
        return wrap ? Specified.of(FlexWrap.WRAP) : null;
    }
}
