package browsy.style.cascade;

import browsy.css.media.ContainerQuery.Test;
import browsy.css.media.MediaEnvironment;
import browsy.css.media.StyleRange.Quantity;
import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates {@code style()} queries against the custom properties of an element.
 *
 * @see <a href="https://drafts.csswg.org/css-conditional-5/#style-container">css-conditional-5</a>
 */
record StyleTest(CustomProperties custom, Substitution substitution, MediaEnvironment environment) {

    boolean holds(Test.Style test) {
        return test instanceof Test.Range ordered
                ? ordered.range().holds(operand -> quantity(valueOf(operand)))
                : holds((Test.Property) test);
    }

    private boolean holds(Test.Property test) {
        List<ComponentValue> actual = custom.get(test.name(), substitution);
        if (test.value() == null) {
            return actual != null;
        }
        List<ComponentValue> wanted = substitution.substitute(test.value(), custom, null);
        return actual != null
                && wanted != null
                && (significant(actual).equals(significant(wanted))
                        || areSameQuantity(test.name(), actual, wanted));
    }

    /** Whether two values of a registered property are the same quantity when computed. */
    private boolean areSameQuantity(
            String name, List<ComponentValue> actual, List<ComponentValue> wanted) {
        if (!custom.isTyped(name)) {
            return false;
        }
        Quantity quantity = quantity(actual);
        return quantity != null && quantity.equals(quantity(wanted));
    }

    private @Nullable List<ComponentValue> valueOf(List<ComponentValue> operand) {
        TokenCursor cursor = new TokenCursor(operand);
        String property = cursor.takeDashedIdent();
        return property != null && cursor.atEnd()
                ? custom.get(property, substitution)
                : substitution.substitute(operand, custom, null);
    }

    private @Nullable Quantity quantity(@Nullable List<ComponentValue> value) {
        return value == null ? null : Quantity.of(value, environment, custom.fontSize());
    }

    private static List<ComponentValue> significant(List<ComponentValue> values) {
        return values.stream().filter(value -> !value.is(TokenType.WHITESPACE)).toList();
    }
}
