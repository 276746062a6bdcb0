package browsy.css.media;

import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Parses the values of feature tests. The methods return null for an invalid value. */
final class FeatureValue {

    private FeatureValue() {}

    /** Converts a dimension or math function to CSS px; returns null if it is no length. */
    interface Lengths extends Function<ComponentValue, @Nullable Double> {}

    /** A length in CSS px. */
    static @Nullable Double length(List<ComponentValue> value, Lengths lengths) {
        if (value.size() != 1) {
            return null;
        }
        ComponentValue only = value.get(0);
        if (only instanceof Token token && token.is(TokenType.NUMBER)) {
            return token.number() == 0 ? 0.0 : null;
        }
        return lengths.apply(only);
    }

    static @Nullable Double number(List<ComponentValue> value) {
        return value.size() == 1
                        && value.get(0) instanceof Token token
                        && token.is(TokenType.NUMBER)
                ? token.number()
                : null;
    }

    /** A ratio {@code a / b}, or a number. */
    static @Nullable Double ratio(List<ComponentValue> value) {
        TokenCursor cursor = new TokenCursor(value);
        Token first = cursor.take(TokenType.NUMBER);
        if (first == null || first.number() < 0) {
            return null;
        }
        if (cursor.atEnd()) {
            return first.number();
        }
        Token second = cursor.takeDelim('/') ? cursor.take(TokenType.NUMBER) : null;
        if (second == null || second.number() < 0 || !cursor.atEnd()) {
            return null;
        }
        return first.number() / second.number();
    }

    /** A resolution in device pixels per CSS px. */
    static @Nullable Double resolution(List<ComponentValue> value) {
        if (value.size() != 1 || !(value.get(0) instanceof Token token)) {
            return null;
        }
        if (token.isIdent("infinite")) {
            return Double.POSITIVE_INFINITY;
        }
        if (!token.is(TokenType.DIMENSION)) {
            return null;
        }
        return switch (token.unit()) {
            case "dppx", "x" -> token.number();
            case "dpi" -> token.number() / 96;
            case "dpcm" -> token.number() * 2.54 / 96;
            default -> null;
        };
    }

    static @Nullable String ident(List<ComponentValue> value) {
        return value.size() == 1 && value.get(0) instanceof Token token && token.is(TokenType.IDENT)
                ? token.lower()
                : null;
    }
}
