package browsy.css.parse;

import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.SimpleBlock;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A read position in the value of a declaration. All methods skip white space. */
public final class ValueReader {
    private final TokenCursor cursor;
    private final ParseMode mode;

    public ValueReader(List<ComponentValue> values, ParseMode mode) {
        this.cursor = new TokenCursor(values);
        this.mode = mode;
    }

    /** A reader of the arguments of a function. */
    ValueReader inside(CssFunction function) {
        return new ValueReader(function.arguments(), mode);
    }

    /** A reader of other values in the same parse mode. */
    ValueReader over(List<ComponentValue> values) {
        return new ValueReader(values, mode);
    }

    /** A reader of the contents of a block. */
    ValueReader inside(SimpleBlock block) {
        return new ValueReader(block.contents(), mode);
    }

    boolean isQuirky() {
        return mode == ParseMode.QUIRKS;
    }

    boolean isUserAgent() {
        return mode == ParseMode.USER_AGENT;
    }

    public boolean atEnd() {
        return cursor.atEnd();
    }

    /** The current position, for {@link #reset}. */
    public int position() {
        return cursor.position();
    }

    public void reset(int position) {
        cursor.reset(position);
    }

    @Nullable ComponentValue peek() {
        return cursor.peek();
    }

    @Nullable ComponentValue next() {
        return cursor.next();
    }

    @Nullable Token take(TokenType type) {
        return cursor.take(type);
    }

    /**
     * The next value in lower case if it is an identifier; null otherwise. Does not move the
     * reader.
     */
    public @Nullable String peekIdent() {
        return cursor.peek() instanceof Token token && token.is(TokenType.IDENT)
                ? token.lower()
                : null;
    }

    /** Takes any identifier and returns it in lower case; null if there is none. */
    public @Nullable String takeIdent() {
        return cursor.takeIdent();
    }

    /** Takes a dashed identifier, as in {@code --name}, and returns it as written. */
    @Nullable String takeDashedIdent() {
        return cursor.takeDashedIdent();
    }

    /** Takes the identifier {@code name}, which is in lower case. */
    public boolean takeIdent(String name) {
        return cursor.takeIdent(name);
    }

    /** Takes a slash. */
    public boolean takeSlash() {
        return cursor.takeDelim('/');
    }

    /** Takes a comma. */
    public boolean takeComma() {
        return cursor.takeComma();
    }

    /** Whether the next value is a comma. */
    public boolean isAtComma() {
        ComponentValue next = cursor.peek();
        return next != null && next.is(TokenType.COMMA);
    }

    /** Takes all values up to the next top-level comma or the end, including white space. */
    List<ComponentValue> takeToComma() {
        List<ComponentValue> taken = new ArrayList<>();
        ComponentValue next = cursor.peekRaw();
        while (next != null && !next.is(TokenType.COMMA)) {
            taken.add(next);
            cursor.nextRaw();
            next = cursor.peekRaw();
        }
        return taken;
    }

    /** Takes all values up to the end. */
    List<ComponentValue> takeRest() {
        return cursor.takeRest();
    }

    @Nullable String takeString() {
        Token token = cursor.take(TokenType.STRING);
        return token == null ? null : token.text();
    }

    @Nullable Token takeDimension() {
        return cursor.take(TokenType.DIMENSION);
    }

    @Nullable CssFunction takeFunction() {
        return cursor.takeFunction();
    }

    @Nullable CssFunction takeFunction(String name) {
        return cursor.takeFunction(name);
    }

    @Nullable SimpleBlock takeBlock(char open) {
        return cursor.takeBlock(open);
    }

    /**
     * Takes a custom identifier and returns it as written: any identifier except CSS-wide keywords,
     * {@code default} and {@code excluded} (in lower case).
     *
     * @see <a href="https://drafts.csswg.org/css-values-4/#custom-idents">css-values-4</a>
     */
    @Nullable String takeCustomIdent(String... excluded) {
        if (!(cursor.peek() instanceof Token token) || !token.is(TokenType.IDENT)) {
            return null;
        }
        if (WideKeyword.named(token.lower()) != null
                || token.lower().equals("default")
                || List.of(excluded).contains(token.lower())) {
            return null;
        }
        cursor.next();
        return token.text();
    }

    /** Takes {@code url()} with or without quotes, or {@code src()}, and returns the URL. */
    @Nullable String takeUrl() {
        Token token = cursor.take(TokenType.URL);
        if (token != null) {
            return token.text();
        }
        ComponentValue next = cursor.peek();
        if (next instanceof CssFunction function
                && (function.name().equals("url") || function.name().equals("src"))) {
            cursor.next();
            String address = inside(function).takeString();
            return address == null ? "" : address;
        }
        return null;
    }
}
