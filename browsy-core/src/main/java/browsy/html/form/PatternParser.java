package browsy.html.form;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * A recursive-descent parser for ECMAScript regular expressions with the flag {@code v}. Greedy and
 * lazy quantifiers are equivalent here, because only the existence of a match counts.
 *
 * @see <a href="https://tc39.es/ecma262/#sec-patterns">ECMA-262, 22.2.1</a>
 */
final class PatternParser {

    private static final String SYNTAX = "^$\\.*+?()[]{}|/";
    private static final Pattern GROUP_NAME = Pattern.compile("[\\p{L}_$][\\p{L}\\p{Nd}_$]*");

    private final String text;
    private int at;
    private boolean ignoresCase;
    private boolean dotTakesAll;
    private int groups;

    /** The numbers of the groups with a name, also of those that only back references name yet. */
    private final Map<String, List<Integer>> named = new HashMap<>();

    /** The highest number in a back reference. */
    private int highestReference;

    /** Signals a pattern that is invalid or not supported. */
    static final class UnsupportedPattern extends Exception {
        private static final long serialVersionUID = 1;

        UnsupportedPattern() {
            super("not a pattern", null, false, false);
        }
    }

    private PatternParser(String text) {
        this.text = text;
    }

    /** Parses a whole pattern; null if it is invalid. */
    static @Nullable PatternNode parse(String pattern) {
        try {
            PatternParser parser = new PatternParser(pattern);
            PatternNode node = parser.choice();
            return parser.at == pattern.length() && parser.hasReferencedGroups() ? node : null;
        } catch (UnsupportedPattern e) {
            return null;
        }
    }

    private boolean hasReferencedGroups() {
        return highestReference <= groups && named.values().stream().noneMatch(List::isEmpty);
    }

    /** Parses alternatives. */
    private PatternNode choice() throws UnsupportedPattern {
        List<PatternNode> parts = new ArrayList<>();
        do {
            parts.add(sequence());
        } while (take("|"));
        return parts.size() == 1 ? parts.get(0) : new PatternNode.Choice(parts);
    }

    /** Parses a sequence of quantified terms. */
    private PatternNode sequence() throws UnsupportedPattern {
        List<PatternNode> parts = new ArrayList<>();
        while (at < text.length() && peek() != '|' && peek() != ')') {
            PatternNode part = term();
            parts.add(
                    part instanceof PatternNode.Edge || part instanceof PatternNode.Look
                            ? part
                            : quantified(part));
        }
        return new PatternNode.Sequence(parts);
    }

    /** Parses an assertion, group, class or character. */
    private PatternNode term() throws UnsupportedPattern {
        if (take("^")) {
            return PatternNode.Edge.START;
        }
        if (take("$")) {
            return PatternNode.Edge.END;
        }
        if (take("(")) {
            return group();
        }
        if (take(".")) {
            boolean all = dotTakesAll;
            return new PatternNode.Chars(c -> all || !PatternSets.isLineBreak(c));
        }
        if (take("[")) {
            return new PatternNode.Chars(set());
        }
        if (take("\\b")) {
            return PatternNode.Edge.WORD;
        }
        if (take("\\B")) {
            return PatternNode.Edge.NO_WORD;
        }
        if (take("\\k<")) {
            return new PatternNode.BackReference(named(upTo('>')), ignoresCase);
        }
        if (take("\\")) {
            return at < text.length() && peek() >= '1' && peek() <= '9'
                    ? reference(number())
                    : new PatternNode.Chars(escape(SYNTAX));
        }
        if (SYNTAX.indexOf(peek()) >= 0 && peek() != '/') {
            throw new UnsupportedPattern();
        }
        return new PatternNode.Chars(PatternSets.of(next(), ignoresCase));
    }

    private PatternNode reference(int number) {
        highestReference = Math.max(highestReference, number);
        return new PatternNode.BackReference(List.of(number), ignoresCase);
    }

    /** The numbers of the groups with a name, a list that later groups extend. */
    private List<Integer> named(String name) throws UnsupportedPattern {
        if (!GROUP_NAME.matcher(name).matches()) {
            throw new UnsupportedPattern();
        }
        return named.computeIfAbsent(name, n -> new ArrayList<>());
    }

