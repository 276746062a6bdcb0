package browsy.style.cascade;

import browsy.css.selector.PseudoElementKind;
import browsy.css.value.box.Display;
import browsy.css.value.box.ScrollMarkerGroup;
import browsy.css.value.content.Content;
import browsy.html.TreeElement;
import browsy.infra.Ascii;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.BoxProperties;
import browsy.style.property.ContentProperties;
import java.util.List;

/** Which pseudo-elements an element can have, so that no others need be styled. */
final class PseudoElements {

    private PseudoElements() {}

    /** Whether there is anything like that here: highlights and parts of scroll bars are not. */
    static boolean haveBoxes(PseudoElementKind kind) {
        return kind != PseudoElementKind.SELECTION && kind != PseudoElementKind.OTHER;
    }

    /**
     * Whether rules for a pseudo-element can give it a box: resets for all {@code ::before} and
     * {@code ::after} match every element and mostly come to nothing. So do the rules for all
     * scroll buttons.
     */
    static boolean canHaveBox(PseudoElementKind kind, List<MatchedRule> rules) {
        if (!needsContent(kind)) {
            return true;
        }
        for (MatchedRule match : rules) {
            if (match.rule().block().declaresContent()) {
                return true;
            }
        }
        return false;
    }

    /** Whether a pseudo-element is there only where {@code content} gives it something. */
    private static boolean needsContent(PseudoElementKind kind) {
        return kind == PseudoElementKind.BEFORE
                || kind == PseudoElementKind.AFTER
                || kind.isScrollButton();
    }

    /** Whether an element can have a pseudo-element at all, whatever its style. */
    static boolean canHave(TreeElement element, PseudoElementKind kind) {
        return switch (kind) {
            case BEFORE, AFTER, FIRST_LETTER, FIRST_LINE, MARKER, SCROLL_MARKER_GROUP -> true;
            case SCROLL_BUTTONS,
                    SCROLL_BUTTON_UP,
                    SCROLL_BUTTON_DOWN,
                    SCROLL_BUTTON_LEFT,
                    SCROLL_BUTTON_RIGHT,
                    SCROLL_BUTTON_BLOCK_START,
                    SCROLL_BUTTON_INLINE_START,
                    SCROLL_BUTTON_INLINE_END,
                    SCROLL_BUTTON_BLOCK_END ->
                    true;
            case PLACEHOLDER -> element.isHtml("input") || element.isHtml("textarea");
            case BACKDROP -> element.isHtml("dialog") || element.attribute("popover") != null;
            case DETAILS_CONTENT -> element.isHtml("details");
            case FILE_SELECTOR_BUTTON -> isInput(element, "file");
            case SLIDER_TRACK, SLIDER_THUMB -> isInput(element, "range");
            case SELECTION, OTHER -> false;
        };
    }

    /** Whether it does in its style. */
    static boolean canHave(TreeElement element, ComputedStyle style, PseudoElementKind kind) {
        return switch (kind) {
            case BEFORE, AFTER, FIRST_LETTER, FIRST_LINE -> style.display() != Display.NONE;
            case MARKER -> style.display().isListItem() || element.isHtml("summary");
            case SCROLL_MARKER_GROUP ->
                    style.get(BoxProperties.SCROLL_MARKER_GROUP) != ScrollMarkerGroup.NONE;
            case SCROLL_BUTTON_BLOCK_START,
                    SCROLL_BUTTON_INLINE_START,
                    SCROLL_BUTTON_INLINE_END,
                    SCROLL_BUTTON_BLOCK_END ->
                    style.display() != Display.NONE;
            default -> canHave(element, kind);
        };
    }

    private static boolean isInput(TreeElement element, String type) {
        return element.isHtml("input")
                && Ascii.equalsIgnoreCase(element.element().attr("type"), type);
    }

    /** Whether one with some style is there. */
    static boolean hasBox(PseudoElementKind kind, ComputedStyle style) {
        return !needsContent(kind)
                || !(style.get(ContentProperties.CONTENT) instanceof Content.Absent);
    }
}
