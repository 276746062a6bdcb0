package browsy.css.syntax;

import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A reading position in a list of component values. Every method but the {@code raw} ones skips
 * white space first; {@code take} methods move on only if they return a value (or true).
 */
public final class TokenCursor {

    private final List<ComponentValue> values;
    private int position;

    public TokenCursor(List<ComponentValue> values) {
        this.values = values;
    }

    /** The current position, to come back to with {@link #reset}. */
    public int position() {
        return position;
    }

    /** Goes back (or forward) to a position that {@link #position} gave. */
    public void reset(int saved) {
        position = saved;
    }

    /** Whether nothing but white space is left. */
    public boolean atEnd() {
        skipWhitespace();
        return position >= values.size();
    }

    /** The next value that is not white space, or null at the end. */
    public @Nullable ComponentValue peek() {
        skipWhitespace();
        return peekRaw();
    }

    /** Takes the next value that is not white space, or null at the end. */
    public @Nullable ComponentValue next() {
        skipWhitespace();
        return nextRaw();
    }

    /** The next value, white space included, or null at the end. */
    public @Nullable ComponentValue peekRaw() {
        return position < values.size() ? values.get(position) : null;
    }

    /** Takes the next value, white space included, or null at the end. */
    public @Nullable ComponentValue nextRaw() {
        return position < values.size() ? values.get(position++) : null;
    }

    /** Skips white space; says whether there was any. */
    public boolean skipWhitespace() {
        boolean any = false;
        while (position < values.size() && values.get(position).is(TokenType.WHITESPACE)) {
            position++;
            any = true;
        }
        return any;
    }

    /** The next value if it is a token of this type. */
    public @Nullable Token take(TokenType type) {
        if (peek() instanceof Token token && token.type() == type) {
            position++;
            return token;
        }
        return null;
    }

    /** The next value's name in ASCII lower case, if it is an identifier. */
    public @Nullable String takeIdent() {
        Token token = take(TokenType.IDENT);
        return token == null ? null : token.lower();
    }

    /**
     * The next value as written, if it is a name that authors choose: {@code --name}.
     *
     * @see <a href="https://drafts.csswg.org/css-values-4/#dashed-idents">css-values-4</a>
     */
    public @Nullable String takeDashedIdent() {
        if (peek() instanceof Token token
                && token.is(TokenType.IDENT)
                && token.text().startsWith("--")) {
            position++;
            return token.text();
        }
        return null;
    }

    /** Takes the identifier {@code name} (given in lower case). */
    public boolean takeIdent(String name) {
        return takeIf(isAt(v -> v.isIdent(name)));
    }

    /** Takes the delimiter {@code c}. */
    public boolean takeDelim(char c) {
        return takeIf(isAt(v -> v.isDelim(c)));
    }

    /** Takes a comma. */
    public boolean takeComma() {
        return take(TokenType.COMMA) != null;
    }

    /** The next value if it is a function. */
    public @Nullable CssFunction takeFunction() {
        if (peek() instanceof CssFunction function) {
            position++;
            return function;
        }
        return null;
    }

    /** The next value if it is the function {@code name} (given in lower case). */
    public @Nullable CssFunction takeFunction(String name) {
        return peek() instanceof CssFunction function && function.name().equals(name)
                ? takeFunction()
                : null;
    }

    /** The next value if it is a block opened by {@code open}. */
    public @Nullable SimpleBlock takeBlock(char open) {
        if (peek() instanceof SimpleBlock block && block.open() == open) {
            position++;
            return block;
        }
        return null;
    }

    /** Everything from here to the end, and moves there. */
    public List<ComponentValue> takeRest() {
        List<ComponentValue> rest = values.subList(position, values.size());
        position = values.size();
        return rest;
    }

    private boolean isAt(Predicate<ComponentValue> test) {
        ComponentValue value = peek();
        return value != null && test.test(value);
    }

    private boolean takeIf(boolean matches) {
        if (matches) {
            position++;
        }
        return matches;
    }
}
