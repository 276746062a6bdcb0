package browsy.layout.build;

import browsy.css.value.content.CounterStyleRule;
import browsy.style.StyledDocument;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes numbers in the counter styles of a document: {@code @counter-style} rules, and the
 * predefined styles.
 *
 * @see <a href="https://drafts.csswg.org/css-counter-styles-3/#generate-a-counter">CSS Counter
 *     Styles, 2</a>
 */
final class CounterWriter {

    /**
     * The maximum length of a representation in UTF-16 units. A longer one is written in the
     * fallback style, as in browsers.
     */
    private static final int MAX_LENGTH = 120;

    /**
     * The maximum length of a chain of {@code extends} or {@code fallback}; after it, decimal is
     * used.
     */
    private static final int MAX_CHAIN = 100;

    private static final String DECIMAL = "decimal";

    private final StyledDocument document;

    CounterWriter(StyledDocument document) {
        this.document = document;
    }

    /**
     * Writes a number as {@code counter()} does: in the style, else in its fallback styles in turn,
     * else in decimal.
     */
    String write(String style, int value) {
        Set<String> tried = new HashSet<>();
        String name = style;
        while (tried.size() < MAX_CHAIN && tried.add(name)) {
            CounterStyleRule rule = document.counterStyle(name);
            if (rule == null) {
                return CounterStyles.of(name).write(value);
            }
            String written = represent(rule, value);
            if (written != null) {
                return written;
            }
            name = fallback(rule);
        }
        return Integer.toString(value);
    }

    private String fallback(CounterStyleRule rule) {
        for (CounterStyleRule at : chain(rule)) {
            if (at.fallback() != null) {
                return at.fallback();
            }
        }
        return DECIMAL;
    }

    /** Writes a number as the marker of a list item: with prefix and suffix. */
    String marker(String style, int value) {
        CounterStyleRule rule = document.counterStyle(style);
        if (rule == null) {
            return CounterStyles.of(style).marker(value);
        }
        return prefix(rule) + write(style, value) + suffix(rule);
    }

    private String prefix(CounterStyleRule rule) {
        for (CounterStyleRule at : chain(rule)) {
            if (at.prefix() != null) {
                return at.prefix();
            }
        }
        return "";
    }

    private String suffix(CounterStyleRule rule) {
        CounterStyleRule last = rule;
        for (CounterStyleRule at : chain(rule)) {
            if (at.suffix() != null) {
                return at.suffix();
            }
            last = at;
        }
        return CounterStyles.of(last.base() == null ? DECIMAL : last.base()).suffix();
    }

    /** The rule, and the rules that it extends in turn. */
    private List<CounterStyleRule> chain(CounterStyleRule rule) {
        List<CounterStyleRule> chain = new ArrayList<>();
        CounterStyleRule at = rule;
        while (at != null && chain.size() < MAX_CHAIN) {
            chain.add(at);
            at = at.base() == null ? null : document.counterStyle(at.base());
        }
        return chain;
    }

