package browsy.css.selector;

import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.SimpleBlock;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Parses attribute selectors. Like Chromium, it supports the flag {@code i} but not {@code s}. */
final class AttributeParser {

    private AttributeParser() {}

    /**
     * Parses a block in square brackets. Returns null if it is invalid or its prefix is undeclared.
     *
     * @param namespaces the declared namespaces by prefix
     */
    static @Nullable AttributeSelector parse(SimpleBlock block, Map<String, String> namespaces) {
        TokenCursor cursor = new TokenCursor(block.contents());
        cursor.skipWhitespace();
        String prefix = prefix(cursor);
        if (prefix != null
                && !prefix.isEmpty()
                && !prefix.equals("*")
                && !namespaces.containsKey(prefix)) {
            return null;
        }
        if (!(cursor.nextRaw() instanceof Token name) || !name.is(TokenType.IDENT)) {
            return null;
        }
        AttributeSelector.Operator operator = AttributeSelector.Operator.PRESENT;
        String value = "";
        boolean ignoresCase = false;
        if (!cursor.atEnd()) {
            AttributeSelector.Operator parsed = operator(cursor);
            if (parsed == null
                    || !(cursor.next() instanceof Token token)
                    || !(token.is(TokenType.IDENT) || token.is(TokenType.STRING))) {
                return null;
            }
            operator = parsed;
            value = token.text();
            if (cursor.takeIdent("i")) {
                ignoresCase = true;
            }
        }
        return cursor.atEnd()
                ? new AttributeSelector(
                        prefix, name.text(), name.lower(), operator, value, ignoresCase)
                : null;
    }

    /**
     * Takes a namespace prefix with its bar: {@code prefix|}. Returns "" for a bar alone, {@code *}
     * for any namespace, and null if there is no prefix.
     */
    private static @Nullable String prefix(TokenCursor cursor) {
        int start = cursor.position();
        ComponentValue first = cursor.nextRaw();
        if (first != null && first.isDelim('|')) {
            return "";
        }
        ComponentValue bar = cursor.nextRaw();
        ComponentValue local = cursor.peekRaw();
        if (first instanceof Token name
                && (name.is(TokenType.IDENT) || name.isDelim('*'))
                && bar != null
                && bar.isDelim('|')
                && local != null
                && local.is(TokenType.IDENT)) {
            return name.text();
        }
        cursor.reset(start);
        return null;
    }

    private static AttributeSelector.@Nullable Operator operator(TokenCursor cursor) {
        if (!(cursor.next() instanceof Token token) || !token.is(TokenType.DELIM)) {
            return null;
        }
        if (token.isDelim('=')) {
            return AttributeSelector.Operator.EQUALS;
        }
        ComponentValue equals = cursor.nextRaw();
        if (equals == null || !equals.isDelim('=')) {
            return null;
        }
        return switch (token.text()) {
            case "~" -> AttributeSelector.Operator.INCLUDES;
            case "|" -> AttributeSelector.Operator.DASH_MATCH;
            case "^" -> AttributeSelector.Operator.PREFIX;
            case "$" -> AttributeSelector.Operator.SUFFIX;
            case "*" -> AttributeSelector.Operator.SUBSTRING;
            default -> null;
        };
    }
}
