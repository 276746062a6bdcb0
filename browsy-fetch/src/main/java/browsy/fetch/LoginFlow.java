package browsy.fetch;

import browsy.fetch.LoginOutcome.Kind;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.CredentialRefused;
import browsy.fetch.config.FetchException.HttpError;
import browsy.fetch.cookie.CookieFormat;
import browsy.fetch.credential.CodeGenerator;
import browsy.fetch.credential.OriginBinding;
import browsy.fetch.credential.PasswordLogin;
import browsy.fetch.flow.Call;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.login.AuthAnswer;
import browsy.fetch.login.AuthPending;
import browsy.fetch.login.AuthRequest;
import browsy.fetch.login.CaptchaAnswer;
import browsy.fetch.login.CaptchaPending;
import browsy.fetch.login.CaptchaRequest;
import browsy.fetch.login.LoginEvidence;
import browsy.fetch.login.LoginEvidence.Fact;
import browsy.fetch.login.LoginOptions;
import browsy.fetch.login.SecondFactor;
import browsy.model.PageType;
import browsy.model.SuggestedAction.EnterCode;
import browsy.model.SuggestedAction.Login;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Signs in with the suggested actions of pages. Each step acts on the current page: it passes a
 * hurdle, enters the user name, the password or a code, or determines the outcome. The steps follow
 * the pages, so that a site may ask in one page or several, and on another origin.
 */
final class LoginFlow {
    /** The maximum number of steps, against pages that lead in circles. */
    private static final int MAX_STEPS = 24;

    /** The maximum number of links to a sign-in that are followed. */
    private static final int MAX_LINKS = 2;

    /** The maximum number of codes that the callback is asked for. */
    private static final int MAX_CODES = 3;

    private static final int MAX_CAPTCHAS = 2;

    private final Session session;
    private final Tab tab;
    private final LoginOptions options;

    /** The login; null if only a code is entered. */
    private final @Nullable PasswordLogin login;

    private final LoginHurdles hurdles;
    private final List<String> secrets = new ArrayList<>();

    /** The facts that the page does not show. */
    private final List<LoginEvidence> events = new ArrayList<>();

    private LoginSnapshot start;

    /** The page whose form was submitted last. */
    private LoginSnapshot form;

    /** The status of a response without a page to the last form; null if it had one. */
    private @Nullable Integer failedStatus;

    private boolean userSent;
    private boolean secretSent;
    private int links;
    private int codesAsked;
    private boolean generated;
    private int captchas;

    LoginFlow(Session session, Tab tab, @Nullable PasswordLogin login, LoginOptions options) {
        this.session = session;
        this.tab = tab;
        this.login = login;
        this.options = options;
        hurdles = new LoginHurdles(session, tab, options);
        if (session.url() == null && login != null && login.signInUrl() != null) {
            session.goTo(login.signInUrl());
        }
        start = LoginSnapshot.of(session, null);
        form = start;
    }

    /**
     * Signs in. If the current page has no login form that may receive the password, the sign-in
     * page of the login is loaded first.
     *
     * @throws ActionError if the page has neither a login form nor one link to a sign-in
     * @throws CredentialRefused if a secret would be entered into a page or sent to an address that
     *     it is not bound to
     */
    LoginOutcome login(PasswordLogin used) {
        String signIn = used.signInUrl();
        boolean isAtForm = used.binding().allows(String.valueOf(session.url())) && hasForm();
        if (signIn != null && !isAtForm) {
            tab.request(signIn);
            form = LoginSnapshot.of(session, null);
        }
        return run();
    }

    private boolean hasForm() {
        return start.form() != null;
    }

    /**
     * Enters and submits a verification code on the current page, and continues.
     *
     * @param binding the origins that may receive the code
     * @throws ActionError if the page has no field for a code
     */
    LoginOutcome enterCode(String code, OriginBinding binding) {
        sendCode(start, code, binding);
        return run();
    }

    private LoginOutcome run() {
        for (int step = 0; step < MAX_STEPS; step++) {
            LoginOutcome outcome = step();
            if (outcome != null) {
                return outcome;
            }
        }
        return outcome(now(), Kind.UNKNOWN, verdict(now()), null);
    }

    private LoginSnapshot now() {
        return LoginSnapshot.of(session, failedStatus);
    }

