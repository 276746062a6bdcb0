package browsy.style;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import browsy.css.value.box.Display;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.FlexProperties;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScrollButtonStylesTest {

    private static final List<PseudoElement> BUTTONS =
            List.of(
                    PseudoElement.SCROLL_BUTTON_BLOCK_START,
                    PseudoElement.SCROLL_BUTTON_INLINE_START,
                    PseudoElement.SCROLL_BUTTON_INLINE_END,
                    PseudoElement.SCROLL_BUTTON_BLOCK_END);

    /** The sides are in the order block start, inline start, inline end, block end. */
    @ParameterizedTest
    @CsvSource({
        "horizontal-tb, ltr, up left right down",
        "horizontal-tb, rtl, up right left down",
        "vertical-rl, ltr, right up down left",
        "vertical-rl, rtl, right down up left",
        "vertical-lr, ltr, left up down right",
        "vertical-lr, rtl, left down up right",
        "sideways-rl, ltr, right up down left",
        "sideways-lr, ltr, left down up right",
        "sideways-lr, rtl, left up down right"
    })
    void physicalSidesFollowTheWritingMode(String mode, String direction, String sides) {
        StyledDocument styled =
                Styling.of(
                        """
                        <!doctype html><style>
                        p { writing-mode: %s; direction: %s }
                        p::scroll-button(*) { content: "" }
                        p::scroll-button(up) { order: 1 } p::scroll-button(down) { order: 2 }
                        p::scroll-button(left) { order: 3 } p::scroll-button(right) { order: 4 }
                        </style><p></p>
                        """
                                .formatted(mode, direction));
        List<String> names = List.of("up", "down", "left", "right");
        List<Integer> expected =
                List.of(sides.split(" ")).stream().map(side -> names.indexOf(side) + 1).toList();
        assertEquals(expected, orders(styled, "p"));
    }

    @Test
    void physicalAndLogicalSelectorsAreSortedTogether() {
        StyledDocument styled =
                Styling.of(
                        """
                        <!doctype html><style>
                        p::scroll-button(right) { content: ""; order: 1 }
                        p::scroll-button(*) { order: 2 }
                        p::scroll-button(inline-end) { order: 3 }
                        #id::scroll-button(right) { order: 4 }
                        p::scroll-button(block-end), p::scroll-button(*) { order: 5; content: "" }
                        </style><p></p><p id=id></p>
                        """);
        assertEquals(List.of(5, 5, 5, 5), orders(styled, "p"));
        assertEquals(List.of(5, 5, 4, 5), orders(styled, "#id"));
    }

    @Test
    void onlyButtonsWithContentExist() {
        StyledDocument styled =
                Styling.of(
                        """
                        <!doctype html><style>
                        div { display: flex }
                        p::scroll-button(up) { content: ">" }
                        p::scroll-button(left) { content: none }
                        p::scroll-button(right) { content: normal }
                        i { display: none } i::scroll-button(*) { content: "" }
                        b::before { content: "" }
                        </style><p></p><div><p id=item></p></div><i></i><b></b>
                        """);
        assertEquals(List.of(0), orders(styled, "p"));
        assertEquals(List.of(), orders(styled, "i"));
        assertEquals(List.of(), orders(styled, "b"));
        assertEquals(Display.INLINE_BLOCK, blockStart(styled, "p").display());
        assertEquals(Display.BLOCK, blockStart(styled, "#item").display());
        assertNull(
                styled.style(
                        styled.document().expectFirst("p"), PseudoElement.SCROLL_BUTTON_BLOCK_END));
    }

    private static ComputedStyle blockStart(StyledDocument styled, String query) {
        ComputedStyle style =
                styled.style(
                        styled.document().expectFirst(query),
                        PseudoElement.SCROLL_BUTTON_BLOCK_START);
        assertNotNull(style);
        return style;
    }

    private static List<Integer> orders(StyledDocument styled, String query) {
        return BUTTONS.stream()
                .map(button -> styled.style(styled.document().expectFirst(query), button))
                .filter(style -> style != null)
                .map(style -> style.get(FlexProperties.ORDER))
                .toList();
    }
}