    /** Parses a group or lookaround assertion, after its opening parenthesis. */
    private PatternNode group() throws UnsupportedPattern {
        boolean outerCase = ignoresCase;
        boolean outerDot = dotTakesAll;
        PatternNode node;
        if (take("?=") || take("?!")) {
            boolean negative = text.charAt(at - 1) == '!';
            node = new PatternNode.Look(choice(), false, negative);
        } else if (take("?<=") || take("?<!")) {
            boolean negative = text.charAt(at - 1) == '!';
            node = new PatternNode.Look(choice(), true, negative);
        } else {
            if (take("?<")) {
                node = capture(named(upTo('>')));
            } else if (take("?")) {
                modifiers(upTo(':'));
                node = choice();
            } else {
                node = capture(new ArrayList<>());
            }
        }
        ignoresCase = outerCase;
        dotTakesAll = outerDot;
        if (!take(")")) {
            throw new UnsupportedPattern();
        }
        return node;
    }

    /**
     * Parses a capturing group after its name.
     *
     * @param named the numbers of the groups with its name
     */
    private PatternNode capture(List<Integer> named) throws UnsupportedPattern {
        groups++;
        int number = groups;
        named.add(number);
        return new PatternNode.Capture(number, choice());
    }

    /** Parses modifiers such as {@code i} and {@code -s}, up to the colon. */
    private void modifiers(String flags) throws UnsupportedPattern {
        boolean on = true;
        for (int i = 0; i < flags.length(); i++) {
            switch (flags.charAt(i)) {
                case 'i' -> ignoresCase = on;
                case 's' -> dotTakesAll = on;
                case '-' -> on = false;
                default -> throw new UnsupportedPattern();
            }
        }
    }

    /** Parses an optional quantifier of a term. */
    private PatternNode quantified(PatternNode part) throws UnsupportedPattern {
        PatternNode.Repeat repeat;
        if (take("*")) {
            repeat = new PatternNode.Repeat(part, 0, PatternNode.Repeat.UNBOUNDED);
        } else if (take("+")) {
            repeat = new PatternNode.Repeat(part, 1, PatternNode.Repeat.UNBOUNDED);
        } else if (take("?")) {
            repeat = new PatternNode.Repeat(part, 0, 1);
        } else if (take("{")) {
            int min = number();
            int max = min;
            if (take(",")) {
                boolean open = at < text.length() && peek() == '}';
                max = open ? PatternNode.Repeat.UNBOUNDED : number();
            }
            if (!take("}") || max < min) {
                throw new UnsupportedPattern();
            }
            repeat = new PatternNode.Repeat(part, min, max);
        } else {
            return part;
        }
        take("?");
        return repeat;
    }

    private int number() throws UnsupportedPattern {
        int start = at;
        long number = 0;
        while (at < text.length() && peek() >= '0' && peek() <= '9') {
            number = Math.min(number * 10 + next() - '0', PatternNode.Repeat.UNBOUNDED - 1);
        }
        if (at == start) {
            throw new UnsupportedPattern();
        }
        return (int) number;
    }

    /**
     * Parses a character class after its opening bracket: a union of operands and ranges, or a
     * subtraction or intersection of operands without ranges.
     */
    private PatternSets.Set set() throws UnsupportedPattern {
        boolean negated = take("^");
        PatternSets.Set set = PatternSets.NONE;
        int parts = 0;
        boolean hasRange = false;
        char operator = 0;
        while (!take("]")) {
            if (parts > 0 && (take("--") || take("&&"))) {
                char found = text.charAt(at - 1);
                boolean mixed = operator == 0 ? parts > 1 || hasRange : operator != found;
                if (mixed || (found == '&' && take("&"))) {
                    throw new UnsupportedPattern();
                }
                operator = found;
                PatternSets.Set before = set;
                PatternSets.Set operand = operand();
                boolean without = operator == '-';
                set = c -> before.test(c) && operand.test(c) != without;
                continue;
            }
            if (operator != 0) {
                throw new UnsupportedPattern();
            }
            int start = at;
            PatternSets.Set part = operand();
            if (text.startsWith("-", at) && !text.startsWith("--", at)) {
                part = rangeFrom(start);
                hasRange = true;
            }
            set = PatternSets.union(set, part);
            parts++;
        }
        PatternSets.Set members = set;
        return negated ? c -> !members.test(c) : members;
    }

    /**
     * Parses the rest of a range, from its hyphen on.
     *
     * @param start the offset of its first operand
     */
    private PatternSets.Set rangeFrom(int start) throws UnsupportedPattern {
        int first = single(start);
        at++;
        int second = at;
        operand();
        int last = single(second);
        if (last < first) {
            throw new UnsupportedPattern();
        }
        return PatternSets.range(first, last, ignoresCase);
    }

