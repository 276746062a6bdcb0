package browsy.fetch.action;

import browsy.behavior.Behavior;
import browsy.behavior.BehaviorReader;
import browsy.engine.PaddingEdge;
import browsy.fetch.action.PageTransition.Change;
import browsy.fetch.action.PageTransition.Jump;
import browsy.fetch.action.PageTransition.Navigate;
import browsy.fetch.action.PageTransition.Nothing;
import browsy.fetch.action.PageTransition.Script;
import browsy.fetch.action.PageTransition.Travel;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.ActionError.Kind;
import browsy.fetch.config.FetchException.BlockedUrl;
import browsy.fetch.form.ClickPoint;
import browsy.fetch.form.FormControls;
import browsy.fetch.form.UserInput;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.HttpExchange.Restrictions;
import browsy.fetch.http.ReferrerPolicy;
import browsy.fetch.http.csp.SecureUpgrade;
import browsy.fetch.navigation.Engine;
import browsy.fetch.navigation.LoadedPage;
import browsy.fetch.url.WebAddress;
import browsy.html.Checkedness;
import browsy.html.DetailsSummary;
import browsy.html.Disabledness;
import browsy.html.FormOwners;
import browsy.html.LinkAddress;
import browsy.html.UserState;
import browsy.html.csp.ContentPolicy;
import browsy.model.Bounds;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Computes the transition that a click causes. The algorithm walks from the clicked element to the
 * root, like event dispatch, and takes the first activation behavior or click handler. As in
 * Chromium, text fields and buttons that submit nothing do not end the walk, so that a link around
 * them is followed.
 *
 * @see <a href="https://dom.spec.whatwg.org/#concept-event-dispatch">DOM: dispatching events</a>
 */
public final class Activation {
    private final LoadedPage page;
    private final ResolvedTarget clicked;
    private final boolean byPointer;

    /** The element from which the focusable area is searched upwards; for a label, its control. */
    private Element focusedFrom;

    /**
     * Whether the walk passed interactive content, whose clicks do not activate a label around it.
     */
    private boolean isInInteractiveContent;

    /** Whether the walk passed a control, whose clicks do not toggle a summary around it. */
    private boolean isInControl;

    /**
     * The activation behavior of one element.
     *
     * @param transition the transition that it causes
     * @param endsWalk whether the walk ends here
     */
    private record NativeBehavior(PageTransition transition, boolean endsWalk) {
        /** A behavior that ends the walk. */
        static NativeBehavior ending(PageTransition transition) {
            return new NativeBehavior(transition, true);
        }

        /** A behavior that applies only if no ancestor has one that ends the walk. */
        static NativeBehavior deferred(PageTransition transition) {
            return new NativeBehavior(transition, false);
        }

        /** Whether the transition has an effect other than a fragment navigation. */
        boolean actsBeyondFragment() {
            return !(transition instanceof Nothing) && !(transition instanceof Jump);
        }
    }

    /** Whether the activation behavior decides about the focus. */
    private boolean isFocusSettled;

    private Activation(ResolvedTarget clicked, boolean byPointer) {
        this.page = clicked.page();
        this.clicked = clicked;
        this.byPointer = byPointer;
        this.focusedFrom = clicked.source();
    }

    /**
     * The transition that a click on an element causes.
     *
     * @throws ActionError if the click submits a form that violates its constraints
     */
    public static PageTransition of(ResolvedTarget clicked) {
        return of(clicked, true);
    }

    /**
     * The transition that a key causes which clicks an element; see {@link #of(ResolvedTarget)}.
     */
    static PageTransition ofKey(ResolvedTarget focused) {
        return of(focused, false);
    }

    private static PageTransition of(ResolvedTarget clicked, boolean byPointer) {
        Activation activation = new Activation(clicked, byPointer);
        PageTransition transition = activation.firstOnPath();
        if (transition == null) {
            return new Nothing(
                    "a click on "
                            + ResolvedTarget.describe(clicked.element())
                            + " does nothing without scripts");
        }
        return transition instanceof Change change
                ? new Change(activation.pointed(activation.focused(change.input())))
                : transition;
    }

    /** The form input after a click without activation behavior: focus and pointer move. */
    public static UserInput touched(ResolvedTarget clicked) {
        return new Activation(clicked, true).focusedByClick();
    }

    /**
     * Walks from the clicked element to the root. At each element:
     *
     * <ol>
     *   <li>An element that loses clicks, such as a disabled button, ends the walk.
     *   <li>An activation behavior that ends the walk is the result. If it has no effect or only
     *       navigates to a fragment, a click handler of the element takes precedence.
     *   <li>The first behavior that does not end the walk is remembered for the end.
     *   <li>Without any behavior so far, a click handler is the result.
     * </ol>
     *
     * @return the transition; null if the click has no effect
     */
    private @Nullable PageTransition firstOnPath() {
        PageTransition deferred = null;
        for (Element e = clicked.source(); e != null; e = e.parent()) {
            if (InteractiveContent.losesClicks(e)) {
                break;
            }
            NativeBehavior own = nativeBehavior(e);
            if (own != null && own.endsWalk()) {
                boolean takesPrecedence = own.actsBeyondFragment() || deferred != null;
                PageTransition scripted = takesPrecedence ? null : scripted(e);
                return scripted == null ? own.transition() : scripted;
            }
            if (deferred == null && own != null) {
                deferred = own.transition();
            }
            PageTransition scripted = deferred == null ? scripted(e) : null;
            if (scripted != null) {
                return scripted;
            }
            isInInteractiveContent |= InteractiveContent.blocksLabel(e);
            isInControl |= InteractiveContent.blocksSummary(e);
        }
        return deferred;
    }

