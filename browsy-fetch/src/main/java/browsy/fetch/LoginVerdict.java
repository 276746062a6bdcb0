package browsy.fetch;

import browsy.fetch.LoginOutcome.Kind;
import browsy.fetch.login.LoginEvidence;
import browsy.fetch.login.LoginEvidence.Fact;
import browsy.find.Target;
import browsy.intelligence.account.AccountMessage;
import browsy.intelligence.account.CodeChannel;
import browsy.model.BlockedInfo;
import browsy.model.Constraints;
import browsy.model.InputPurpose;
import browsy.model.InputType;
import browsy.model.PageType;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction.ChangePassword;
import browsy.model.SuggestedAction.Consent;
import browsy.model.SuggestedAction.EnterCode;
import browsy.model.SuggestedAction.Login;
import browsy.model.SuggestedAction.Search;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Determines the outcome of a sign-in. It compares the page after the submission with the page of
 * the form and with the session before the sign-in. The first tests recognise pages that demand a
 * further step. The other tests distinguish a page for a signed-in user from a rejection.
 */
final class LoginVerdict {
    private static final int UNAUTHORIZED = 401;
    private static final int LOCKED = 423;
    private static final int TOO_MANY_REQUESTS = 429;
    private static final int ERROR = 400;
    private static final int SERVER_ERROR = 500;

    /** Types of pages that a sign-in may show; the others have content for a signed-in user. */
    private static final Set<PageType> SIGN_IN =
            EnumSet.of(
                    PageType.LOGIN,
                    PageType.TWO_FACTOR_AUTH,
                    PageType.OAUTH_CONSENT,
                    PageType.FORM,
                    PageType.ERROR,
                    PageType.OTHER);

    private final LoginSnapshot start;
    private final LoginSnapshot form;
    private final LoginSnapshot now;
    private final @Nullable Login again;
    private final boolean offersLogOut;
    private final String message;
    private final Set<AccountMessage> meanings;
    private final List<LoginEvidence> evidence = new ArrayList<>();

    private LoginVerdict(LoginSnapshot start, LoginSnapshot form, LoginSnapshot now) {
        this.start = start;
        this.form = form;
        this.now = now;
        again = formOf(now);
        offersLogOut = now.hasPage() && now.account().offersLogOut();
        message = now.hasPage() ? LoginMessage.of(form.dom(), now.dom(), isRejection()) : "";
        meanings = meanings();
    }

    /**
     * The result.
     *
     * @param message the message of the page; empty if there is none
     */
    record Result(Kind kind, String message, List<LoginEvidence> evidence) {}

    /**
     * Determines the outcome.
     *
     * @param start the state before the sign-in
     * @param form the page whose form was submitted last
     * @param now the state after it
     */
    static Result of(LoginSnapshot start, LoginSnapshot form, LoginSnapshot now) {
        LoginVerdict verdict = new LoginVerdict(start, form, now);
        verdict.collect();
        Kind kind = verdict.kind();
        String message =
                kind == Kind.SUCCESS
                        ? LoginMessage.of(form.dom(), now.dom(), false)
                        : verdict.message;
        return new Result(kind, message, verdict.evidence);
    }

    /**
     * The login form of a page; null if it has none. A form for a code often names the user, but
     * takes no password.
     */
    private static @Nullable Login formOf(LoginSnapshot page) {
        Login found = page.form();
        boolean isOfCode =
                found != null
                        && found.passwordId() == null
                        && page.dom().action(EnterCode.class).isPresent();
        return isOfCode ? null : found;
    }

    /** Whether the page asks again for what was sent, or has an error status. */
    private boolean isRejection() {
        boolean asksForCodeAgain =
                form.dom().action(EnterCode.class).isPresent()
                        && now.dom().action(EnterCode.class).isPresent();
        return again != null || asksForCodeAgain || now.status() >= ERROR;
    }

    /** The meanings of the message; of a short page without one, those of all its texts. */
    private Set<AccountMessage> meanings() {
        if (!now.hasPage()) {
            return EnumSet.noneOf(AccountMessage.class);
        }
        if (!message.isEmpty() || again != null || offersLogOut || !LoginTexts.isShort(now.dom())) {
            return now.account().meanings(message);
        }
        Set<AccountMessage> all = EnumSet.noneOf(AccountMessage.class);
        LoginTexts.of(now.dom()).forEach(text -> all.addAll(now.account().meanings(text)));
        return all;
    }

    private void add(boolean holds, Fact fact, String detail) {
        if (holds) {
            evidence.add(new LoginEvidence(fact, detail));
        }
    }

