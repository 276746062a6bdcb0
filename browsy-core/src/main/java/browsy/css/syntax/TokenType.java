package browsy.css.syntax;

/**
 * The types of token.
 *
 * @see <a href="https://drafts.csswg.org/css-syntax-3/#tokenization">CSS Syntax, 4</a>
 */
public enum TokenType {
    IDENT,
    /**
     * A function name with its opening parenthesis. The parser turns it into a {@link CssFunction},
     * so that it does not occur in lists of component values.
     */
    FUNCTION,
    AT_KEYWORD,
    HASH,
    STRING,
    BAD_STRING,
    URL,
    BAD_URL,
    DELIM,
    NUMBER,
    PERCENTAGE,
    DIMENSION,
    WHITESPACE,
    CDO,
    CDC,
    COLON,
    SEMICOLON,
    COMMA,
    OPEN_SQUARE,
    CLOSE_SQUARE,
    OPEN_PAREN,
    CLOSE_PAREN,
    OPEN_CURLY,
    CLOSE_CURLY,
    EOF
}
