package browsy.css.parse;

import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.SimpleBlock;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/**
 * Detects and checks arbitrary substitution functions, such as {@code var()}. Their values are
 * known only during the cascade, so that a declaration with such a function is parsed later.
 *
 * @see <a href="https://drafts.csswg.org/css-values-5/#arbitrary-substitution">css-values-5</a>
 */
public final class Substitutions {
    private static final Set<String> FUNCTIONS = Set.of("var", "env", "attr", "if");

    private Substitutions() {}

    /**
     * Whether a function is {@code var()}, {@code env()}, {@code attr()}, {@code if()} or a custom
     * function.
     */
    public static boolean is(CssFunction function) {
        return FUNCTIONS.contains(function.name()) || function.name().startsWith("--");
    }

    /** Whether the values contain a substitution function at any depth. */
    public static boolean anyIn(List<ComponentValue> values) {
        Deque<List<ComponentValue>> open = null;
        List<ComponentValue> current = values;
        while (current != null) {
            for (ComponentValue value : current) {
                List<ComponentValue> inner = null;
                if (value instanceof CssFunction function) {
                    if (is(function)) {
                        return true;
                    }
                    inner = function.arguments();
                } else if (value instanceof SimpleBlock block) {
                    inner = block.contents();
                }
                if (inner != null) {
                    open = open == null ? new ArrayDeque<>() : open;
                    open.push(inner);
                }
            }
            current = open == null ? null : open.poll();
        }
        return false;
    }

    /**
     * Whether a value with substitution functions is well-formed: without a top-level exclamation
     * mark or semicolon, without stray closing brackets and bad strings or URLs, and with valid
     * arguments of {@code var()}, {@code env()} and {@code if()}.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-syntax-3/#typedef-declaration-value">css-syntax-3</a>
     * @see <a href="https://drafts.csswg.org/css-variables-2/#using-variables">css-variables-2</a>
     */
    public static boolean isValid(List<ComponentValue> value) {
        return isDeclarationValue(value) && areValidInside(value);
    }

    private static boolean isDeclarationValue(List<ComponentValue> value) {
        return value.stream().noneMatch(v -> v.isDelim('!') || v.is(TokenType.SEMICOLON));
    }

    /** Checks all depths. The parser bounds the nesting, and so the recursion. */
    private static boolean areValidInside(List<ComponentValue> values) {
        for (ComponentValue value : values) {
            boolean valid = true;
            if (value instanceof CssFunction function) {
                valid = isValid(function) && areValidInside(function.arguments());
            } else if (value instanceof SimpleBlock block) {
                valid = areValidInside(block.contents());
            } else if (value instanceof Token token) {
                valid = !isStray(token.type());
            }
            if (!valid) {
                return false;
            }
        }
        return true;
    }

    private static boolean isValid(CssFunction function) {
        return switch (function.name()) {
            case "var", "env" -> isReference(function);
            case "if" -> hasBranches(function);
            default -> true;
        };
    }

    /**
     * Checks the syntax of {@code if()}: one or more branches separated by semicolons, each with a
     * condition and a colon.
     *
     * @see <a href="https://drafts.csswg.org/css-values-5/#if-notation">css-values-5</a>
     */
    private static boolean hasBranches(CssFunction function) {
        TokenCursor in = new TokenCursor(function.arguments());
        boolean any = false;
        while (!in.atEnd()) {
            boolean condition = in.takeIdent("else");
            if (!condition) {
                in.takeIdent("not");
            }
            if (!condition && in.takeFunction() == null && in.takeBlock('(') == null) {
                return false;
            }
            ComponentValue next = in.next();
            while (next != null && !next.is(TokenType.COLON) && !next.is(TokenType.SEMICOLON)) {
                next = in.next();
            }
            if (next == null || next.is(TokenType.SEMICOLON)) {
                return false;
            }
            while (next != null && !next.is(TokenType.SEMICOLON)) {
                next = in.next();
            }
            any = true;
        }
        return any;
    }

    private static boolean isStray(TokenType type) {
        return switch (type) {
            case BAD_STRING, BAD_URL, CLOSE_CURLY, CLOSE_SQUARE, CLOSE_PAREN -> true;
            default -> false;
        };
    }

    /** Checks the syntax of {@code var()} and {@code env()}: a name and an optional fallback. */
    private static boolean isReference(CssFunction function) {
        TokenCursor cursor = new TokenCursor(function.arguments());
        Token name = cursor.take(TokenType.IDENT);
        if (name == null || function.name().equals("var") && !name.text().startsWith("--")) {
            return false;
        }
        if (function.name().equals("env")) {
            while (cursor.take(TokenType.NUMBER) != null) {
                // Skip the indices of a variable with several dimensions.
            }
        }
        return cursor.atEnd() || cursor.takeComma() && isDeclarationValue(cursor.takeRest());
    }
}
