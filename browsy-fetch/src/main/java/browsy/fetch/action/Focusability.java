package browsy.fetch.action;

import browsy.fetch.form.FormControls;
import browsy.html.DetailsSummary;
import browsy.html.Disabledness;
import browsy.html.LinkAddress;
import browsy.infra.Integers;
import java.util.Locale;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Tests by markup whether elements are focusable.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#the-tabindex-attribute">
 *     HTML: the tabindex attribute</a>
 */
final class Focusability {
    private Focusability() {}

    /** The tab index of an element; null if it is not focusable. */
    static @Nullable Integer tabIndex(Element e) {
        if (Disabledness.isDisabled(e)) {
            return null;
        }
        Integer set = Integers.parse(e.attr("tabindex"));
        if (set != null) {
            return isHiddenInput(e) ? null : set;
        }
        return isNaturallyFocusable(e) ? 0 : null;
    }

    /**
     * The nearest click-focusable inclusive ancestor of a clicked element; null if there is none.
     */
    static @Nullable Element focusedByClick(Element clicked) {
        Element e = clicked;
        while (e != null && tabIndex(e) == null) {
            e = e.parent();
        }
        return e;
    }

    /**
     * The element that the dialog focusing steps focus: the first focusable descendant with {@code
     * autofocus}, else the first focusable descendant, else the dialog.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-focusing-steps">HTML</a>
     */
    static Element focusedByOpening(Element dialog) {
        Element first = null;
        for (Element e : dialog.getAllElements()) {
            boolean canHave = e != dialog && tabIndex(e) != null;
            if (canHave && e.hasAttr("autofocus")) {
                return e;
            }
            first = first == null && canHave ? e : first;
        }
        return first == null ? dialog : first;
    }

    /**
     * The element that the popover focusing steps focus: the popover or its first descendant that
     * is focusable and has {@code autofocus}; null if there is none.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/popover.html#popover-focusing-steps">HTML</a>
     */
    static @Nullable Element focusedByShowing(Element popover) {
        if (popover.normalName().equals("dialog")) {
            return focusedByOpening(popover);
        }
        for (Element e : popover.getAllElements()) {
            if (e.hasAttr("autofocus") && tabIndex(e) != null) {
                return e;
            }
        }
        return null;
    }

    private static boolean isHiddenInput(Element e) {
        return e.normalName().equals("input") && FormControls.inputType(e).equals("hidden");
    }

    private static boolean isNaturallyFocusable(Element e) {
        return switch (e.normalName()) {
            case "a", "area" -> LinkAddress.of(e) != null;
            case "button", "select", "textarea", "iframe" -> true;
            case "input" -> !isHiddenInput(e);
            case "audio", "video" -> e.hasAttr("controls");
            case "summary" -> DetailsSummary.detailsOf(e) != null;
            default -> isEditingHost(e);
        };
    }

    /** Tests whether an element is editable and its parent is not. */
    private static boolean isEditingHost(Element e) {
        Element parent = e.parent();
        return Boolean.TRUE.equals(isEditable(e)) && (parent == null || !isInside(parent));
    }

    /** Tests whether an element or its nearest ancestor with a valid state is editable. */
    private static boolean isInside(Element parent) {
        for (Element up = parent; up != null; up = up.parent()) {
            Boolean editable = isEditable(up);
            if (editable != null) {
                return editable;
            }
        }
        return false;
    }

    /** The state of the {@code contenteditable} attribute; null if it is absent or invalid. */
    private static @Nullable Boolean isEditable(Element e) {
        if (!e.hasAttr("contenteditable")) {
            return null;
        }
        return switch (e.attr("contenteditable").toLowerCase(Locale.ROOT)) {
            case "", "true", "plaintext-only" -> true;
            case "false" -> false;
            default -> null;
        };
    }
}
