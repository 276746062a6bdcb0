package browsy.html.form;

import browsy.html.Disabledness;
import browsy.html.ElementStates;
import browsy.html.InputTypes;
import browsy.html.RadioGroups;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * What controls hold: what the user made of them, else what their markup says.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#a-form-control's-value">HTML,
 *     4.10.18.1</a>
 */
public final class ControlValues {
    private ControlValues() {}

    /** What a text field, a file field or a button holds; of files the names that were chosen. */
    public static String value(Element field, ElementStates states) {
        String typed = states.value(field);
        if (typed != null) {
            return typed;
        }
        if (field.normalName().equals("textarea")) {
            return field.wholeText().replaceAll("\r\n?", "\n");
        }
        boolean file =
                field.normalName().equals("input")
                        && InputTypes.of(field.attr("type")).equals("file");
        return file ? "" : InputValues.sanitized(field, field.attr("value"));
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
                && (!InputTypes.of(element.attr("type")).equals("radio")
                        || new RadioGroups().of(element).lastChecked() == element);
    }

    /** The options of a select, in tree order. */
    public static List<Element> options(Element select) {
        return select.getElementsByTag("option");
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

    /** The value of an option: its attribute, else its text with white space collapsed. */
    public static String optionValue(Element option) {
        return option.hasAttr("value") ? option.attr("value") : option.text().strip();
    }

    /**
     * The option that but says what to choose; null for none.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/form-elements.html#placeholder-label-option">HTML:
     *     placeholder label option</a>
     */
    static @Nullable Element placeholder(Element select) {
        List<Element> options = options(select);
        if (options.isEmpty() || !isDropDown(select)) {
            return null;
        }
        Element first = options.get(0);
        return first.parent() == select && optionValue(first).isEmpty() ? first : null;
    }
}
