package browsy.css.value.content;

import java.util.List;

/**
 * A computed {@code quotes}.
 *
 * @param auto whether the language of the element determines the quotation marks
 * @param pairs quotation marks by nesting depth
 */
public record Quotes(boolean auto, List<Pair> pairs) {
    public static final Quotes AUTO = new Quotes(true, List.of());

    public Quotes {
        pairs = List.copyOf(pairs);
    }

    /** The quotation marks of one nesting depth. */
    public record Pair(String open, String close) {}
}
