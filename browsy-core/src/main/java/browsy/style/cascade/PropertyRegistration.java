package browsy.style.cascade;

import browsy.css.parse.Substitutions;
import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.Declaration;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A valid {@code @property} rule.
 *
 * @param name the name with its leading dashes
 * @param syntax the syntax of the values
 * @param inherits whether the property is inherited
 * @param initial the initial value; null only if the syntax is universal and there is none
 * @param condition the innermost condition around the rule; null if there is none
 * @see <a href="https://drafts.css-houdini.org/css-properties-values-api/#at-property-rule">CSS
 *     Properties and Values, 3</a>
 */
record PropertyRegistration(
        String name,
        PropertySyntax syntax,
        boolean inherits,
        @Nullable List<ComponentValue> initial,
        @Nullable RuleCondition condition) {

    /**
     * Makes a registration of descriptors; null if they are invalid or a required one is missing.
     */
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
