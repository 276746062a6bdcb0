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

/** Determines which pseudo-elements an element can have, so that only those are styled. */
final class PseudoElements {

    private PseudoElements() {}

    /** Whether this engine generates boxes for a kind: not for highlights and unsupported kinds. */
    static boolean haveBoxes(PseudoElementKind kind) {
        return kind != PseudoElementKind.SELECTION && kind != PseudoElementKind.OTHER;
    }

    /**
     * Whether the matching rules can give a pseudo-element a box. Many pages have resets for all
     * {@code ::before} and {@code ::after}, which match every element but set no {@code content};
     * the user agent's rules for scroll buttons are of the same kind.
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

    /** Whether a pseudo-element generates a box only if {@code content} is set. */
    private static boolean needsContent(PseudoElementKind kind) {
        return kind == PseudoElementKind.BEFORE
                || kind == PseudoElementKind.AFTER
                || kind.isScrollButton();
    }

    /** Whether an element can have a pseudo-element with some style of the element. */
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

    /** Whether an element can have a pseudo-element with the given style of the element. */
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

    /** Whether a pseudo-element with the given style generates a box. */
    static boolean hasBox(PseudoElementKind kind, ComputedStyle style) {
        return !needsContent(kind)
                || !(style.get(ContentProperties.CONTENT) instanceof Content.Absent);
    }
}