    private LoginVerdict.Result verdict(LoginSnapshot now) {
        return LoginVerdict.of(start, form, now);
    }

    /** Performs one step; returns the outcome if it was the last one, else null. */
    private @Nullable LoginOutcome step() {
        LoginSnapshot now = now();
        if (now.hasPage()) {
            switch (hurdles.pass(now)) {
                case PASSED -> {
                    return null;
                }
                case NEEDS_CONSENT -> {
                    events.add(new LoginEvidence(Fact.COOKIE_WALL, ""));
                    return outcome(now, Kind.NEEDS_CONSENT, verdict(now), null);
                }
                case NONE -> {
                    // A page of the sign-in itself.
                }
            }
        }
        Login found = now.hasPage() ? now.form() : null;
        if (!secretSent && !userSent) {
            return begin(now, found);
        }
        if (!secretSent && found != null && found.passwordId() != null) {
            enter(now, found);
            return null;
        }
        return conclude(now);
    }

    /** The step before anything was sent: finds the form and enters what it asks for. */
    private @Nullable LoginOutcome begin(LoginSnapshot now, @Nullable Login found) {
        boolean challenged = now.dom().pageType() == PageType.CAPTCHA && found == null;
        boolean guarded = found != null && now.dom().captcha() != null;
        if (challenged || (guarded && captchas == 0 && options.captchaPending() != null)) {
            return solveCaptcha(now, verdict(now), found != null);
        }
        if (found != null) {
            enter(now, found);
            return null;
        }
        List<Integer> signIns = now.account().signInIds();
        if (signIns.size() == 1 && links < MAX_LINKS) {
            links++;
            session.click(signIns.get(0));
            form = now();
            return null;
        }
        if (now.status() == BasicSignIn.UNAUTHORIZED && login != null) {
            new SecretForm(tab, login.binding()).requireBoundPage();
            String url = BasicSignIn.url(String.valueOf(session.url()), login);
            submit(
                    now,
                    () ->
                            tab.act(
                                    "login",
                                    Call.to("goTo", url),
                                    () -> tab.load(Request.get(url), null)));
            secretSent = true;
            return null;
        }
        throw new ActionError(
                ActionError.Kind.NO_SUCH_ACTION, 0, "there is no login form on " + session.url());
    }

    /** Enters the user name and, if the form has a field for it, the password; submits the form. */
    private void enter(LoginSnapshot now, Login found) {
        PasswordLogin used = used();
        LoginEntry entry = new LoginEntry(session, tab, now, found, start);
        entry.requireAllowed(used.binding());
        entry.enterUser(used.username());
        entry.choose(options.rememberMe());
        if (found.passwordId() == null) {
            submit(now, entry::submit);
            userSent = true;
            return;
        }
        char[] password = used.password();
        String text = new String(password);
        Arrays.fill(password, '\0');
        secrets.add(text);
        submit(now, () -> entry.submit(text, used.binding()));
        secretSent = true;
    }

    private PasswordLogin used() {
        if (login == null) {
            throw new IllegalStateException("there is no login");
        }
        return login;
    }

    /** Submits a form. An error status without a page is a part of the outcome, not an error. */
    private void submit(LoginSnapshot from, Runnable action) {
        form = from;
        failedStatus = null;
        try {
            action.run();
        } catch (HttpError e) {
            failedStatus = e.status();
        }
    }

    /** The step after a secret, or a user name without a password form, was sent. */
    private @Nullable LoginOutcome conclude(LoginSnapshot now) {
        LoginVerdict.Result verdict = verdict(now);
        return switch (verdict.kind()) {
            case NEEDS_CAPTCHA -> solveCaptcha(now, verdict, true);
            case NEEDS_CODE, NEEDS_CONFIRMATION -> passSecondFactor(now, verdict);
            default -> outcome(now, verdict.kind(), verdict, null);
        };
    }

