package browsy.css.parse;

import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.Declaration;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenType;
import browsy.css.value.content.CounterStyleRule;
import browsy.infra.Ascii;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Parses {@code @counter-style} rules. Invalid descriptors are ignored. A rule without the symbols
 * that its system requires defines no counter style.
 *
 * @see <a href="https://drafts.csswg.org/css-counter-styles-3/#the-counter-style-rule">CSS Counter
 *     Styles, 3</a>
 */
public final class CounterStyleParser {

    /** Names that {@code @counter-style} must not define. */
    private static final Set<String> RESERVED =
            Set.of(
                    "decimal",
                    "disc",
                    "square",
                    "circle",
                    "disclosure-open",
                    "disclosure-closed",
                    "none");

    private CounterStyleRule.System system = CounterStyleRule.System.SYMBOLIC;
    private int firstSymbolValue = 1;
    private @Nullable String base;
    private List<String> symbols = List.of();
    private List<CounterStyleRule.Weight> additive = List.of();
    private CounterStyleRule.@Nullable Negative negative;
    private @Nullable String prefix;
    private @Nullable String suffix;
    private @Nullable List<CounterStyleRule.Range> ranges;
    private CounterStyleRule.@Nullable Pad pad;
    private @Nullable String fallback;

    private CounterStyleParser() {}

    /**
     * Parses a rule. Returns null if the rule defines no counter style.
     *
     * @param prelude the name of the style
     * @param descriptors the declarations of the rule
     */
    public static @Nullable CounterStyleRule parse(
            List<ComponentValue> prelude, List<Declaration> descriptors) {
        ValueReader in = new ValueReader(prelude, ParseMode.STANDARD);
        String name = ContentParsers.counterStyleName(in);
        if (name == null || !in.atEnd() || RESERVED.contains(Ascii.lower(name))) {
            return null;
        }
        CounterStyleParser parser = new CounterStyleParser();
        for (Declaration descriptor : descriptors) {
            parser.descriptor(
                    descriptor.name(), new ValueReader(descriptor.value(), ParseMode.STANDARD));
        }
        return parser.isComplete() ? parser.rule(name) : null;
    }

    private CounterStyleRule rule(String name) {
        return new CounterStyleRule(
                name,
                system,
                firstSymbolValue,
                base,
                symbols,
                additive,
                negative,
                prefix,
                suffix,
                ranges,
                pad,
                fallback);
    }

    /** Whether the rule has as many symbols as its system requires. */
    private boolean isComplete() {
        return switch (system) {
            case CYCLIC, SYMBOLIC, FIXED -> !symbols.isEmpty();
            case NUMERIC, ALPHABETIC -> symbols.size() >= 2;
            case ADDITIVE -> !additive.isEmpty();
            case EXTENDS -> symbols.isEmpty() && additive.isEmpty();
        };
    }

    /** Parses one descriptor and stores its value if it is valid. */
    private void descriptor(String name, ValueReader in) {
        switch (name) {
            case "system" -> system(in);
            case "symbols" -> {
                List<String> read = new ArrayList<>();
                for (String s = symbol(in); s != null; s = symbol(in)) {
                    read.add(s);
                }
                symbols = in.atEnd() && !read.isEmpty() ? List.copyOf(read) : symbols;
            }
            case "additive-symbols" -> additiveSymbols(in);
            case "negative" -> {
                String before = symbol(in);
                String after = in.atEnd() ? "" : symbol(in);
                if (before != null && after != null && in.atEnd()) {
                    negative = new CounterStyleRule.Negative(before, after);
                }
            }
            case "prefix" -> prefix = only(symbol(in), in, prefix);
            case "suffix" -> suffix = only(symbol(in), in, suffix);
            case "range" -> range(in);
            case "pad" -> {
                CounterStyleRule.Weight read = weight(in);
                if (read != null && in.atEnd()) {
                    pad = new CounterStyleRule.Pad(read.value(), read.symbol());
                }
            }
            case "fallback" -> fallback = only(ContentParsers.counterStyleName(in), in, fallback);
            default -> {
                // Unknown descriptors are ignored, and so is speak-as, which affects only speech.
            }
        }
    }

    /** Returns {@code read} if it is the whole value, and {@code before} otherwise. */
    private static @Nullable String only(
            @Nullable String read, ValueReader in, @Nullable String before) {
        return read != null && in.atEnd() ? read : before;
    }

    private void system(ValueReader in) {
        String name = in.takeIdent();
        if (name == null) {
            return;
        }
        // fixed <integer>?, extends <counter-style-name>, or a single keyword
        Integer first = name.equals("fixed") && !in.atEnd() ? integer(in) : Integer.valueOf(1);
        String extended = name.equals("extends") ? ContentParsers.counterStyleName(in) : "";
        CounterStyleRule.System read =
                switch (name) {
                    case "cyclic" -> CounterStyleRule.System.CYCLIC;
                    case "numeric" -> CounterStyleRule.System.NUMERIC;
                    case "alphabetic" -> CounterStyleRule.System.ALPHABETIC;
                    case "symbolic" -> CounterStyleRule.System.SYMBOLIC;
                    case "additive" -> CounterStyleRule.System.ADDITIVE;
                    case "fixed" -> CounterStyleRule.System.FIXED;
                    case "extends" -> CounterStyleRule.System.EXTENDS;
                    default -> null;
                };
        if (read != null && first != null && extended != null && in.atEnd()) {
            system = read;
            firstSymbolValue = first;
            base = read == CounterStyleRule.System.EXTENDS ? extended : null;
        }
    }

    /** Parses {@code additive-symbols}. The weights must be in strictly descending order. */
    private void additiveSymbols(ValueReader in) {
        List<CounterStyleRule.Weight> read = new ArrayList<>();
        do {
            CounterStyleRule.Weight next = weight(in);
            boolean descending =
                    next != null
                            && (read.isEmpty() || next.value() < read.get(read.size() - 1).value());
            if (!descending) {
                return;
            }
            read.add(next);
        } while (in.takeComma());
        if (in.atEnd()) {
            additive = List.copyOf(read);
        }
    }

    /** Takes a non-negative integer and a symbol in either order; null if either is missing. */
    private static CounterStyleRule.@Nullable Weight weight(ValueReader in) {
        Integer value = integer(in);
        String symbol = symbol(in);
        if (value == null) {
            value = integer(in);
        }
        return value == null || symbol == null || value < 0
                ? null
                : new CounterStyleRule.Weight(value, symbol);
    }

    private void range(ValueReader in) {
        if (in.takeIdent("auto")) {
            ranges = in.atEnd() ? null : ranges;
            return;
        }
        List<CounterStyleRule.Range> read = new ArrayList<>();
        do {
            Integer first =
                    in.takeIdent("infinite") ? Integer.valueOf(Integer.MIN_VALUE) : integer(in);
            Integer last =
                    in.takeIdent("infinite") ? Integer.valueOf(Integer.MAX_VALUE) : integer(in);
            if (first == null || last == null || first > last) {
                return;
            }
            read.add(new CounterStyleRule.Range(first, last));
        } while (in.takeComma());
        if (in.atEnd()) {
            ranges = List.copyOf(read);
        }
    }

    private static @Nullable String symbol(ValueReader in) {
        String text = in.takeString();
        return text != null ? text : in.takeCustomIdent();
    }

    private static @Nullable Integer integer(ValueReader in) {
        Token token = in.take(TokenType.NUMBER);
        return token == null || !token.isInteger() ? null : Integer.valueOf((int) token.number());
    }
}
