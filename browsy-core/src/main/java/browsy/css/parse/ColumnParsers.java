package browsy.css.parse;

import browsy.css.value.Specified;
import org.jspecify.annotations.Nullable;

/**
 * Parsers of the multi-column properties.
 *
 * @see <a href="https://drafts.csswg.org/css-multicol-1/#the-number-and-width-of-columns">the
 *     specification</a>
 */
public final class ColumnParsers {

    private ColumnParsers() {}

    /** Parses {@code column-count}; 0 means {@code auto}. */
    public static @Nullable Specified<Integer> count(ValueReader in) {
        return in.takeIdent("auto") ? Specified.of(0) : NumberParsers.integer(in, 1);
    }

    /** Parses {@code column-height} in CSS px; a negative value means {@code auto}. */
    public static @Nullable Specified<Double> height(ValueReader in) {
        return in.takeIdent("auto") ? Specified.of(-1.0) : LengthParsers.px(in, Range.NON_NEGATIVE);
    }

    /** Parses {@code column-width} in CSS px; a negative value means {@code auto}. */
    public static @Nullable Specified<Double> width(ValueReader in) {
        return in.takeIdent("auto") ? Specified.of(-1.0) : LengthParsers.px(in, Range.NON_NEGATIVE);
    }
}
