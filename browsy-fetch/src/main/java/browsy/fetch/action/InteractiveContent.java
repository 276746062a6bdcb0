package browsy.fetch.action;

import browsy.fetch.form.FormControls;
import browsy.html.Disabledness;
import browsy.html.LinkAddress;
import org.jsoup.nodes.Element;

/**
 * Tests whether elements prevent a click from activating a label or summary around them.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/dom.html#interactive-content">HTML:
 *     interactive content</a>
 */
final class InteractiveContent {
    private InteractiveContent() {}

    /** Whether a click on the element does not activate a label around it. */
    static boolean blocksLabel(Element e) {
        return switch (e.normalName()) {
            case "button", "select", "textarea", "label", "details", "iframe", "embed" -> true;
            case "input" -> !FormControls.inputType(e).equals("hidden");
            case "a" -> LinkAddress.of(e) != null;
            case "audio", "video" -> e.hasAttr("controls");
            case "img", "object" -> e.hasAttr("usemap");
            default -> false;
        };
    }

    /**
     * Whether a click on the element does not toggle a summary around it. This follows Chromium; by
     * the standard, only elements with activation behavior prevent it.
     */
    static boolean blocksSummary(Element e) {
        return switch (e.normalName()) {
            case "button", "input", "select", "textarea", "output", "fieldset", "label" -> true;
            default -> false;
        };
    }

    /** Whether clicks on the element and its descendants have no effect. */
    static boolean losesClicks(Element e) {
        return switch (e.normalName()) {
            case "button", "input", "select", "textarea" -> Disabledness.isDisabled(e);
            default -> false;
        };
    }
}
