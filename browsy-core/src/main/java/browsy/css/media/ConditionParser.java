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
 * Parses {@code not}, {@code and}, {@code or} and parentheses; what is inside is told by a {@link
 * Tests}.
 *
 * @see <a href="https://drafts.csswg.org/css-values-5/#boolean">CSS Values, boolean expressions</a>
 */
final class ConditionParser<T> {

    /** The language of the innermost tests. */
    interface Tests<T> {

        /** A test in parentheses; null if this is no test. */
        @Nullable Condition<T> inParens(List<ComponentValue> contents);

        /** A test that is a function; null if it is not known. */
        @Nullable Condition<T> function(CssFunction function);
    }

    private final Tests<T> tests;
    private final Condition<T> unknown;

    /**
     * @param unknown what stands for what may mean something one day
     */
    ConditionParser(Tests<T> tests, Condition<T> unknown) {
        this.tests = tests;
        this.unknown = unknown;
    }

    /** The condition that fills the values from here to the end; null if they are none. */
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

    /** What may mean something one day; broken tokens never do. */
    private @Nullable Condition<T> generalEnclosed(List<ComponentValue> contents) {
        boolean broken =
                contents.stream()
                        .anyMatch(v -> v.is(TokenType.BAD_STRING) || v.is(TokenType.BAD_URL));
        return broken ? null : unknown;
    }
}
