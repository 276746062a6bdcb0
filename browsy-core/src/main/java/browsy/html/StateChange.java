package browsy.html;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * The difference between two sets of states of the elements of a document.
 *
 * @param states the user states in which the elements differ
 * @param inputs the elements whose value, checkedness or open state differs, in document order
 * @param forgets whether an element has no value any more, as when a secret is taken back
 */
public record StateChange(Set<UserState> states, List<Element> inputs, boolean forgets) {

    public StateChange {
        states = Set.copyOf(states);
        inputs = List.copyOf(inputs);
    }

    /** Compares the states of the elements of a document. */
    public static StateChange between(
            ElementStates before, ElementStates after, Document document) {
        Set<UserState> states = EnumSet.noneOf(UserState.class);
        for (UserState state : UserState.values()) {
            if (!before.elements(state).equals(after.elements(state))) {
                states.add(state);
            }
        }
        List<Element> inputs = new ArrayList<>();
        boolean forgets = false;
        for (Element element : document.getAllElements()) {
            if (hasInput(element) && differs(element, before, after)) {
                inputs.add(element);
                forgets |= before.value(element) != null && after.value(element) == null;
            }
        }
        return new StateChange(states, inputs, forgets);
    }

    /** Whether nothing differs. */
    public boolean isNone() {
        return states.isEmpty() && inputs.isEmpty();
    }

    /** Whether an element is of a kind that has a value, checkedness or an open state. */
    private static boolean hasInput(Element element) {
        return switch (element.normalName()) {
            case "input", "textarea", "select", "option", "details", "dialog" -> true;
            default -> false;
        };
    }

    private static boolean differs(Element element, ElementStates before, ElementStates after) {
        return !Objects.equals(before.value(element), after.value(element))
                || !Objects.equals(before.checked(element), after.checked(element))
                || !Objects.equals(before.open(element), after.open(element));
    }
}
