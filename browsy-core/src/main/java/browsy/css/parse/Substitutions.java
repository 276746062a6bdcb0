package browsy.css.parse;

import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.CssFunction;
import browsy.css.syntax.SimpleBlock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/**
 * The functions that stand for values not known before the cascade is done.
 *
 * @see <a href="https://drafts.csswg.org/css-values-5/#arbitrary-substitution">css-values-5</a>
 */
public final class Substitutions {
    private static final Set<String> FUNCTIONS = Set.of("var", "env", "attr", "if", "inherit");

    private Substitutions() {}

    /** Whether this is such a function: {@code var()}, {@code env()}, {@code attr()}, or custom. */
    public static boolean is(CssFunction function) {
        return FUNCTIONS.contains(function.name()) || function.name().startsWith("--");
    }

    /** Whether there is one at any depth. */
    public static boolean anyIn(List<ComponentValue> values) {
        Deque<List<ComponentValue>> open = null;
        List<ComponentValue> current = values;
        while (current != null) {
            for (ComponentValue value : current) {
                List<ComponentValue> inner = null;
                if (value instanceof CssFunction function) {
                    if (is(function)) {
                        return true;
                    }
                    inner = function.arguments();
                } else if (value instanceof SimpleBlock block) {
                    inner = block.contents();
                }
                if (inner != null) {
                    open = open == null ? new ArrayDeque<>() : open;
                    open.push(inner);
                }
            }
            current = open == null ? null : open.poll();
        }
        return false;
    }
}
