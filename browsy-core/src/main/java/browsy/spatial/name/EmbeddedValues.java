package browsy.spatial.name;

import static browsy.spatial.tree.AttributeValues.nonBlank;

import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.control.ControlValues;
import browsy.spatial.role.Roles;
import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.HtmlElements;
import java.util.BitSet;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The values of controls embedded in a label or other content.
 *
 * @see <a href="https://w3c.github.io/accname/#comp_embedded_control">accname 1.2, step 2C</a>
 */
final class EmbeddedValues {

    private final Roles roles;
    private final ControlValues values;

    /** The elements whose values names contain, by index. */
    private final BitSet read = new BitSet();

    EmbeddedValues(Roles roles, ControlValues values) {
        this.roles = roles;
        this.values = values;
    }

    /**
     * Returns the value that an embedded control contributes to a name: empty if the control has no
     * value, null if the element is no such control.
     */
    @Nullable String of(int index, Element element) {
        Role role = roles.role(index);
        if (role == null) {
            return null;
        }
        read.set(index);
        switch (role) {
            case TEXTBOX:
            case SEARCHBOX:
                return HtmlElements.isControl(element) ? typed(element) : element.text();
            case COMBOBOX:
            case LISTBOX:
                return chosen(element, role);
            case SLIDER:
            case SPINBUTTON:
            case PROGRESSBAR:
            case METER:
            case SCROLLBAR:
                return rangeValue(element);
            default:
                return null;
        }
    }

    /** Whether the value of an element has been asked for. */
    boolean hasRead(int index) {
        return read.get(index);
    }

    /** The value of a text field, that of a password masked. */
    private String typed(Element field) {
        String value = orEmpty(values.value(field));
        boolean secret = AttributeValues.keyword(field, "type").equals("password");
        return secret && !value.isEmpty() ? SpatialElement.MASK : value;
    }

    /** The chosen options. A focusable combo box without any contributes its text. */
    private String chosen(Element element, Role role) {
        if (element.normalName().equals("select")) {
            return String.join(" ", values.selectedLabels(element));
        }
        if (element.normalName().equals("input")) {
            return typed(element);
        }
        StringBuilder chosen = new StringBuilder();
        for (Element option : element.select("[aria-selected=true]")) {
            chosen.append(' ').append(option.text());
        }
        boolean shown = role == Role.COMBOBOX && Roles.isFocusable(element);
        return chosen.isEmpty() && shown ? element.text() : chosen.toString();
    }

    private String rangeValue(Element element) {
        String text = nonBlank(element, "aria-valuetext");
        if (text == null) {
            text = nonBlank(element, "aria-valuenow");
        }
        return text != null ? text : orEmpty(values.value(element));
    }

    private static String orEmpty(@Nullable String text) {
        return text == null ? "" : text;
    }
}
