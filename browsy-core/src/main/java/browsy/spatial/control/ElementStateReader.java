package browsy.spatial.control;

import static browsy.spatial.tree.AttributeValues.ariaBoolean;
import static browsy.spatial.tree.AttributeValues.keyword;

import browsy.html.AttributeKind;
import browsy.html.Disabledness;
import browsy.html.ElementStates;
import browsy.html.InputTypes;
import browsy.html.UserState;
import browsy.infra.EnumFlags;
import browsy.model.CheckedState;
import browsy.model.CurrentKind;
import browsy.model.ElementState;
import browsy.model.InputType;
import browsy.model.PopupKind;
import browsy.model.Role;
import browsy.spatial.role.Roles;
import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.IdLookup;
import browsy.spatial.tree.TagCategory;
import java.util.BitSet;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Reads the state of an element (checked, expanded, disabled and so on) from its markup and from
 * user actions.
 */
public final class ElementStateReader {

    private static final EnumFlags<AttributeKind> ARIA_OR_ROLE =
            EnumFlags.of(AttributeKind.ARIA, AttributeKind.ROLE);

    private final FlatTree tree;
    private final ControlValues values;
    private final ElementStates states;
    private final IdLookup scopes;

    /** Descendants of elements with {@code aria-disabled=true}. */
    private final BitSet switchedOff;

    public ElementStateReader(
            FlatTree tree, ControlValues values, ElementStates states, IdLookup scopes) {
        this.tree = tree;
        this.values = values;
        this.states = states;
        this.scopes = scopes;
        switchedOff = switchedOff(tree);
    }

    /**
     * Collects the descendants of disabled elements. The nearest ancestor with {@code
     * aria-disabled} decides.
     *
     * @see <a href="https://w3c.github.io/aria/#aria-disabled">WAI-ARIA</a>
     */
    private static BitSet switchedOff(FlatTree tree) {
        BitSet off = new BitSet();
        for (int i = 0; i < tree.size(); i++) {
            if (tree.has(i, AttributeKind.ARIA) && tree.end(i) > i + 1) {
                Boolean disabled = ariaBoolean(tree.element(i), "aria-disabled");
                if (disabled != null) {
                    off.set(i + 1, tree.end(i), disabled);
                }
            }
        }
        return off;
    }

    public ElementState state(int index, @Nullable Role role) {
        boolean stateless =
                !tree.hasAny(index, ARIA_OR_ROLE)
                        && !tree.is(index, TagCategory.CONTROL)
                        && !switchedOff.get(index)
                        && !tree.tag(index).equals("summary");
        if (stateless) {
            return ElementState.NONE;
        }
        Element element = tree.element(index);
        ElementState state =
                tree.has(index, AttributeKind.ARIA)
                        ? described(index, element, role)
                        : new ElementState(
                                isDisabled(index, element),
                                checked(element, role, null),
                                expanded(index, element),
                                null,
                                null,
                                null,
                                false,
                                isReadOnly(element),
                                isRequired(element),
                                null);
        return state.isNone() ? ElementState.NONE : state;
    }

    /** The state of an element with ARIA attributes. */
    private ElementState described(int index, Element element, @Nullable Role role) {
        return new ElementState(
                isDisabled(index, element),
                checked(element, role, tristate(element, "aria-checked")),
                expanded(index, element),
                selected(element),
                tristate(element, "aria-pressed"),
                current(element),
                isInvalid(element),
                isReadOnly(element) || AttributeValues.isTrue(element, "aria-readonly"),
                isRequired(element) || AttributeValues.isTrue(element, "aria-required"),
                popup(element));
    }

    /** Whether a control is disabled by HTML or ARIA. */
    private boolean isDisabled(int index, Element element) {
        Boolean said =
                tree.has(index, AttributeKind.ARIA) ? ariaBoolean(element, "aria-disabled") : null;
        if (Disabledness.isDisabled(element)) {
            return true;
        }
        return said != null ? said : switchedOff.get(index) && Roles.isFocusable(element);
    }

    private @Nullable CheckedState checked(
            Element element, @Nullable Role role, @Nullable CheckedState said) {
        if (isCheckable(element)) {
            return checked(element, values);
        }
        return role == null ? said : checked(said, role);
    }

