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

/** A reading position in the value of a declaration; white space is skipped. */
public final class ValueReader {
    private final TokenCursor cursor;
    private final ParseMode mode;

    public ValueReader(List<ComponentValue> values, ParseMode mode) {
        this.cursor = new TokenCursor(values);
        this.mode = mode;
    }

    /** A reader of what stands between the parentheses of a function. */
    ValueReader inside(CssFunction function) {
        return new ValueReader(function.arguments(), mode);
    }

    /** A reader of other values in the same mode. */
    ValueReader over(List<ComponentValue> values) {
        return new ValueReader(values, mode);
    }

    /** A reader of what stands between the brackets of a block. */
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

    /** Where it stands, for {@link #reset}. */
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

    /** The next value, if an identifier, in lower case; the reader does not move. */
    public @Nullable String peekIdent() {
        return cursor.peek() instanceof Token token && token.is(TokenType.IDENT)
                ? token.lower()
                : null;
    }

    /** The next value, if it is an identifier, in lower case. */
    public @Nullable String takeIdent() {
        return cursor.takeIdent();
    }

    /** A name that the author chose, as written. */
    @Nullable String takeDashedIdent() {
        return cursor.takeDashedIdent();
    }

    /** Takes this identifier. */
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

    /** Whether a comma comes next. */
    public boolean isAtComma() {
        ComponentValue next = cursor.peek();
        return next != null && next.is(TokenType.COMMA);
    }

    /** Everything before the next comma, or to the end. */
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

    /** Everything to the end. */
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
     * A name that the author chose, as written: no CSS-wide keyword, not {@code default}, and none
     * of {@code excluded} (in lower case).
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

    /** The address of a {@code url()}, with or without quotes. */
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
