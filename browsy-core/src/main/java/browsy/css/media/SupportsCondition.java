package browsy.css.media;

import browsy.css.syntax.CommaLists;
import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Parses and evaluates {@code @supports} conditions.
 *
 * @see <a href="https://drafts.csswg.org/css-conditional-5/#at-supports-ext">CSS Conditional, 2</a>
 */
public final class SupportsCondition {

    /** Answers whether a feature is supported. */
    public interface Support {

        /**
         * Whether a declaration is valid.
         *
         * @param name in lower case, or as written for custom properties
         * @param value without {@code !important}
         */
        boolean declaration(String name, List<ComponentValue> value);

        /** Whether a selector is valid. */
        boolean selector(List<ComponentValue> selector);

        /**
         * Whether an at-rule is known.
         *
         * @param name in lower case, without the {@code @}
         */
        boolean atRule(String name);
    }

    private static final Set<String> FONT_FORMATS =
            Set.of("collection", "opentype", "truetype", "woff", "woff2");
    private static final Set<String> FONT_TECHS =
            Set.of(
                    "features-opentype",
                    "features-aat",
                    "variations",
                    "color-colrv0",
                    "color-colrv1",
                    "color-sbix",
                    "color-cbdt",
                    "palettes");

    private final Support support;

    private SupportsCondition(Support support) {
        this.support = support;
    }

    /** Whether a condition is true. An invalid condition is false. */
    public static boolean holds(List<ComponentValue> condition, Support support) {
        Condition<Boolean> parsed = new SupportsCondition(support).parse(condition);
        return parsed != null && parsed.evaluate(Truth::of) == Truth.TRUE;
    }

    /**
     * Whether the argument of {@code @import supports(...)} is true: a condition, or a declaration
     * without parentheses.
     */
    public static boolean holdsForImport(List<ComponentValue> argument, Support support) {
        SupportsCondition conditions = new SupportsCondition(support);
        Condition<Boolean> declaration = conditions.declaration(argument);
        return declaration != null
                ? declaration.evaluate(Truth::of) == Truth.TRUE
                : holds(argument, support);
    }

    private @Nullable Condition<Boolean> parse(List<ComponentValue> condition) {
        ConditionParser.Tests<Boolean> tests =
                new ConditionParser.Tests<>() {
                    @Override
                    public @Nullable Condition<Boolean> inParens(List<ComponentValue> contents) {
                        return SupportsCondition.this.declaration(contents);
                    }

                    @Override
                    public Condition<Boolean> function(CssFunction function) {
                        return new Condition.Test<>(SupportsCondition.this.function(function));
                    }
                };
        return new ConditionParser<>(tests, new Condition.Test<>(false))
                .parse(new TokenCursor(condition), true);
    }

    /** Evaluates {@code name: value}. Returns null if the contents have another form. */
    private @Nullable Condition<Boolean> declaration(List<ComponentValue> contents) {
        TokenCursor cursor = new TokenCursor(contents);
        Token name = cursor.take(TokenType.IDENT);
        if (name == null || cursor.take(TokenType.COLON) == null) {
            return null;
        }
        cursor.skipWhitespace();
        List<ComponentValue> value = withoutImportant(cursor.takeRest());
        boolean custom = name.text().startsWith("--");
        return new Condition.Test<>(
                support.declaration(custom ? name.text() : name.lower(), value));
    }

    private static List<ComponentValue> withoutImportant(List<ComponentValue> values) {
        int end = trimmed(values, values.size());
        if (end > 0 && values.get(end - 1).isIdent("important")) {
            int bang = trimmed(values, end - 1);
            if (bang > 0 && values.get(bang - 1).isDelim('!')) {
                end = trimmed(values, bang - 1);
            }
        }
        return values.subList(0, end);
    }

    private static int trimmed(List<ComponentValue> values, int from) {
        int end = from;
        while (end > 0 && values.get(end - 1).is(TokenType.WHITESPACE)) {
            end--;
        }
        return end;
    }

    private boolean function(CssFunction function) {
        return switch (function.name()) {
            case "selector" ->
                    CommaLists.split(function.arguments()).size() == 1
                            && support.selector(function.arguments());
            case "at-rule" -> atRule(function);
            case "font-format" -> FONT_FORMATS.contains(ident(function));
            case "font-tech" -> FONT_TECHS.contains(ident(function));
            default -> false;
        };
    }

    /** Like browsers, accepts only names, without the preludes and blocks in the draft. */
    private boolean atRule(CssFunction function) {
        TokenCursor cursor = new TokenCursor(function.arguments());
        Token name = cursor.take(TokenType.AT_KEYWORD);
        return name != null && cursor.atEnd() && support.atRule(name.lower());
    }

    private static String ident(CssFunction function) {
        TokenCursor cursor = new TokenCursor(function.arguments());
        String ident = cursor.takeIdent();
        return ident == null || !cursor.atEnd() ? "" : ident;
    }
}
