package browsy.css.parse;

import browsy.css.value.Keyword;
import browsy.css.value.Specified;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A parser of single keywords.
 *
 * @param <T> the type of the values that the keywords denote
 */
public final class KeywordParser<T> implements ValueParser<T> {
    private final Map<String, Specified<T>> values;

    private KeywordParser(Map<String, Specified<T>> values) {
        this.values = values;
    }

    /**
     * Creates a parser of all constants of an enum by their CSS names, except those in {@code
     * excluded}.
     */
    @SafeVarargs
    public static <E extends Enum<E> & Keyword> KeywordParser<E> of(Class<E> type, E... excluded) {
        Map<String, Specified<E>> values = new HashMap<>();
        Set<E> included = EnumSet.allOf(type);
        for (E constant : excluded) {
            included.remove(constant);
        }
        for (E constant : included) {
            values.put(constant.css(), Specified.of(constant));
        }
        return new KeywordParser<>(values);
    }

    /** Creates a parser that accepts nothing. */
    public static <T> KeywordParser<T> none() {
        return new KeywordParser<>(Map.of());
    }

    /** Creates a parser of one keyword. */
    public static <T> KeywordParser<T> one(String keyword, T value) {
        return new KeywordParser<>(Map.of(keyword, Specified.of(value)));
    }

    /** Returns a parser that accepts one more keyword. */
    public KeywordParser<T> and(String keyword, T value) {
        Map<String, Specified<T>> more = new HashMap<>(values);
        more.put(keyword, Specified.of(value));
        return new KeywordParser<>(more);
    }

    /** Returns a parser that accepts more keywords, all with the same value. */
    public KeywordParser<T> and(Set<String> keywords, T value) {
        Map<String, Specified<T>> more = new HashMap<>(values);
        Specified<T> specified = Specified.of(value);
        for (String keyword : keywords) {
            more.put(keyword, specified);
        }
        return new KeywordParser<>(more);
    }

    @Override
    public @Nullable Specified<T> parse(ValueReader in) {
        String ident = in.peekIdent();
        Specified<T> value = ident == null ? null : values.get(ident);
        if (value != null) {
            in.next();
        }
        return value;
    }
}
