package browsy.html;

import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.jspecify.annotations.Nullable;

/**
 * Determines which controls are disabled by the markup.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/semantics-other.html#concept-element-disabled">HTML:
 *     actually disabled</a>
 */
public final class Disabledness {
    private static final String DISABLED = "disabled";

    private Disabledness() {}

    /**
     * Whether an element is disabled, by its own attribute or by an ancestor. False for elements
     * that cannot be disabled.
     */
    public static boolean isDisabled(Element element) {
        return switch (element.normalName()) {
            case "button", "input", "select", "textarea", "fieldset" ->
                    isHtml(element) && (element.hasAttr(DISABLED) || isInDisabledFieldset(element));
            case "optgroup" -> isHtml(element) && element.hasAttr(DISABLED);
            case "option" ->
                    isHtml(element) && (isDisabledOption(element) || isInDisabledSelect(element));
            default -> false;
        };
    }

    /**
     * Whether an option is disabled by its own attribute or its optgroup, without regard to its
     * select.
     */
    public static boolean isDisabledOption(Element option) {
        if (option.hasAttr(DISABLED)) {
            return true;
        }
        for (Element up = option.parent(); up != null; up = up.parent()) {
            switch (up.normalName()) {
                case "optgroup" -> {
                    return up.hasAttr(DISABLED);
                }
                case "select" -> {
                    return false;
                }
                default -> {}
            }
        }
        return false;
    }

    private static boolean isInDisabledSelect(Element option) {
        Element select = Ancestors.closest(option, "select");
        return select != null && isDisabled(select);
    }

    /**
     * Whether an ancestor fieldset in the same tree disables an element. A fieldset does not
     * disable the contents of its first legend.
     */
    private static boolean isInDisabledFieldset(Element element) {
        Element below = element;
        for (Element up = element.parent();
                up != null && !up.normalName().equals("template");
                up = up.parent()) {
            if (up.normalName().equals("fieldset")
                    && up.hasAttr(DISABLED)
                    && below != firstLegend(up)) {
                return true;
            }
            below = up;
        }
        return false;
    }

    private static @Nullable Element firstLegend(Element fieldset) {
        Element child = fieldset.firstElementChild();
        while (child != null && !child.normalName().equals("legend")) {
            child = child.nextElementSibling();
        }
        return child;
    }

    private static boolean isHtml(Element element) {
        return element.tag().namespace().equals(Parser.NamespaceHtml);
    }
}
