package browsy.spatial;

import browsy.html.Disabledness;
import browsy.html.ElementStates;
import browsy.model.InputType;
import browsy.model.SelectOption;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** What form controls hold: as their markup says, or as it has been changed since. */
final class ControlValues {

    /** More choices than a person would scroll through are left out. */
    private static final int MAX_OPTIONS = 1000;

    private final ElementStates states;
    private final ElementScopes scopes;

    ControlValues(ElementStates states, ElementScopes scopes) {
        this.states = states;
        this.scopes = scopes;
    }

    /** The value of a control, null if it has none or it is empty. */
    @Nullable String value(Element control) {
        String value =
                switch (control.normalName()) {
                    case "textarea" -> text(control, control.wholeText());
                    case "select" -> selectedValue(control);
                    case "input" -> text(control, Attributes.value(control, "value"));
                    case "button", "progress", "meter" -> Attributes.value(control, "value");
                    default -> "";
                };
        return value.isEmpty() ? null : value;
    }

    private String text(Element control, String written) {
        String changed = states.value(control);
        return changed != null ? changed : written;
    }

    /** Whether a check box, radio button or option is on. */
    boolean isChecked(Element element) {
        Boolean changed = states.checked(element);
        if (changed != null) {
            return changed;
        }
        return Attributes.has(
                element, element.normalName().equals("option") ? "selected" : "checked");
    }

    private String selectedValue(Element select) {
        for (SelectOption option : options(select)) {
            if (option.selected()) {
                return option.value();
            }
        }
        return "";
    }

    /** The labels of the chosen options of a select element. */
    List<String> selectedLabels(Element select) {
        return options(select).stream()
                .filter(SelectOption::selected)
                .map(SelectOption::label)
                .toList();
    }

    /** The choices of a select element, or what a field's list suggests. */
    List<SelectOption> options(Element control) {
        if (control.normalName().equals("select")) {
            return selectOptions(control);
        }
        String list = Attributes.nonBlank(control, "list");
        Element datalist = list == null ? null : scopes.find(control, list);
        if (datalist == null || !datalist.normalName().equals("datalist")) {
            return List.of();
        }
        List<SelectOption> options = new ArrayList<>();
        for (Element option : datalist.select("option")) {
            if (options.size() < MAX_OPTIONS) {
                options.add(option(option, false));
            }
        }
        return options;
    }

    /**
     * The options with their selectedness: of a drop-down one is always chosen, the first that can
     * be if none is marked.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/form-elements.html#selectedness-setting-algorithm">HTML</a>
     */
    private List<SelectOption> selectOptions(Element select) {
        List<Element> elements = new ArrayList<>();
        for (Element option : select.getElementsByTag("option")) {
            elements.add(option);
        }
        int only = isDropDown(select) ? chosen(elements) : -1;
        List<SelectOption> options = new ArrayList<>();
        for (int i = 0; i < elements.size() && i < MAX_OPTIONS; i++) {
            Element option = elements.get(i);
            boolean selected = isDropDown(select) ? i == only : isChecked(option);
            options.add(option(option, selected));
        }
        return options;
    }

    private int chosen(List<Element> options) {
        int chosen = -1;
        for (int i = 0; i < options.size(); i++) {
            if (isChecked(options.get(i))) {
                chosen = i;
            }
        }
        for (int i = 0; chosen < 0 && i < options.size(); i++) {
            if (!Disabledness.isDisabledOption(options.get(i))) {
                chosen = i;
            }
        }
        return chosen;
    }

    private static boolean isDropDown(Element select) {
        Integer size = Attributes.nonNegative(select, "size");
        return !Attributes.has(select, "multiple") && (size == null || size <= 1);
    }

    private static SelectOption option(Element option, boolean selected) {
        String text = option.text().strip();
        String label = Attributes.nonBlank(option, "label");
        Element parent = option.parent();
        String group =
                parent != null && parent.normalName().equals("optgroup")
                        ? Attributes.nonBlank(parent, "label")
                        : null;
        return new SelectOption(
                Attributes.has(option, "value") ? Attributes.value(option, "value") : text,
                label != null ? label : text.isEmpty() ? Attributes.value(option, "value") : text,
                selected,
                Disabledness.isDisabledOption(option),
                group);
    }

    /** What is written on a button input. */
    static @Nullable String caption(Element input) {
        InputType type = InputType.of(Attributes.keyword(input, "type"));
        if (type == InputType.IMAGE) {
            String alt = Attributes.nonBlank(input, "alt");
            return alt != null ? alt : Attributes.nonBlank(input, "value");
        }
        if (Attributes.has(input, "value")) {
            return Attributes.nonBlank(input, "value");
        }
        return switch (type) {
            case SUBMIT -> "Submit";
            case RESET -> "Reset";
            default -> null;
        };
    }
}
