package browsy.css.syntax;

/**
 * Splits text into tokens. Comments produce no token. Time is linear in the text. Frequent tokens
 * are shared by a {@link TokenCache}.
 *
 * <p>The text is not preprocessed. Instead, the tokenizer treats CR, CRLF and FF as newlines and
 * U+0000 as U+FFFD wherever they occur.
 *
 * @see <a href="https://drafts.csswg.org/css-syntax-3/#tokenization">CSS Syntax, 4</a>
 */
final class Tokenizer {

    private static final int EOF = -1;
    private static final char REPLACEMENT = '\uFFFD';

    private final char[] text;
    private final int end;
    private final TokenCache cache;
    private int pos;
    private int tokenStart;

    Tokenizer(String css) {
        this.text = css.toCharArray();
        this.end = text.length;
        this.cache = new TokenCache(text);
    }

    /** The start of the last token, as an index into the text. */
    int tokenStart() {
        return tokenStart;
    }

    /** Moves to a position that {@link #tokenStart} returned. */
    void reset(int position) {
        pos = position;
    }

    /**
     * <a href="https://drafts.csswg.org/css-syntax-3/#consume-token">Consumes a token</a>. At the
     * end of the text, every call returns EOF.
     */
    Token next() {
        skipComments();
        tokenStart = pos;
        if (pos >= end) {
            return Token.EOF;
        }
        char c = text[pos];
        if (Chars.isNameStart(c)) {
            return identLike();
        }
        switch (c) {
            case ' ', '\t', '\n', '\r', '\f' -> {
                return whitespace();
            }
            case '"', '\'' -> {
                return string(c);
            }
            case '#' -> {
                return hash();
            }
            case '+', '.' -> {
                return startsNumber(pos) ? numeric() : delim(c);
            }
            case '-' -> {
                return hyphen();
            }
            case '<' -> {
                return matches(pos, "<!--") ? skip(4, Token.CDO) : delim(c);
            }
            case '@' -> {
                return atKeyword();
            }
            case '\\' -> {
                return isValidEscape(pos) ? identLike() : delim(c);
            }
            case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> {
                return numeric();
            }
            default -> {
                return punctuation(c);
            }
        }
    }

    private Token punctuation(char c) {
        pos++;
        return switch (c) {
            case ':' -> Token.COLON;
            case ';' -> Token.SEMICOLON;
            case ',' -> Token.COMMA;
            case '{' -> Token.OPEN_CURLY;
            case '}' -> Token.CLOSE_CURLY;
            case '(' -> Token.OPEN_PAREN;
            case ')' -> Token.CLOSE_PAREN;
            case '[' -> Token.OPEN_SQUARE;
            case ']' -> Token.CLOSE_SQUARE;
            default -> Token.delim(c);
        };
    }

    private Token delim(char c) {
        return skip(1, Token.delim(c));
    }

    private Token skip(int length, Token token) {
        pos += length;
        return token;
    }

    private Token whitespace() {
        do {
            pos++;
        } while (pos < end && Chars.isWhitespace(text[pos]));
        return Token.WHITESPACE;
    }

    private Token hyphen() {
        if (startsNumber(pos)) {
            return numeric();
        }
        if (matches(pos, "-->")) {
            return skip(3, Token.CDC);
        }
        return startsIdent(pos) ? identLike() : delim('-');
    }

    private Token hash() {
        if (!Chars.isName(at(pos + 1)) && !isValidEscape(pos + 1)) {
            return delim('#');
        }
        pos++;
        boolean id = startsIdent(pos);
        return Token.hash(name(), id);
    }

    private Token atKeyword() {
        if (!startsIdent(pos + 1)) {
            return delim('@');
        }
        pos++;
        return Token.named(TokenType.AT_KEYWORD, name());
    }

    /**
     * <a href="https://drafts.csswg.org/css-syntax-3/#consume-ident-like-token">Consumes an
     * ident-like token</a>.
     */
    private Token identLike() {
        int start = pos;
        int hash = scanPlainName();
        if (at(pos) == '\\' && isValidEscape(pos) || at(pos) == 0) {
            pos = start;
            return identOrFunction(name());
        }
        boolean function = at(pos) == '(';
        int kind = function ? TokenCache.FUNCTION : TokenCache.IDENT;
        Token token = cache.find(kind, start, pos, hash);
        if (token == null) {
            String name = new String(text, start, pos - start);
            token = Token.named(function ? TokenType.FUNCTION : TokenType.IDENT, name);
            cache.put(kind, start, pos, hash, token);
        }
        return function ? function(token) : token;
    }

    private Token identOrFunction(String name) {
        return at(pos) == '('
                ? function(Token.named(TokenType.FUNCTION, name))
                : Token.named(TokenType.IDENT, name);
    }

