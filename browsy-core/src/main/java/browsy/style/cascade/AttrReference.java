package browsy.style.cascade;

import browsy.css.parse.Substitutions;
import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.CssParser;
import browsy.css.syntax.CssSerializer;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import browsy.html.TreeElement;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The arguments of an {@code attr()} function without its fallback.
 *
 * @param name the attribute name
 * @param unit the unit appended to the attribute's number, {@code %} for a percentage, or {@code
 *     number} for a plain number; null if no unit is given
 * @param syntax the syntax of {@code type()}, as which the attribute is parsed; null without it
 * @see <a href="https://drafts.csswg.org/css-values-5/#attr-notation">CSS Values, 7.7</a>
 */
record AttrReference(String name, @Nullable String unit, @Nullable PropertySyntax syntax) {

    private static final Set<String> UNITS =
            Set.of(
                    "number", "px", "em", "rem", "ex", "rex", "ch", "rch", "cap", "rcap", "ic",
                    "ric", "lh", "rlh", "vw", "vh", "vi", "vb", "vmin", "vmax", "cqw", "cqh", "cqi",
                    "cqb", "cqmin", "cqmax", "cm", "mm", "q", "in", "pt", "pc", "deg", "grad",
                    "rad", "turn", "s", "ms", "hz", "khz", "dpi", "dpcm", "dppx", "x", "fr");

    /**
     * Parses the attribute name and type and leaves the cursor at the fallback. Returns null if
     * they are invalid.
     */
    static @Nullable AttrReference parse(TokenCursor arguments) {
        Token name = arguments.take(TokenType.IDENT);
        if (name == null) {
            return null;
        }
        AttrReference reference = type(name.text(), arguments);
        ComponentValue next = arguments.peek();
        return next == null || next.is(TokenType.COMMA) ? reference : null;
    }

    private static @Nullable AttrReference type(String name, TokenCursor arguments) {
        CssFunction type = arguments.takeFunction("type");
        if (type != null) {
            String syntax = CssSerializer.serialize(type.arguments());
            PropertySyntax parsed = PropertySyntax.parse(syntax);
            return parsed == null ? null : new AttrReference(name, null, parsed);
        }
        if (arguments.takeDelim('%')) {
            return new AttrReference(name, "%", null);
        }
        String word = arguments.takeIdent();
        if (word == null || word.equals("raw-string")) {
            return new AttrReference(name, null, null);
        }
        return UNITS.contains(word) ? new AttrReference(name, word, null) : null;
    }

    /** Whether the function gives a string, which is empty if the attribute is missing. */
    boolean isString() {
        return unit == null && syntax == null;
    }

    /**
     * The value of the function on an element; null if the attribute is missing or does not parse
     * as the requested type.
     */
    @Nullable List<ComponentValue> value(TreeElement element) {
        String text = element.attribute(element.isHtml() ? Token.ident(name).lower() : name);
        if (text == null) {
            return null;
        }
        if (isString()) {
            return List.of(Token.string(text));
        }
        List<ComponentValue> values = CssParser.parseComponentValues(text.strip());
        if (syntax != null) {
            return !Substitutions.anyIn(values) && syntax.accepts(values) ? values : null;
        }
        if (values.size() != 1
                || !(values.get(0) instanceof Token number)
                || !number.is(TokenType.NUMBER)) {
            return null;
        }
        return "number".equals(unit)
                ? values
                : CssParser.parseComponentValues(CssSerializer.serialize(values) + unit);
    }
}
