package browsy.fetch.form;

import browsy.html.Disabledness;
import browsy.html.ElementStates;
import browsy.html.FormOwner;
import browsy.html.InputTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Questions about form controls.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html">HTML: form
 *     control infrastructure</a>
 */
public final class FormControls {
    private FormControls() {}

    /** The type of an input in lower case; {@code text} where none is known. */
    public static String inputType(Element input) {
        return InputTypes.of(input.attr("type"));
    }

    /** Whether a click on it submits its form. */
    public static boolean isSubmitButton(Element element) {
        if (element.normalName().equals("button")) {
            String type = element.attr("type").toLowerCase(Locale.ROOT);
            return !type.equals("button") && !type.equals("reset");
        }
        if (!element.normalName().equals("input")) {
            return false;
        }
        String type = inputType(element);
        return type.equals("submit") || type.equals("image");
    }

    /** Whether it takes typed text. */
    public static boolean isTextField(Element element) {
        if (element.normalName().equals("textarea")) {
            return true;
        }
        return element.normalName().equals("input")
                && switch (inputType(element)) {
                    case "checkbox",
                            "radio",
                            "submit",
                            "image",
                            "reset",
                            "button",
                            "file",
                            "hidden" ->
                            false;
                    default -> true;
                };
    }

    /** Whether it can be ticked. */
    public static boolean isCheckable(Element element) {
        return element.normalName().equals("input")
                && (inputType(element).equals("checkbox") || inputType(element).equals("radio"));
    }

    /** Whether a checkbox, radio button or option is on. */
    public static boolean isChecked(Element element, ElementStates states) {
        Boolean changed = states.checked(element);
        if (changed != null) {
            return changed;
        }
        if (element.normalName().equals("option")) {
            return element.hasAttr("selected");
        }
        return element.hasAttr("checked")
                && (!inputType(element).equals("radio") || isLastChecked(element));
    }

    /** Of a group of radio buttons that the markup switches on, the last one is. */
    private static boolean isLastChecked(Element radio) {
        List<Element> group = radioGroup(radio);
        for (int i = group.size() - 1; i >= 0; i--) {
            if (group.get(i).hasAttr("checked")) {
                return group.get(i) == radio;
            }
        }
        return false;
    }

    /** The form a control belongs to; null for none. */
    public static @Nullable Element owner(Element control) {
        return FormOwner.of(control);
    }

    /** All that {@code form} owns of what can be submitted, in tree order. */
    public static List<Element> submittable(Element form) {
        Document document = form.ownerDocument();
        List<Element> owned = new ArrayList<>();
        if (document != null) {
            for (Element element : document.select("button, input, select, textarea")) {
                if (owner(element) == form) {
                    owned.add(element);
                }
            }
        }
        return owned;
    }

    /** The options of a select, in tree order. */
    public static List<Element> options(Element select) {
        return select.select("option");
    }

    /** Whether a select shows one option only, so that one is always chosen. */
    public static boolean isDropDown(Element select) {
        return !select.hasAttr("multiple")
                && !select.attr("size").strip().matches("0*([2-9]|[1-9]\\d+)");
    }

    /** The options of a select that are chosen, with the default choice of a drop-down list. */
    public static List<Element> selectedOptions(Element select, ElementStates states) {
        List<Element> options = options(select);
        List<Element> selected =
                options.stream().filter(option -> isChecked(option, states)).toList();
        if (select.hasAttr("multiple")) {
            return selected;
        }
        if (!selected.isEmpty()) {
            return List.of(selected.get(selected.size() - 1));
        }
        return isDropDown(select)
                ? options.stream().filter(o -> !Disabledness.isDisabledOption(o)).limit(1).toList()
                : List.of();
    }

    /** The radio buttons of the same name and form, this one included. */
    public static List<Element> radioGroup(Element radio) {
        Document document = radio.ownerDocument();
        String name = radio.attr("name");
        if (document == null || name.isEmpty()) {
            return List.of(radio);
        }
        Element form = owner(radio);
        return document.select("input").stream()
                .filter(other -> inputType(other).equals("radio"))
                .filter(other -> other.attr("name").equals(name) && owner(other) == form)
                .toList();
    }

    /**
     * The control that a label is for; null for none.
     *
     * @see <a href="https://html.spec.whatwg.org/multipage/forms.html#labeled-control">HTML</a>
     */
    public static @Nullable Element labelled(Element label) {
        Document document = label.ownerDocument();
        if (label.hasAttr("for")) {
            Element named = document == null ? null : document.getElementById(label.attr("for"));
            return named != null && isLabelable(named) ? named : null;
        }
        return label.select("*").stream()
                .filter(FormControls::isLabelable)
                .findFirst()
                .orElse(null);
    }

    private static boolean isLabelable(Element element) {
        return switch (element.normalName()) {
            case "button", "meter", "output", "progress", "select", "textarea" -> true;
            case "input" -> !inputType(element).equals("hidden");
            default -> false;
        };
    }

    /** What a text field holds. */
    public static String value(Element field, ElementStates states) {
        String typed = states.value(field);
        if (typed != null) {
            return typed;
        }
        if (!field.normalName().equals("textarea")) {
            return FieldValues.sanitized(field, field.attr("value"));
        }
        String text = field.wholeText();
        return text.replaceAll("\r\n?", "\n");
    }

    /** The value of an option: its attribute, else its text with white space collapsed. */
    public static String optionValue(Element option) {
        return option.hasAttr("value") ? option.attr("value") : option.text().strip();
    }
}
