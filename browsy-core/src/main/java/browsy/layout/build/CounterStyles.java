package browsy.layout.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The predefined counter styles; unknown names are decimal.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-counter-styles-3/#predefined-counters">css-counter-styles-3</a>
 */
final class CounterStyles {
    private static final CounterStyles DECIMAL = new CounterStyles(System.DECIMAL, List.of());
    private static final Map<String, CounterStyles> BY_NAME =
            Map.ofEntries(
                    Map.entry("decimal", DECIMAL),
                    Map.entry(
                            "decimal-leading-zero",
                            new CounterStyles(System.LEADING_ZERO, List.of())),
                    Map.entry("disc", cyclic("\u2022")),
                    Map.entry("circle", cyclic("\u25e6")),
                    Map.entry("square", cyclic("\u25aa")),
                    Map.entry("disclosure-open", cyclic("\u25be")),
                    Map.entry("disclosure-closed", cyclic("\u25b8")),
                    Map.entry("lower-alpha", alphabetic('a', 'z')),
                    Map.entry("lower-latin", alphabetic('a', 'z')),
                    Map.entry("upper-alpha", alphabetic('A', 'Z')),
                    Map.entry("upper-latin", alphabetic('A', 'Z')),
                    Map.entry("lower-greek", lowerGreek()),
                    Map.entry("lower-roman", new CounterStyles(System.LOWER_ROMAN, List.of())),
                    Map.entry("upper-roman", new CounterStyles(System.UPPER_ROMAN, List.of())));

    private static final int[] ROMAN_VALUES = {
        1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1
    };
    private static final String[] ROMAN_SIGNS = {
        "m", "cm", "d", "cd", "c", "xc", "l", "xl", "x", "ix", "v", "iv", "i"
    };

    private final System system;
    private final List<String> symbols;

    private enum System {
        CYCLIC,
        ALPHABETIC,
        DECIMAL,
        LEADING_ZERO,
        LOWER_ROMAN,
        UPPER_ROMAN
    }

    private CounterStyles(System system, List<String> symbols) {
        this.system = system;
        this.symbols = symbols;
    }

    static CounterStyles of(String name) {
        return BY_NAME.getOrDefault(name, DECIMAL);
    }

    /** Whether the marker is a symbol, which is drawn and not written. */
    boolean isSymbol() {
        return system == System.CYCLIC;
    }

    /** A value in this style, without the marker's suffix. */
    String write(int value) {
        return switch (system) {
            case CYCLIC -> symbols.get(0);
            case ALPHABETIC -> value > 0 ? alphabetic(value) : Integer.toString(value);
            case DECIMAL -> Integer.toString(value);
            case LEADING_ZERO -> leadingZero(value);
            case LOWER_ROMAN -> roman(value);
            case UPPER_ROMAN -> roman(value).toUpperCase(java.util.Locale.ROOT);
        };
    }

    private String alphabetic(int value) {
        StringBuilder written = new StringBuilder();
        for (int rest = value; rest > 0; rest = (rest - 1) / symbols.size()) {
            written.insert(0, symbols.get((rest - 1) % symbols.size()));
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

    /** Without the final form of sigma. */
    private static CounterStyles lowerGreek() {
        List<String> symbols = new ArrayList<>();
        for (char c = '\u03b1'; c <= '\u03c9'; c++) {
            if (c != '\u03c2') {
                symbols.add(String.valueOf(c));
            }
        }
        return new CounterStyles(System.ALPHABETIC, List.copyOf(symbols));
    }
}
