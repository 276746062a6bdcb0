package browsy.spatial.description;

import static browsy.spatial.tree.AttributeValues.keyword;
import static browsy.spatial.tree.AttributeValues.nonBlank;
import static browsy.spatial.tree.AttributeValues.nonNegative;
import static browsy.spatial.tree.AttributeValues.raw;

import browsy.html.AttributeKind;
import browsy.model.Constraints;
import browsy.model.InputType;
import browsy.model.SpatialElement.FieldInfo;
import browsy.spatial.control.ControlValues;
import browsy.spatial.name.AccessibleNames;
import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.HtmlElements;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Reads the properties of form fields: type, value, options, constraints, label. */
public final class FormFields {

    private final FlatTree tree;
    private final AccessibleNames names;
    private final ControlValues values;
    private final AdjacentCaptions boxCaptions;

    public FormFields(FlatTree tree, AccessibleNames names, ControlValues values) {
        this.tree = tree;
        this.names = names;
        this.values = values;
        boxCaptions = new AdjacentCaptions(tree);
    }

    /** The field properties of an element, {@link FieldInfo#NONE} if it is no form field. */
    FieldInfo of(int index, Element element) {
        return switch (tree.tag(index)) {
            case "input", "select", "textarea" -> ofField(index, element);
            case "button" -> ofButton(element);
            case "progress", "meter" -> ofGauge(element);
            default -> tree.has(index, AttributeKind.ARIA) ? ofWidget(element) : FieldInfo.NONE;
        };
    }

    private FieldInfo ofField(int index, Element element) {
        boolean isInput = tree.tag(index).equals("input");
        InputType type = InputType.of(keyword(element, "type"));
        return new FieldInfo(
                isInput ? type : null,
                nonBlank(element, "name"),
                nullIfEmpty(label(index, element)),
                nonBlank(element, "placeholder"),
                value(element, values),
                constraints(element),
                values.options(element));
    }

    /** The value of an input, select or text area, or the caption of a button; null for none. */
    static @Nullable String value(Element element, ControlValues values) {
        boolean isButton =
                element.normalName().equals("input")
                        && InputType.of(keyword(element, "type")).isButton();
        return isButton ? ControlValues.caption(element) : values.value(element);
    }

    private static FieldInfo ofButton(Element element) {
        String name = nonBlank(element, "name");
        return name == null
                ? FieldInfo.NONE
                : new FieldInfo(null, name, null, null, null, Constraints.NONE, List.of());
    }

    private FieldInfo ofGauge(Element element) {
        return new FieldInfo(
                null,
                null,
                nullIfEmpty(names.label(element)),
                null,
                values.value(element),
                Constraints.NONE,
                List.of());
    }

    /** The field properties that ARIA attributes give to a widget that is no HTML form field. */
    private static FieldInfo ofWidget(Element element) {
        String placeholder = nonBlank(element, "aria-placeholder");
        String said = nonBlank(element, "aria-valuetext");
        String value = said == null ? nonBlank(element, "aria-valuenow") : said;
        return placeholder == null && value == null
                ? FieldInfo.NONE
                : new FieldInfo(null, null, null, placeholder, value, Constraints.NONE, List.of());
    }

    /**
     * The label of a field: the text of its label elements, or else its name from ARIA or {@code
     * title}, or else its adjacent caption.
     */
    private String label(int index, Element element) {
        String label = names.label(element);
        if (!label.isEmpty() || HtmlElements.isButtonInput(element)) {
            return label;
        }
        String name = names.nameWithoutContent(index);
        if (!name.isEmpty()) {
            return name;
        }
        return isBox(element) ? boxCaptions.of(element) : boxCaptions.inCellBefore(element);
    }

    private static boolean isBox(Element element) {
        return switch (InputType.of(keyword(element, "type"))) {
            case CHECKBOX, RADIO -> element.normalName().equals("input");
            default -> false;
        };
    }

    private static Constraints constraints(Element element) {
        Constraints constraints =
                new Constraints(
                        raw(element, "min"),
                        raw(element, "max"),
                        raw(element, "step"),
                        nonNegative(element, "minlength"),
                        nonNegative(element, "maxlength"),
                        raw(element, "pattern"),
                        nonBlank(element, "accept"),
                        AttributeValues.has(element, "multiple"),
                        nonBlank(element, "autocomplete"));
        return constraints.isNone() ? Constraints.NONE : constraints;
    }

    private static @Nullable String nullIfEmpty(String text) {
        return text.isEmpty() ? null : text;
    }
}