    private void add(boolean holds, Fact fact) {
        add(holds, fact, "");
    }

    /** Collects the facts that hold, whether or not they turn the balance. */
    private void collect() {
        add(again == null && now.hasPage(), Fact.FORM_GONE);
        add(again != null, Fact.FORM_REPEATED);
        add(offersLogOut, Fact.LOG_OUT_OFFERED);
        add(!now.url().equals(form.url()), Fact.URL_CHANGED, now.url());
        List<String> cookies = now.cookiesSince(start);
        add(!cookies.isEmpty(), Fact.COOKIES_SET, String.join(", ", cookies));
        add(now.status() >= ERROR, Fact.ERROR_STATUS, Integer.toString(now.status()));
        for (AccountMessage meaning : meanings) {
            add(true, fact(meaning));
        }
        add(!message.isEmpty() && meanings.isEmpty(), Fact.OTHER_MESSAGE);
        add(
                again != null && now.dom().elements().stream().anyMatch(e -> e.state().invalid()),
                Fact.INVALID_FIELD);
        add(now.dom().captcha() != null && now.hasPage(), Fact.CAPTCHA_SHOWN);
        BlockedInfo blocked = now.dom().blocked();
        if (blocked != null && now.hasPage()) {
            add(true, Fact.BLOCKED, blocked.kind().wireName());
        }
    }

    private static Fact fact(AccountMessage meaning) {
        return switch (meaning) {
            case WRONG_CREDENTIALS -> Fact.WRONG_CREDENTIALS_MESSAGE;
            case WRONG_CODE -> Fact.WRONG_CODE_MESSAGE;
            case LOCKED -> Fact.LOCKED_MESSAGE;
            case PASSWORD_EXPIRED -> Fact.PASSWORD_EXPIRED_MESSAGE;
            case NEEDS_COOKIES -> Fact.COOKIES_MESSAGE;
            case SESSION_EXPIRED -> Fact.SESSION_EXPIRED_MESSAGE;
        };
    }

    private boolean isSaid(AccountMessage meaning) {
        return meanings.contains(meaning);
    }

    private Kind kind() {
        if (!now.hasPage()) {
            return withoutPage();
        }
        Kind demanded = demanded();
        if (demanded != null) {
            return demanded;
        }
        return again != null ? withForm() : withoutForm();
    }

    private Kind withoutPage() {
        return switch (now.status()) {
            case UNAUTHORIZED -> Kind.BAD_CREDENTIALS;
            case LOCKED, TOO_MANY_REQUESTS -> Kind.LOCKED;
            default -> Kind.UNKNOWN;
        };
    }

    /** The kind of a page that reports a lock or demands something further; null for another. */
    private @Nullable Kind demanded() {
        if (now.dom().pageType() == PageType.CAPTCHA) {
            return Kind.NEEDS_CAPTCHA;
        }
        if (isLocked()) {
            return Kind.LOCKED;
        }
        if (demandsNewPassword()) {
            add(now.dom().action(ChangePassword.class).isPresent(), Fact.NEW_PASSWORD_FORM);
            return Kind.NEEDS_NEW_PASSWORD;
        }
        if (demandsCode()) {
            add(now.dom().action(EnterCode.class).isPresent(), Fact.CODE_FIELD);
            return Kind.NEEDS_CODE;
        }
        if (demandsConfirmation()) {
            add(true, Fact.CONFIRMATION_ASKED);
            return Kind.NEEDS_CONFIRMATION;
        }
        if (now.dom().action(Consent.class).isPresent()) {
            add(true, Fact.ACCESS_ASKED);
            return Kind.NEEDS_CONSENT;
        }
        return null;
    }

    private boolean isLocked() {
        BlockedInfo blocked = now.dom().blocked();
        boolean limited = blocked != null && blocked.kind() == BlockedInfo.Kind.RATE_LIMITED;
        return now.status() == LOCKED
                || now.status() == TOO_MANY_REQUESTS
                || (isSaid(AccountMessage.LOCKED) && !offersLogOut)
                || (limited && !offersLogOut);
    }

    private boolean demandsNewPassword() {
        ChangePassword form = now.dom().action(ChangePassword.class).orElse(null);
        return (form != null && SIGN_IN.contains(now.dom().pageType()) && !isOfSettings(form))
                || (isSaid(AccountMessage.PASSWORD_EXPIRED) && !offersLogOut);
    }

