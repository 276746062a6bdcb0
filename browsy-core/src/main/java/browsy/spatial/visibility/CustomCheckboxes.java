package browsy.spatial.visibility;

import browsy.html.Ancestors;
import browsy.spatial.tree.AttributeValues;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Recognises check boxes and radio buttons that are transparent or moved off-screen because their
 * label is styled in their place. A click on the label is a click on the control.
 */
public final class CustomCheckboxes {
    private CustomCheckboxes() {}

    /**
     * Whether an element is a check box or radio button with a label that may be styled in its
     * place.
     */
    public static boolean hasLabel(Element element) {
        return label(element) != null;
    }

    /**
     * Whether an element is of a kind that authors commonly make transparent and draw by other
     * means: check boxes, radio buttons, file choosers, sliders, colour inputs, selects.
     */
    static boolean isDrawnByOthers(Element element) {
        if (!element.normalName().equals("input")) {
            return element.normalName().equals("select");
        }
        return switch (AttributeValues.keyword(element, "type")) {
            case "checkbox", "radio", "file", "range", "color" -> true;
            default -> false;
        };
    }

    /**
     * The label that may be styled in place of a check box or radio button, null for other elements
     * and if there is none.
     */
    static @Nullable Element label(Element element) {
        String type = element.attr("type");
        boolean box = type.equalsIgnoreCase("checkbox") || type.equalsIgnoreCase("radio");
        if (!box || !element.normalName().equals("input")) {
            return null;
        }
        Element next = element.nextElementSibling();
        boolean labelled =
                next != null
                        && next.normalName().equals("label")
                        && !element.id().isEmpty()
                        && next.attr("for").equals(element.id());
        return labelled ? next : Ancestors.closest(element, "label");
    }
}
