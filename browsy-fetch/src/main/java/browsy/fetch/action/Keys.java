package browsy.fetch.action;

import browsy.fetch.FetchException.ActionError;
import browsy.fetch.FetchException.ActionError.Kind;
import browsy.fetch.action.Effect.Change;
import browsy.fetch.action.Effect.Nothing;
import browsy.fetch.form.FormControls;
import browsy.fetch.form.UserInput;
import browsy.fetch.navigation.LoadedPage;
import browsy.html.UserState;
import browsy.model.SpatialElement;
import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** What keys do. */
public final class Keys {
    private Keys() {}

    /**
     * What a key does where the focus is.
     *
     * @param key a name of UI Events: Enter, Tab, Escape or a space
     * @throws ActionError if the key is not known
     */
    public static Effect press(LoadedPage page, String key) {
        return switch (key.toLowerCase(Locale.ROOT)) {
            case "enter" -> enter(page);
            case " ", "space" -> space(page);
            case "escape", "esc" -> {
                UserInput dismissed = Toplayer.dismissed(page);
                yield dismissed == null
                        ? new Nothing("there is nothing open to close")
                        : new Change(dismissed);
            }
            case "tab" -> tab(page);
            default ->
                    throw new ActionError(
                            Kind.INVALID_VALUE,
                            0,
                            "the key '"
                                    + key
                                    + "' does nothing here; known are Enter, Tab, Escape"
                                    + " and Space");
        };
    }

    private static Effect enter(LoadedPage page) {
        Located focused = focused(page);
        if (focused == null) {
            return new Nothing("nothing has the focus; type into a field or click it first");
        }
        Element element = focused.source();
        boolean field =
                element.normalName().equals("input") && !FormControls.isSubmitButton(element);
        if (!field) {
            return element.normalName().equals("textarea")
                    ? new Nothing("enter begins a new line in a textarea")
                    : Activation.of(focused);
        }
        Element form = FormControls.owner(element);
        return form == null
                ? new Nothing(Located.describe(focused.element()) + " belongs to no form")
                : Submitting.implicit(page, form);
    }

    private static Effect space(LoadedPage page) {
        Located focused = focused(page);
        return focused == null ? new Nothing("nothing has the focus") : Activation.of(focused);
    }

    private static Effect tab(LoadedPage page) {
        List<SpatialElement> order =
                page.current().dom().elements().stream()
                        .filter(e -> !e.hidden() && !e.state().disabled())
                        .filter(SpatialElement::isInteractive)
                        .toList();
        if (order.isEmpty()) {
            return new Nothing("there is nothing to move the focus to");
        }
        Located focused = focused(page);
        int next = 0;
        for (int i = 0; focused != null && i < order.size(); i++) {
            if (order.get(i).id() == focused.id()) {
                next = (i + 1) % order.size();
            }
        }
        Element source = page.current().source(order.get(next).id());
        return new Change(page.input().withOnly(UserState.FOCUS, source));
    }

    private static @Nullable Located focused(LoadedPage page) {
        for (SpatialElement element : page.current().dom().elements()) {
            Element source = page.current().source(element.id());
            if (source != null && page.input().elements(UserState.FOCUS).contains(source)) {
                return new Located(page, element, source);
            }
        }
        return null;
    }
}