    /**
     * Whether the page is one for a signed-in user, and the form of the new password has fields for
     * more than passwords, the name of the user and a search.
     */
    private boolean isOfSettings(ChangePassword change) {
        if (!offersLogOut) {
            return false;
        }
        SpatialDom dom = now.dom();
        SpatialElement password = dom.get(change.newId()).orElse(null);
        Integer form = password == null ? null : password.relations().form();
        Set<SpatialElement> usual =
                new HashSet<>(Target.purpose(InputPurpose.USERNAME).resolve(dom));
        dom.action(Search.class).flatMap(search -> dom.get(search.inputId())).ifPresent(usual::add);
        return dom.visible().stream()
                .anyMatch(
                        element ->
                                Objects.equals(element.relations().form(), form)
                                        && isOfProfile(element)
                                        && !usual.contains(element));
    }

    /** Whether an element is an editable field that is no password, check box or radio button. */
    private static boolean isOfProfile(SpatialElement element) {
        InputType type = element.inputType();
        return element.isFormField()
                && type != InputType.PASSWORD
                && (type == null || !type.isCheckable())
                && !element.state().disabled()
                && !element.state().readOnly();
    }

    /**
     * Whether the page asks for a code. On a page for a signed-in user, a field for a code without
     * the autofill purpose may take a voucher.
     */
    private boolean demandsCode() {
        if (now.dom().pageType() == PageType.TWO_FACTOR_AUTH) {
            return now.dom().action(EnterCode.class).isPresent() || !demandsConfirmationBySaying();
        }
        EnterCode code = now.dom().action(EnterCode.class).orElse(null);
        return code != null && (!offersLogOut || isDeclared(code));
    }

    private boolean isDeclared(EnterCode code) {
        String purpose =
                now.dom()
                        .get(code.inputId())
                        .map(SpatialElement::constraints)
                        .map(Constraints::autocomplete)
                        .orElse("");
        return purpose.toLowerCase(Locale.ROOT).contains("one-time-code");
    }

    private boolean demandsConfirmation() {
        return again == null
                && SIGN_IN.contains(now.dom().pageType())
                && LoginTexts.isShort(now.dom())
                && demandsConfirmationBySaying();
    }

    private boolean demandsConfirmationBySaying() {
        return LoginTexts.of(now.dom()).stream()
                .anyMatch(text -> now.account().channel(text) == CodeChannel.CONFIRMATION);
    }

    /** The kind of a page with a login form. */
    private Kind withForm() {
        boolean wrong = isSaid(AccountMessage.WRONG_CREDENTIALS);
        if (now.dom().captcha() != null && !wrong) {
            return Kind.NEEDS_CAPTCHA;
        }
        if (offersLogOut && !form.account().offersLogOut() && !wrong) {
            return Kind.SUCCESS;
        }
        if (now.status() >= SERVER_ERROR) {
            return Kind.UNKNOWN;
        }
        boolean other =
                isSaid(AccountMessage.NEEDS_COOKIES) || isSaid(AccountMessage.SESSION_EXPIRED);
        return other && !wrong ? Kind.UNKNOWN : Kind.BAD_CREDENTIALS;
    }

    /** The kind of a page without a login form. */
    private Kind withoutForm() {
        if (offersLogOut && now.status() < ERROR) {
            return Kind.SUCCESS;
        }
        if (isSaid(AccountMessage.WRONG_CREDENTIALS) || now.status() == UNAUTHORIZED) {
            return Kind.BAD_CREDENTIALS;
        }
        boolean failed =
                now.status() >= ERROR
                        || now.dom().blocked() != null
                        || now.dom().pageType() == PageType.ERROR
                        || isSaid(AccountMessage.NEEDS_COOKIES)
                        || isSaid(AccountMessage.SESSION_EXPIRED);
        if (failed) {
            return Kind.UNKNOWN;
        }
        return isStillSignedOut() ? Kind.UNKNOWN : Kind.SUCCESS;
    }

    /**
     * Whether the page offers to sign in as if nothing had happened: no cookie was set, or the
     * offer leads to the page with the form.
     */
    private boolean isStillSignedOut() {
        List<Integer> offers = now.account().signInIds();
        if (offers.isEmpty()) {
            return false;
        }
        add(true, Fact.SIGN_IN_OFFERED);
        boolean leadsBack =
                offers.stream()
                        .map(id -> now.dom().get(id).map(SpatialElement::href).orElse(null))
                        .anyMatch(
                                href ->
                                        href != null
                                                && LoginSnapshot.bare(href).equals(form.url()));
        return leadsBack || now.cookiesSince(start).isEmpty();
    }
}
