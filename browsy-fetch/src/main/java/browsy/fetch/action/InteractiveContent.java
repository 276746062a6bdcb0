package browsy.fetch.action;

import browsy.fetch.form.FormControls;
import browsy.html.Disabledness;
import org.jsoup.nodes.Element;

/**
 * What keeps a click from labels and summaries around it.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/dom.html#interactive-content">HTML:
 *     interactive content</a>
 */
final class InteractiveContent {
    private InteractiveContent() {}

    /** Whether a click on it means itself, not the control of a label around it. */
    static boolean isForItself(Element e) {
        return switch (e.normalName()) {
            case "button", "select", "textarea", "label", "details", "iframe", "embed" -> true;
            case "input" -> !FormControls.inputType(e).equals("hidden");
            case "a" -> e.hasAttr("href");
            case "audio", "video" -> e.hasAttr("controls");
            case "img", "object" -> e.hasAttr("usemap");
            default -> false;
        };
    }

    /**
     * Whether a click on it opens or closes no details whose summary it is in. NB: as Chromium has
     * it; the standard asks for activation behaviour alone, which few of these have.
     */
    static boolean isControlInSummary(Element e) {
        return switch (e.normalName()) {
            case "button", "input", "select", "textarea", "output", "fieldset", "label" -> true;
            default -> false;
        };
    }

    /** Whether a click on it, or on anything in it, is lost. */
    static boolean losesClicks(Element e) {
        return switch (e.normalName()) {
            case "button", "input", "select", "textarea" -> Disabledness.isDisabled(e);
            default -> false;
        };
    }
}
