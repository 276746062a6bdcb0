package browsy.css.syntax;

import browsy.infra.Ascii;
import java.util.List;

/**
 * Serializes component values as CSS text that parses back to equal values.
 *
 * @see <a href="https://drafts.csswg.org/css-syntax-3/#serialization">CSS Syntax, 9</a>
 */
public final class CssSerializer {

    private final StringBuilder out = new StringBuilder();

    private CssSerializer() {}

    /** Returns the text of a list of component values. */
    public static String serialize(List<ComponentValue> values) {
        CssSerializer serializer = new CssSerializer();
        serializer.list(values);
        return serializer.out.toString();
    }

    private void list(List<ComponentValue> values) {
        ComponentValue previous = null;
        for (ComponentValue value : values) {
            if (previous != null && wouldMerge(previous, value)) {
                out.append("/**/");
            }
            append(value);
            previous = value;
        }
    }

    private void append(ComponentValue value) {
        if (value instanceof CssFunction function) {
            ident(function.name());
            out.append('(');
            list(function.arguments());
            out.append(')');
        } else if (value instanceof SimpleBlock block) {
            out.append(block.open());
            list(block.contents());
            out.append(block.close());
        } else {
            token((Token) value);
        }
    }

    /** Appends a token, escaped so that it parses back to an equal token. */
    private void token(Token token) {
        switch (token.type()) {
            case IDENT -> ident(token.text());
            case AT_KEYWORD -> {
                out.append('@');
                ident(token.text());
            }
            case HASH -> {
                out.append('#');
                name(token.text(), !token.isId());
            }
            case FUNCTION -> {
                ident(token.text());
                out.append('(');
            }
            case STRING -> string(token.text());
            case URL -> {
                out.append("url(");
                string(token.text());
                out.append(')');
            }
            case NUMBER -> {
                // For a number, text() is "+" or "": an explicit plus distinguishes "n +1" from "n
                // 1".
                out.append(token.text());
                number(token.number());
            }
            case PERCENTAGE -> {
                number(token.number());
                out.append('%');
            }
            case DIMENSION -> {
                number(token.number());
                unit(token.text());
            }
            case BAD_STRING -> out.append("\"\n");
            case BAD_URL -> out.append("url(()");
            case EOF -> {}
            // The tokenizer yields a lone backslash only before a line break; before a space it is
            // an escape.
            case DELIM -> out.append(token.isDelim('\\') ? "\\\n" : token.text());
            default -> out.append(token.text());
        }
    }

    private void number(double value) {
        if (value == StrictMath.rint(value) && StrictMath.abs(value) < 1e15) {
            out.append((long) value);
        } else {
            out.append(value);
        }
    }

    /**
     * Appends a unit. Escapes the first letter of a unit such as {@code e3}, because it would parse
     * as the exponent of the number before it.
     */
    private void unit(String unit) {
        boolean exponent =
                unit.length() > 1
                        && Ascii.lower(unit.charAt(0)) == 'e'
                        && (Character.digit(unit.charAt(1), 10) >= 0 || unit.charAt(1) == '-');
        if (exponent) {
            out.append('\\').append(Integer.toHexString(unit.charAt(0))).append(' ');
            name(unit.substring(1), true);
        } else {
            ident(unit);
        }
    }

    private void ident(String name) {
        name(name, false);
    }

    /** Appends a name, escaped; {@code digitsMayLead} is true for names of hash tokens. */
    private void name(String name, boolean digitsMayLead) {
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean digit = c >= '0' && c <= '9';
            boolean leads = i == 0 || (i == 1 && name.charAt(0) == '-');
            if (digit ? leads && !digitsMayLead : c < 0x20 || c == 0x7f) {
                out.append('\\').append(Integer.toHexString(c)).append(' ');
            } else if (digit || Chars.isName(c) && !(c == '-' && name.length() == 1)) {
                out.append(c);
            } else {
                out.append('\\').append(c);
            }
        }
    }

    private void string(String value) {
        out.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c < 0x20 || c == 0x7f) {
                out.append('\\').append(Integer.toHexString(c)).append(' ');
            } else {
                if (c == '"' || c == '\\') {
                    out.append('\\');
                }
                out.append(c);
            }
        }
        out.append('"');
    }

    /**
     * Whether two adjacent values would parse as one without a comment between them. Covers the
     * pairs in the table of the specification and some more, for which the comment is harmless.
     */
    private static boolean wouldMerge(ComponentValue left, ComponentValue right) {
        if (!(left instanceof Token first)) {
            return false;
        }
        boolean rightIsWord =
                right instanceof CssFunction
                        || right instanceof Token t && isWordLike(t)
                        || right.is(TokenType.CDC)
                        || right.isDelim('-');
        return switch (first.type()) {
            case IDENT -> rightIsWord || right instanceof SimpleBlock block && block.open() == '(';
            case AT_KEYWORD, HASH, DIMENSION, NUMBER ->
                    rightIsWord || right.isDelim('%') && first.is(TokenType.NUMBER);
            case DELIM ->
                    switch (first.text()) {
                        case "#", "-", "@", ".", "+" -> rightIsWord;
                        case "/" -> right.isDelim('*');
                        default -> false;
                    };
            default -> false;
        };
    }

    private static boolean isWordLike(Token token) {
        return switch (token.type()) {
            case IDENT, FUNCTION, URL, BAD_URL, NUMBER, PERCENTAGE, DIMENSION -> true;
            default -> false;
        };
    }
}
