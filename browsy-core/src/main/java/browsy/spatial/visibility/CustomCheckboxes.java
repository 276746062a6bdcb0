package browsy.spatial.visibility;

import browsy.html.Ancestors;
import browsy.spatial.tree.AttributeValues;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Check boxes and radio buttons that are made transparent or moved away so that their label can be
 * drawn as one; a click on the label is a click on them.
 */
public final class CustomCheckboxes {
    private CustomCheckboxes() {}

    /** Whether a label may be drawn in the place of an element. */
    public static boolean hasLabel(Element element) {
        return label(element) != null;
    }

    /**
     * Whether an element is a control that pages draw by other means wherever they make it
     * transparent.
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

    /** The label that may be drawn in the place of a box; null for none, and for other elements. */
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
