package browsy.fetch.action;

import browsy.fetch.action.ArrowKeys.Arrow;
import browsy.fetch.action.PageTransition.Change;
import browsy.fetch.action.PageTransition.Nothing;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.ActionError.Kind;
import browsy.fetch.form.FormControls;
import browsy.fetch.form.UserInput;
import browsy.fetch.navigation.LoadedPage;
import browsy.html.UserState;
import browsy.model.SpatialElement;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** The effects of keys on the focused element, and the focus itself. */
public final class Keyboard {
    private Keyboard() {}

    /**
     * The transition that a key causes on the focused element.
     *
     * @param key a key name of UI Events in any case: Enter, Tab, Shift+Tab, Escape, a space or an
     *     arrow key such as ArrowDown
     * @throws ActionError if the key is not supported
     */
    public static PageTransition press(LoadedPage page, String key) {
        String name = key.toLowerCase(Locale.ROOT);
        return switch (name) {
            case "enter" -> enter(page);
            case " ", "space" -> space(page);
            case "escape", "esc" -> {
                UserInput dismissed = Disclosures.dismissed(page);
                yield dismissed == null
                        ? new Nothing("there is nothing open to close")
                        : new Change(dismissed);
            }
            case "tab" -> tab(page, 1);
            case "shift+tab" -> tab(page, -1);
            default -> {
                Arrow arrow = Arrow.named(name);
                if (arrow == null) {
                    throw new ActionError(
                            Kind.INVALID_VALUE,
                            0,
                            "the key '"
                                    + key
                                    + "' does nothing here; known are Enter, Tab, Shift+Tab,"
                                    + " Escape, Space and arrow keys such as ArrowDown");
                }
                yield ArrowKeys.press(page, arrow);
            }
        };
    }

    /**
     * The page with the focus on an element.
     *
     * @throws ActionError if the element is not focusable
     */
    public static LoadedPage focus(ResolvedTarget wanted) {
        if (Focusability.tabIndex(wanted.source()) == null) {
            throw wanted.error(Kind.WRONG_ELEMENT_TYPE, "takes no focus; click it instead");
        }
        return wanted.page().with(wanted.page().input().withFocus(wanted.source(), true));
    }

    /** The transition of Enter: implicit submission for inputs, a click for other elements. */
    private static PageTransition enter(LoadedPage page) {
        ResolvedTarget focused = focused(page).orElse(null);
        if (focused == null) {
            return new Nothing("nothing has the focus; type into a field or click it first");
        }
        Element element = focused.source();
        return switch (element.normalName()) {
            case "input" -> enterInput(page, focused);
            case "textarea" -> new Nothing("enter begins a new line in a textarea");
            case "select" -> new Nothing("enter opens the list; select an option instead");
            default -> Activation.ofKey(focused);
        };
    }

    private static PageTransition enterInput(LoadedPage page, ResolvedTarget field) {
        return switch (FormControls.inputType(field.source())) {
            case "submit", "image", "reset", "button" -> Activation.ofKey(field);
            case "file", "color" -> new Nothing("enter opens a chooser; upload or type instead");
            default -> {
                Element form = FormControls.owner(field.source());
                yield form == null
                        ? new Nothing(
                                ResolvedTarget.describe(field.element()) + " belongs to no form")
                        : SubmitAction.implicit(page, form, field.source());
            }
        };
    }

    /** The transition of the space key: a click, except on text fields and links. */
    private static PageTransition space(LoadedPage page) {
        ResolvedTarget focused = focused(page).orElse(null);
        if (focused == null) {
            return new Nothing("nothing has the focus");
        }
        Element element = focused.source();
        boolean takesText = FormControls.isTextField(element) || Activation.isEditable(element);
        boolean link = focused.element().href() != null;
        return takesText || link
                ? new Nothing("the space key presses buttons and boxes only")
                : Activation.ofKey(focused);
    }

    private static PageTransition tab(LoadedPage page, int steps) {
        Element next = FocusOrder.of(page).next(startingPoint(page), steps);
        return next == null
                ? new Nothing("there is nothing to move the focus to")
                : new Change(page.input().withFocus(next, true));
    }

    /**
     * The sequential focus navigation starting point: the focused element, else the target of the
     * fragment.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/interaction.html#sequential-focus-navigation-starting-point">HTML</a>
     */
    private static @Nullable Element startingPoint(LoadedPage page) {
        Element focused = page.input().only(UserState.FOCUS);
        return focused == null ? page.input().only(UserState.TARGET) : focused;
    }

    /** The focused element; empty if there is none or it is not listed. */
    public static Optional<ResolvedTarget> focused(LoadedPage page) {
        Set<Element> focused = page.input().elements(UserState.FOCUS);
        if (focused.isEmpty()) {
            return Optional.empty();
        }
        for (SpatialElement element : page.current().dom().elements()) {
            Element source = page.current().source(element.id());
            if (source != null && focused.contains(source)) {
                return Optional.of(new ResolvedTarget(page, element, source));
            }
        }
        return Optional.empty();
    }
}
