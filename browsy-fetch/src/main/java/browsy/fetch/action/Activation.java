package browsy.fetch.action;

import browsy.behavior.Behavior;
import browsy.behavior.BehaviorReader;
import browsy.fetch.FetchException.ActionError;
import browsy.fetch.FetchException.ActionError.Kind;
import browsy.fetch.action.Effect.Change;
import browsy.fetch.action.Effect.Jump;
import browsy.fetch.action.Effect.Navigate;
import browsy.fetch.action.Effect.Nothing;
import browsy.fetch.action.Effect.Script;
import browsy.fetch.action.Effect.Travel;
import browsy.fetch.form.ClickPoint;
import browsy.fetch.form.FormControls;
import browsy.fetch.form.UserInput;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.ReferrerPolicy;
import browsy.fetch.http.WebAddress;
import browsy.fetch.navigation.LoadedPage;
import browsy.html.Checkedness;
import browsy.html.Disabledness;
import browsy.html.FormOwners;
import browsy.html.UserState;
import browsy.model.Bounds;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * What a click does: the activation behaviour of the nearest element, from the one clicked upwards,
 * that has any.
 *
 * @see <a href="https://dom.spec.whatwg.org/#concept-event-dispatch">DOM: dispatching events</a>
 */
public final class Activation {
    private final LoadedPage page;
    private final Located clicked;

    private Activation(Located clicked) {
        this.page = clicked.page();
        this.clicked = clicked;
    }

    /**
     * What a click on an element does.
     *
     * @throws ActionError if the form it would send is not filled in as it wants
     */
    public static Effect of(Located clicked) {
        Activation activation = new Activation(clicked);
        for (Element e = clicked.source(); e != null; e = e.parent()) {
            Effect effect = activation.of(e);
            if (effect != null) {
                return effect instanceof Change change
                        ? new Change(activation.pointed(activation.focused(change.input())))
                        : effect;
            }
        }
        return new Nothing(
                "a click on "
                        + Located.describe(clicked.element())
                        + " does nothing without scripts");
    }

    /** A click gives the focus to what it is on, unless what it does moves the focus itself. */
    private UserInput focused(UserInput changed) {
        Set<Element> before = page.input().elements(UserState.FOCUS);
        Element focus = Focusability.focusedByClick(clicked.source());
        return focus == null || !changed.elements(UserState.FOCUS).equals(before)
                ? changed
                : changed.withFocus(focus, FormControls.isTextField(focus));
    }

    /** The pointer is where the click was: menus that were open elsewhere close. */
    private UserInput pointed(UserInput changed) {
        UserInput dismissed = Toplayer.lightlyDismissed(changed, clicked.source());
        return dismissed.elements(UserState.HOVER).isEmpty()
                ? dismissed
                : dismissed.withOnly(UserState.HOVER, clicked.source());
    }

    private @Nullable Effect of(Element element) {
        if (Disabledness.isDisabled(element)) {
            return null;
        }
        Effect natural = natural(element);
        boolean leads =
                natural != null && !(natural instanceof Nothing) && !(natural instanceof Jump);
        if (leads) {
            return natural;
        }
        List<Behavior> behaviors = BehaviorReader.of(element);
        return behaviors.isEmpty() ? natural : scripted(behaviors.get(0));
    }

    private Effect scripted(Behavior behavior) {
        return switch (behavior.kind()) {
            case NAVIGATE -> {
                String url =
                        WebAddress.resolve(page.current().document().baseUri(), behavior.detail());
                yield url == null
                        ? new Nothing("leads to no address: " + behavior.detail())
                        : new Navigate(request(url), null);
            }
            case GO_BACK -> new Travel(-1);
            case SUBMIT -> {
                Element form = behavior.target();
                yield form == null
                        ? new Nothing("there is no form to send")
                        : Submitting.unchecked(page, form);
            }
            default -> new Script(behavior);
        };
    }

    private @Nullable Effect natural(Element element) {
        return switch (element.normalName()) {
            case "a", "area" -> element.hasAttr("href") ? link(element) : null;
            case "button" -> button(element);
            case "input" -> input(element);
            case "label" -> label(element);
            case "summary" -> summary(element);
            case "option" -> option(element);
            case "select", "textarea" -> new Change(focused(element));
            default -> isEditable(element) ? new Change(focused(element)) : null;
        };
    }

