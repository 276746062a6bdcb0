package browsy.css.syntax;

/**
 * What the values of declarations and the preludes of rules are made of: a preserved token, a
 * function or a simple block. All are immutable.
 *
 * @see <a href="https://drafts.csswg.org/css-syntax-3/#component-value">CSS Syntax, 5</a>
 */
public sealed interface ComponentValue permits Token, CssFunction, SimpleBlock {

    /** Whether this is a token of the given type. */
    default boolean is(TokenType type) {
        return false;
    }

    /** Whether this is the identifier {@code name} (lower case), in any ASCII case. */
    default boolean isIdent(String name) {
        return false;
    }

    /** Whether this is the delimiter {@code c}. */
    default boolean isDelim(char c) {
        return false;
    }
}
