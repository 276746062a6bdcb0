package browsy.css.syntax;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A read position in a list of component values. All methods except the {@code raw} ones skip white
 * space first. A {@code take} method advances only if the next value matches; if it does not match,
 * the method returns null or false.
 */
public final class TokenCursor {

    private final List<ComponentValue> values;
    private final int size;
    private int position;

    public TokenCursor(List<ComponentValue> values) {
        this.values = values;
        this.size = values.size();
    }

    /** The current position, for {@link #reset}. */
    public int position() {
        return position;
    }

    /** Moves to a position that {@link #position} returned. */
    public void reset(int saved) {
        position = saved;
    }

    /** Whether only white space is left. */
    public boolean atEnd() {
        return peek() == null;
    }

    /** Returns the next value without advancing; null at the end. */
    public @Nullable ComponentValue peek() {
        while (position < size) {
            ComponentValue value = values.get(position);
            if (!value.is(TokenType.WHITESPACE)) {
                return value;
            }
            position++;
        }
        return null;
    }

    /** Returns the next value and advances past it; null at the end. */
    public @Nullable ComponentValue next() {
        skipWhitespace();
        return nextRaw();
    }

    /** Returns the next value, which may be white space, without advancing; null at the end. */
    public @Nullable ComponentValue peekRaw() {
        return position < size ? values.get(position) : null;
    }

    /** Returns the next value, which may be white space, and advances past it; null at the end. */
    public @Nullable ComponentValue nextRaw() {
        return position < size ? values.get(position++) : null;
    }

    /** Skips white space. Returns whether there was any. */
    public boolean skipWhitespace() {
        int start = position;
        peek();
        return position > start;
    }

    /** Takes a token of this type. */
    public @Nullable Token take(TokenType type) {
        if (peek() instanceof Token token && token.type() == type) {
            position++;
            return token;
        }
        return null;
    }

    /** Takes any identifier and returns its name in ASCII lower case. */
    public @Nullable String takeIdent() {
        Token token = take(TokenType.IDENT);
        return token == null ? null : token.lower();
    }

    /**
     * Takes a dashed identifier, as in {@code --name}, and returns it as written.
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

    /** Takes the identifier {@code name}, which is in lower case. */
    public boolean takeIdent(String name) {
        ComponentValue value = peek();
        return takeIf(value != null && value.isIdent(name));
    }

    /** Takes the delimiter {@code c}. */
    public boolean takeDelim(char c) {
        ComponentValue value = peek();
        return takeIf(value != null && value.isDelim(c));
    }

    /** Takes a comma. */
    public boolean takeComma() {
        return take(TokenType.COMMA) != null;
    }

    /** Takes any function. */
    public @Nullable CssFunction takeFunction() {
        if (peek() instanceof CssFunction function) {
            position++;
            return function;
        }
        return null;
    }

    /** Takes the function {@code name}, which is in lower case. */
    public @Nullable CssFunction takeFunction(String name) {
        return peek() instanceof CssFunction function && function.name().equals(name)
                ? takeFunction()
                : null;
    }

    /** Takes a simple block with the opening bracket {@code open}. */
    public @Nullable SimpleBlock takeBlock(char open) {
        if (peek() instanceof SimpleBlock block && block.open() == open) {
            position++;
            return block;
        }
        return null;
    }

    /** Takes all values up to the end. */
    public List<ComponentValue> takeRest() {
        List<ComponentValue> rest = values.subList(position, size);
        position = size;
        return rest;
    }

    private boolean takeIf(boolean matches) {
        if (matches) {
            position++;
        }
        return matches;
    }
}