    private UserInput focused(Element element) {
        return page.input().withFocus(element, FormControls.isTextField(element));
    }

    /** Whether it takes typed text without being a form control. */
    static boolean isEditable(Element element) {
        String editable = element.attr("contenteditable").toLowerCase(Locale.ROOT);
        return element.hasAttr("contenteditable") && !editable.equals("false");
    }

    private Effect link(Element link) {
        String href = link.attr("href").strip();
        String base = page.current().document().baseUri();
        String url =
                href.isEmpty()
                        ? page.url()
                        : WebAddress.resolve(base, href, page.source().charset());
        if (url == null) {
            return new Nothing("leads to no address: " + href);
        }
        if (!WebAddress.isReadable(url)) {
            return new Nothing("opens another program or runs a script: " + href);
        }
        boolean samePage =
                WebAddress.fragment(url) != null
                        && WebAddress.withoutFragment(url)
                                .equals(WebAddress.withoutFragment(page.url()));
        if (samePage && !link.hasAttr("download")) {
            return new Jump(url);
        }
        return new Navigate(
                Request.get(url, page.url(), policy(link)),
                link.hasAttr("download") ? link.attr("download") : null);
    }

    private ReferrerPolicy policy(Element link) {
        ReferrerPolicy own = ReferrerPolicy.of(link.attr("referrerpolicy"));
        boolean silent =
                List.of(link.attr("rel").toLowerCase(Locale.ROOT).split("\\s+"))
                        .contains("noreferrer");
        return silent ? ReferrerPolicy.NO_REFERRER : own == null ? page.source().policy() : own;
    }

    private Request request(String url) {
        return Request.get(url, page.url(), page.source().policy());
    }

    private @Nullable Effect button(Element button) {
        Element form = FormControls.owner(button);
        if (form != null) {
            if (FormOwners.isSubmitButton(button)) {
                return Submitting.checked(page, form, button);
            }
            if (button.attr("type").equalsIgnoreCase("reset")) {
                return new Change(reset(form));
            }
        }
        return Toplayer.command(page, button);
    }

    private UserInput reset(Element form) {
        return page.input().without(Resetting.controls(form));
    }

    private @Nullable Effect input(Element input) {
        Element form = FormControls.owner(input);
        return switch (FormControls.inputType(input)) {
            case "submit" -> form == null ? null : Submitting.checked(page, form, input);
            case "image" ->
                    form == null ? null : Submitting.checked(page, form, input, middleOf(input));
            case "reset" -> form == null ? null : new Change(reset(form));
            case "button" -> Toplayer.command(page, input);
            case "checkbox" ->
                    new Change(
                            Marking.set(
                                    focused(input),
                                    input,
                                    !new Checkedness(page.input()).isChecked(input)));
            case "radio" -> new Change(Marking.set(focused(input), input, true));
            default -> new Change(focused(input));
        };
    }

    /** A person clicks a picture in its middle; a click on its label is on no place of it. */
    private ClickPoint middleOf(Element picture) {
        Bounds box = clicked.element().bounds();
        return clicked.source() != picture
                ? ClickPoint.NONE
                : new ClickPoint(
                        (int) Math.round(box.width() / 2), (int) Math.round(box.height() / 2));
    }

    private @Nullable Effect label(Element label) {
        Element control = FormControls.labelled(label);
        if (control == null || control == clicked.source() || Disabledness.isDisabled(control)) {
            return null;
        }
        return of(control);
    }

    private @Nullable Effect summary(Element summary) {
        Element details = summary.parent();
        if (details == null || !details.normalName().equals("details")) {
            return null;
        }
        return details.selectFirst("> summary") == summary
                ? new Change(Toplayer.toggledDetails(page, details))
                : null;
    }

    private @Nullable Effect option(Element option) {
        Element select = option.closest("select");
        if (select == null) {
            return null;
        }
        if (Disabledness.isDisabledOption(option)) {
            throw clicked.error(
                    Kind.DISABLED, "is an option that cannot be chosen; choose another");
        }
        boolean on =
                !select.hasAttr("multiple") || !new Checkedness(page.input()).isSelected(option);
        UserInput input = page.input();
        if (!select.hasAttr("multiple")) {
            for (Element other : Checkedness.options(select)) {
                input = input.withChecked(other, false);
            }
        }
        return new Change(input.withChecked(option, on));
    }
}
