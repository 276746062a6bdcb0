package browsy.css.value.content;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A counter style defined by an {@code @counter-style} rule. Null descriptors have the value of the
 * extended style, or the initial value.
 *
 * @param name the name as written
 * @param system the algorithm that converts numbers to symbols
 * @param firstSymbolValue the number of the first symbol in the {@code fixed} system
 * @param base the name of the extended style; null for other systems than {@code extends}
 * @param symbols the symbols of all systems except {@code additive}
 * @param additiveSymbols the symbols of the {@code additive} system in descending order of value
 * @param negative the symbols around a negative number; null if absent
 * @param prefix the text before a marker; null if absent
 * @param suffix the text after a marker; null if absent
 * @param ranges the numbers that the style can represent; null for the default range of the system
 * @param pad the padding; null if absent
 * @param fallback the name of the style for other numbers; null if absent
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

    /** Returns the rule with another extended style. */
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

    /** The algorithm that converts numbers to symbols. */
    public enum System {
        CYCLIC,
        NUMERIC,
        ALPHABETIC,
        SYMBOLIC,
        ADDITIVE,
        FIXED,
        EXTENDS;

        /** The smallest number in the default range of the system. */
        public int smallest() {
            return switch (this) {
                case ALPHABETIC, SYMBOLIC -> 1;
                case ADDITIVE -> 0;
                default -> Integer.MIN_VALUE;
            };
        }

        /** Whether a negative number is represented by its absolute value with a negative sign. */
        public boolean usesSign() {
            return this != CYCLIC && this != FIXED;
        }
    }

    /** A symbol with its value, in {@code additive-symbols}. */
    public record Weight(int value, String symbol) {}

    /** The texts before and after the representation of a negative number. */
    public record Negative(String before, String after) {}

    /** A range of numbers, both bounds inclusive. */
    public record Range(int first, int last) {}

    /** Padding: representations shorter than {@code length} are filled up with the symbol. */
    public record Pad(int length, String symbol) {}
}