    /**
     * The representation of a number in a style: checks the range, takes the digits of the absolute
     * value, and adds sign and padding. Descriptors that the rule lacks come from the rules that it
     * extends.
     *
     * @return null if the style cannot represent the number
     */
    private @Nullable String represent(CounterStyleRule rule, int value) {
        // Take missing descriptors from the rules that this one extends; the last of these has the
        // system.
        CounterStyleRule baseRule = rule;
        List<CounterStyleRule.Range> ranges = rule.ranges();
        CounterStyleRule.Pad pad = rule.pad();
        CounterStyleRule.Negative sign = rule.negative();
        for (CounterStyleRule at : chain(rule)) {
            baseRule = at;
            ranges = ranges == null ? at.ranges() : ranges;
            pad = pad == null ? at.pad() : pad;
            sign = sign == null ? at.negative() : sign;
        }
        // Check that the value is in the range of the style.
        boolean isExtending = baseRule.system() == CounterStyleRule.System.EXTENDS;
        CounterStyles predefined =
                CounterStyles.of(baseRule.base() == null ? DECIMAL : baseRule.base());
        boolean isInRange =
                ranges != null
                        ? isIn(ranges, value)
                        : isExtending || value >= baseRule.system().smallest();
        if (!isInRange) {
            return null;
        }
        // Write the digits of the absolute value.
        boolean isNegative =
                value < 0 && (isExtending ? predefined.usesSign() : baseRule.system().usesSign());
        // The smallest integer has no positive counterpart.
        int magnitude = isNegative ? Math.max(-value, 0) : value;
        String digits = isExtending ? predefined.write(magnitude) : digits(baseRule, magnitude);
        if (digits == null) {
            return null;
        }
        // Add the sign and the padding.
        String before = isNegative ? sign == null ? "-" : sign.before() : "";
        String after = isNegative && sign != null ? sign.after() : "";
        if (pad == null) {
            return before + digits + after;
        }
        int missing = pad.length() - length(before) - length(digits) - length(after);
        if (missing > 0 && (long) missing * pad.symbol().length() > MAX_LENGTH) {
            return null;
        }
        return before + pad.symbol().repeat(Math.max(missing, 0)) + digits + after;
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }

    private static boolean isIn(List<CounterStyleRule.Range> ranges, int value) {
        for (CounterStyleRule.Range range : ranges) {
            if (value >= range.first() && value <= range.last()) {
                return true;
            }
        }
        return false;
    }

    /**
     * The representation of a number by the algorithm of the system; null if the system cannot
     * represent it.
     */
    private static @Nullable String digits(CounterStyleRule rule, int value) {
        List<String> symbols = rule.symbols();
        return switch (rule.system()) {
            case CYCLIC -> symbols.get(Math.floorMod(value - 1L, symbols.size()));
            case FIXED -> {
                long place = (long) value - rule.firstSymbolValue();
                yield place < 0 || place >= symbols.size() ? null : symbols.get((int) place);
            }
            case SYMBOLIC -> symbolic(symbols, value);
            case ALPHABETIC -> alphabetic(symbols, value);
            case NUMERIC -> numeric(symbols, value);
            case ADDITIVE -> additive(rule.additiveSymbols(), value);
            case EXTENDS -> null;
        };
    }

    private static @Nullable String symbolic(List<String> symbols, int value) {
        if (value < 1) {
            return null;
        }
        int times = (value - 1) / symbols.size() + 1;
        return repeated(symbols.get((value - 1) % symbols.size()), times);
    }

    private static @Nullable String repeated(String symbol, int times) {
        return (long) symbol.length() * times > MAX_LENGTH ? null : symbol.repeat(times);
    }

    private static @Nullable String alphabetic(List<String> symbols, int value) {
        if (value < 1) {
            return null;
        }
        StringBuilder written = new StringBuilder();
        for (int rest = value; rest > 0; rest = (rest - 1) / symbols.size()) {
            written.insert(0, symbols.get((rest - 1) % symbols.size()));
        }
        return written.toString();
    }

    private static String numeric(List<String> symbols, int value) {
        StringBuilder written = new StringBuilder();
        int rest = value;
        do {
            written.insert(0, symbols.get(rest % symbols.size()));
            rest /= symbols.size();
        } while (rest > 0);
        return written.toString();
    }

    private static @Nullable String additive(List<CounterStyleRule.Weight> weights, int value) {
        StringBuilder written = new StringBuilder();
        int rest = value;
        for (CounterStyleRule.Weight weight : weights) {
            if (weight.value() == 0) {
                return value == 0 ? weight.symbol() : rest == 0 ? written.toString() : null;
            }
            String part = repeated(weight.symbol(), rest / weight.value());
            if (part == null || written.length() > MAX_LENGTH) {
                return null;
            }
            written.append(part);
            rest %= weight.value();
        }
        return rest == 0 && written.length() > 0 ? written.toString() : null;
    }
}