    /**
     * The transition of a click handler that is detectable from the markup; null if there is none.
     */
    private @Nullable PageTransition scripted(Element element) {
        ContentPolicy content = page.source().content();
        if (!content.permitsScripts()) {
            return null;
        }
        List<Behavior> behaviors = new BehaviorReader(element.root()).of(element, content);
        return behaviors.isEmpty() ? null : scripted(behaviors.get(0));
    }

    private UserInput focusedByClick() {
        return pointed(focused(page.input()));
    }

    /** Focuses the focusable area of the click, unless the activation behavior moved the focus. */
    private UserInput focused(UserInput changed) {
        Set<Element> before = page.input().elements(UserState.FOCUS);
        Element focus = Focusability.focusedByClick(focusedFrom);
        boolean moved = isFocusSettled || !changed.elements(UserState.FOCUS).equals(before);
        return focus == null || moved
                ? changed
                : changed.withFocus(focus, FormControls.isTextField(focus));
    }

    /** Moves the pointer to the clicked element and light-dismisses popovers. */
    private UserInput pointed(UserInput changed) {
        UserInput dismissed = Popovers.lightlyDismissed(page.input(), changed, clicked.source());
        return dismissed.withOnly(UserState.HOVER, clicked.source());
    }

    private PageTransition scripted(Behavior behavior) {
        return switch (behavior.kind()) {
            case NAVIGATE -> {
                String url =
                        WebAddress.resolve(
                                page.current().document().baseUri(),
                                behavior.detail(),
                                page.source().charset());
                yield url == null
                        ? new Nothing("its URL is invalid: " + behavior.detail())
                        : new Navigate(request(url), null);
            }
            case GO_BACK -> new Travel(-1);
            case SUBMIT -> {
                Element form = behavior.target();
                yield form == null
                        ? new Nothing("there is no form to send")
                        : SubmitAction.unchecked(page, form);
            }
            default -> new Script(behavior);
        };
    }

    /** The activation behavior of an element by HTML, without scripts; null if it has none. */
    private @Nullable NativeBehavior nativeBehavior(Element element) {
        return switch (element.normalName()) {
            case "a", "area" ->
                    LinkAddress.of(element) == null ? null : NativeBehavior.ending(link(element));
            case "button" -> button(element);
            case "input" -> input(element);
            case "label" -> label(element);
            case "summary" -> summary(element);
            case "option" -> option(element);
            case "select", "textarea" -> NativeBehavior.deferred(new Change(focused(element)));
            default ->
                    isEditable(element)
                            ? NativeBehavior.deferred(new Change(focused(element)))
                            : null;
        };
    }

    private UserInput focused(Element element) {
        return page.input().withFocus(element, FormControls.isTextField(element));
    }

    /** Whether an element is editable by {@code contenteditable}. */
    static boolean isEditable(Element element) {
        String editable = element.attr("contenteditable").toLowerCase(Locale.ROOT);
        return element.hasAttr("contenteditable") && !editable.equals("false");
    }

    /**
     * Follows a link: a fragment navigation, a download or a navigation. As in Chromium, the {@code
     * download} attribute of a link to another origin has no effect.
     */
    private PageTransition link(Element link) {
        String address = LinkAddress.of(link);
        String href = address == null ? "" : address.strip();
        String base = page.current().document().baseUri();
        String url = WebAddress.resolve(base, href, page.source().charset());
        if (url == null) {
            return new Nothing("its URL is invalid: " + href);
        }
        if (!WebAddress.isReadable(url)) {
            return new Nothing("opens another program or runs a script: " + href);
        }
        ContentPolicy content = page.source().content();
        boolean downloads =
                link.hasAttr("download")
                        && content.permitsSameOrigin()
                        && WebAddress.origin(url).equals(WebAddress.origin(page.url()));
        if (WebAddress.isFragmentOf(url, page.url()) && !downloads) {
            return new Jump(url, focusedByClick());
        }
        if (downloads && !content.permitsDownloads()) {
            throw new BlockedUrl(BlockedUrl.Reason.CONTENT_POLICY, url);
        }
        return new Navigate(
                Request.get(
                                SecureUpgrade.ofLink(url, page.url(), content),
                                page.url(),
                                policy(link))
                        .under(Restrictions.of(content, null))
                        .in(
                                downloads
                                        ? page.source().container()
                                        : LinkTarget.ofLink(link).in(page, url)),
                downloads ? link.attr("download") : null);
    }

