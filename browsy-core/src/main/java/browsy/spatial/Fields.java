package browsy.spatial;

import static browsy.spatial.Attributes.keyword;
import static browsy.spatial.Attributes.nonBlank;
import static browsy.spatial.Attributes.nonNegative;
import static browsy.spatial.Attributes.raw;

import browsy.html.Trait;
import browsy.model.Constraints;
import browsy.model.InputType;
import browsy.model.SpatialElementBuilder;
import org.jsoup.nodes.Element;

/** Tells what an element is as a form field. */
final class Fields {

    private final FlatTree tree;
    private final AccessibleNames names;
    private final ControlValues values;
    private final BoxCaptions boxCaptions;

    Fields(FlatTree tree, AccessibleNames names, ControlValues values) {
        this.tree = tree;
        this.names = names;
        this.values = values;
        boxCaptions = new BoxCaptions(tree);
    }

    /**
     * Adds name, label, placeholder, value, constraints and choices; nothing to what is no field.
     */
    void describe(int index, Element element, SpatialElementBuilder to) {
        switch (tree.tag(index)) {
            case "input":
                to.inputType(InputType.of(keyword(element, "type")));
                describeField(index, element, to);
                break;
            case "select":
            case "textarea":
                describeField(index, element, to);
                break;
            case "button":
                to.name(nonBlank(element, "name"));
                break;
            case "progress":
            case "meter":
                to.value(values.value(element)).label(nullIfEmpty(names.label(element)));
                break;
            default:
                if (tree.has(index, Trait.ARIA)) {
                    describeWidget(element, to);
                }
        }
    }

    private void describeField(int index, Element element, SpatialElementBuilder to) {
        to.name(nonBlank(element, "name"))
                .label(nullIfEmpty(label(index, element)))
                .placeholder(nonBlank(element, "placeholder"))
                .constraints(constraints(element))
                .options(values.options(element));
        InputType type = InputType.of(keyword(element, "type"));
        boolean isInput = tree.tag(index).equals("input");
        if (isInput && type.isButton()) {
            to.value(ControlValues.caption(element));
        } else {
            to.value(values.value(element));
        }
    }

    /**
     * The label elements' text, else what the author says by ARIA or a title, else what stands
     * beside a box.
     */
    private String label(int index, Element element) {
        String label = names.label(element);
        if (!label.isEmpty() || Elements.isButtonInput(element)) {
            return label;
        }
        String name = names.nameWithoutContent(index);
        return name.isEmpty() && isBox(element) ? boxCaptions.of(element) : name;
    }

    private static boolean isBox(Element element) {
        return switch (InputType.of(keyword(element, "type"))) {
            case CHECKBOX, RADIO -> element.normalName().equals("input");
            default -> false;
        };
    }

    private void describeWidget(Element element, SpatialElementBuilder to) {
        String placeholder = nonBlank(element, "aria-placeholder");
        if (placeholder != null) {
            to.placeholder(placeholder);
        }
        String value = nonBlank(element, "aria-valuetext");
        if (value == null) {
            value = nonBlank(element, "aria-valuenow");
        }
        if (value != null) {
            to.value(value);
        }
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
                        Attributes.has(element, "multiple"),
                        nonBlank(element, "autocomplete"));
        return constraints.isNone() ? Constraints.NONE : constraints;
    }

    private static @org.jspecify.annotations.Nullable String nullIfEmpty(String text) {
        return text.isEmpty() ? null : text;
    }
}
