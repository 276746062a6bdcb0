package browsy.css.value.content;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A counter style that an author defines.
 *
 * @param name as written
 * @param system how numbers become symbols
 * @param firstSymbolValue the number of the first symbol of a {@code fixed} style
 * @param base the name of the style that an {@code extends} style begins with; null for others
 * @param symbols of all systems but {@code additive}
 * @param additiveSymbols of an {@code additive} style, the heaviest first
 * @param negative what stands before and after a negative number; null to take the base's
 * @param prefix what stands before a marker; null to take the base's
 * @param suffix what stands after a marker; null to take the base's
 * @param ranges the numbers that can be written; null for those that the system can
 * @param pad null to take the base's
 * @param fallback the style for other numbers; null to take the base's
 * @see <a href="https://drafts.csswg.org/css-counter-styles-3/#the-counter-style-rule">CSS Counter
 *     Styles, 3</a>
 */
public record CounterStyleRule(
        String name,
        System system,
        int firstSymbolValue,
        @Nullable String base,
        List<String> symbols,
        List<Weight> additiveSymbols,
        @Nullable Negative negative,
        @Nullable String prefix,
        @Nullable String suffix,
        @Nullable List<Range> ranges,
        @Nullable Pad pad,
        @Nullable String fallback) {

    /** The same rule, if it extends a style, with another one to extend. */
    public CounterStyleRule extending(String other) {
        return new CounterStyleRule(
                name,
                system,
                firstSymbolValue,
                other,
                symbols,
                additiveSymbols,
                negative,
                prefix,
                suffix,
                ranges,
                pad,
                fallback);
    }

    /** How numbers become symbols. */
    public enum System {
        CYCLIC,
        NUMERIC,
        ALPHABETIC,
        SYMBOLIC,
        ADDITIVE,
        FIXED,
        EXTENDS;

        /** The smallest number that can be written where no range is given. */
        public int smallest() {
            return switch (this) {
                case ALPHABETIC, SYMBOLIC -> 1;
                case ADDITIVE -> 0;
                default -> Integer.MIN_VALUE;
            };
        }

        /** Whether negative numbers are written as positive ones with a sign. */
        public boolean usesSign() {
            return this != CYCLIC && this != FIXED;
        }
    }

    /** A symbol that stands for so many. */
    public record Weight(int value, String symbol) {}

    /** What stands before and after the digits of a negative number. */
    public record Negative(String before, String after) {}

    /** Numbers from the first to the last, both included. */
    public record Range(int first, int last) {}

    /** What numbers of less than a length are filled up with. */
    public record Pad(int length, String symbol) {}
}
