package browsy.style.cascade;

import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.SimpleBlock;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenType;
import browsy.css.value.ComputeContext;
import browsy.css.value.LengthUnit;
import java.util.ArrayList;
import java.util.List;

/**
 * Font-relative lengths in the values of registered custom properties. Children inherit them as
 * computed with the font of the declaring element.
 *
 * @see <a
 *     href="https://drafts.css-houdini.org/css-properties-values-api/#calculation-of-computed-values">CSS
 *     Properties and Values, 2.4</a>
 */
final class RegisteredLengths {

    private RegisteredLengths() {}

    /** Whether a font-relative length occurs in the values, at any depth. */
    static boolean dependOnFont(List<ComponentValue> values) {
        for (ComponentValue value : values) {
            boolean depends =
                    value instanceof Token token
                            ? token.is(TokenType.DIMENSION) && isOfFont(token)
                            : dependOnFont(inside(value));
            if (depends) {
                return true;
            }
        }
        return false;
    }

    /** Returns the values with all font-relative lengths converted to CSS px. */
    static List<ComponentValue> computed(
            List<ComponentValue> values, ComputeContext.FontUnits font) {
        List<ComponentValue> computed = new ArrayList<>(values.size());
        for (ComponentValue value : values) {
            if (value instanceof Token token) {
                boolean relative = token.is(TokenType.DIMENSION) && isOfFont(token);
                computed.add(relative ? Token.px(token.number() * unit(token, font)) : token);
            } else if (value instanceof CssFunction function) {
                computed.add(
                        new CssFunction(function.name(), computed(function.arguments(), font)));
            } else if (value instanceof SimpleBlock block) {
                computed.add(new SimpleBlock(block.open(), computed(block.contents(), font)));
            }
        }
        return computed;
    }

    private static List<ComponentValue> inside(ComponentValue value) {
        if (value instanceof CssFunction function) {
            return function.arguments();
        }
        return value instanceof SimpleBlock block ? block.contents() : List.of();
    }

    private static boolean isOfFont(Token token) {
        LengthUnit unit = LengthUnit.named(token.unit());
        return unit != null
                && unit.compareTo(LengthUnit.EM) >= 0
                && unit.compareTo(LengthUnit.LH) <= 0;
    }

    private static double unit(Token token, ComputeContext.FontUnits font) {
        LengthUnit unit = LengthUnit.named(token.unit());
        return switch (unit == null ? LengthUnit.PX : unit) {
            case EM -> font.em();
            case EX -> font.ex();
            case CH -> font.ch();
            case CAP -> font.cap();
            case IC -> font.ic();
            case LH -> font.lh();
            default -> 1;
        };
    }
}
