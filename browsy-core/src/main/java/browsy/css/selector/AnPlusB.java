package browsy.css.selector;

import browsy.css.syntax.Token;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import org.jspecify.annotations.Nullable;

/**
 * A value of the An+B microsyntax, the argument of {@code :nth-child()}. It matches the indexes
 * {@code a * n + b} for every integer {@code n >= 0}.
 *
 * @see <a href="https://drafts.csswg.org/css-syntax-3/#anb-microsyntax">CSS Syntax, 6</a>
 */
record AnPlusB(int a, int b) {

    /**
     * Takes an An+B value at the cursor. Returns null if the text does not match the syntax; the
     * cursor position is then undefined.
     */
    static @Nullable AnPlusB parse(TokenCursor cursor) {
        if (cursor.takeIdent("odd")) {
            return new AnPlusB(2, 1);
        }
        if (cursor.takeIdent("even")) {
            return new AnPlusB(2, 0);
        }
        Token number = cursor.take(TokenType.NUMBER);
        if (number != null) {
            return number.isInteger() ? new AnPlusB(0, clamp(number.number())) : null;
        }
        Token dimension = cursor.take(TokenType.DIMENSION);
        if (dimension != null) {
            return dimension.isInteger()
                    ? rest(clamp(dimension.number()), dimension.unit(), cursor)
                    : null;
        }
        boolean plus = cursor.takeDelim('+');
        if (plus && !(cursor.peekRaw() != null && isIdent(cursor))) {
            return null;
        }
        String name = cursor.takeIdent();
        if (name == null || plus && name.startsWith("-")) {
            return null;
        }
        return name.startsWith("-") ? rest(-1, name.substring(1), cursor) : rest(1, name, cursor);
    }

    private static boolean isIdent(TokenCursor cursor) {
        return cursor.peekRaw() instanceof Token token && token.is(TokenType.IDENT);
    }

    /**
     * Parses the part after the number {@code a}: {@code n}, {@code n-} or {@code n-3}, and then an
     * optional {@code b}.
     */
    private static @Nullable AnPlusB rest(int a, String unit, TokenCursor cursor) {
        if (unit.equals("n")) {
            int saved = cursor.position();
            if (cursor.takeDelim('+')) {
                return unsigned(a, 1, cursor);
            }
            if (cursor.takeDelim('-')) {
                return unsigned(a, -1, cursor);
            }
            Token number = cursor.take(TokenType.NUMBER);
            if (number != null && number.isInteger() && number.isSigned()) {
                return new AnPlusB(a, clamp(number.number()));
            }
            cursor.reset(saved);
            return new AnPlusB(a, 0);
        }
        if (unit.equals("n-")) {
            return unsigned(a, -1, cursor);
        }
        if (unit.startsWith("n-")
                && unit.substring(2).chars().allMatch(c -> c >= '0' && c <= '9')) {
            return new AnPlusB(a, clamp(-Double.parseDouble(unit.substring(2))));
        }
        return null;
    }

    /** Takes an unsigned integer and applies {@code sign} to it. */
    private static @Nullable AnPlusB unsigned(int a, int sign, TokenCursor cursor) {
        Token number = cursor.take(TokenType.NUMBER);
        return number != null && number.isInteger() && !number.isSigned()
                ? new AnPlusB(a, clamp(sign * number.number()))
                : null;
    }

    /** Converts to int; values out of range become the nearest int. */
    private static int clamp(double value) {
        return (int) value;
    }
}
