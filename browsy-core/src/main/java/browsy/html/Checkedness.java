package browsy.html;

import browsy.infra.Integers;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jsoup.select.NodeFilter.FilterResult;
import org.jspecify.annotations.Nullable;

/**
 * The checkedness of check boxes and radio buttons and the selectedness of options. Results for a
 * radio group or a select are cached, so page and states must not change while this is in use.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-checked">HTML:
 *     checkedness</a>
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-selectedness">HTML:
 *     selectedness</a>
 */
public final class Checkedness {

    private final ElementStates states;
    private final RadioGroups radioGroups;
    private final Map<RadioGroup, Boolean> groupsWithChoice = new IdentityHashMap<>();
    private final Map<Element, List<Element>> chosen = new IdentityHashMap<>();

    /**
     * @param states the changes that the user made to controls
     */
    public Checkedness(ElementStates states) {
        this(states, new RadioGroups());
    }

    /**
     * @param states the changes that the user made to controls
     * @param radioGroups the radio button groups of the page
     */
    public Checkedness(ElementStates states, RadioGroups radioGroups) {
        this.states = states;
        this.radioGroups = radioGroups;
    }

    /** The radio button groups of the page. */
    public RadioGroups radioGroups() {
        return radioGroups;
    }

    /**
     * Whether a check box or radio button is checked. If the markup checks several radio buttons of
     * a group, only the last is checked.
     */
    public boolean isChecked(Element box) {
        Boolean changed = states.checked(box);
        if (changed != null) {
            return changed;
        }
        return box.hasAttr("checked")
                && (!InputTypes.of(box.attr("type")).equals("radio")
                        || radioGroups.of(box).lastChecked() == box);
    }

    /** Whether any radio button of a group is checked. */
    public boolean isAnyChecked(RadioGroup group) {
        return groupsWithChoice.computeIfAbsent(
                group, g -> g.members().stream().anyMatch(this::isChecked));
    }

    /** Whether an option is selected. */
    public boolean isSelected(Element option) {
        Element select = selectAround(option);
        return (select == null || select.hasAttr("multiple"))
                ? isMarked(option)
                : selectedOptions(select).contains(option);
    }

    private static @Nullable Element selectAround(Element option) {
        Element at = option;
        while (at != null && !at.normalName().equals("select")) {
            at = at.parent();
        }
        return at;
    }

    /**
     * The selected options in tree order. A drop-down list has exactly one: the last option that is
     * marked as selected, else the first that is not disabled; it has none if all are disabled.
     */
    public List<Element> selectedOptions(Element select) {
        List<Element> found = chosen.get(select);
        if (found == null) {
            found = findSelected(select);
            chosen.put(select, found);
        }
        return found;
    }

    private List<Element> findSelected(Element select) {
        List<Element> options = options(select);
        List<Element> selected = options.stream().filter(this::isMarked).toList();
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

    /** Whether the user or, without a user's change, the markup selects an option. */
    private boolean isMarked(Element option) {
        Boolean changed = states.checked(option);
        return changed != null ? changed : option.hasAttr("selected");
    }

    /** The options of a select, in tree order. */
    public static List<Element> options(Element select) {
        List<Element> options = new ArrayList<>();
        select.filter(
                (node, depth) -> {
                    if (node instanceof Element element) {
                        if (element.normalName().equals("template")) {
                            return FilterResult.SKIP_CHILDREN; // its content is not in the document
                        }
                        if (element.normalName().equals("option")) {
                            options.add(element);
                        }
                    }
                    return FilterResult.CONTINUE;
                });
        return options;
    }

    /** Whether a select is a drop-down list, which shows one option and always has one selected. */
    public static boolean isDropDown(Element select) {
        return !select.hasAttr("multiple") && displaySize(select) <= 1;
    }

    /**
     * Parses the {@code size} attribute by the rules for non-negative integers; 0 if it is invalid.
     */
    private static int displaySize(Element select) {
        Integer size = Integers.nonNegative(select.attr("size"));
        return size == null ? 0 : size;
    }
}
