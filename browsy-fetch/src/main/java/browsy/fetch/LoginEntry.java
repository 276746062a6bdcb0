package browsy.fetch;

import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.ActionError.Kind;
import browsy.fetch.config.FetchException.CredentialRefused;
import browsy.fetch.credential.OriginBinding;
import browsy.fetch.login.RememberMe;
import browsy.fetch.url.WebAddress;
import browsy.model.InputType;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction.Login;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Fills in and submits one login form. */
final class LoginEntry {
    /** The maximum length of a field that takes single characters of a password. */
    private static final int MAX_PART = 2;

    private final Session session;
    private final Tab tab;
    private final LoginSnapshot page;
    private final Login form;
    private final LoginSnapshot start;

    /**
     * @param page the page with the form
     * @param start the page on which the sign-in began
     */
    LoginEntry(Session session, Tab tab, LoginSnapshot page, Login form, LoginSnapshot start) {
        this.session = session;
        this.tab = tab;
        this.page = page;
        this.form = form;
        this.start = start;
    }

    /**
     * Checks that the form may receive the login.
     *
     * @throws CredentialRefused if the page is not bound, or is not encrypted although the sign-in
     *     began on an encrypted page
     * @throws ActionError if the field for the password takes something else
     */
    void requireAllowed(OriginBinding binding) {
        new SecretForm(tab, binding).requireBoundPage();
        boolean isDowngraded = isEncrypted(start) && !isEncrypted(page);
        if (isDowngraded && binding.isAny()) {
            throw new CredentialRefused(
                    CredentialRefused.Reason.PAGE, page.url(), WebAddress.origin(start.url()));
        }
        SpatialElement field = element(form.passwordId());
        if (field != null && !takesPassword(field)) {
            throw new ActionError(
                    Kind.WRONG_ELEMENT_TYPE,
                    field.id(),
                    "the field " + field.id() + " takes no whole password");
        }
    }

    private static boolean isEncrypted(LoginSnapshot page) {
        return WebAddress.origin(page.url()).startsWith("https:");
    }

    /**
     * Whether a field takes a password: it hides its text, or has the autofill purpose of one; but
     * not if it takes codes, searches or single characters.
     */
    private static boolean takesPassword(SpatialElement field) {
        String purpose =
                Objects.requireNonNullElse(field.constraints().autocomplete(), "")
                        .toLowerCase(Locale.ROOT);
        Integer room = field.constraints().maxLength();
        boolean isPart = room != null && room <= MAX_PART;
        boolean hides =
                field.inputType() == InputType.PASSWORD || purpose.endsWith("current-password");
        return hides && !isPart && !purpose.contains("one-time-code");
    }

    /** Enters the user name, unless the page already has it. */
    void enterUser(String username) {
        SpatialElement field = element(form.usernameId());
        if (field == null || field.state().readOnly() || field.state().disabled()) {
            return;
        }
        if (!username.equals(field.value())) {
            session.type(field.id(), username);
        }
    }

    /** Sets the check box to stay signed in. Styles often hide it behind its label. */
    void choose(RememberMe choice) {
        Integer box = form.rememberMeId();
        if (box != null && choice == RememberMe.YES) {
            session.force().check(box);
        } else if (box != null && choice == RememberMe.NO) {
            session.force().uncheck(box);
        }
    }

    /** Submits the form without a password. */
    void submit() {
        Integer button = button(session, form.submitId(), form.usernameId());
        if (button != null) {
            session.click(button);
            return;
        }
        if (form.usernameId() != null) {
            session.focus(form.usernameId());
        }
        session.press("Enter");
    }

    /** Enters the password and submits the form. */
    void submit(String password, OriginBinding binding) {
        int field = Objects.requireNonNull(form.passwordId());
        new SecretForm(tab, binding)
                .submit("login", Map.of(field, password), button(session, form.submitId(), field));
    }

    /** The submit button, else the button nearest to the field; null if there is none. */
    static @Nullable Integer button(
            Session session, @Nullable Integer submitId, @Nullable Integer fieldId) {
        return submitId == null && fieldId != null
                ? session.findNearestButton(fieldId).map(SpatialElement::id).orElse(null)
                : submitId;
    }

    private @Nullable SpatialElement element(@Nullable Integer id) {
        return id == null ? null : page.dom().get(id).orElse(null);
    }
}
