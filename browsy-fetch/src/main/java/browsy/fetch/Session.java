package browsy.fetch;

import static java.util.Objects.requireNonNull;

import browsy.Page;
import browsy.ParseOptions;
import browsy.config.IncompatibleLibraryException;
import browsy.diff.DomDiff;
import browsy.fetch.action.Keys;
import browsy.fetch.action.Locator;
import browsy.fetch.action.ResolvedTarget;
import browsy.fetch.action.Submitting;
import browsy.fetch.action.TextEntry;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.RequestPreview;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.config.UploadFile;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.SharedParts;
import browsy.fetch.navigation.LoadedPage;
import browsy.fetch.navigation.Navigator;
import browsy.fetch.search.SearchEngine;
import browsy.fetch.search.SearchPage;
import browsy.fetch.search.SearchResult;
import browsy.find.Target;
import browsy.html.UserState;
import browsy.model.DomDelta;
import browsy.model.JsBehavior;
import browsy.model.Scroll;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.output.Format;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Browses the web: goes to pages, fills in forms, clicks. Keeps cookies and history. Actions return
 * the session, so that they can be chained; each throws a {@link FetchException} and leaves the
 * session as it was if it cannot be done. What an action came to is in {@link #lastAction()}.
 *
 * <pre>{@code
 * try (Session session = Session.create()) {
 *     session.goTo("https://example.com/login").type(19, "ann").type(21, secret).click(34);
 *     SpatialDom dom = session.dom();
 * }
 * }</pre>
 *
 * <p>For one thread at a time; a second one at the same time is told so.
 */
public final class Session implements PageActions, PageReads, AutoCloseable {
    private final Tab tab;

    private final @Nullable SharedParts own;

    private Session(SessionConfig config) {
        own = SharedParts.of(config, ParseOptions.DEFAULT.styleCache());
        tab = new Tab(config, own);
    }

    Session(SessionConfig config, SharedParts shared) {
        own = null;
        tab = new Tab(config, shared);
    }

    /** A session with the default configuration. */
    public static Session create() {
        return create(SessionConfig.DEFAULT);
    }

    /**
     * A session of its own, to be closed by whoever opens it.
     *
     * @throws IncompatibleLibraryException if OkHttp on the class path is older than 5
     */
    public static Session create(SessionConfig config) {
        return new Session(requireNonNull(config, "config"));
    }

    /**
     * Goes to an address.
     *
     * @throws FetchException if there is no page to be had there
     */
    public Session goTo(String url) {
        requireNonNull(url, "url");
        tab.act("goto", () -> tab.load(Request.get(url), null));
        return this;
    }

    /**
     * Shows a page that is at hand; its links and style sheets lead into the web.
     *
     * @param url where it is from
     */
    public Session loadHtml(String html, String url) {
        requireNonNull(html, "html");
        tab.act("load_html", () -> tab.open(html, requireNonNull(url, "url")));
        return this;
    }

    /**
     * Asks for a file; the current page stays. A page is a file, too.
     *
     * @throws FetchException if there is nothing to be had there
     */
    public Download download(String url) {
        requireNonNull(url, "url");
        AtomicReference<@Nullable Download> file = new AtomicReference<>();
        tab.act("download", () -> file.set(tab.download(Request.get(url), "")));
        return requireNonNull(file.get());
    }

    /** The same for what a link leads to. */
    public Download download(Target link) {
        AtomicReference<@Nullable Download> file = new AtomicReference<>();
        tab.act(
                "download",
                () -> {
                    ResolvedTarget located = tab.usable(link);
                    file.set(tab.download(located));
                    return located.element();
                });
        return requireNonNull(file.get());
    }

    /** The last file that came, by whatever action; null before the first one. */
    public @Nullable Download lastDownload() {
        return tab.lastDownload();
    }

    /** Goes back to the page before, as it was left; nothing is sent again. */
    public Session back() {
        tab.act("back", tab::back);
        return this;
    }

    /** Goes forward again; nothing is sent again. */
    public Session forward() {
        tab.act("forward", tab::forward);
        return this;
    }

    /** Asks for the page anew and keeps what was typed; what a form brought is not asked again. */
    public Session reload() {
        tab.act("reload", tab::reload);
        return this;
    }

    @Override
    public Session click(Target target) {
        tab.act(
                "click",
                () -> {
                    ResolvedTarget located = tab.clickable(target);
                    Clicking.click(tab, located);
                    return located.element();
                });
        return this;
    }

    @Override
    public RequestPreview preview(Target target) {
        return tab.preview(target);
    }

    @Override
    public Session type(Target target, String text) {
        requireNonNull(text, "text");
        tab.act("type", target, field -> TextEntry.text(field, text));
        return this;
    }

    @Override
    public Session clear(Target target) {
        tab.act("clear", target, field -> TextEntry.text(field, ""));
        return this;
    }

    @Override
    public Session check(Target target) {
        tab.act("check", target, box -> TextEntry.mark(box, true));
        return this;
    }

    @Override
    public Session uncheck(Target target) {
        tab.act("uncheck", target, box -> TextEntry.mark(box, false));
        return this;
    }

    @Override
    public Session toggle(Target target) {
        tab.act("toggle", target, box -> TextEntry.mark(box, !TextEntry.isMarked(box)));
        return this;
    }

    @Override
    public Session select(Target target, String... valuesOrLabels) {
        List<String> wanted = List.of(requireNonNull(valuesOrLabels, "valuesOrLabels"));
        tab.act("select", target, field -> TextEntry.options(field, wanted));
        return this;
    }

    @Override
    public Session selectIndex(Target target, int index) {
        tab.act("select", target, field -> TextEntry.option(field, index));
        return this;
    }

    @Override
    public Session upload(Target target, UploadFile... files) {
        List<UploadFile> chosen = List.of(requireNonNull(files, "files"));
        tab.act("upload", target, field -> TextEntry.files(field, chosen));
        return this;
    }

    @Override
    public Session focus(Target target) {
        tab.act("focus", target, Keys::focus);
        return this;
    }

    /**
     * Fills in fields by their labels or names: all of them, or none if one cannot be. Boxes take
     * {@code true} and {@code false}, radio buttons the value or label of one of their group.
     */
    public Session fill(Map<String, String> values) {
        tab.act("fill", () -> Filling.fill(tab, requireNonNull(values, "values")));
        return this;
    }

    @Override
    public Session submit(Target target) {
        tab.act(
                "submit",
                () -> {
                    ResolvedTarget located = tab.any(target);
                    tab.apply(Submitting.formOf(located), null);
                    return located.element();
                });
        return this;
    }

    /**
     * Presses a key where the focus is: Enter, Tab, Shift+Tab, Escape or Space. Tab moves the focus
     * as in a browser; see {@link #focused()}.
     */
    public Session press(String key) {
        requireNonNull(key, "key");
        tab.act(
                "press",
                () -> {
                    tab.apply(Keys.press(tab.page(), key), "nothing happens");
                    return focused();
                });
        return this;
    }

    /** What has the focus; null for nothing. */
    public @Nullable SpatialElement focused() {
        return Keys.focused(tab.page()).map(ResolvedTarget::element).orElse(null);
    }

    @Override
    public Session hover(Target target) {
        tab.act(
                "hover",
                target,
                e -> e.page().with(e.page().input().withOnly(UserState.HOVER, e.source())));
        return this;
    }

    /**
     * Scrolls by so many CSS px, down and to the right for positive numbers, as far as the page
     * goes. What is fixed or sticky follows.
     */
    public Session scroll(double dx, double dy) {
        tab.act(
                "scroll",
                () -> {
                    Scroll from = tab.page().scroll();
                    tab.update(tab.page().at(new Scroll(from.x() + dx, from.y() + dy)));
                });
        return this;
    }

    @Override
    public Session scrollTo(Target target) {
        tab.act(
                "scroll_to",
                () -> {
                    ResolvedTarget located = tab.any(target);
                    tab.update(Navigator.scrolledTo(located.page(), located.source()));
                    return located.element();
                });
        return this;
    }

    /** Does nothing for a while. */
    public Session waitFor(Duration time) {
        Waiting.pause(requireNonNull(time, "time"));
        return this;
    }

    /**
     * Asks for the page again until something is on it, at most as long as a request may take.
     *
     * @throws ActionError if it does not come
     */
    public Session waitFor(Target target) {
        requireNonNull(target, "target");
        Waiting.until(
                target.toString(),
                () -> !Locator.all(tab.page(), target).isEmpty(),
                this::reload,
                tab.config().timeout());
        return this;
    }

    /** See {@link #waitFor(Target)}. */
    public Session waitFor(String text) {
        return waitFor(Target.text(text));
    }

    /** Lets the next action be done even where a person could not do it. */
    public Session force() {
        tab.force();
        return this;
    }

    @Override
    public Session enterFrame(Target target) {
        tab.act(
                "enter_frame",
                () -> {
                    ResolvedTarget located = tab.any(target);
                    Frames.enter(tab, located);
                    return located.element();
                });
        return this;
    }

    /** Signs in by the login form of the page, in one step or two. */
    public LoginOutcome login(String username, String password) {
        requireNonNull(username, "username");
        requireNonNull(password, "password");
        return new LoginFlow(this).login(username, password);
    }

    /** Enters a verification code, in one field or a field for each digit. */
    public LoginOutcome enterCode(String code) {
        return new LoginFlow(this).enterCode(requireNonNull(code, "code"));
    }

    /** Agrees to the page's cookie banner. */
    public Session acceptCookies() {
        return click(CookieBanner.of(dom()).acceptId());
    }

    /** Declines the page's cookie banner. */
    public Session rejectCookies() {
        return click(CookieBanner.rejectId(dom()));
    }

    /** Searches the web with DuckDuckGo; the current page stays. */
    public List<SearchResult> search(String query) {
        return searchWith(query, SearchEngine.DUCKDUCKGO);
    }

    /** Searches the web; the current page stays. */
    public List<SearchResult> searchWith(String query, SearchEngine engine) {
        requireNonNull(engine, "engine");
        return Searching.search(tab, requireNonNull(query, "query"), engine);
    }

    /** Searches with DuckDuckGo and goes to the first results; the last one stays. */
    public List<SearchPage> searchAndRead(String query, int count) {
        return searchAndReadWith(query, count, SearchEngine.DUCKDUCKGO);
    }

    /** Searches and goes to the first results, one after the other. */
    public List<SearchPage> searchAndReadWith(String query, int count, SearchEngine engine) {
        return Searching.read(this, searchWith(query, engine), count);
    }

    @Override
    public SpatialDom dom() {
        return tab.page().dom();
    }

    /** The current page as it was loaded. */
    public SpatialDom rawDom() {
        return tab.page().page().dom();
    }

    /** The current page with its document. */
    public Page page() {
        return tab.page().current();
    }

    /** The current page as text. */
    public String text(Format format) {
        return requireNonNull(format, "format").render(dom());
    }

    /** What differs between the page before and the current one; null before the second page. */
    public @Nullable DomDelta delta() {
        LoadedPage before = tab.previous();
        return before == null ? null : DomDiff.between(before.dom(), dom());
    }

    /** What the last action came to; null before the first one. */
    public @Nullable ActionResult lastAction() {
        return tab.lastAction();
    }

    /** Where the current page is from; null before the first page. */
    public @Nullable String url() {
        LoadedPage page = tab.current();
        return page == null ? null : page.url();
    }

    /** The HTTP status of the current page; 0 if no server was asked for it. */
    public int status() {
        return tab.page().source().status();
    }

    /** What clicks would do if scripts ran, as far as the markup tells. */
    public List<JsBehavior> behaviors() {
        return tab.page().current().behaviors();
    }

    /** Forgets cookies, pages and kept answers; nothing can be sent any more. */
    @Override
    public void close() {
        tab.close();
        if (own != null) {
            own.connections().close();
        }
    }
}
