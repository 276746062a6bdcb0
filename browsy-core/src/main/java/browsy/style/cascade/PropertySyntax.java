package browsy.style.cascade;

import browsy.css.syntax.CommaLists;
import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The syntax string of a registered custom property.
 *
 * @param alternatives empty for the universal syntax
 * @see <a href="https://drafts.css-houdini.org/css-properties-values-api/#syntax-strings">CSS
 *     Properties and Values, 5</a>
 */
record PropertySyntax(List<Component> alternatives) {

    private static final Set<String> MATH =
            Set.of(
                    "calc", "min", "max", "clamp", "round", "mod", "rem", "abs", "sign", "hypot",
                    "pow", "sqrt", "log", "exp", "sin", "cos", "tan", "asin", "acos", "atan",
                    "atan2");
    private static final Set<String> ANGLES = Set.of("deg", "grad", "rad", "turn");
    private static final Set<String> TIMES = Set.of("s", "ms");
    private static final Set<String> RESOLUTIONS = Set.of("dpi", "dpcm", "dppx", "x");
    private static final Set<String> TYPES =
            Set.of(
                    "length",
                    "number",
                    "percentage",
                    "length-percentage",
                    "string",
                    "color",
                    "image",
                    "url",
                    "integer",
                    "angle",
                    "time",
                    "resolution",
                    "transform-function",
                    "transform-list",
                    "custom-ident");

    /** The multiplier of a syntax component: none, {@code +} or {@code #}. */
    private enum Multiplier {
        ONE,
        SPACES,
        COMMAS
    }

    /**
     * A syntax component.
     *
     * @param type the name of a data type without brackets, or a literal identifier as written
     * @param ident whether {@code type} is a literal identifier
     */
    private record Component(String type, boolean ident, Multiplier multiplier) {}

    /** Parses a syntax string; null if it is invalid. */
    static @Nullable PropertySyntax parse(String text) {
        String trimmed = text.trim();
        if (trimmed.equals("*")) {
            return new PropertySyntax(List.of());
        }
        List<Component> alternatives = new ArrayList<>();
        for (String part : trimmed.split("\\|", -1)) {
            Component component = component(part.trim());
            if (component == null) {
                return null;
            }
            alternatives.add(component);
        }
        return new PropertySyntax(List.copyOf(alternatives));
    }

    private static @Nullable Component component(String text) {
        Multiplier multiplier =
                text.endsWith("+")
                        ? Multiplier.SPACES
                        : text.endsWith("#") ? Multiplier.COMMAS : Multiplier.ONE;
        String name = multiplier == Multiplier.ONE ? text : text.substring(0, text.length() - 1);
        if (name.startsWith("<") && name.endsWith(">")) {
            String type = name.substring(1, name.length() - 1);
            if (!TYPES.contains(type)) {
                return null;
            }
            boolean list = type.equals("transform-list");
            return list && multiplier != Multiplier.ONE
                    ? null
                    : new Component(type, false, list ? Multiplier.SPACES : multiplier);
        }
        return name.matches("[a-zA-Z_-][a-zA-Z0-9_-]*")
                ? new Component(name, true, multiplier)
                : null;
    }

    boolean isUniversal() {
        return alternatives.isEmpty();
    }

    /**
     * Tests whether a value matches this syntax. The value must not contain substitution functions.
     */
    boolean accepts(List<ComponentValue> value) {
        return isUniversal() || alternatives.stream().anyMatch(c -> accepts(c, value));
    }

    private static boolean accepts(Component component, List<ComponentValue> value) {
        List<List<ComponentValue>> parts =
                component.multiplier() == Multiplier.COMMAS
                        ? CommaLists.split(value)
                        : List.of(value);
        for (List<ComponentValue> part : parts) {
            TokenCursor cursor = new TokenCursor(part);
            int count = 0;
            while (!cursor.atEnd()) {
                ComponentValue next = cursor.next();
                if (next == null || !accepts(component, next)) {
                    return false;
                }
                count++;
            }
            if (count == 0 || (count > 1 && component.multiplier() != Multiplier.SPACES)) {
                return false;
            }
        }
        return true;
    }

    private static boolean accepts(Component component, ComponentValue value) {
        if (component.ident()) {
            return value instanceof Token t
                    && t.is(TokenType.IDENT)
                    && t.text().equals(component.type());
        }
        if (value instanceof CssFunction function) {
            return acceptsFunction(component.type(), function.name());
        }
        return value instanceof Token token && acceptsToken(component.type(), token);
    }

    private static boolean acceptsFunction(String type, String function) {
        return switch (type) {
            case "color", "image", "transform-function", "transform-list" ->
                    !MATH.contains(function);
            case "url" -> function.equals("url") || function.equals("src");
            case "string", "custom-ident" -> false;
            default -> MATH.contains(function);
        };
    }

    private static boolean acceptsToken(String type, Token token) {
        return switch (type) {
            case "length" -> isLength(token);
            case "number" -> token.is(TokenType.NUMBER);
            case "integer" -> token.is(TokenType.NUMBER) && token.isInteger();
            case "percentage" -> token.is(TokenType.PERCENTAGE);
            case "length-percentage" -> isLength(token) || token.is(TokenType.PERCENTAGE);
            case "angle" -> token.is(TokenType.DIMENSION) && ANGLES.contains(token.unit());
            case "time" -> token.is(TokenType.DIMENSION) && TIMES.contains(token.unit());
            case "resolution" ->
                    token.is(TokenType.DIMENSION) && RESOLUTIONS.contains(token.unit());
            case "string" -> token.is(TokenType.STRING);
            case "url", "image" -> token.is(TokenType.URL);
            case "color" -> token.is(TokenType.HASH) || token.is(TokenType.IDENT);
            case "custom-ident" -> token.is(TokenType.IDENT);
            default -> false;
        };
    }

    private static boolean isLength(Token token) {
        return (token.is(TokenType.NUMBER) && token.number() == 0)
                || (token.is(TokenType.DIMENSION)
                        && !ANGLES.contains(token.unit())
                        && !TIMES.contains(token.unit())
                        && !RESOLUTIONS.contains(token.unit()));
    }

    @Override
    public String toString() {
        return isUniversal() ? "*" : Arrays.toString(alternatives.toArray());
    }
}
