package browsy.pipeline;

import browsy.css.syntax.CssParser;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Translates CSS selectors to the selectors of jsoup. In jsoup, {@code [attr~=value]} is a regular
 * expression, not a test for a word; and a regular expression of a stranger can take unlimited
 * time. Values of attributes with escapes, which jsoup does not decode, become expressions that
 * match them literally.
 */
final class SelectorSyntax {
    /** A test for a word in an attribute: the name, the value with or without quotes, a flag. */
    private static final Pattern WORD =
            Pattern.compile(
                    "\\s*([^\\s~=\\[\\]\"']++)\\s*~=\\s*"
                            + "(?:\"([^\"]*+)\"|'([^']*+)'|([^\\s\\]\"']++))\\s*([iIsS]?)\\s*");

    /** The pseudo-classes of jsoup that take a regular expression. */
    private static final Pattern MATCHES = Pattern.compile("(?i):matches[a-z]*+\\(");

    /** A regular expression that matches nothing. */
    private static final String NOTHING = "(?!)";

    private SelectorSyntax() {}

    /**
     * Translates a selector.
     *
     * @throws IllegalArgumentException if it contains a regular expression
     */
    static String ofJsoup(String selector) {
        StringBuilder out = new StringBuilder();
        int at = 0;
        while (at < selector.length()) {
            char c = selector.charAt(at);
            int end = at + 1;
            if (c == '\\') {
                end = Math.min(at + 2, selector.length());
                out.append(selector, at, end);
            } else if (c == '"' || c == '\'') {
                end = endOfString(selector, at);
                out.append(selector, at, end);
            } else if (c == '[') {
                end = endOfAttribute(selector, at);
                out.append(attribute(selector.substring(at, end)));
            } else {
                requireNoExpression(selector, at);
                out.append(c);
            }
            at = end;
        }
        return out.toString();
    }

    private static void requireNoExpression(String selector, int at) {
        if (selector.charAt(at) == ':'
                && MATCHES.matcher(selector).region(at, selector.length()).lookingAt()) {
            throw new IllegalArgumentException("regular expressions are not supported");
        }
    }

    /** The index after the string that begins at an index. */
    private static int endOfString(String selector, int start) {
        char quote = selector.charAt(start);
        for (int i = start + 1; i < selector.length(); i++) {
            if (selector.charAt(i) == '\\') {
                i++;
            } else if (selector.charAt(i) == quote) {
                return i + 1;
            }
        }
        return selector.length();
    }

    /** The index after the bracket that closes the attribute selector at an index. */
    private static int endOfAttribute(String selector, int start) {
        int i = start + 1;
        while (i < selector.length() && selector.charAt(i) != ']') {
            char c = selector.charAt(i);
            if (c == '"' || c == '\'') {
                i = endOfString(selector, i);
            } else {
                i += c == '\\' ? 2 : 1;
            }
        }
        return Math.min(i + 1, selector.length());
    }

    /** Translates an attribute selector with its brackets. */
    private static String attribute(String selector) {
        String decoded = selector.indexOf('\\') < 0 ? null : decoded(selector);
        if (decoded != null) {
            return decoded;
        }
        if (!selector.contains("~=")) {
            return selector;
        }
        String content = selector.substring(1, selector.length() - 1);
        Matcher word = WORD.matcher(content);
        if (!word.matches()) {
            if (content.matches("[^\"'=]*~=(?s:.*)")) {
                throw new IllegalArgumentException("not a word: " + content);
            }
            return selector; // the characters are in the value of another operator
        }
        String value =
                word.group(2) != null
                        ? word.group(2)
                        : word.group(3) != null ? word.group(3) : word.group(4);
        String flag = word.group(5).equalsIgnoreCase("i") ? "(?i)" : "";
        return "[" + word.group(1) + "~=" + flag + expression(value) + "]";
    }

    /**
     * Translates an attribute selector with escapes; null if it compares no value by an operator of
     * CSS.
     */
    private static @Nullable String decoded(String selector) {
        TokenCursor cursor =
                new TokenCursor(
                        CssParser.parseComponentValues(
                                selector.substring(1, selector.length() - 1)));
        cursor.skipWhitespace();
        String name = cursor.takeIdent();
        cursor.skipWhitespace();
        char operator = '=';
        for (char prefix : new char[] {'~', '^', '$', '*', '|'}) {
            operator = cursor.takeDelim(prefix) ? prefix : operator;
        }
        if (name == null
                || !cursor.takeDelim('=')
                || !(cursor.next() instanceof Token value)
                || !(value.is(TokenType.IDENT) || value.is(TokenType.STRING))) {
            return null;
        }
        cursor.skipWhitespace();
        String flag = cursor.takeIdent("i") ? "(?i)" : "";
        return "[" + name + "~=" + flag + expression(operator, value.text()) + "]";
    }

    /** A regular expression for the values that an operator accepts. */
    private static String expression(char operator, String value) {
        String literal = literal(value);
        return switch (operator) {
            case '~' -> expression(value);
            case '^' -> value.isEmpty() ? NOTHING : "\\A" + literal;
            case '$' -> value.isEmpty() ? NOTHING : literal + "\\z";
            case '*' -> value.isEmpty() ? NOTHING : literal;
            case '|' -> "\\A" + literal + "(?:-|\\z)";
            default -> "\\A" + literal + "\\z";
        };
    }

    /** A regular expression for a word; one that matches nothing if the value is no word. */
    private static String expression(String value) {
        return value.isEmpty() || value.chars().anyMatch(Character::isWhitespace)
                ? NOTHING
                : "(?:^|\\s)" + literal(value) + "(?:$|\\s)";
    }

    private static String literal(String value) {
        StringBuilder literal = new StringBuilder();
        value.codePoints()
                .forEach(c -> literal.append("\\x{").append(Integer.toHexString(c)).append('}'));
        return literal.toString();
    }
}
