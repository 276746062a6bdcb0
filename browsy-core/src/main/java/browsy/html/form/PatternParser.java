package browsy.html.form;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * Reads regular expressions of ECMAScript with the flag {@code v}. Which of several matches is
 * preferred makes no difference here, nor do the names of groups. References to groups are not
 * read.
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

    /** Thrown out of what cannot be read. */
    static final class Unreadable extends Exception {
        private static final long serialVersionUID = 1;

        Unreadable() {
            super("not a pattern", null, false, false);
        }
    }

    private PatternParser(String text) {
        this.text = text;
    }

    /** Reads a whole pattern; null for what is none, or refers to groups. */
    static @Nullable PatternNode parse(String pattern) {
        try {
            PatternParser parser = new PatternParser(pattern);
            PatternNode node = parser.choice();
            return parser.at == pattern.length() ? node : null;
        } catch (Unreadable e) {
            return null;
        }
    }

    private PatternNode choice() throws Unreadable {
        List<PatternNode> parts = new ArrayList<>();
        do {
            parts.add(sequence());
        } while (take("|"));
        return parts.size() == 1 ? parts.get(0) : new PatternNode.Choice(parts);
    }

    private PatternNode sequence() throws Unreadable {
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

    private PatternNode term() throws Unreadable {
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
        if (take("\\")) {
            return new PatternNode.Chars(escape(SYNTAX));
        }
        if (SYNTAX.indexOf(peek()) >= 0 && peek() != '/') {
            throw new Unreadable();
        }
        return new PatternNode.Chars(PatternSets.of(next(), ignoresCase));
    }

    private PatternNode group() throws Unreadable {
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
                if (!GROUP_NAME.matcher(upTo('>')).matches()) {
                    throw new Unreadable();
                }
            } else if (take("?")) {
                modifiers(upTo(':'));
            }
            node = choice();
        }
        ignoresCase = outerCase;
        dotTakesAll = outerDot;
        if (!take(")")) {
            throw new Unreadable();
        }
        return node;
    }

    private void modifiers(String flags) throws Unreadable {
        boolean on = true;
        for (int i = 0; i < flags.length(); i++) {
            switch (flags.charAt(i)) {
                case 'i' -> ignoresCase = on;
                case 's' -> dotTakesAll = on;
                case '-' -> on = false;
                default -> throw new Unreadable();
            }
        }
    }

    private PatternNode quantified(PatternNode part) throws Unreadable {
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
                throw new Unreadable();
            }
            repeat = new PatternNode.Repeat(part, min, max);
        } else {
            return part;
        }
        take("?");
        return repeat;
    }

    private int number() throws Unreadable {
        int start = at;
        long number = 0;
        while (at < text.length() && peek() >= '0' && peek() <= '9') {
            number = Math.min(number * 10 + next() - '0', PatternNode.Repeat.UNBOUNDED - 1);
        }
        if (at == start) {
            throw new Unreadable();
        }
        return (int) number;
    }

    /** The rest of a class, after its bracket. */
    private PatternSets.Set set() throws Unreadable {
        boolean negated = take("^");
        PatternSets.Set set = PatternSets.NONE;
        boolean first = true;
        while (!take("]")) {
            if (!first && (take("--") || take("&&"))) {
                boolean without = text.charAt(at - 1) == '-';
                if (!without && take("&")) {
                    throw new Unreadable();
                }
                PatternSets.Set before = set;
                PatternSets.Set operand = operand();
                set = c -> before.test(c) && operand.test(c) != without;
                continue;
            }
            set = PatternSets.union(set, range());
            first = false;
        }
        PatternSets.Set members = set;
        return negated ? c -> !members.test(c) : members;
    }

    private PatternSets.Set range() throws Unreadable {
        int start = at;
        PatternSets.Set from = operand();
        if (!text.startsWith("-", at) || text.startsWith("--", at)) {
            return from;
        }
        int first = single(start);
        at++;
        int second = at;
        operand();
        int last = single(second);
        if (last < first) {
            throw new Unreadable();
        }
        return PatternSets.range(first, last, ignoresCase);
    }

    /** The only code point that was read since a place. */
    private int single(int start) throws Unreadable {
        int end = at;
        at = start;
        int codePoint = take("\\") ? character(SYNTAX + PatternSets.PUNCTUATION) : next();
        if (at != end) {
            throw new Unreadable();
        }
        return codePoint;
    }

    private PatternSets.Set operand() throws Unreadable {
        if (take("[")) {
            return set();
        }
        if (take("\\")) {
            return escape(SYNTAX + PatternSets.PUNCTUATION);
        }
        if (at >= text.length()) {
            throw new Unreadable();
        }
        int c = next();
        boolean doubled = at < text.length() && peek() == c;
        if ("()[]{}/-\\|".indexOf(c) >= 0 || (doubled && PatternSets.isReservedDouble(c))) {
            throw new Unreadable();
        }
        return PatternSets.of(c, ignoresCase);
    }

    /** What follows a backslash. */
    private PatternSets.Set escape(String punctuation) throws Unreadable {
        if (at >= text.length()) {
            throw new Unreadable();
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

    private static PatternSets.Set property(String name, boolean negated) throws Unreadable {
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
            throw new Unreadable();
        }
        Pattern set = one;
        return c -> set.matcher(Character.toString(c)).matches() != negated;
    }

    /** A code point that is written after a backslash. */
    private int character(String punctuation) throws Unreadable {
        if (at >= text.length()) {
            throw new Unreadable();
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
                    throw new Unreadable();
                }
                return c;
        }
    }

    private int hex(int digits) throws Unreadable {
        if (at + digits > text.length()) {
            throw new Unreadable();
        }
        at += digits;
        return hex(text.substring(at - digits, at));
    }

    private static int hex(String digits) throws Unreadable {
        try {
            int codePoint = Integer.parseInt(digits, 16);
            if (Character.isValidCodePoint(codePoint)) {
                return codePoint;
            }
        } catch (NumberFormatException e) {
            // Not hexadecimal: falls through to the error below.
        }
        throw new Unreadable();
    }

    private String upTo(char end) throws Unreadable {
        int found = text.indexOf(end, at);
        if (found < 0) {
            throw new Unreadable();
        }
        String between = text.substring(at, found);
        at = found + 1;
        return between;
    }

    private int peek() {
        return text.codePointAt(at);
    }

    private int next() throws Unreadable {
        if (at >= text.length()) {
            throw new Unreadable();
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