    /** The single code point that was parsed since an offset; fails if it was a set. */
    private int single(int start) throws UnsupportedPattern {
        int end = at;
        at = start;
        int codePoint = take("\\") ? character(SYNTAX + PatternSets.PUNCTUATION) : next();
        if (at != end) {
            throw new UnsupportedPattern();
        }
        return codePoint;
    }

    /** Parses an operand of a class: a nested class, an escape or a character. */
    private PatternSets.Set operand() throws UnsupportedPattern {
        if (take("[")) {
            return set();
        }
        if (take("\\")) {
            return escape(SYNTAX + PatternSets.PUNCTUATION);
        }
        if (at >= text.length()) {
            throw new UnsupportedPattern();
        }
        int c = next();
        boolean doubled = at < text.length() && peek() == c;
        if ("()[]{}/-\\|".indexOf(c) >= 0 || (doubled && PatternSets.isReservedDouble(c))) {
            throw new UnsupportedPattern();
        }
        return PatternSets.of(c, ignoresCase);
    }

    /** Parses the part of an escape after the backslash. */
    private PatternSets.Set escape(String punctuation) throws UnsupportedPattern {
        if (at >= text.length()) {
            throw new UnsupportedPattern();
        }
        PatternSets.Set named = PatternSets.escaped(text.charAt(at));
        if (named != null) {
            at++;
            return named;
        }
        if (take("p{") || take("P{")) {
            boolean negated = text.charAt(at - 2) == 'P';
            return property(upTo('}'), negated);
        }
        return PatternSets.of(character(punctuation), ignoresCase);
    }

    /** The set of a Unicode property, by Java's names of properties. */
    private static PatternSets.Set property(String name, boolean negated)
            throws UnsupportedPattern {
        Pattern one = null;
        for (String prefix : List.of("", "Is")) {
            try {
                String known = name.replace("Script_Extensions", "sc");
                one = Pattern.compile("\\p{" + prefix + known + "}");
                break;
            } catch (PatternSyntaxException e) {
                one = null;
            }
        }
        if (one == null) {
            throw new UnsupportedPattern();
        }
        Pattern set = one;
        return c -> set.matcher(Character.toString(c)).matches() != negated;
    }

    /** Parses an escaped code point, after the backslash. */
    private int character(String punctuation) throws UnsupportedPattern {
        if (at >= text.length()) {
            throw new UnsupportedPattern();
        }
        int c = next();
        switch (c) {
            case 't':
                return '\t';
            case 'n':
                return '\n';
            case 'v':
                return 0x0B;
            case 'f':
                return '\f';
            case 'r':
                return '\r';
            case '0':
                return 0;
            case 'x':
                return hex(2);
            case 'u':
                return take("{") ? hex(upTo('}')) : hex(4);
            case 'c':
                return next() & 0x1F;
            default:
                if (punctuation.indexOf(c) < 0) {
                    throw new UnsupportedPattern();
                }
                return c;
        }
    }

    private int hex(int digits) throws UnsupportedPattern {
        if (at + digits > text.length()) {
            throw new UnsupportedPattern();
        }
        at += digits;
        return hex(text.substring(at - digits, at));
    }

    private static int hex(String digits) throws UnsupportedPattern {
        try {
            int codePoint = Integer.parseInt(digits, 16);
            if (Character.isValidCodePoint(codePoint)) {
                return codePoint;
            }
        } catch (NumberFormatException e) {
            // Not hexadecimal; the error follows below.
        }
        throw new UnsupportedPattern();
    }

    /** Takes the text before a delimiter and the delimiter. */
    private String upTo(char end) throws UnsupportedPattern {
        int found = text.indexOf(end, at);
        if (found < 0) {
            throw new UnsupportedPattern();
        }
        String between = text.substring(at, found);
        at = found + 1;
        return between;
    }

    private int peek() {
        return text.codePointAt(at);
    }

    private int next() throws UnsupportedPattern {
        if (at >= text.length()) {
            throw new UnsupportedPattern();
        }
        int c = text.codePointAt(at);
        at += Character.charCount(c);
        return c;
    }

    private boolean take(String expected) {
        boolean found = text.startsWith(expected, at);
        at += found ? expected.length() : 0;
        return found;
    }
}
