package browsy.css.syntax;

/**
 * A component value: a preserved token, a function or a simple block. The values of declarations
 * and the preludes of rules are lists of component values. All implementations are immutable.
 *
 * @see <a href="https://drafts.csswg.org/css-syntax-3/#component-value">CSS Syntax, 5</a>
 */
public sealed interface ComponentValue permits Token, CssFunction, SimpleBlock {

    /** Whether this is a token of the given type. */
    default boolean is(TokenType type) {
        return false;
    }

    /**
     * Whether this is an identifier that matches {@code name} (lower case) ASCII
     * case-insensitively.
     */
    default boolean isIdent(String name) {
        return false;
    }

    /** Whether this is the delimiter token {@code c}. */
    default boolean isDelim(char c) {
        return false;
    }
}
