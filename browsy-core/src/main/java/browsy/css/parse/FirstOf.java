package browsy.css.parse;

import browsy.css.value.Specified;
import org.jspecify.annotations.Nullable;

/**
 * Parses a keyword, or a value of another grammar.
 *
 * @param keywords the parser of the keywords
 * @param other the parser of all other values
 */
record FirstOf<T>(KeywordParser<? extends T> keywords, ValueParser<? extends T> other)
        implements ValueParser<T> {

    @Override
    public @Nullable Specified<? extends T> parse(ValueReader in) {
        Specified<? extends T> keyword = keywords.parse(in);
        return keyword != null ? keyword : other.parse(in);
    }
}
