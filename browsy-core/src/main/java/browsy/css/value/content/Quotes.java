package browsy.css.value.content;

import java.util.List;

/**
 * A computed {@code quotes}: pairs by nesting depth.
 *
 * @param auto whether the language of the element chooses the marks
 */
public record Quotes(boolean auto, List<Pair> pairs) {
    public static final Quotes AUTO = new Quotes(true, List.of());

    public Quotes {
        pairs = List.copyOf(pairs);
    }

    /** The marks of one depth. */
    public record Pair(String open, String close) {}
}
