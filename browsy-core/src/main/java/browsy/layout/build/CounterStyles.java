package browsy.layout.build;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * One of the predefined counter styles. Unknown names give decimal.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-counter-styles-3/#predefined-counters">css-counter-styles-3</a>
 */
final class CounterStyles {
    private static final CounterStyles DECIMAL = new CounterStyles(System.DECIMAL, List.of());

    private static final String FULL_STOP = ". ";

    /** The digit zero of scripts with ten consecutive digits, by counter style name. */
    private static final Map<String, String> ZEROS =
            Map.ofEntries(
                    Map.entry("arabic-indic", "\u0660"),
                    Map.entry("bengali", "\u09e6"),
                    Map.entry("cambodian", "\u17e0"),
                    Map.entry("devanagari", "\u0966"),
                    Map.entry("gujarati", "\u0ae6"),
                    Map.entry("gurmukhi", "\u0a66"),
                    Map.entry("kannada", "\u0ce6"),
                    Map.entry("khmer", "\u17e0"),
                    Map.entry("lao", "\u0ed0"),
                    Map.entry("malayalam", "\u0d66"),
                    Map.entry("mongolian", "\u1810"),
                    Map.entry("myanmar", "\u1040"),
                    Map.entry("oriya", "\u0b66"),
                    Map.entry("persian", "\u06f0"),
                    Map.entry("tamil", "\u0be6"),
                    Map.entry("telugu", "\u0c66"),
                    Map.entry("thai", "\u0e50"),
                    Map.entry("tibetan", "\u0f20"),
                    Map.entry("urdu", "\u06f0"));

    private static final Map<String, CounterStyles> BY_NAME = byName();

    private static final int[] ROMAN_VALUES = {
        1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1
    };
    private static final String[] ROMAN_SIGNS = {
        "m", "cm", "d", "cd", "c", "xc", "l", "xl", "x", "ix", "v", "iv", "i"
    };

    private final System system;
    private final List<String> symbols;

    /** What writes a number in the system {@code WRITTEN}; null in others. */
    private final @Nullable IntFunction<String> numerals;

    /** The text after the number in a list item marker. */
    private final String suffix;

    /** The text of every marker of a cyclic style: its symbol and the suffix. */
    private final String bullet;

    private enum System {
        CYCLIC,
        ALPHABETIC,
        DECIMAL,
        NUMERIC,
        ADDITIVE,
        LEADING_ZERO,
        LOWER_ROMAN,
        UPPER_ROMAN,
        WRITTEN
    }

    private CounterStyles(System system, List<String> symbols) {
        this(system, symbols, null, FULL_STOP);
    }

    private CounterStyles(
            System system,
            List<String> symbols,
            @Nullable IntFunction<String> numerals,
            String suffix) {
        this.system = system;
        this.symbols = symbols;
        this.numerals = numerals;
        this.suffix = suffix;
        this.bullet = system == System.CYCLIC ? symbols.get(0) + " " : "";
    }

    static CounterStyles of(String name) {
        CounterStyles common = BY_NAME.get(name);
        if (common != null) {
            return common;
        }
        CounterStyles other = ComplexCounterStyles.of(name);
        return other == null ? DECIMAL : other;
    }

    /** A style whose numbers a function writes, negative ones too. */
    static CounterStyles written(IntFunction<String> numerals, String suffix) {
        return new CounterStyles(System.WRITTEN, List.of(), numerals, suffix);
    }

    /** An alphabetic style. */
    static CounterStyles alphabetic(List<String> symbols, String suffix) {
        return new CounterStyles(System.ALPHABETIC, List.copyOf(symbols), null, suffix);
    }

    /** Whether the style is a symbol, which browsers draw instead of writing text. */
    boolean isSymbol() {
        return system == System.CYCLIC;
    }

    /** The text after the number in a list item marker. */
    String suffix() {
        return isSymbol() ? " " : suffix;
    }

    /** Whether negative numbers are written with a minus sign. */
    boolean usesSign() {
        return system == System.DECIMAL
                || system == System.NUMERIC
                || system == System.LEADING_ZERO;
    }

    /** The text of a list item marker: the value with the suffix of the style. */
    String marker(int value) {
        return isSymbol() ? bullet : write(value) + suffix;
    }