    /**
     * Completes a function token at its opening parenthesis. {@code url(} without a quote becomes a
     * URL token up to the closing parenthesis.
     */
    private Token function(Token function) {
        pos++;
        if (!function.lower().equals("url")) {
            return function;
        }
        int p = pos;
        while (Chars.isWhitespace(at(p))) {
            p++;
        }
        int c = at(p);
        if (c == '"' || c == '\'') {
            return function;
        }
        pos = p;
        return url();
    }

    /** Skips name characters up to an escape or U+0000 and returns their hash code. */
    private int scanPlainName() {
        int hash = 0;
        int p = pos;
        while (p < end && text[p] != 0 && Chars.isName(text[p])) {
            hash = hash * 31 + text[p++];
        }
        pos = p;
        return hash;
    }

    /**
     * <a href="https://drafts.csswg.org/css-syntax-3/#consume-name">Consumes an ident sequence</a>.
     */
    private String name() {
        int start = pos;
        scanPlainName();
        if (at(pos) != 0 && !isValidEscape(pos)) {
            return new String(text, start, pos - start);
        }
        StringBuilder name = new StringBuilder().append(text, start, pos - start);
        while (true) {
            int c = at(pos);
            if (Chars.isName(c)) {
                name.append(c == 0 ? REPLACEMENT : (char) c);
                pos++;
            } else if (isValidEscape(pos)) {
                pos++;
                name.appendCodePoint(escape());
            } else {
                return name.toString();
            }
        }
    }

    /**
     * <a href="https://drafts.csswg.org/css-syntax-3/#consume-string-token">Consumes a string
     * token</a>.
     */
    private Token string(char quote) {
        int start = ++pos;
        while (pos < end) {
            char c = text[pos];
            if (c == quote) {
                return skip(1, Token.text(TokenType.STRING, new String(text, start, pos - start)));
            }
            if (c == '\\' || c == 0) {
                return stringWithEscapes(start, quote);
            }
            if (Chars.isNewline(c)) {
                return Token.BAD_STRING;
            }
            pos++;
        }
        return Token.text(TokenType.STRING, new String(text, start, end - start));
    }

    private Token stringWithEscapes(int start, char quote) {
        StringBuilder value = new StringBuilder().append(text, start, pos - start);
        while (pos < end) {
            char c = text[pos];
            if (Chars.isNewline(c)) {
                return Token.BAD_STRING;
            }
            pos++;
            if (c == quote) {
                break;
            } else if (c != '\\') {
                value.append(c == 0 ? REPLACEMENT : c);
            } else if (Chars.isNewline(at(pos))) {
                pos += matches(pos, "\r\n") ? 2 : 1;
            } else if (pos < end) {
                value.appendCodePoint(escape());
            }
        }
        return Token.text(TokenType.STRING, value.toString());
    }

    /**
     * <a href="https://drafts.csswg.org/css-syntax-3/#consume-url-token">Consumes a URL token</a>.
     */
    private Token url() {
        StringBuilder value = new StringBuilder();
        while (pos < end) {
            char c = text[pos];
            if (c == ')') {
                pos++;
                break;
            }
            if (Chars.isWhitespace(c)) {
                whitespace();
                if (pos < end && text[pos] != ')') {
                    return badUrl();
                }
            } else if (c == '"' || c == '\'' || c == '(' || Chars.isNonPrintable(c)) {
                return badUrl();
            } else if (c == '\\') {
                if (!isValidEscape(pos)) {
                    return badUrl();
                }
                pos++;
                value.appendCodePoint(escape());
            } else {
                int start = pos;
                while (pos < end && isPlainUrlChar(text[pos])) {
                    pos++;
                }
                if (pos == start) {
                    value.append(REPLACEMENT);
                    pos++;
                } else {
                    value.append(text, start, pos - start);
                }
            }
        }
        return Token.text(TokenType.URL, value.toString());
    }

    private static boolean isPlainUrlChar(char c) {
        return c > ' ' && c != '"' && c != '\'' && c != '(' && c != ')' && c != '\\' && c != 0x7f;
    }

    private Token badUrl() {
        while (pos < end && text[pos] != ')') {
            pos += isValidEscape(pos) ? 2 : 1;
        }
        pos = Math.min(pos + 1, end);
        return Token.BAD_URL;
    }

    /**
     * <a href="https://drafts.csswg.org/css-syntax-3/#consume-numeric-token">Consumes a numeric
     * token</a>: finds the end of the number, then of the percent sign or unit, and takes the token
     * from the cache or creates it.
     */
    private Token numeric() {
        int start = pos;
        int hash = 0;
        int p = numberEnd(pos);
        int numberEnd = p;
        for (int i = start; i < p; i++) {
            hash = hash * 31 + text[i];
        }
        int kind = TokenCache.NUMBER;
        pos = p;
        if (at(p) == '%') {
            kind = TokenCache.PERCENTAGE;
            pos++;
        } else if (startsIdent(p)) {
            kind = TokenCache.DIMENSION;
            hash = hash * 31 + scanPlainName();
            if (at(pos) == 0 || isValidEscape(pos)) {
                pos = numberEnd;
                String unit = name();
                return Token.dimension(value(start, numberEnd), isInteger(start, numberEnd), unit);
            }
        }
        Token token = cache.find(kind, start, pos, hash);
        if (token == null) {
            double value = value(start, numberEnd);
            boolean integer = isInteger(start, numberEnd);
            token =
                    switch (kind) {
                        case TokenCache.NUMBER -> Token.number(value, integer, text[start] == '+');
                        case TokenCache.PERCENTAGE -> Token.percentage(value, integer);
                        default -> {
                            String unit = new String(text, numberEnd, pos - numberEnd);
                            yield Token.dimension(value, integer, unit);
                        }
                    };
            cache.put(kind, start, pos, hash, token);
        }
        return token;
    }

