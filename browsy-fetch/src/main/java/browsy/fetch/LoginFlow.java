package browsy.fetch;

import browsy.fetch.LoginOutcome.Kind;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.CredentialRefused;
import browsy.fetch.credential.CodeGenerator;
import browsy.fetch.credential.OriginBinding;
import browsy.fetch.credential.PasswordLogin;
import browsy.model.PageType;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.EnterCode;
import browsy.model.SuggestedAction.Login;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Signs in and submits codes with the suggested actions of the page. */
final class LoginFlow {
    private final Session session;
    private final Tab tab;

    LoginFlow(Session session, Tab tab) {
        this.session = session;
        this.tab = tab;
    }

    /**
     * Fills in and submits the login form. If it has no password field, the form is submitted with
     * the user name, and the password is entered on the next page. If a code is required and the
     * login generates codes, it is entered. If the current page has no login form that may receive
     * the password, the sign-in page of the login is loaded first.
     *
     * @throws ActionError if the page has no login form
     * @throws CredentialRefused if a secret would be entered into a page or sent to an address that
     *     it is not bound to
     */
    LoginOutcome login(PasswordLogin login) {
        String signIn = login.signInUrl();
        if (signIn != null && !isAtFormOf(login)) {
            session.goTo(signIn);
        }
        LoginOutcome outcome = enterPassword(login);
        CodeGenerator codes = login.codes();
        return codes != null && outcome.kind() == Kind.NEEDS_CODE
                ? enterCode(codes.next(), login.binding())
                : outcome;
    }

    /** Whether the current page has a login form that may receive the password. */
    private boolean isAtFormOf(PasswordLogin login) {
        return session.url() != null
                && login.binding().allows(session.url())
                && session.dom().action(Login.class).isPresent();
    }

    private LoginOutcome enterPassword(PasswordLogin login) {
        Login form = recipe(Login.class, "login form");
        SecretForm secrets = new SecretForm(tab, login.binding());
        secrets.requireBoundPage();
        Integer user = form.usernameId();
        if (user != null) {
            session.type(user, login.username());
        }
        SpatialDom sentFrom = session.dom();
        if (form.passwordId() == null) {
            send(form.submitId(), user);
            Login second = session.dom().action(Login.class).orElse(null);
            if (second == null || second.passwordId() == null) {
                return outcome(sentFrom);
            }
            sentFrom = session.dom();
            form = second;
        }
        Integer field = form.passwordId();
        if (field == null) {
            send(form.submitId(), user);
        } else {
            char[] password = login.password();
            String text = new String(password);
            Arrays.fill(password, '\0');
            secrets.submit("login", Map.of(field, text), buttonOf(form.submitId(), field));
        }
        return outcome(sentFrom);
    }

    /**
     * Enters and submits a verification code.
     *
     * @param binding the origins that may receive the code
     * @throws ActionError if the page has no field for a code
     * @throws CredentialRefused if the code would be entered into a page or sent to an address that
     *     it is not bound to
     */
    LoginOutcome enterCode(String code, OriginBinding binding) {
        EnterCode form = recipe(EnterCode.class, "field for a code");
        SpatialDom sentFrom = session.dom();
        List<SpatialElement> boxes = boxes(form.inputId(), code.length());
        Map<Integer, String> parts = new LinkedHashMap<>();
        if (boxes.size() > 1) {
            int room = code.length() / boxes.size();
            for (int i = 0; i < boxes.size(); i++) {
                parts.put(boxes.get(i).id(), code.substring(i * room, (i + 1) * room));
            }
        } else {
            parts.put(form.inputId(), code);
        }
        new SecretForm(tab, binding)
                .submit("enter_code", parts, buttonOf(form.submitId(), form.inputId()));
        return outcome(sentFrom);
    }

    /**
     * The visible fields that share a code, from the first on: fields of the same maximum length,
     * which together take the whole code. Empty if the first field alone does, or there are too few
     * fields.
     */
    private List<SpatialElement> boxes(int firstId, int length) {
        SpatialDom dom = session.dom();
        SpatialElement first = dom.get(firstId).orElse(null);
        Integer room = first == null ? null : first.constraints().maxLength();
        if (room == null || room < 1 || length % room != 0) {
            return List.of();
        }
        int wanted = length / room;
        List<SpatialElement> boxes = new ArrayList<>();
        boolean begun = false;
        for (SpatialElement element : dom.elements()) {
            begun |= element.id() == firstId;
            boolean fits = room.equals(element.constraints().maxLength());
            if (begun && fits && !element.hidden() && boxes.size() < wanted) {
                boxes.add(element);
            }
        }
        return boxes.size() == wanted ? boxes : List.of();
    }

    /** Clicks the submit button, else the button nearest to the field, else presses Enter. */
    private void send(@Nullable Integer submitId, @Nullable Integer fieldId) {
        Integer button = buttonOf(submitId, fieldId);
        if (button != null) {
            session.click(button);
        } else {
            session.press("Enter");
        }
    }

    /** The submit button, else the button nearest to the field; null if there is none. */
    private @Nullable Integer buttonOf(@Nullable Integer submitId, @Nullable Integer fieldId) {
        return submitId == null && fieldId != null
                ? session.findNearestButton(fieldId).map(SpatialElement::id).orElse(null)
                : submitId;
    }

    private <A extends SuggestedAction> A recipe(Class<A> kind, String what) {
        return session.dom()
                .action(kind)
                .orElseThrow(
                        () ->
                                new ActionError(
                                        ActionError.Kind.NO_SUCH_ACTION,
                                        0,
                                        "there is no " + what + " on " + session.url()));
    }

    /**
     * Determines the outcome from the current page.
     *
     * @param sentFrom the page whose form was submitted
     */
    private LoginOutcome outcome(SpatialDom sentFrom) {
        SpatialDom dom = session.dom();
        Kind verdict = verdict(dom);
        return new LoginOutcome(verdict, dom, LoginMessage.of(sentFrom, dom, verdict));
    }

    private Kind verdict(SpatialDom dom) {
        if (dom.pageType() == PageType.CAPTCHA) {
            return Kind.NEEDS_CAPTCHA;
        }
        if (dom.pageType() == PageType.TWO_FACTOR_AUTH || dom.action(EnterCode.class).isPresent()) {
            return Kind.NEEDS_CODE;
        }
        if (dom.action(Login.class).isPresent()) {
            return dom.captcha() != null ? Kind.NEEDS_CAPTCHA : Kind.BAD_CREDENTIALS;
        }
        return session.status() >= 400 || dom.blocked() != null ? Kind.UNKNOWN : Kind.SUCCESS;
    }
}
