package browsy.style.cascade;

import browsy.css.parse.Substitutions;
import browsy.css.parse.WideKeyword;
import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.SimpleBlock;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenType;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The declared value of a custom property.
 *
 * @param tokens the value as written; empty for a CSS-wide keyword
 * @param keyword the CSS-wide keyword that the whole value consists of; null if it is none
 * @param substitutes whether the value contains a substitution function such as {@code var()}
 * @param dependsOnElement whether the value contains {@code attr()}, {@code sibling-index()} or
 *     {@code sibling-count()}
 */
record CustomValue(
        List<ComponentValue> tokens,
        @Nullable WideKeyword keyword,
        boolean substitutes,
        boolean dependsOnElement) {

    private static final Set<String> PER_ELEMENT = Set.of("attr", "sibling-index", "sibling-count");

    static final CustomValue INITIAL =
            new CustomValue(List.of(), WideKeyword.INITIAL, false, false);

    static CustomValue of(List<ComponentValue> tokens) {
        WideKeyword keyword =
                tokens.size() == 1
                                && tokens.get(0) instanceof Token token
                                && token.is(TokenType.IDENT)
                        ? WideKeyword.named(token.lower())
                        : null;
        return keyword != null
                ? new CustomValue(List.of(), keyword, false, false)
                : new CustomValue(
                        tokens, null, Substitutions.anyIn(tokens), dependsOnElement(tokens));
    }

    /** Whether a function occurs, at any depth, whose value differs between elements. */
    static boolean dependsOnElement(List<ComponentValue> values) {
        for (int i = 0; i < values.size(); i++) {
            ComponentValue value = values.get(i);
            if (value instanceof CssFunction function) {
                if (PER_ELEMENT.contains(function.name())
                        || dependsOnElement(function.arguments())) {
                    return true;
                }
            } else if (value instanceof SimpleBlock block && dependsOnElement(block.contents())) {
                return true;
            }
        }
        return false;
    }

    // Hand-written: the first call of a generated equals is slow and delays the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof CustomValue that
                && tokens.equals(that.tokens)
                && keyword == that.keyword
                && substitutes == that.substitutes
                && dependsOnElement == that.dependsOnElement;
    }

    @Override
    public int hashCode() {
        int hash = tokens.hashCode();
        hash = 31 * hash + Objects.hashCode(keyword);
        hash = 31 * hash + Boolean.hashCode(substitutes);
        return 31 * hash + Boolean.hashCode(dependsOnElement);
    }
}