    /** The value in this style, without suffix. */
    String write(int value) {
        return switch (system) {
            case CYCLIC -> symbols.get(0);
            case ALPHABETIC -> value > 0 ? alphabetic(value) : Integer.toString(value);
            case DECIMAL -> Integer.toString(value);
            case NUMERIC -> numeric(value);
            case ADDITIVE -> AdditiveNumerals.write(symbols, value);
            case LEADING_ZERO -> leadingZero(value);
            case LOWER_ROMAN -> roman(value);
            case UPPER_ROMAN -> roman(value).toUpperCase(Locale.ROOT);
            case WRITTEN -> Objects.requireNonNull(numerals).apply(value);
        };
    }

    private String alphabetic(int value) {
        StringBuilder written = new StringBuilder();
        for (int rest = value; rest > 0; rest = (rest - 1) / symbols.size()) {
            written.insert(0, symbols.get((rest - 1) % symbols.size()));
        }
        return written.toString();
    }

    private String numeric(int value) {
        StringBuilder written = new StringBuilder();
        for (char digit : Integer.toString(value).toCharArray()) {
            written.append(digit == '-' ? "-" : symbols.get(digit - '0'));
        }
        return written.toString();
    }

    private static String leadingZero(int value) {
        String digits = Integer.toString(Math.abs(value));
        String padded = digits.length() < 2 ? "0" + digits : digits;
        return value < 0 ? "-" + padded : padded;
    }

    private static String roman(int value) {
        if (value < 1 || value > 3999) {
            return Integer.toString(value);
        }
        StringBuilder written = new StringBuilder();
        int rest = value;
        for (int i = 0; i < ROMAN_VALUES.length; i++) {
            while (rest >= ROMAN_VALUES[i]) {
                written.append(ROMAN_SIGNS[i]);
                rest -= ROMAN_VALUES[i];
            }
        }
        return written.toString();
    }

    private static CounterStyles cyclic(String symbol) {
        return new CounterStyles(System.CYCLIC, List.of(symbol));
    }

    private static CounterStyles alphabetic(char first, char last) {
        List<String> symbols = new ArrayList<>();
        for (char c = first; c <= last; c++) {
            symbols.add(String.valueOf(c));
        }
        return new CounterStyles(System.ALPHABETIC, List.copyOf(symbols));
    }

    /** The lower-case Greek letters without final sigma. */
    private static CounterStyles lowerGreek() {
        List<String> symbols = new ArrayList<>();
        for (char c = '\u03b1'; c <= '\u03c9'; c++) {
            if (c != '\u03c2') {
                symbols.add(String.valueOf(c));
            }
        }
        return new CounterStyles(System.ALPHABETIC, List.copyOf(symbols));
    }

    private static Map<String, CounterStyles> byName() {
        Map<String, CounterStyles> styles = new HashMap<>();
        styles.put("decimal", DECIMAL);
        styles.put("decimal-leading-zero", new CounterStyles(System.LEADING_ZERO, List.of()));
        styles.put("disc", cyclic("\u2022"));
        styles.put("circle", cyclic("\u25e6"));
        styles.put("square", cyclic("\u25a0"));
        styles.put("disclosure-open", cyclic("\u25be"));
        styles.put("disclosure-closed", cyclic("\u25b8"));
        styles.put("lower-alpha", alphabetic('a', 'z'));
        styles.put("lower-latin", alphabetic('a', 'z'));
        styles.put("upper-alpha", alphabetic('A', 'Z'));
        styles.put("upper-latin", alphabetic('A', 'Z'));
        styles.put("lower-greek", lowerGreek());
        styles.put("lower-roman", new CounterStyles(System.LOWER_ROMAN, List.of()));
        styles.put("upper-roman", new CounterStyles(System.UPPER_ROMAN, List.of()));
        ZEROS.forEach((name, zero) -> styles.put(name, numeric(zero.charAt(0))));
        for (String name : AdditiveNumerals.NAMES) {
            styles.put(name, new CounterStyles(System.ADDITIVE, List.of(name)));
        }
        return Map.copyOf(styles);
    }

    private static CounterStyles numeric(char zero) {
        List<String> digits = new ArrayList<>();
        for (int digit = 0; digit < 10; digit++) {
            digits.add(String.valueOf((char) (zero + digit)));
        }
        return new CounterStyles(System.NUMERIC, List.copyOf(digits));
    }
}
