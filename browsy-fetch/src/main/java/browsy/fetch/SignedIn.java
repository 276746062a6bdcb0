package browsy.fetch;

import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.HttpError;
import browsy.fetch.cookie.Cookie;
import browsy.fetch.credential.Credentials;
import browsy.fetch.credential.OriginBinding;
import browsy.fetch.credential.PasswordLogin;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.navigation.History;
import browsy.fetch.navigation.LoadedPage;
import browsy.fetch.okhttp.PublicSuffixes;
import browsy.fetch.state.SavedSession;
import browsy.fetch.state.SessionStore;
import browsy.fetch.url.WebAddress;
import browsy.model.PageType;
import browsy.model.SpatialDom;
import browsy.model.SuggestedAction.Login;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a session signed in with the login of an alias. Each navigation has these steps:
 *
 * <ol>
 *   <li>If a cookie of the sign-in has expired or is about to, sign in first.
 *   <li>Send the request.
 *   <li>If the response is a sign-in page, or has the status 401 or 403, sign in once. Then repeat
 *       a request without a body. A form with a body is filled in again, but not sent again.
 * </ol>
 */
final class SignedIn {
    /** A cookie that expires within this time is regarded as expired. */
    private static final Duration MARGIN = Duration.ofSeconds(30);

    private static final int UNAUTHORIZED = 401;
    private static final int FORBIDDEN = 403;

    private final Session session;
    private final Tab tab;
    private final Credentials.Alias alias;
    private final OriginBinding binding;
    private final InstantSource clock = InstantSource.system();

    /** The cookies that the sign-in has set. */
    private Set<CookieId> ofLogin = Set.of();

    /** Whether the session has signed in or restored a state. */
    private boolean established;

    /** The cookies of the last saved state. */
    private List<Cookie> saved = List.of();

    private SignedIn(Session session, Tab tab, Credentials.Alias alias, OriginBinding binding) {
        this.session = session;
        this.tab = tab;
        this.alias = alias;
        this.binding = binding;
    }

    /** The identity of a cookie of a sign-in. */
    private record CookieId(String name, String domain, String path) {
        static CookieId of(Cookie cookie) {
            return new CookieId(cookie.name(), cookie.domain(), cookie.path());
        }
    }

    /**
     * Starts to use the login of an alias, with the state that the session store has of it.
     *
     * @throws browsy.fetch.config.FetchException.CredentialRefused if no login has the alias
     */
    static SignedIn start(Session session, Tab tab, Credentials.Alias alias) {
        try (PasswordLogin login = tab.find(alias)) {
            SignedIn signedIn = new SignedIn(session, tab, alias, login.binding());
            tab.config().sessionStore().load(alias.alias()).ifPresent(signedIn::restore);
            return signedIn;
        }
    }

    private void restore(SavedSession state) {
        tab.transport().cookies().add(state.cookies().toArray(Cookie[]::new));
        ofLogin = ids(state.loginCookies());
        established = true;
    }

    /** Returns the same for a copy of the session. */
    SignedIn copyFor(Session other, Tab otherTab) {
        SignedIn copy = new SignedIn(other, otherTab, alias, binding);
        copy.ofLogin = ofLogin;
        copy.established = established;
        return copy;
    }

    Credentials.Alias alias() {
        return alias;
    }

    /** Removes the cookies of the sign-in from the session. */
    void leave() {
        tab.transport().cookies().removeIf(cookie -> ofLogin.contains(CookieId.of(cookie)));
    }

    /**
     * Loads the response of a request.
     *
     * @param fileName see {@link Tab#load}
     * @throws LoginFailedException if the session is signed out and cannot sign in
     * @throws ActionError if the request has a body and the sign-in had expired
     */
    void load(Request request, @Nullable String fileName) {
        if (!binding.allows(request.url())) {
            tab.load(request, fileName);
            return;
        }
        History before = tab.history();
        boolean fresh = isExpiring() && signIn(before) != null;
        if (!isAccepted(request, fileName, !fresh) && !fresh) {
            repeat(request, fileName, before);
        }
        save();
    }

    /** Sends a request; returns false if the response shows that the session is signed out. */
    private boolean isAccepted(Request request, @Nullable String fileName, boolean mayRetry) {
        try {
            tab.load(request, fileName);
            return tab.receivedFile() || !isSignedOut(request);
        } catch (HttpError e) {
            if (!mayRetry || !isRefusal(e.status())) {
                throw e;
            }
            return false;
        }
    }

