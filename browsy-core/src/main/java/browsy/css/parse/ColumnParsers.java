package browsy.css.parse;

/**
 * Parsers of the multi-column properties.
 *
 * @see <a href="https://drafts.csswg.org/css-multicol-1/#the-number-and-width-of-columns">the
 *     specification</a>
 */
public final class ColumnParsers {

    /** Parses {@code column-count}; 0 means {@code auto}. */
    public static final ValueParser<Integer> COUNT =
            new FirstOf<>(KeywordParser.one("auto", 0), NumberParsers.POSITIVE_INTEGER);

    /**
     * Parses {@code column-width} and {@code column-height} in CSS px; a negative value means
     * {@code auto}.
     */
    public static final ValueParser<Double> SIZE =
            new FirstOf<>(KeywordParser.one("auto", -1.0), LengthParsers.NON_NEGATIVE_PX);

    private ColumnParsers() {}
}
