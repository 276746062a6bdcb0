package browsy.css.value.position;

import browsy.css.value.CssText;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * One entry of {@code position-try-fallbacks}: an alternative position for a box that overflows its
 * containing block.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#position-try-fallbacks">css-anchor-position-1</a>
 */
public sealed interface PositionTryFallback extends CssText {

    /** An alternative {@code position-area}. */
    record Area(PositionArea.Spans area) implements PositionTryFallback {
        @Override
        public String css() {
            return area.css();
        }
    }

    /**
     * The styles of an {@code @position-try} rule or of the box itself, transformed by tactics.
     *
     * @param rule the name of the {@code @position-try} rule; null for the styles of the box
     * @param tactics the tactics in the order of application
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
