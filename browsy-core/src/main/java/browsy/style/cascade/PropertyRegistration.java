package browsy.style.cascade;

import browsy.css.parse.Substitutions;
import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.Declaration;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An {@code @property} rule.
 *
 * @param name with its dashes
 * @param initial null for one whose syntax is {@code *} and that has none
 * @param condition when the registration holds
 * @see <a href="https://drafts.css-houdini.org/css-properties-values-api/#at-property-rule">CSS
 *     Properties and Values, 3</a>
 */
record PropertyRegistration(
        String name,
        PropertySyntax syntax,
        boolean inherits,
        @Nullable List<ComponentValue> initial,
        @Nullable RuleCondition condition) {

    /** The registration that descriptors make; null if they are not valid. */
    static @Nullable PropertyRegistration of(
            String name, List<Declaration> descriptors, @Nullable RuleCondition condition) {
        PropertySyntax syntax = null;
        Boolean inherits = null;
        List<ComponentValue> initial = null;
        for (Declaration descriptor : descriptors) {
            List<ComponentValue> value = descriptor.value();
            switch (descriptor.name()) {
                case "syntax" ->
                        syntax =
                                value.size() == 1
                                                && value.get(0) instanceof Token token
                                                && token.is(TokenType.STRING)
                                        ? PropertySyntax.parse(token.text())
                                        : null;
                case "inherits" -> {
                    boolean yes = value.size() == 1 && value.get(0).isIdent("true");
                    boolean no = value.size() == 1 && value.get(0).isIdent("false");
                    inherits = (yes || no) ? Boolean.valueOf(yes) : null;
                }
                case "initial-value" -> initial = value;
                default -> {
                    // Unknown descriptors are ignored.
                }
            }
        }
        if (syntax == null || inherits == null) {
            return null;
        }
        boolean valid =
                initial == null
                        ? syntax.isUniversal()
                        : !Substitutions.anyIn(initial) && syntax.accepts(initial);
        return valid ? new PropertyRegistration(name, syntax, inherits, initial, condition) : null;
    }
}
