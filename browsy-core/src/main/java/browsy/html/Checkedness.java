package browsy.html;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Which boxes and radio buttons are ticked and which options are chosen. What concerns a whole
 * group or list is found once, so neither page nor states may change while this is in use.
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
     * @param states what the user made of the controls
     */
    public Checkedness(ElementStates states) {
        this(states, new RadioGroups());
    }

    /**
     * @param states what the user made of the controls
     * @param radioGroups the radio buttons of the page
     */
    public Checkedness(ElementStates states, RadioGroups radioGroups) {
        this.states = states;
        this.radioGroups = radioGroups;
    }

    /** The radio buttons of the page. */
    public RadioGroups radioGroups() {
        return radioGroups;
    }

    /** Whether a checkbox or radio button is on; of a group the last one that the markup checks. */
    public boolean isChecked(Element box) {
        Boolean changed = states.checked(box);
        if (changed != null) {
            return changed;
        }
        return box.hasAttr("checked")
                && (!InputTypes.of(box.attr("type")).equals("radio")
                        || radioGroups.of(box).lastChecked() == box);
    }

    /** Whether any radio button of a group is on. */
    public boolean isAnyChecked(RadioGroup group) {
        return groupsWithChoice.computeIfAbsent(
                group, g -> g.members().stream().anyMatch(this::isChecked));
    }

    /** Whether an option is chosen. */
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
     * The options that are chosen, in tree order. Of a drop-down list it is always one: the last
     * that is marked, else the first that is not disabled.
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

    private boolean isMarked(Element option) {
        Boolean changed = states.checked(option);
        return changed != null ? changed : option.hasAttr("selected");
    }

    /** The options of a select, in tree order. */
    public static List<Element> options(Element select) {
        return select.getElementsByTag("option");
    }

    /** Whether a select shows one option only, so that one is always chosen. */
    public static boolean isDropDown(Element select) {
        return !select.hasAttr("multiple") && displaySize(select) <= 1;
    }

    /** By the rules for parsing non-negative integers; what is none counts as zero. */
    private static int displaySize(Element select) {
        String size = select.attr("size").stripLeading();
        int start = size.startsWith("+") ? 1 : 0;
        int end = start;
        while (end < size.length() && size.charAt(end) >= '0' && size.charAt(end) <= '9') {
            end++;
        }
        int most = 9;
        return end == start || end - start > most
                ? end - start
                : Integer.parseInt(size, start, end, 10);
    }
}
