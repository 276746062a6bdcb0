package browsy.css.media;

import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.SimpleBlock;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parses boolean expressions: {@code not}, {@code and}, {@code or} and parentheses. A {@link Tests}
 * parses the innermost tests.
 *
 * @see <a href="https://drafts.csswg.org/css-values-5/#boolean">CSS Values, boolean expressions</a>
 */
final class ConditionParser<T> {

    /** The parser of the innermost tests. */
    interface Tests<T> {

        /** Parses the contents of parentheses as a test. Returns null if they are no test. */
        @Nullable Condition<T> inParens(List<ComponentValue> contents);

        /** Parses a function as a test. Returns null if it is unknown. */
        @Nullable Condition<T> function(CssFunction function);
    }

    private final Tests<T> tests;
    private final Condition<T> unknown;

    /**
     * @param unknown the condition for {@code <general-enclosed>} expressions
     */
    ConditionParser(Tests<T> tests, Condition<T> unknown) {
        this.tests = tests;
        this.unknown = unknown;
    }

    /**
     * Parses a condition that extends to the end of the values. Returns null if it is invalid.
     *
     * @param orAllowed whether {@code or} is valid at the top level
     */
    @Nullable Condition<T> parse(TokenCursor cursor, boolean orAllowed) {
        if (cursor.takeIdent("not")) {
            Condition<T> inner = inParens(cursor);
            return inner == null || !cursor.atEnd() ? null : new Condition.Not<>(inner);
        }
        Condition<T> first = inParens(cursor);
        if (first == null || cursor.atEnd()) {
            return first;
        }
        boolean and = cursor.takeIdent("and");
        if (!and && !(orAllowed && cursor.takeIdent("or"))) {
            return null;
        }
        List<Condition<T>> parts = new ArrayList<>();
        parts.add(first);
        do {
            if (!cursor.skipWhitespace()) {
                return null;
            }
            Condition<T> next = inParens(cursor);
            if (next == null) {
                return null;
            }
            parts.add(next);
        } while (cursor.takeIdent(and ? "and" : "or"));
        if (!cursor.atEnd()) {
            return null;
        }
        return and ? new Condition.And<>(parts) : new Condition.Or<>(parts);
    }

    /** Takes a test, a nested condition in parentheses, or a {@code <general-enclosed>}. */
    private @Nullable Condition<T> inParens(TokenCursor cursor) {
        ComponentValue value = cursor.peek();
        if (value instanceof SimpleBlock block && block.open() == '(') {
            cursor.next();
            Condition<T> test = tests.inParens(block.contents());
            if (test != null) {
                return test;
            }
            Condition<T> nested = parse(new TokenCursor(block.contents()), true);
            return nested != null ? nested : generalEnclosed(block.contents());
        }
        if (value instanceof CssFunction function) {
            cursor.next();
            Condition<T> test = tests.function(function);
            return test != null ? test : generalEnclosed(function.arguments());
        }
        return null;
    }

    /**
     * Returns the condition for unsupported contents of parentheses or a function, which future
     * specifications may define. Returns null if they contain bad tokens, which are never valid.
     */
    private @Nullable Condition<T> generalEnclosed(List<ComponentValue> contents) {
        boolean broken =
                contents.stream()
                        .anyMatch(v -> v.is(TokenType.BAD_STRING) || v.is(TokenType.BAD_URL));
        return broken ? null : unknown;
    }
}
