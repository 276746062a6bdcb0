package browsy.css.value.position;

import browsy.css.value.CssText;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * Another position for a box that does not fit where it is.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#position-try-fallbacks">css-anchor-position-1</a>
 */
public sealed interface PositionTryFallback extends CssText {

    /** Another area. */
    record Area(PositionArea.Spans area) implements PositionTryFallback {
        @Override
        public String css() {
            return area.css();
        }
    }

    /**
     * What a rule says, turned over.
     *
     * @param rule the name of a {@code @position-try} rule; null where there is none
     * @param tactics in the order in which they are applied
     */
    record Tried(@Nullable String rule, List<TryTactic> tactics) implements PositionTryFallback {
        public Tried {
            tactics = List.copyOf(tactics);
        }

        @Override
        public String css() {
            StringJoiner text = new StringJoiner(" ");
            if (rule != null) {
                text.add(rule);
            }
            tactics.forEach(tactic -> text.add(tactic.css()));
            return text.toString();
        }
    }
}