    private static boolean isCheckable(Element element) {
        return element.normalName().equals("input")
                && InputType.of(keyword(element, "type")).isCheckable();
    }

    private static CheckedState checked(Element box, ControlValues values) {
        return values.isChecked(box) ? CheckedState.TRUE : CheckedState.FALSE;
    }

    /**
     * Returns the state of an input, text area or select after user input.
     *
     * @param before the state before
     * @param values the values after the input
     */
    public static ElementState updated(ElementState before, Element element, ControlValues values) {
        return isCheckable(element) ? before.withChecked(checked(element, values)) : before;
    }

    /**
     * Applies the defaults of {@code aria-checked} for a role: checkable roles are unchecked by
     * default, and only some of them can be mixed.
     *
     * @see <a href="https://w3c.github.io/aria/#aria-checked">WAI-ARIA</a>
     */
    private static @Nullable CheckedState checked(@Nullable CheckedState said, Role role) {
        return switch (role) {
            case CHECKBOX, MENUITEMCHECKBOX -> said == null ? CheckedState.FALSE : said;
            case RADIO, MENUITEMRADIO, SWITCH ->
                    said == CheckedState.TRUE ? CheckedState.TRUE : CheckedState.FALSE;
            default -> said;
        };
    }

    private static @Nullable CheckedState tristate(Element element, String attribute) {
        return switch (keyword(element, attribute)) {
            case "true" -> CheckedState.TRUE;
            case "false" -> CheckedState.FALSE;
            case "mixed" -> CheckedState.MIXED;
            default -> null;
        };
    }

    private @Nullable Boolean expanded(int index, Element element) {
        if (element.normalName().equals("summary")) {
            Element details = element.parent();
            if (details != null && details.normalName().equals("details")) {
                Boolean open = states.open(details);
                return open != null ? open : Boolean.valueOf(AttributeValues.has(details, "open"));
            }
        }
        Element popover = tree.has(index, AttributeKind.TARGET) ? popover(element) : null;
        return popover == null
                ? ariaBoolean(element, "aria-expanded")
                : Boolean.valueOf(states.elements(UserState.POPOVER_OPEN).contains(popover));
    }

    /** The popover that a button toggles, null if there is none. */
    private @Nullable Element popover(Element button) {
        String target = AttributeValues.value(button, "popovertarget");
        if (target.isEmpty() && keyword(button, "command").endsWith("-popover")) {
            target = AttributeValues.value(button, "commandfor");
        }
        Element popover = target.isEmpty() ? null : scopes.find(button, target);
        return popover != null && AttributeValues.has(popover, "popover") ? popover : null;
    }

    /**
     * @see <a href="https://w3c.github.io/aria/#aria-haspopup">WAI-ARIA</a>
     */
    private static @Nullable PopupKind popup(Element element) {
        return switch (keyword(element, "aria-haspopup")) {
            case "true", "menu" -> PopupKind.MENU;
            case "listbox" -> PopupKind.LISTBOX;
            case "tree" -> PopupKind.TREE;
            case "grid" -> PopupKind.GRID;
            case "dialog" -> PopupKind.DIALOG;
            default -> null;
        };
    }

    private static @Nullable Boolean selected(Element element) {
        return ariaBoolean(element, "aria-selected");
    }

    private static @Nullable CurrentKind current(Element element) {
        return switch (keyword(element, "aria-current")) {
            case "", "false", "undefined" -> null;
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
            case "", "false", "undefined" -> false;
            default -> true;
        };
    }

    private static boolean isReadOnly(Element element) {
        return AttributeValues.has(element, "readonly")
                && switch (element.normalName()) {
                    case "textarea" -> true;
                    case "input" -> InputTypes.takeReadOnly(InputTypes.of(element.attr("type")));
                    default -> false;
                };
    }

    private static boolean isRequired(Element element) {
        return AttributeValues.has(element, "required")
                && switch (element.normalName()) {
                    case "select", "textarea" -> true;
                    case "input" -> InputTypes.takeRequired(InputTypes.of(element.attr("type")));
                    default -> false;
                };
    }
}
