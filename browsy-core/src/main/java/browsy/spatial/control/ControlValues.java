package browsy.spatial.control;

import browsy.html.Checkedness;
import browsy.html.Disabledness;
import browsy.html.ElementStates;
import browsy.html.RadioGroups;
import browsy.html.form.FieldValues;
import browsy.model.InputType;
import browsy.model.SelectOption;
import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.IdLookup;
import browsy.spatial.tree.TagCategory;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** The values of form controls: those of the markup, or those that user actions set. */
public final class ControlValues {

    /** The greatest number of options that are read from one control. */
    private static final int MAX_OPTIONS = 1000;

    private final ElementStates states;
    private final IdLookup scopes;
    private final Checkedness checkedness;

    public ControlValues(FlatTree tree, ElementStates states, IdLookup scopes) {
        this.states = states;
        this.scopes = scopes;
        this.checkedness = new Checkedness(states, new RadioGroups(root -> inputs(tree)));
    }

    private static List<Element> inputs(FlatTree tree) {
        List<Element> inputs = new ArrayList<>();
        for (int i = 0; i < tree.size(); i++) {
            if (tree.is(i, TagCategory.CONTROL) && tree.tag(i).equals("input")) {
                inputs.add(tree.element(i));
            }
        }
        return inputs;
    }

    /** The value of a control, null if it has none or it is empty. */
    public @Nullable String value(Element control) {
        String value =
                switch (control.normalName()) {
                    case "textarea", "input" -> FieldValues.of(control, states);
                    case "select" -> selectedValue(control);
                    case "button", "progress", "meter" -> AttributeValues.value(control, "value");
                    default -> "";
                };
        return value.isEmpty() ? null : value;
    }

    /** The checkedness of a check box or radio button, or the selectedness of an option. */
    boolean isChecked(Element element) {
        return element.normalName().equals("option")
                ? checkedness.isSelected(element)
                : checkedness.isChecked(element);
    }

    private String selectedValue(Element select) {
        for (SelectOption option : options(select)) {
            if (option.selected()) {
                return option.value();
            }
        }
        return "";
    }

    /** The labels of the selected options of a select element. */
    public List<String> selectedLabels(Element select) {
        return options(select).stream()
                .filter(SelectOption::selected)
                .map(SelectOption::label)
                .toList();
    }

    /** The options of a select element, or the suggestions of a control's {@code datalist}. */
    public List<SelectOption> options(Element control) {
        if (control.normalName().equals("select")) {
            return selectOptions(control);
        }
        String list = AttributeValues.nonBlank(control, "list");
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

    private List<SelectOption> selectOptions(Element select) {
        List<SelectOption> options = new ArrayList<>();
        for (Element option : Checkedness.options(select)) {
            if (options.size() < MAX_OPTIONS) {
                options.add(option(option, checkedness.isSelected(option)));
            }
        }
        return options;
    }

    private static SelectOption option(Element option, boolean selected) {
        String text = option.text().strip();
        String label = AttributeValues.nonBlank(option, "label");
        Element parent = option.parent();
        String group =
                parent != null && parent.normalName().equals("optgroup")
                        ? AttributeValues.nonBlank(parent, "label")
                        : null;
        return new SelectOption(
                FieldValues.ofOption(option),
                label != null
                        ? label
                        : text.isEmpty() ? AttributeValues.value(option, "value") : text,
                selected,
                Disabledness.isDisabledOption(option),
                group);
    }

    /** The caption of a button input, null if it has none. */
    public static @Nullable String caption(Element input) {
        InputType type = InputType.of(AttributeValues.keyword(input, "type"));
        if (type == InputType.IMAGE) {
            String alt = AttributeValues.nonBlank(input, "alt");
            return alt != null ? alt : AttributeValues.nonBlank(input, "value");
        }
        if (AttributeValues.has(input, "value")) {
            return AttributeValues.nonBlank(input, "value");
        }
        return switch (type) {
            case SUBMIT -> "Submit";
            case RESET -> "Reset";
            default -> null;
        };
    }
}