    /**
     * Returns the end of the <a
     * href="https://drafts.csswg.org/css-syntax-3/#consume-number">number</a> that starts at {@code
     * from}.
     */
    private int numberEnd(int from) {
        int p = from;
        if (at(p) == '+' || at(p) == '-') {
            p++;
        }
        p = skipDigits(p);
        if (at(p) == '.' && Chars.isDigit(at(p + 1))) {
            p = skipDigits(p + 1);
        }
        if (at(p) == 'e' || at(p) == 'E') {
            boolean signed = at(p + 1) == '+' || at(p + 1) == '-';
            int digits = signed ? p + 2 : p + 1;
            if (Chars.isDigit(at(digits))) {
                p = skipDigits(digits);
            }
        }
        return p;
    }

    private int skipDigits(int from) {
        int p = from;
        while (Chars.isDigit(at(p))) {
            p++;
        }
        return p;
    }

    private boolean isInteger(int start, int stop) {
        for (int i = start; i < stop; i++) {
            char c = text[i];
            if (c == '.' || c == 'e' || c == 'E') {
                return false;
            }
        }
        return true;
    }

    /** The value of the number in {@code [start, stop)}, clamped to the finite range. */
    private double value(int start, int stop) {
        int p = text[start] == '+' || text[start] == '-' ? start + 1 : start;
        if (stop - p > 15 || !isInteger(p, stop)) {
            double value = Double.parseDouble(new String(text, start, stop - start));
            return StrictMath.max(-Double.MAX_VALUE, StrictMath.min(Double.MAX_VALUE, value));
        }
        long value = 0;
        for (int i = p; i < stop; i++) {
            value = value * 10 + (text[i] - '0');
        }
        return text[start] == '-' ? -(double) value : value;
    }

    /**
     * <a href="https://drafts.csswg.org/css-syntax-3/#consume-escaped-code-point">Consumes an
     * escaped code point</a> after its backslash.
     */
    private int escape() {
        if (pos >= end) {
            return REPLACEMENT;
        }
        if (!Chars.isHexDigit(text[pos])) {
            int c = Character.codePointAt(text, pos, end);
            pos += Character.charCount(c);
            return c == 0 || isSurrogate(c) ? REPLACEMENT : c;
        }
        int value = 0;
        for (int i = 0; i < 6 && Chars.isHexDigit(at(pos)); i++) {
            value = value * 16 + Character.digit(text[pos++], 16);
        }
        if (matches(pos, "\r\n")) {
            pos += 2;
        } else if (Chars.isWhitespace(at(pos))) {
            pos++;
        }
        return value == 0 || value > Character.MAX_CODE_POINT || isSurrogate(value)
                ? REPLACEMENT
                : value;
    }

    private static boolean isSurrogate(int c) {
        return c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
    }

    private void skipComments() {
        while (at(pos) == '/' && at(pos + 1) == '*') {
            pos += 2;
            while (pos < end && !(text[pos] == '*' && at(pos + 1) == '/')) {
                pos++;
            }
            pos = Math.min(pos + 2, end);
        }
    }

    private boolean isValidEscape(int p) {
        return at(p) == '\\' && !Chars.isNewline(at(p + 1));
    }

    /**
     * <a href="https://drafts.csswg.org/css-syntax-3/#would-start-an-identifier">Whether an ident
     * sequence starts</a> at {@code p}.
     */
    private boolean startsIdent(int p) {
        int c = at(p);
        if (c == '-') {
            int next = at(p + 1);
            return next == '-' || Chars.isNameStart(next) || next != EOF && isValidEscape(p + 1);
        }
        return Chars.isNameStart(c) || isValidEscape(p);
    }

    /**
     * <a href="https://drafts.csswg.org/css-syntax-3/#starts-with-a-number">Whether a number
     * starts</a> at {@code p}.
     */
    private boolean startsNumber(int p) {
        int c = at(p);
        if (c == '+' || c == '-') {
            c = at(++p);
        }
        return Chars.isDigit(c) || c == '.' && Chars.isDigit(at(p + 1));
    }

    private boolean matches(int p, String wanted) {
        for (int i = 0; i < wanted.length(); i++) {
            if (at(p + i) != wanted.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** The UTF-16 unit at {@code p}, or {@link #EOF}. */
    private int at(int p) {
        return p < end ? text[p] : EOF;
    }
}