    private void repeat(Request request, @Nullable String fileName, History before) {
        boolean atSignIn = isAtSignIn(request);
        LoginOutcome outcome = signIn(atSignIn ? null : before);
        if (outcome == null || atSignIn) {
            return;
        }
        if (request.body() != null) {
            refill();
            throw new ActionError(
                    ActionError.Kind.SIGN_IN_EXPIRED,
                    0,
                    "the sign-in had expired, so that the form was not accepted; the session is"
                            + " signed in again and the form is filled in: check it and send it"
                            + " again");
        }
        tab.load(request, fileName);
        if (!tab.receivedFile() && !isRefusal(status()) && isSignedOut(request)) {
            throw new LoginFailedException(alias.alias(), outcome);
        }
    }

    /** Loads the page with the form again, for its hidden fields, and restores the input. */
    private void refill() {
        LoadedPage form = tab.page();
        Request source = form.source().request();
        if (source != null && source.body() == null) {
            tab.reload();
        }
    }

    /** Whether the requested page is a sign-in page itself, to which nothing redirects. */
    private boolean isAtSignIn(Request request) {
        return hasForm() && isSameUrl(request.url(), tab.page().url());
    }

    /**
     * Whether the current page shows that the session is signed out: its status, or a login form on
     * a page for signing in or at another URL than the requested one.
     */
    private boolean isSignedOut(Request request) {
        SpatialDom dom = tab.page().dom();
        return isRefusal(status())
                || (hasForm()
                        && (dom.pageType() == PageType.LOGIN
                                || !isSameUrl(request.url(), tab.page().url())));
    }

    private boolean hasForm() {
        return tab.current() != null && tab.page().dom().action(Login.class).isPresent();
    }

    private int status() {
        return tab.page().source().status();
    }

    private static boolean isRefusal(int status) {
        return status == UNAUTHORIZED || status == FORBIDDEN;
    }

    private static boolean isSameUrl(String one, String other) {
        return Objects.equals(
                WebAddress.normal(WebAddress.withoutFragment(one)),
                WebAddress.normal(WebAddress.withoutFragment(other)));
    }

    /**
     * Whether the session has not signed in yet, or a cookie of the sign-in has expired, was
     * removed or expires soon.
     */
    private boolean isExpiring() {
        if (!established) {
            return true;
        }
        Instant soon = clock.instant().plus(MARGIN);
        Set<CookieId> valid = new HashSet<>();
        for (Cookie cookie : tab.transport().cookies().all()) {
            if (!cookie.isExpiredAt(soon)) {
                valid.add(CookieId.of(cookie));
            }
        }
        return !valid.containsAll(ofLogin);
    }

    /**
     * Signs in.
     *
     * @param before the history to return to; null to stay at the page after the sign-in
     * @return the outcome; null if there is no page to sign in at, so that the page stays
     * @throws LoginFailedException if the sign-in does not succeed
     */
    private @Nullable LoginOutcome signIn(@Nullable History before) {
        if (!canSignIn()) {
            return null;
        }
        List<Cookie> old = tab.transport().cookies().all();
        LoginOutcome outcome = session.login(alias);
        if (outcome.kind() != LoginOutcome.Kind.SUCCESS) {
            throw new LoginFailedException(alias.alias(), outcome);
        }
        List<Cookie> set = new ArrayList<>(tab.transport().cookies().all());
        set.removeAll(old);
        ofLogin = ids(set);
        established = true;
        save();
        if (before != null) {
            tab.show(before);
        }
        return outcome;
    }

    private boolean canSignIn() {
        try (PasswordLogin login = tab.find(alias)) {
            return login.signInUrl() != null || hasForm();
        }
    }

    private static Set<CookieId> ids(List<Cookie> cookies) {
        Set<CookieId> ids = new HashSet<>();
        cookies.forEach(cookie -> ids.add(CookieId.of(cookie)));
        return Set.copyOf(ids);
    }

    /** Saves the cookies of the sign-in and those of the sites of the login, if they changed. */
    void save() {
        SessionStore store = tab.config().sessionStore();
        if (store == SessionStore.NONE || ofLogin.isEmpty()) {
            return;
        }
        List<Cookie> login = new ArrayList<>();
        List<Cookie> other = new ArrayList<>();
        for (Cookie cookie : tab.transport().cookies().all()) {
            if (ofLogin.contains(CookieId.of(cookie))) {
                login.add(cookie);
            } else if (isOfSite(cookie)) {
                other.add(cookie);
            }
        }
        List<Cookie> all = new ArrayList<>(login);
        all.addAll(other);
        if (all.equals(saved)) {
            return;
        }
        saved = all;
        store.save(alias.alias(), new SavedSession(login, other, session.url(), clock.instant()));
    }

    private boolean isOfSite(Cookie cookie) {
        String site = site(cookie.domain());
        return binding.origins().stream()
                .map(WebAddress::host)
                .anyMatch(host -> host != null && site(host).equals(site));
    }

    /** The registrable domain of a host; the host itself if it has none. */
    private static String site(String host) {
        String domain = PublicSuffixes.registrable(host);
        return domain == null ? host : domain;
    }
}
