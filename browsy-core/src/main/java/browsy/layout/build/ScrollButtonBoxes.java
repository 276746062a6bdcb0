package browsy.layout.build;

import browsy.html.TreeElement;
import browsy.layout.box.Box;
import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import java.util.List;

/**
 * The boxes of the scroll buttons of an element.
 *
 * @see <a href="https://drafts.csswg.org/css-overflow-5/#scroll-buttons">css-overflow-5</a>
 */
final class ScrollButtonBoxes {
    private static final List<PseudoElement> IN_ORDER =
            List.of(
                    PseudoElement.SCROLL_BUTTON_BLOCK_START,
                    PseudoElement.SCROLL_BUTTON_INLINE_START,
                    PseudoElement.SCROLL_BUTTON_INLINE_END,
                    PseudoElement.SCROLL_BUTTON_BLOCK_END);

    private ScrollButtonBoxes() {}

    /**
     * Appends the scroll buttons of an element. As in Chromium, any element has them, and they
     * follow its box. By the specification only scroll containers have them, before the box.
     */
    static void add(TreeElement at, BoxTreeBuilder builder, List<Box> into) {
        for (PseudoElement button : IN_ORDER) {
            ComputedStyle style = builder.styles().style(at, button);
            if (style != null) {
                builder.pseudo(at.element(), button, ButtonBoxes.centered(style), into);
            }
        }
    }
}
