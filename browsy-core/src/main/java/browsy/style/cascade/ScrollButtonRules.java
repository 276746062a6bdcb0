package browsy.style.cascade;

import static browsy.style.property.TextProperties.DIRECTION;
import static browsy.style.property.TextProperties.WRITING_MODE;

import browsy.css.selector.PseudoElementKind;
import browsy.css.value.Direction;
import browsy.css.value.writing.WritingMode;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Assigns rules for scroll buttons to the four flow-relative buttons of an element. Selectors may
 * also name buttons by physical directions, so that the assignment depends on the writing mode and
 * direction of the element.
 *
 * @see <a href="https://drafts.csswg.org/css-overflow-5/#scroll-buttons">css-overflow-5</a>
 */
final class ScrollButtonRules {
    private ScrollButtonRules() {}

    /**
     * Moves the rules for scroll buttons to the flow-relative buttons that they apply to; rules for
     * other pseudo-elements stay where they are.
     *
     * @param matched the rules of all pseudo-elements of an element, the weakest first
     * @param style the style of the element; null if it has none, and so no buttons
     */
    static Map<PseudoElementKind, List<MatchedRule>> assigned(
            Map<PseudoElementKind, List<MatchedRule>> matched, @Nullable ComputedStyle style) {
        if (style == null || !haveScrollButtons(matched)) {
            return matched;
        }
        Map<PseudoElementKind, List<MatchedRule>> assigned = new EnumMap<>(PseudoElementKind.class);
        matched.forEach(
                (kind, rules) -> {
                    for (PseudoElementKind button : buttons(kind, style)) {
                        assigned.computeIfAbsent(button, b -> new ArrayList<>()).addAll(rules);
                    }
                });
        assigned.values().forEach(Matches::sort);
        return assigned;
    }

    private static boolean haveScrollButtons(Map<PseudoElementKind, List<MatchedRule>> matched) {
        for (PseudoElementKind kind : matched.keySet()) {
            if (kind.isScrollButton()) {
                return true;
            }
        }
        return false;
    }

    /** Maps the physical sides of a selector to flow-relative sides. */
    private static List<PseudoElementKind> buttons(PseudoElementKind kind, ComputedStyle style) {
        return switch (kind) {
            case SCROLL_BUTTONS ->
                    List.of(
                            PseudoElementKind.SCROLL_BUTTON_BLOCK_START,
                            PseudoElementKind.SCROLL_BUTTON_INLINE_START,
                            PseudoElementKind.SCROLL_BUTTON_INLINE_END,
                            PseudoElementKind.SCROLL_BUTTON_BLOCK_END);
            case SCROLL_BUTTON_LEFT -> List.of(button(style, true, false));
            case SCROLL_BUTTON_RIGHT -> List.of(button(style, true, true));
            case SCROLL_BUTTON_UP -> List.of(button(style, false, false));
            case SCROLL_BUTTON_DOWN -> List.of(button(style, false, true));
            default -> List.of(kind);
        };
    }

    /**
     * The flow-relative button for a physical direction.
     *
     * @param horizontal whether the button scrolls horizontally
     * @param far whether the button scrolls to the right or down
     */
    private static PseudoElementKind button(ComputedStyle style, boolean horizontal, boolean far) {
        WritingMode mode = style.get(WRITING_MODE);
        boolean rightToLeft = style.get(DIRECTION) == Direction.RTL;
        if (horizontal == (mode == WritingMode.HORIZONTAL_TB)) {
            boolean reversed = rightToLeft != (mode == WritingMode.SIDEWAYS_LR);
            return far == reversed
                    ? PseudoElementKind.SCROLL_BUTTON_INLINE_START
                    : PseudoElementKind.SCROLL_BUTTON_INLINE_END;
        }
        boolean reversed = mode == WritingMode.VERTICAL_RL || mode == WritingMode.SIDEWAYS_RL;
        return far == reversed
                ? PseudoElementKind.SCROLL_BUTTON_BLOCK_START
                : PseudoElementKind.SCROLL_BUTTON_BLOCK_END;
    }
}
