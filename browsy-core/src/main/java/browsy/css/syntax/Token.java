package browsy.css.syntax;

import browsy.infra.Ascii;
import java.util.List;

/**
 * A CSS token. Tokens are immutable, are shared between occurrences and have no source position.
 *
 * @see <a href="https://drafts.csswg.org/css-syntax-3/#tokenization">CSS Syntax, 4</a>
 */
public final class Token implements ComponentValue {

    static final Token EOF = new Token(TokenType.EOF, "");
    static final Token WHITESPACE = new Token(TokenType.WHITESPACE, " ");
    static final Token COLON = new Token(TokenType.COLON, ":");
    static final Token SEMICOLON = new Token(TokenType.SEMICOLON, ";");
    static final Token COMMA = new Token(TokenType.COMMA, ",");
    static final Token OPEN_SQUARE = new Token(TokenType.OPEN_SQUARE, "[");
    static final Token CLOSE_SQUARE = new Token(TokenType.CLOSE_SQUARE, "]");
    static final Token OPEN_PAREN = new Token(TokenType.OPEN_PAREN, "(");
    static final Token CLOSE_PAREN = new Token(TokenType.CLOSE_PAREN, ")");
    static final Token OPEN_CURLY = new Token(TokenType.OPEN_CURLY, "{");
    static final Token CLOSE_CURLY = new Token(TokenType.CLOSE_CURLY, "}");
    static final Token CDO = new Token(TokenType.CDO, "<!--");
    static final Token CDC = new Token(TokenType.CDC, "-->");
    static final Token BAD_STRING = new Token(TokenType.BAD_STRING, "");
    static final Token BAD_URL = new Token(TokenType.BAD_URL, "");

    private static final Token[] ASCII_DELIMS = new Token[128];

    static {
        for (char c = 0; c < ASCII_DELIMS.length; c++) {
            ASCII_DELIMS[c] = new Token(TokenType.DELIM, String.valueOf(c));
        }
    }

    private final TokenType type;
    private final String text;
    private final String lower;
    private final double number;

    /** {@link #isId()} for a hash token, {@link #isInteger()} for a numeric token. */
    private final boolean flag;

    private Token(TokenType type, String text) {
        this(type, text, text, 0, false);
    }

    private Token(TokenType type, String text, String lower, double number, boolean flag) {
        this.type = type;
        this.text = text;
        this.lower = lower;
        this.number = number;
        this.flag = flag;
    }

    static Token named(TokenType type, String name) {
        return new Token(type, name, Ascii.lower(name), 0, false);
    }

    static Token hash(String name, boolean id) {
        return new Token(TokenType.HASH, name, name, 0, id);
    }

    static Token text(TokenType type, String text) {
        return new Token(type, text);
    }

    static Token delim(int codePoint) {
        return codePoint < ASCII_DELIMS.length
                ? ASCII_DELIMS[codePoint]
                : new Token(TokenType.DELIM, Character.toString(codePoint));
    }

    static Token number(double value, boolean integer, boolean plus) {
        return new Token(TokenType.NUMBER, plus ? "+" : "", "", value, integer);
    }

    static Token percentage(double value, boolean integer) {
        return new Token(TokenType.PERCENTAGE, "%", "%", value, integer);
    }

    static Token dimension(double value, boolean integer, String unit) {
        return new Token(TokenType.DIMENSION, unit, Ascii.lower(unit), value, integer);
    }

    /** Creates a dimension token in CSS px. */
    public static Token px(double length) {
        return dimension(length, false, "px");
    }

    /** Creates an identifier token. */
    public static Token ident(String name) {
        return named(TokenType.IDENT, name);
    }

    /** Creates a string token. */
    public static Token string(String value) {
        return text(TokenType.STRING, value);
    }

    public TokenType type() {
        return type;
    }

    /**
     * The text of the token with escapes resolved. Depends on the type:
     *
     * <ul>
     *   <li>identifiers, functions, at-keywords and hashes: the name, without {@code @} and {@code
     *       #}
     *   <li>strings and URLs: the contents
     *   <li>dimensions: the unit
     *   <li>delimiters and punctuation: the character
     *   <li>numbers: {@code +} if written with a plus sign, or empty
     * </ul>
     */
    public String text() {
        return text;
    }

    /**
     * {@link #text()} in ASCII lower case for names and units, which CSS compares ASCII
     * case-insensitively.
     */
    public String lower() {
        return lower;
    }

    /**
     * The value of a number, a percentage ({@code 50} for 50%) or a dimension; 0 for other tokens.
     */
    public double number() {
        return number;
    }

    /** Whether a numeric token was written as an integer: without a fraction and an exponent. */
    public boolean isInteger() {
        return flag && type != TokenType.HASH;
    }

    /** Whether a number was written with a sign. The An+B syntax requires one in {@code 2n +1}. */
    public boolean isSigned() {
        return type == TokenType.NUMBER && (text.equals("+") || Math.copySign(1, number) < 0);
    }

    /** Whether the name of a hash token is an identifier, which an ID selector requires. */
    public boolean isId() {
        return flag && type == TokenType.HASH;
    }

    /** The unit of a dimension in ASCII lower case. */
    public String unit() {
        return lower;
    }

    @Override
    public boolean is(TokenType wanted) {
        return type == wanted;
    }

    @Override
    public boolean isIdent(String name) {
        return type == TokenType.IDENT && lower.equals(name);
    }

    @Override
    public boolean isDelim(char c) {
        return type == TokenType.DELIM && text.charAt(0) == c && text.length() == 1;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Token that
                && type == that.type
                && text.equals(that.text)
                && Double.compare(number, that.number) == 0
                && flag == that.flag;
    }

    @Override
    public int hashCode() {
        return (type.ordinal() * 31 + text.hashCode()) * 31 + Double.hashCode(number);
    }

    @Override
    public String toString() {
        return CssSerializer.serialize(List.of(this));
    }
}
