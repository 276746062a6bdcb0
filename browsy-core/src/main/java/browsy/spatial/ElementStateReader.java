package browsy.spatial;

import static browsy.spatial.Attributes.ariaBoolean;
import static browsy.spatial.Attributes.keyword;

import browsy.html.Disabledness;
import browsy.html.ElementStates;
import browsy.html.Trait;
import browsy.model.CheckedState;
import browsy.model.CurrentKind;
import browsy.model.ElementState;
import browsy.model.InputType;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Reads how an element stands from its markup and from what has been changed since. */
final class ElementStateReader {

    private final FlatTree tree;
    private final ControlValues values;
    private final ElementStates states;

    ElementStateReader(FlatTree tree, ControlValues values, ElementStates states) {
        this.tree = tree;
        this.values = values;
        this.states = states;
    }

    ElementState state(int index) {
        boolean stateless =
                !tree.has(index, Trait.ARIA)
                        && !tree.is(index, TagFact.CONTROL)
                        && !tree.tag(index).equals("summary");
        if (stateless) {
            return ElementState.NONE;
        }
        Element element = tree.element(index);
        ElementState state =
                new ElementState(
                        isDisabled(element),
                        checked(element),
                        expanded(element),
                        selected(element),
                        tristate(element, "aria-pressed"),
                        current(element),
                        isInvalid(element),
                        isReadOnly(element),
                        isRequired(element));
        return state.equals(ElementState.NONE) ? ElementState.NONE : state;
    }

    /** Whether a control is disabled, or said to be to assistive technology. */
    private static boolean isDisabled(Element element) {
        return Attributes.isTrue(element, "aria-disabled") || Disabledness.isDisabled(element);
    }

    private @Nullable CheckedState checked(Element element) {
        if (element.normalName().equals("input")
                && InputType.of(keyword(element, "type")).isCheckable()) {
            return values.isChecked(element) ? CheckedState.TRUE : CheckedState.FALSE;
        }
        return tristate(element, "aria-checked");
    }

    private static @Nullable CheckedState tristate(Element element, String attribute) {
        return switch (keyword(element, attribute)) {
            case "true" -> CheckedState.TRUE;
            case "false" -> CheckedState.FALSE;
            case "mixed" -> CheckedState.MIXED;
            default -> null;
        };
    }

    private @Nullable Boolean expanded(Element element) {
        if (element.normalName().equals("summary")) {
            Element details = element.parent();
            if (details != null && details.normalName().equals("details")) {
                Boolean open = states.open(details);
                return open != null ? open : Boolean.valueOf(Attributes.has(details, "open"));
            }
        }
        return ariaBoolean(element, "aria-expanded");
    }

    private static @Nullable Boolean selected(Element element) {
        return ariaBoolean(element, "aria-selected");
    }

    private static @Nullable CurrentKind current(Element element) {
        return switch (keyword(element, "aria-current")) {
            case "", "false" -> null;
            case "page" -> CurrentKind.PAGE;
            case "step" -> CurrentKind.STEP;
            case "location" -> CurrentKind.LOCATION;
            case "date" -> CurrentKind.DATE;
            case "time" -> CurrentKind.TIME;
            default -> CurrentKind.TRUE;
        };
    }

    private static boolean isInvalid(Element element) {
        return switch (keyword(element, "aria-invalid")) {
            case "", "false" -> false;
            default -> true;
        };
    }

    private static boolean isReadOnly(Element element) {
        boolean takesText =
                element.normalName().equals("textarea") || element.normalName().equals("input");
        return (takesText && Attributes.has(element, "readonly"))
                || Attributes.isTrue(element, "aria-readonly");
    }

    private static boolean isRequired(Element element) {
        return (Elements.isControl(element) && Attributes.has(element, "required"))
                || Attributes.isTrue(element, "aria-required");
    }
}
