package browsy.fetch;

import static java.util.Objects.requireNonNull;

import browsy.Page;
import browsy.ParseOptions;
import browsy.config.IncompatibleLibraryException;
import browsy.diff.DomDiff;
import browsy.fetch.action.FieldEditor;
import browsy.fetch.action.Keyboard;
import browsy.fetch.action.Locator;
import browsy.fetch.action.ResolvedTarget;
import browsy.fetch.action.SubmitAction;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.ActionError.Kind;
import browsy.fetch.config.FetchException.CredentialRefused;
import browsy.fetch.config.RequestPreview;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.config.UploadFile;
import browsy.fetch.cookie.Cookies;
import browsy.fetch.crawl.Robots;
import browsy.fetch.credential.Credentials;
import browsy.fetch.credential.OriginBinding;
import browsy.fetch.credential.PasswordLogin;
import browsy.fetch.flow.Call;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.SharedResources;
import browsy.fetch.login.LoginOptions;
import browsy.fetch.navigation.LoadedPage;
import browsy.fetch.navigation.Navigator;
import browsy.fetch.observe.SessionLedger;
import browsy.fetch.search.SearchEngine;
import browsy.fetch.search.SearchPage;
import browsy.fetch.search.SearchResult;
import browsy.find.Target;
import browsy.html.UserState;
import browsy.model.CaptchaInfo;
import browsy.model.DomDelta;
import browsy.model.InputPurpose;
import browsy.model.JsBehavior;
import browsy.model.Overlay;
import browsy.model.PageType;
import browsy.model.Role;
import browsy.model.Scroll;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction.CookieConsent;
import browsy.output.Format;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * A browsing session: one tab with its history, cookies and form input. It loads pages, fills in
 * forms, clicks and reads the current page.
 *
 * <pre>{@code
 * try (Session session = Session.create()) {
 *     session.goTo("https://example.com/login").type(19, "ann").type(21, secret).click(34);
 *     SpatialDom dom = session.dom();
 * }
 * }</pre>
 *
 * <p>Actions return the session, so that calls can be chained. An action that fails throws a {@link
 * FetchException} and leaves the session unchanged. {@link #lastAction()} reports the result of the
 * last action that succeeded.
 *
 * <p>Actions on elements take a {@link Target}, or the id of an element on the current page. They
 * throw an {@link ActionError} if no element matches the target, if several match it, or if the
 * element does not support the action.
 *
 * <p>A session is confined to one thread at a time. A call from a second thread during an action
 * throws an {@link IllegalStateException}.
 */
public final class Session implements AutoCloseable {
    private final Tab tab;

    /** The connections and caches that this session closes; null if a {@link Browser} owns them. */
    private final @Nullable SharedResources own;

    private Session(SessionConfig config) {
        own = SharedResources.of(config, ParseOptions.DEFAULT.styleCache());
        tab = new Tab(config, own);
    }

    Session(SessionConfig config, SharedResources shared) {
        this(new Tab(config, shared));
    }

    /** Creates a session over connections that another object closes. */
    private Session(Tab tab) {
        own = null;
        this.tab = tab;
    }

    /** Creates a session with the default configuration. */
    public static Session create() {
        return create(SessionConfig.DEFAULT);
    }

    /**
     * Creates a session with its own connections. The caller closes it.
     *
     * @throws IncompatibleLibraryException if OkHttp on the class path is older than 5
     */
    public static Session create(SessionConfig config) {
        return new Session(requireNonNull(config, "config"));
    }

    /**
     * Copies the session, to follow several links of a page side by side. The copy has the same
     * page with the user's input, history, cookies and proxy. Later changes of one session do not
     * affect the other. Both share the {@link #ledger()}, so that their requests count against one
     * budget. An HTTP cache is not copied.
     *
     * <p>The caller closes the copy, which another thread may use. If this session has its own
     * connections, closing it makes its copies refuse further requests.
     *
     * @throws IllegalStateException if an action runs in another thread, or the session is closed
     */
    public Session fork() {
        Session copy = new Session(tab.fork());
        copy.tab.use(copyOf(tab.signedIn(), copy));
        return copy;
    }

    private static @Nullable SignedIn copyOf(@Nullable SignedIn login, Session user) {
        return login == null ? null : login.copyFor(user, user.tab);
    }

    /** The state of the session now, for {@link #restore}. */
    public SessionSnapshot snapshot() {
        return tab.snapshot(copyOf(tab.signedIn(), this));
    }

    /**
     * Returns to the state of a snapshot, without a request. What servers have stored meanwhile
     * stays.
     *
     * @param snapshot a snapshot of a session with the same configuration
     * @throws IllegalArgumentException if the session of the snapshot has another configuration
     */
    public Session restore(SessionSnapshot snapshot) {
        tab.restore(requireNonNull(snapshot, "snapshot"));
        tab.use(copyOf(snapshot.login(), this));
        return this;
    }

    /** Discards cookies, history and caches, and closes the session's own connections. */
    @Override
    public void close() {
        tab.close();
        if (own != null) {
            own.connections().close();
        }
    }

    // Navigation

    /**
     * Loads the page at a URL. A URL that differs from that of the current page only in its
     * fragment is a fragment navigation, which keeps the page and its input.
     *
     * @throws FetchException if the page cannot be loaded
     */
    public Session goTo(String url) {
        requireNonNull(url, "url");
        tab.act("goto", Call.to("goTo", url), () -> tab.goTo(url));
        return this;
    }

    /**
     * Loads the page at a URL with the login of an alias, and stays signed in afterwards. The state
     * that {@link SessionConfig#sessionStore()} has of the alias is restored, and saved after each
     * navigation to an origin of the login.
     *
     * <p>If such a navigation shows that the session is signed out, it signs in once and continues:
     * links, URLs and forms without a body are requested again. A form with a body is not sent
     * twice; it is filled in again, and the action is an {@link ActionError} of the kind {@link
     * Kind#SIGN_IN_EXPIRED}. If a cookie of the sign-in is about to expire, the session signs in
     * before it sends the request.
     *
     * @param alias the alias of a login in {@link SessionConfig#credentials()}
     * @throws LoginFailedException if the session cannot sign in
     * @throws CredentialRefused if no login has the alias, or a secret would be sent to an origin
     *     that it is not bound to
     * @throws FetchException if the page cannot be loaded
     */
    public Session goTo(String url, String alias) {
        requireNonNull(url, "url");
        Credentials.Alias login = Credentials.alias(requireNonNull(alias, "alias"));
        tab.act(
                "goto",
                Call.to("goTo", url).with(alias),
                () -> {
                    signInAs(login);
                    tab.send(Request.get(url), null);
                });
        return this;
    }

    private void signInAs(Credentials.Alias alias) {
        SignedIn old = tab.signedIn();
        if (old != null && old.alias().equals(alias)) {
            return;
        }
        if (old != null) {
            old.save();
            old.leave();
            tab.use(null);
        }
        tab.use(SignedIn.start(this, tab, alias));
    }

    /**
     * Shows a page from its HTML, without a request for it. Its links and style sheets are resolved
     * against its URL and fetched over the network.
     *
     * @param url the URL of the page
     */
    public Session loadHtml(String html, String url) {
        requireNonNull(html, "html");
        tab.act(
                "load_html",
                Call.loadHtml(html, requireNonNull(url, "url")),
                () -> tab.open(html, requireNonNull(url, "url")));
        return this;
    }

    /** Goes back in the history, to the previous page with its form input. Sends no request. */
    public Session back() {
        tab.act("back", Call.of("back"), tab::back);
        return this;
    }

    /** Goes forward in the history. Sends no request. */
    public Session forward() {
        tab.act("forward", Call.of("forward"), tab::forward);
        return this;
    }

    /**
     * Requests the current page again and restores its form input. Nothing is requested for a page
     * from {@link #loadHtml} or from a form submission with a body: the page returns to its state
     * after loading.
     */
    public Session reload() {
        tab.act("reload", Call.of("reload"), tab::reload);
        return this;
    }

    /**
     * Loads the document of a frame as the current page. {@link #back()} returns to the page around
     * it.
     */
    public Session enterFrame(Target target) {
        tab.act(
                "enter_frame",
                List.of(Call.on("enterFrame", target)),
                () -> {
                    ResolvedTarget located = tab.any(target);
                    FrameNavigation.enter(tab, located);
                    return located.element();
                });
        return this;
    }

    /** Like {@link #enterFrame(Target)}, for the element with this id. */
    public Session enterFrame(int id) {
        return enterFrame(Target.id(id));
    }

    /** The cookies of the session, which the program can read and change. */
    public Cookies cookies() {
        return tab.transport().cookies();
    }

    /** What the session has spent on the network. Any thread may read it, also during an action. */
    public SessionLedger ledger() {
        return tab.transport().journal().ledger();
    }

    /** The number of the session in the program, which its events contain. */
    public long id() {
        return tab.transport().journal().session();
    }

    /**
     * Returns the source of a Java class with one method, which repeats the actions of this session
     * in another session. A target that was an id becomes a label, role or text if that is unique.
     * Passwords, codes, files and URLs with secrets are parameters of the method. Failed actions,
     * searches and {@link #downloadTo} are left out.
     */
    public String recordedAsJava() {
        return tab.flow().java();
    }

    // Downloads

    /**
     * Downloads the resource at a URL, which may be a page. The current page stays.
     *
     * @throws FetchException if the resource cannot be loaded
     */
    public Download download(String url) {
        requireNonNull(url, "url");
        AtomicReference<@Nullable Download> file = new AtomicReference<>();
        tab.act(
                "download",
                Call.to("download", url),
                () -> file.set(tab.download(Request.get(url), "")));
        return requireNonNull(file.get());
    }

    /**
     * Downloads the resource that a link points to. The current page stays.
     *
     * @throws FetchException if the target is no link, or the resource cannot be loaded
     */
    public Download download(Target link) {
        AtomicReference<@Nullable Download> file = new AtomicReference<>();
        tab.act(
                "download",
                List.of(Call.on("download", requireNonNull(link, "link"))),
                () -> {
                    ResolvedTarget located = tab.usable(link);
                    file.set(tab.download(located));
                    return located.element();
                });
        return requireNonNull(file.get());
    }

    /**
     * Saves the resource at a URL in a folder, without holding it in memory. The current page
     * stays. A transfer that breaks off is continued.
     *
     * @param folder an existing folder; a file in it is never overwritten
     * @throws FetchException if the resource cannot be loaded; nothing is left in the folder
     * @throws IOException if the file cannot be written
     */
    public SavedDownload downloadTo(String url, Path folder) throws IOException {
        requireNonNull(url, "url");
        requireNonNull(folder, "folder");
        return save(
                file -> {
                    file.set(tab.save(Request.get(url), "", folder));
                    return null;
                });
    }

    /**
     * Saves the resource that a link points to in a folder; see {@link #downloadTo(String, Path)}.
     *
     * @throws FetchException if the target is no link, or the resource cannot be loaded
     * @throws IOException if the file cannot be written
     */
    public SavedDownload downloadTo(Target link, Path folder) throws IOException {
        requireNonNull(link, "link");
        requireNonNull(folder, "folder");
        return save(
                file -> {
                    ResolvedTarget located = tab.usable(link);
                    file.set(tab.save(located, folder));
                    return located.element();
                });
    }

    private SavedDownload save(
            Function<AtomicReference<@Nullable SavedDownload>, @Nullable SpatialElement> action)
            throws IOException {
        AtomicReference<@Nullable SavedDownload> file = new AtomicReference<>();
        try {
            tab.act("download", List.of(), () -> action.apply(file));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return requireNonNull(file.get());
    }

    /** The last file that any action received; null before the first one. */
    public @Nullable Download lastDownload() {
        return tab.lastDownload();
    }

    // Pointer, focus and keyboard

    /**
     * Clicks an element: follows a link, submits a form, changes a check box, opens or closes a
     * menu.
     *
     * @throws FetchException if the page or file that the click requests cannot be loaded
     */
    public Session click(Target target) {
        tab.act(
                "click",
                List.of(Call.on("click", target)),
                () -> {
                    ResolvedTarget located = tab.clickable(target);
                    ClickAction.click(tab, located);
                    return located.element();
                });
        return this;
    }

    /** Like {@link #click(Target)}, for the element with this id. */
    public Session click(int id) {
        return click(Target.id(id));
    }

    /** The request that a click would send, with secrets masked. Sends nothing. */
    public RequestPreview preview(Target target) {
        return tab.preview(target);
    }

    /** Like {@link #preview(Target)}, for the element with this id. */
    public RequestPreview preview(int id) {
        return preview(Target.id(id));
    }

    /** Moves the pointer over an element, so that {@code :hover} styles apply. */
    public Session hover(Target target) {
        tab.act(
                "hover",
                Call.on("hover", target),
                target,
                e -> e.page().with(e.page().input().withOnly(UserState.HOVER, e.source())));
        return this;
    }

    /** Like {@link #hover(Target)}, for the element with this id. */
    public Session hover(int id) {
        return hover(Target.id(id));
    }

    /** Focuses an element as the Tab key does. {@link #press} acts on it. */
    public Session focus(Target target) {
        tab.act("focus", Call.on("focus", target), target, Keyboard::focus);
        return this;
    }

    /** Like {@link #focus(Target)}, for the element with this id. */
    public Session focus(int id) {
        return focus(Target.id(id));
    }

    /** The focused element; null if no element of the page has the focus. */
    public @Nullable SpatialElement focused() {
        return Keyboard.focused(tab.page()).map(ResolvedTarget::element).orElse(null);
    }

    /**
     * Presses a key on the focused element.
     *
     * @param key Enter, Tab, Shift+Tab, Escape, Space or an arrow key such as ArrowDown, in any
     *     case
     */
    public Session press(String key) {
        requireNonNull(key, "key");
        tab.act(
                "press",
                List.of(Call.of("press").with(key)),
                () -> {
                    tab.applyOrFail(Keyboard.press(tab.page(), key));
                    return focused();
                });
        return this;
    }

    /**
     * Scrolls the viewport, at most to the edges of the scrollable area. Fixed and sticky boxes
     * move with it.
     *
     * @param dx CSS px to the right; negative to the left
     * @param dy CSS px down; negative up
     */
    public Session scroll(double dx, double dy) {
        tab.act(
                "scroll",
                Call.of("scroll").with(dx, dy),
                () -> {
                    Scroll from = tab.page().scroll();
                    tab.update(tab.page().at(new Scroll(from.x() + dx, from.y() + dy)));
                });
        return this;
    }

    /**
     * Scrolls an element to the top of the viewport, or as near to it as the scrollable area
     * permits.
     */
    public Session scrollTo(Target target) {
        tab.act(
                "scroll_to",
                List.of(Call.on("scrollTo", target)),
                () -> {
                    ResolvedTarget located = tab.any(target);
                    tab.update(Navigator.scrolledTo(located.page(), located.source()));
                    return located.element();
                });
        return this;
    }

    /** Like {@link #scrollTo(Target)}, for the element with this id. */
    public Session scrollTo(int id) {
        return scrollTo(Target.id(id));
    }

    // Form controls

    /** Replaces the text of a text field or an editable element. */
    public Session type(Target target, String text) {
        requireNonNull(text, "text");
        tab.act("type", Call.type(target, text), target, field -> FieldEditor.text(field, text));
        return this;
    }

    /** Like {@link #type(Target, String)}, for the element with this id. */
    public Session type(int id, String text) {
        return type(Target.id(id), text);
    }

    /** Clears a text field. */
    public Session clear(Target target) {
        tab.act("clear", Call.on("clear", target), target, field -> FieldEditor.text(field, ""));
        return this;
    }

    /** Like {@link #clear(Target)}, for the element with this id. */
    public Session clear(int id) {
        return clear(Target.id(id));
    }

    /** Checks a check box or radio button. */
    public Session check(Target target) {
        tab.act("check", Call.on("check", target), target, box -> FieldEditor.checked(box, true));
        return this;
    }

    /** Like {@link #check(Target)}, for the element with this id. */
    public Session check(int id) {
        return check(Target.id(id));
    }

    /** Unchecks a check box. */
    public Session uncheck(Target target) {
        tab.act(
                "uncheck",
                Call.on("uncheck", target),
                target,
                box -> FieldEditor.checked(box, false));
        return this;
    }

    /** Like {@link #uncheck(Target)}, for the element with this id. */
    public Session uncheck(int id) {
        return uncheck(Target.id(id));
    }

    /** Checks an unchecked check box and unchecks a checked one. */
    public Session toggle(Target target) {
        tab.act(
                "toggle",
                Call.on("toggle", target),
                target,
                box -> FieldEditor.checked(box, !FieldEditor.isChecked(box)));
        return this;
    }

    /** Like {@link #toggle(Target)}, for the element with this id. */
    public Session toggle(int id) {
        return toggle(Target.id(id));
    }

    /**
     * Selects options of a select element and deselects its other options.
     *
     * @param valuesOrLabels for each option its value or, if no option has such a value, its label;
     *     none deselects all options of a select element with {@code multiple}
     */
    public Session select(Target target, String... valuesOrLabels) {
        List<String> wanted = List.of(requireNonNull(valuesOrLabels, "valuesOrLabels"));
        tab.act(
                "select",
                Call.on("select", target).with(valuesOrLabels),
                target,
                field -> FieldEditor.options(field, wanted));
        return this;
    }

    /** Like {@link #select(Target, String...)}, for the element with this id. */
    public Session select(int id, String... valuesOrLabels) {
        return select(Target.id(id), valuesOrLabels);
    }

    /** Selects the option of a select element at an index, counted from 0. */
    public Session selectIndex(Target target, int index) {
        tab.act(
                "select",
                Call.on("selectIndex", target).with(index),
                target,
                field -> FieldEditor.option(field, index));
        return this;
    }

    /** Like {@link #selectIndex(Target, int)}, for the element with this id. */
    public Session selectIndex(int id, int index) {
        return selectIndex(Target.id(id), index);
    }

    /** Replaces the selected files of a file field. */
    public Session upload(Target target, UploadFile... files) {
        List<UploadFile> chosen = List.of(requireNonNull(files, "files"));
        tab.act(
                "upload",
                Call.upload(target, chosen.size()),
                target,
                field -> FieldEditor.files(field, chosen));
        return this;
    }

    /** Like {@link #upload(Target, UploadFile...)}, for the element with this id. */
    public Session upload(int id, UploadFile... files) {
        return upload(Target.id(id), files);
    }

    /**
     * Fills in several fields. If one of them fails, none is changed.
     *
     * @param values values by the label or name of the field: {@code true} or {@code false} for a
     *     check box, the value or label of a radio button for its group, text for other fields
     */
    public Session fill(Map<String, String> values) {
        requireNonNull(values, "values");
        tab.act("fill", Call.fill(values), () -> FormFiller.fill(tab, values));
        return this;
    }

    /**
     * Submits a form with its first enabled submit button; without a submitter if it has none.
     *
     * @param target the form, or an element that belongs to it
     */
    public Session submit(Target target) {
        tab.act(
                "submit",
                List.of(Call.on("submit", target)),
                () -> {
                    ResolvedTarget located = tab.any(target);
                    tab.apply(SubmitAction.formOf(located));
                    return located.element();
                });
        return this;
    }

    /** Like {@link #submit(Target)}, for the element with this id. */
    public Session submit(int id) {
        return submit(Target.id(id));
    }

    /** Skips the checks for visibility and disabled state in the next action. */
    public Session force() {
        tab.force();
        return this;
    }

    // Waiting

    /** Pauses the thread. */
    public Session waitFor(Duration time) {
        ReloadPolling.pause(requireNonNull(time, "time"));
        return this;
    }

    /**
     * Reloads the page until an element matches the target, at most for the time limit of a
     * request.
     *
     * @throws ActionError if no element matches before the time limit
     */
    public Session waitFor(Target target) {
        requireNonNull(target, "target");
        ReloadPolling.until(
                target.toString(),
                () -> !Locator.all(tab.page(), target).isEmpty(),
                this::reload,
                tab.config().timeout());
        return this;
    }

    /** Waits for an element with a text; see {@link #waitFor(Target)}. */
    public Session waitFor(String text) {
        return waitFor(Target.text(text));
    }

    // Sign-in and cookie banners

    /**
     * Like {@link #login(Credentials)}, for a user name and a password that are entered into the
     * login form of the current page, or of the page that it leads to.
     */
    public LoginOutcome login(String username, String password) {
        return login(username, password, tab.config().login());
    }

    /** Like {@link #login(String, String)}, with other options than those of the session. */
    public LoginOutcome login(String username, String password, LoginOptions options) {
        requireNonNull(username, "username");
        requireNonNull(password, "password");
        try (PasswordLogin login = Credentials.of(username, password)) {
            return login(login, options);
        }
    }

    /**
     * Signs in with the login form of the page, in one step or several, on one origin or several.
     * If the page has none, the sign-in page of the login is loaded first, or the only link to a
     * sign-in is followed. If the site requires a code and the login has a generator of one-time
     * passwords, the code is entered as well. {@link SessionConfig#login()} has the options.
     *
     * <p>The password and the codes are never a part of the current page, the history or an output.
     *
     * @param credentials the alias of a login in {@link SessionConfig#credentials()}, or a login,
     *     which the caller closes
     * @throws CredentialRefused if no login has the alias, or a secret would be entered into a page
     *     or sent to an address whose origin it is not bound to
     * @throws ActionError if there is no login form
     */
    public LoginOutcome login(Credentials credentials) {
        return login(credentials, tab.config().login());
    }

    /** Like {@link #login(Credentials)}, with other options than those of the session. */
    public LoginOutcome login(Credentials credentials, LoginOptions options) {
        requireNonNull(credentials, "credentials");
        requireNonNull(options, "options");
        if (credentials instanceof PasswordLogin login) {
            return tab.signingIn(() -> new LoginFlow(this, tab, login, options).login(login));
        }
        try (PasswordLogin login = tab.find((Credentials.Alias) credentials)) {
            return tab.signingIn(() -> new LoginFlow(this, tab, login, options).login(login));
        }
    }

    /**
     * Submits a verification code, in one field or in several, and continues the sign-in with the
     * options of the session.
     *
     * @throws ActionError if the page has no field for a code
     */
    public LoginOutcome enterCode(String code) {
        requireNonNull(code, "code");
        return tab.signingIn(
                () ->
                        new LoginFlow(this, tab, null, tab.config().login())
                                .enterCode(code, OriginBinding.ANY));
    }

    /**
     * Accepts the cookie banner of the page. Where the choice is between advertising and payment,
     * accepts advertising.
     *
     * @throws ActionError if the page has no cookie banner, or it has no control that accepts
     */
    public Session acceptCookies() {
        return click(cookieBanner().acceptId());
    }

    /**
     * Rejects the cookie banner of the page, or accepts only what is necessary.
     *
     * @throws ActionError if the page has no cookie banner, or it has no control that rejects
     */
    public Session rejectCookies() {
        Integer reject = cookieBanner().rejectId();
        if (reject == null) {
            throw new ActionError(Kind.NO_SUCH_ACTION, 0, "the cookie banner cannot be declined");
        }
        return click(reject);
    }

    private CookieConsent cookieBanner() {
        return dom().action(CookieConsent.class).orElseThrow(this::noCookieConsent);
    }

    private ActionError noCookieConsent() {
        boolean shown =
                dom().overlays().stream().anyMatch(one -> one.kind() == Overlay.Kind.COOKIE_BANNER);
        return new ActionError(
                Kind.NO_SUCH_ACTION,
                0,
                shown ? "nothing in the cookie banner accepts" : "there is no cookie banner");
    }

    /** Runs a call that loads pages without a user who chooses each of them. */
    <T> T inBulk(Supplier<T> call) {
        return tab.transport().inBulk(call);
    }

    /**
     * The {@code robots.txt} of a site, with its sitemaps. The sessions of a browser keep it for at
     * most 24 hours. If it cannot be read, it disallows everything.
     *
     * @param url any URL of the site
     * @throws FetchException if {@code url} is not an http or https URL
     */
    public Robots robots(String url) {
        return tab.transport().robots(requireNonNull(url, "url"));
    }

    /**
     * The pages of the list that the current page begins, as far as they have a link or button to
     * the next one. Each page is loaded when the stream requests it, and is then the current page.
     * A page that {@code robots.txt} disallows is not loaded; see {@link
     * SessionConfig#politeness()}.
     *
     * <pre>{@code
     * List<String> titles =
     *         session.paginate(5).flatMap(dom -> dom.links().stream()).map(SpatialElement::text).toList();
     * }</pre>
     *
     * @param max the greatest number of pages, with the current one
     * @throws IllegalArgumentException if {@code max} is less than 1
     */
    public Stream<SpatialDom> paginate(int max) {
        if (max < 1) {
            throw new IllegalArgumentException("max must be at least 1, was " + max);
        }
        PageSeries pages = new PageSeries(this, tab, max);
        return StreamSupport.stream(
                Spliterators.spliteratorUnknownSize(
                        pages, Spliterator.ORDERED | Spliterator.NONNULL),
                false);
    }

    // Web search

    /** Searches the web with DuckDuckGo. The current page stays. */
    public List<SearchResult> search(String query) {
        return searchWith(query, SearchEngine.DUCKDUCKGO);
    }

    /** Searches the web with a search engine. The current page stays. */
    public List<SearchResult> searchWith(String query, SearchEngine engine) {
        requireNonNull(engine, "engine");
        return WebSearch.search(tab, requireNonNull(query, "query"), engine);
    }

    /**
     * The search engine of the site of the current page, by the OpenSearch description that the
     * page links to; for {@link #searchWith}. The current page stays.
     *
     * @throws ActionError if the page links to no description
     * @throws FetchException if the description cannot be loaded, or has no usable URL template
     */
    public SearchEngine siteSearch() {
        return WebSearch.ofSite(tab);
    }

    /** Searches with DuckDuckGo and opens the first {@code count} results. */
    public List<SearchPage> searchAndRead(String query, int count) {
        return searchAndReadWith(query, count, SearchEngine.DUCKDUCKGO);
    }

    /**
     * Searches the web and loads the pages of the first results in turn. The last page that loads
     * becomes the current one. A page that {@code robots.txt} disallows is not loaded; see {@link
     * SessionConfig#politeness()}.
     *
     * @param count the greatest number of pages
     */
    public List<SearchPage> searchAndReadWith(String query, int count, SearchEngine engine) {
        List<SearchResult> results = searchWith(query, engine);
        return inBulk(() -> WebSearch.read(this, results, count));
    }

    // The current page

    /**
     * The current page with the user's input.
     *
     * @throws ActionError if no page is loaded
     */
    public SpatialDom dom() {
        return tab.page().dom();
    }

    /** The current page as it was loaded, without the user's input. */
    public SpatialDom rawDom() {
        return tab.page().page().dom();
    }

    /** The current page with its document. */
    public Page page() {
        return tab.page().current();
    }

    /** The current page in an output format. */
    public String text(Format format) {
        return requireNonNull(format, "format").render(dom());
    }

    /** The changes from the previous page to the current one; null before the second page. */
    public @Nullable DomDelta delta() {
        LoadedPage before = tab.previous();
        return before == null ? null : DomDiff.between(before.dom(), dom());
    }

    /** The result of the last action; null before the first one. */
    public @Nullable ActionResult lastAction() {
        return tab.lastAction();
    }

    /** The URL of the current page; null before the first page. */
    public @Nullable String url() {
        LoadedPage page = tab.current();
        return page == null ? null : page.url();
    }

    /** The HTTP status of the current page; 0 if it was not loaded from a server. */
    public int status() {
        return tab.page().source().status();
    }

    /** The effects of scripts on clicks, as far as the markup shows them. */
    public List<JsBehavior> behaviors() {
        return tab.page().current().behaviors();
    }

    /** Whether the page is a CAPTCHA challenge. */
    public boolean isCaptcha() {
        return dom().pageType() == PageType.CAPTCHA;
    }

    /** The CAPTCHA on the page; null if it has none. */
    public @Nullable CaptchaInfo captchaInfo() {
        return dom().captcha();
    }

    // Elements of the current page

    /**
     * The element with an id. {@link SpatialDom#get} returns an {@link Optional} instead.
     *
     * @throws ActionError if no element has this id
     */
    public SpatialElement element(int id) {
        return dom().get(id)
                .orElseThrow(
                        () -> new ActionError(Kind.NOT_FOUND, id, "Element " + id + " not found"));
    }

    /** The elements that match a CSS selector; see {@link SpatialDom#find}. */
    public List<SpatialElement> find(String selector) {
        return dom().find(selector);
    }

    /** The visible links. */
    public List<SpatialElement> links() {
        return dom().links();
    }

    /** The elements whose text contains a text, case-sensitively. */
    public List<SpatialElement> findByText(String text) {
        return dom().findByText(text);
    }

    /** The elements whose text contains a text, case-insensitively. */
    public List<SpatialElement> findByTextFuzzy(String text) {
        return dom().findByTextFuzzy(text);
    }

    /** The elements with a role. */
    public List<SpatialElement> findByRole(Role role) {
        return dom().findByRole(role);
    }

    /** The elements with a role, given by its ARIA name; none for an unknown name. */
    public List<SpatialElement> findByRole(String role) {
        return Role.of(requireNonNull(role, "role")).map(this::findByRole).orElse(List.of());
    }

    /** The visible field that fits a purpose best. */
    public Optional<SpatialElement> findInputByPurpose(InputPurpose purpose) {
        return dom().findInputByPurpose(purpose);
    }

    /** The button that most likely submits a field. */
    public Optional<SpatialElement> findNearestButton(int inputId) {
        return dom().findNearestButton(inputId);
    }

    /** The first verification code in the text of the page. */
    public Optional<String> findVerificationCode() {
        return dom().codes().stream().findFirst();
    }
}
