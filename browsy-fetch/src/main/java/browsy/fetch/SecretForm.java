package browsy.fetch;

import browsy.fetch.action.Activation;
import browsy.fetch.action.FieldEditor;
import browsy.fetch.action.Keyboard;
import browsy.fetch.action.Locator;
import browsy.fetch.action.PageTransition;
import browsy.fetch.action.PageTransition.Nothing;
import browsy.fetch.action.PageTransition.Submit;
import browsy.fetch.action.ResolvedTarget;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.ActionError.Kind;
import browsy.fetch.config.FetchException.CredentialRefused;
import browsy.fetch.config.FetchException.CredentialRefused.Reason;
import browsy.fetch.credential.OriginBinding;
import browsy.fetch.flow.Call;
import browsy.fetch.http.HttpExchange.Body;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.navigation.LoadedPage;
import browsy.fetch.url.WebAddress;
import browsy.find.Target;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Sends a form with secrets. The secrets are entered into a copy of the page, which neither the
 * history nor an output contains, and the body of the request is wiped after it was sent. They are
 * entered only into a page, and sent only to addresses, whose origin they are bound to; this
 * applies to redirects that repeat the body as well.
 */
final class SecretForm {
    private final Tab tab;
    private final OriginBinding binding;

    /**
     * @param binding the origins that may receive the secrets
     */
    SecretForm(Tab tab, OriginBinding binding) {
        this.tab = tab;
        this.binding = binding;
    }

    /**
     * Checks that the current page may receive the secrets.
     *
     * @throws CredentialRefused if its origin is not bound
     */
    void requireBoundPage() {
        String url = tab.page().url();
        if (!binding.allows(url)) {
            throw new CredentialRefused(Reason.PAGE, url, binding.toString());
        }
    }

    /**
     * Enters secrets and submits the form.
     *
     * @param name the name of the action, for its result and events
     * @param secrets the secrets by the ids of their fields
     * @param submitId the id of the submit button; null to press Enter in the last field
     * @throws CredentialRefused if the page, the action of the form or a redirect is not bound
     * @throws ActionError if a field does not accept a secret, or the button cannot be clicked
     */
    void submit(String name, Map<Integer, String> secrets, @Nullable Integer submitId) {
        List<Call> calls = new ArrayList<>();
        secrets.keySet().forEach(id -> calls.add(Call.typeSecret(Target.id(id))));
        calls.add(
                submitId == null
                        ? Call.of("press").with("Enter")
                        : Call.on("click", Target.id(submitId)));
        tab.act(
                name,
                calls,
                () -> {
                    requireBoundPage();
                    LoadedPage filled = tab.page();
                    SpatialElement last = null;
                    for (Map.Entry<Integer, String> secret : secrets.entrySet()) {
                        ResolvedTarget field =
                                Locator.usable(filled, tab.previous(), Target.id(secret.getKey()));
                        filled = FieldEditor.secret(field, secret.getValue(), binding);
                        last = field.element();
                    }
                    if (submitId == null) {
                        press(filled);
                        return last;
                    }
                    ResolvedTarget button =
                            Locator.clickable(filled, tab.previous(), Target.id(submitId));
                    click(button, submitId);
                    return button.element();
                });
    }

    /** Presses Enter in the focused field of a page. */
    private void press(LoadedPage filled) {
        PageTransition transition = Keyboard.press(filled, "Enter");
        if (transition instanceof Submit submit) {
            send(submit);
        } else {
            String why =
                    transition instanceof Nothing nothing
                            ? nothing.why()
                            : "enter in the field does not send the form";
            throw new ActionError(Kind.WRONG_ELEMENT_TYPE, 0, why);
        }
    }

    /** Clicks a button. If it sends no form, it acts on the page without the secrets. */
    private void click(ResolvedTarget button, int id) {
        PageTransition transition = Activation.of(button);
        if (transition instanceof Submit submit) {
            send(submit);
        } else {
            ClickAction.click(tab, tab.clickable(Target.id(id)));
        }
    }

    private void send(Submit submit) {
        Submit bound = bound(submit);
        try {
            tab.apply(bound);
        } finally {
            Body body = bound.request().body();
            if (body != null) {
                body.wipe();
            }
        }
    }

    /**
     * Binds secrets that are bound to no origin to the action of the form, which is the only
     * address that the page shows.
     *
     * @throws CredentialRefused if the page is encrypted and its form is not
     */
    private Submit bound(Submit submit) {
        Request request = submit.request();
        Body body = request.body();
        if (!binding.isAny() || WebAddress.normal(request.url()) == null) {
            return submit;
        }
        if (isEncrypted(tab.page().url()) && !isEncrypted(request.url())) {
            throw new CredentialRefused(
                    Reason.ACTION, request.url(), WebAddress.origin(tab.page().url()));
        }
        Body kept =
                body == null
                        ? null
                        : new Body(
                                body.contentType(), body.bytes(), OriginBinding.to(request.url()));
        return new Submit(
                submit.submission(),
                new Request(
                                request.method(),
                                request.url(),
                                kept,
                                request.initiator(),
                                request.policy(),
                                request.revalidate())
                        .under(request.restrictions())
                        .in(request.container()));
    }

    private static boolean isEncrypted(String url) {
        return WebAddress.origin(url).startsWith("https:");
    }
}