    /**
     * The referrer policy of a link: {@code rel=noreferrer}, its attribute, or the page's policy.
     */
    private ReferrerPolicy policy(Element link) {
        ReferrerPolicy own = ReferrerPolicy.ofKeyword(link.attr("referrerpolicy"));
        boolean silent =
                List.of(link.attr("rel").toLowerCase(Locale.ROOT).split("\\s+"))
                        .contains("noreferrer");
        return silent ? ReferrerPolicy.NO_REFERRER : page.source().referrers(own);
    }

    private Request request(String url) {
        return Request.get(
                        SecureUpgrade.ofLink(url, page.url(), page.source().content()),
                        page.url(),
                        page.source().referrers(null))
                .under(Restrictions.of(page.source().content(), null))
                .in(page.source().container());
    }

    private @Nullable NativeBehavior button(Element button) {
        Element form = FormControls.owner(button);
        if (form != null) {
            if (FormOwners.isSubmitButton(button)) {
                return submitted(SubmitAction.checked(page, form, button));
            }
            if (button.attr("type").equalsIgnoreCase("reset")) {
                return NativeBehavior.ending(new Change(reset(form)));
            }
            if (!button.attr("type").equalsIgnoreCase("button")) {
                return null; // a button with a command in a form has no effect without a type
            }
        }
        return disclosed(Disclosures.command(pressed(), button));
    }

    /** The input after the press of a click, which moves the focus before the click. */
    private UserInput pressed() {
        return focused(page.input());
    }

    private @Nullable NativeBehavior disclosed(@Nullable UserInput input) {
        isFocusSettled = input != null;
        return input == null ? null : NativeBehavior.deferred(new Change(input));
    }

    /** A submission, which may close a dialog. */
    private NativeBehavior submitted(PageTransition transition) {
        isFocusSettled = transition instanceof Change;
        return NativeBehavior.ending(transition);
    }

    private UserInput reset(Element form) {
        return page.input().without(FormControls.resettable(form));
    }

    private @Nullable NativeBehavior input(Element input) {
        Element form = FormControls.owner(input);
        return switch (FormControls.inputType(input)) {
            case "submit" ->
                    form == null
                            ? popover(input)
                            : submitted(SubmitAction.checked(page, form, input));
            case "image" ->
                    form == null
                            ? popover(input)
                            : submitted(
                                    SubmitAction.checked(
                                            page, form, input, selectedCoordinate(input)));
            case "reset" ->
                    form == null ? popover(input) : NativeBehavior.ending(new Change(reset(form)));
            case "button" -> popover(input);
            case "checkbox" ->
                    NativeBehavior.ending(
                            new Change(
                                    focused(input)
                                            .withCheckedness(
                                                    input,
                                                    !new Checkedness(page.input())
                                                            .isChecked(input))));
            case "radio" ->
                    NativeBehavior.ending(new Change(focused(input).withCheckedness(input, true)));
            case "file" ->
                    NativeBehavior.ending(
                            new Nothing("it opens a file chooser; upload a file instead"));
            default -> NativeBehavior.deferred(new Change(focused(input)));
        };
    }

    private @Nullable NativeBehavior popover(Element button) {
        return disclosed(Disclosures.popover(pressed(), button));
    }

    /**
     * The selected coordinate of an image button: its centre, or none for a key and a click on its
     * label.
     */
    private ClickPoint selectedCoordinate(Element picture) {
        if (!byPointer || clicked.source() != picture) {
            return ClickPoint.NONE;
        }
        Bounds box = clicked.element().bounds();
        PaddingEdge edge = Engine.ofPages().paddingEdge(page.current(), picture);
        return new ClickPoint(
                (int) Math.round(box.width() / 2 - edge.left()),
                (int) Math.round(box.height() / 2 - edge.top()));
    }

    /** Activates the labeled control, unless the click was on interactive content in the label. */
    private @Nullable NativeBehavior label(Element label) {
        Element control = isInInteractiveContent ? null : FormControls.labelled(label);
        if (control == null || Disabledness.isDisabled(control)) {
            return null;
        }
        focusedFrom = control;
        NativeBehavior own = nativeBehavior(control);
        return NativeBehavior.ending(own == null ? new Change(focused(control)) : own.transition());
    }

    /** Toggles the details of its first summary, unless the click was on a control in it. */
    private @Nullable NativeBehavior summary(Element summary) {
        Element details = DetailsSummary.detailsOf(summary);
        return !isInControl && details != null
                ? NativeBehavior.ending(new Change(Disclosures.toggledDetails(page, details)))
                : null;
    }

    /** Selects an option, or toggles it in a select element with {@code multiple}. */
    private @Nullable NativeBehavior option(Element option) {
        Element select = option.closest("select");
        if (select == null) {
            return null;
        }
        if (Disabledness.isDisabledOption(option)) {
            throw clicked.error(
                    Kind.DISABLED, "is an option that cannot be chosen; choose another");
        }
        UserInput input = page.input();
        UserInput changed =
                select.hasAttr("multiple")
                        ? input.withChecked(option, !new Checkedness(input).isSelected(option))
                                .withInteraction(select)
                        : input.withOnlyOption(select, option);
        return NativeBehavior.deferred(new Change(changed));
    }
}