    /**
     * Lets a person solve a CAPTCHA and loads the page again, so that the form is filled in anew.
     *
     * @param again whether a form was sent or will be, whose page is loaded again
     */
    private @Nullable LoginOutcome solveCaptcha(
            LoginSnapshot now, LoginVerdict.Result verdict, boolean again) {
        CaptchaPending callback = options.captchaPending();
        if (callback == null || captchas >= MAX_CAPTCHAS) {
            return outcome(now, Kind.NEEDS_CAPTCHA, verdict, null);
        }
        captchas++;
        CaptchaRequest request =
                new CaptchaRequest(
                        String.valueOf(session.url()),
                        now.dom(),
                        now.dom().captcha(),
                        session.cookies().save(CookieFormat.STORAGE_STATE),
                        deadline());
        CaptchaAnswer answer =
                PendingCall.within(options.pendingTimeout(), () -> callback.await(request));
        if (answer == null || answer instanceof CaptchaAnswer.GivenUp) {
            return outcome(now, Kind.NEEDS_CAPTCHA, gaveUp(verdict, answer == null), null);
        }
        if (answer instanceof CaptchaAnswer.WithCookies solved) {
            session.cookies().load(solved.format(), solved.cookies());
        }
        Request source = tab.page().source().request();
        if (again && form.form() != null && source != null && source.body() != null) {
            tab.request(form.dom().url());
        } else {
            session.reload();
        }
        failedStatus = null;
        userSent = false;
        secretSent = false;
        return null;
    }

    private Instant deadline() {
        return Instant.now().plus(options.pendingTimeout());
    }

    private LoginVerdict.Result gaveUp(LoginVerdict.Result verdict, boolean timedOut) {
        events.add(new LoginEvidence(timedOut ? Fact.TIMED_OUT : Fact.GAVE_UP, ""));
        return verdict;
    }

    /** Enters a code of the login or the callback, or waits for a confirmation. */
    private @Nullable LoginOutcome passSecondFactor(
            LoginSnapshot now, LoginVerdict.Result verdict) {
        AuthRequest request =
                new CodePage(now)
                        .request(verdict.kind(), redacted(verdict), codesAsked + 1, deadline());
        boolean hasField = now.dom().action(EnterCode.class).isPresent();
        CodeGenerator generator = login == null ? null : login.codes();
        if (generator != null && hasField && !generated && isGenerated(request.factor())) {
            generated = true;
            sendCode(now, generator.next(), used().binding());
            return null;
        }
        AuthPending callback = options.authPending();
        if (callback == null || codesAsked >= MAX_CODES) {
            return outcome(now, verdict.kind(), verdict, request);
        }
        codesAsked++;
        AuthAnswer answer =
                PendingCall.within(options.pendingTimeout(), () -> callback.await(request));
        if (answer instanceof AuthAnswer.Code code && hasField) {
            sendCode(now, code.code(), login == null ? OriginBinding.ANY : login.binding());
            return null;
        }
        if (answer instanceof AuthAnswer.Confirmed) {
            return new ConfirmationPolling(session, tab, options, request.deadline())
                            .leaves(() -> isPending(verdict.kind()))
                    ? null
                    : outcome(now(), verdict.kind(), gaveUp(verdict(now()), true), request);
        }
        return outcome(now, verdict.kind(), gaveUp(verdict, answer == null), request);
    }

    private boolean isPending(Kind kind) {
        return verdict(now()).kind() == kind;
    }

    private static boolean isGenerated(SecondFactor factor) {
        return factor == SecondFactor.AUTHENTICATOR || factor == SecondFactor.OTHER_CODE;
    }

    private void sendCode(LoginSnapshot now, String code, OriginBinding binding) {
        CodePage page = new CodePage(now);
        Map<Integer, String> parts = page.parts(code);
        EnterCode found = page.form();
        secrets.add(code);
        submit(
                now,
                () ->
                        new SecretForm(tab, binding)
                                .submit(
                                        "enter_code",
                                        parts,
                                        LoginEntry.button(
                                                session, found.submitId(), found.inputId())));
        secretSent = true;
    }

    private String redacted(LoginVerdict.Result verdict) {
        return LoginRedaction.without(secrets, verdict.message());
    }

    private LoginOutcome outcome(
            LoginSnapshot now,
            Kind kind,
            LoginVerdict.Result verdict,
            @Nullable AuthRequest pending) {
        List<LoginEvidence> evidence = new ArrayList<>();
        verdict.evidence()
                .forEach(
                        one ->
                                evidence.add(
                                        new LoginEvidence(
                                                one.fact(),
                                                LoginRedaction.without(secrets, one.detail()))));
        evidence.addAll(events);
        return new LoginOutcome(kind, now.dom(), redacted(verdict), evidence, pending);
    }
}
