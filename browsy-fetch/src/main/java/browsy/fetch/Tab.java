package browsy.fetch;

import browsy.config.TimeLimitExceededException;
import browsy.diff.DomDiff;
import browsy.fetch.action.Activation;
import browsy.fetch.action.FragmentNavigation;
import browsy.fetch.action.InitialFocus;
import browsy.fetch.action.Locator;
import browsy.fetch.action.PageTransition;
import browsy.fetch.action.PageTransition.Change;
import browsy.fetch.action.PageTransition.Jump;
import browsy.fetch.action.PageTransition.Navigate;
import browsy.fetch.action.PageTransition.Nothing;
import browsy.fetch.action.PageTransition.Script;
import browsy.fetch.action.PageTransition.Submit;
import browsy.fetch.action.PageTransition.Travel;
import browsy.fetch.action.ResolvedTarget;
import browsy.fetch.behavior.ScriptEffects;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.ActionError.Kind;
import browsy.fetch.config.FetchException.CredentialRefused;
import browsy.fetch.config.RequestPreview;
import browsy.fetch.config.RequestPreview.Effect;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.credential.Credentials;
import browsy.fetch.credential.PasswordLogin;
import browsy.fetch.flow.Call;
import browsy.fetch.flow.FlowLog;
import browsy.fetch.http.Container;
import browsy.fetch.http.HttpExchange.Body;
import browsy.fetch.http.HttpExchange.Cause;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.HttpExchange.Response;
import browsy.fetch.http.SharedResources;
import browsy.fetch.http.Transport;
import browsy.fetch.journal.ActionEntry;
import browsy.fetch.navigation.DocumentContext;
import browsy.fetch.navigation.FormRestore;
import browsy.fetch.navigation.History;
import browsy.fetch.navigation.LoadedPage;
import browsy.fetch.navigation.Navigator;
import browsy.fetch.url.WebAddress;
import browsy.find.Target;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The tab of a session: carries out page transitions, holds the history and records the result of
 * each action.
 */
final class Tab implements AutoCloseable {
    private static final String BLANK = "about:blank";

    private final SessionConfig config;
    private final Transport transport;
    private final Navigator navigator;
    private final SharedResources shared;

    /** The history; replaced by that of a snapshot. */
    private History history;

    /** The thread that runs an action; null between actions. */
    private final AtomicReference<@Nullable Thread> user = new AtomicReference<>();

    private @Nullable ActionResult lastAction;

    /** The file that the current action received; null for none. */
    private @Nullable Download download;

    private @Nullable Download lastDownload;

    /** The login that the session uses; null for none. */
    private @Nullable SignedIn signedIn;

    /** Whether the next action skips the checks of {@link Locator#usable}. */
    private boolean forced;

    /** The actions so far as Java source. */
    private FlowLog flow = new FlowLog();

    Tab(SessionConfig config, SharedResources shared) {
        this(config, shared, new Transport(config, shared), new History());
    }

    private Tab(
            SessionConfig config, SharedResources shared, Transport transport, History history) {
        this.config = config;
        this.shared = shared;
        this.transport = transport;
        this.navigator = new Navigator(transport, config, shared.styles());
        this.history = history;
    }

    /**
     * Copies the tab.
     *
     * @throws IllegalStateException if an action runs in another thread, or the session is closed
     */
    Tab fork() {
        requireMine(user.get());
        Tab copy = new Tab(config, shared, transport.fork(), history.copy());
        copy.lastAction = lastAction;
        copy.lastDownload = lastDownload;
        copy.flow = flow.copy();
        return copy;
    }

    /**
     * The state of the tab now.
     *
     * @param login a copy of the login that the session uses; null for none
     */
    SessionSnapshot snapshot(@Nullable SignedIn login) {
        requireMine(user.get());
        return new SessionSnapshot(
                config,
                history.copy(),
                transport.rememberedSites(),
                login,
                flow.copy(),
                lastAction,
                lastDownload);
    }

    /** Returns to the state of a snapshot. */
    void restore(SessionSnapshot snapshot) {
        requireMine(user.get());
        if (!snapshot.config().equals(config)) {
            throw new IllegalArgumentException(
                    "the snapshot is of a session with another configuration");
        }
        ActionEntry entry = transport.journal().action("restore");
        history = snapshot.history().copy();
        transport.remember(snapshot.sites());
        flow = snapshot.flow().copy();
        lastAction = snapshot.lastAction();
        lastDownload = snapshot.lastDownload();
        entry.finished(0, false, entry.elapsed());
    }

    SessionConfig config() {
        return config;
    }

    Transport transport() {
        return transport;
    }

    @Nullable ActionResult lastAction() {
        return lastAction;
    }

    @Nullable LoadedPage current() {
        return history.current();
    }

    @Nullable LoadedPage previous() {
        return history.previous();
    }

    /**
     * The current page.
     *
     * @throws IllegalStateException if an action runs in another thread
     * @throws ActionError if no page is loaded
     */
    LoadedPage page() {
        requireMine(user.get());
        LoadedPage page = history.current();
        if (page == null) {
            throw new ActionError(Kind.NO_PAGE, 0, "no page is loaded; go to one first");
        }
        return page;
    }

    /**
     * Finds the login of an alias, which the caller closes.
     *
     * @throws CredentialRefused if no login has the alias
     */
    PasswordLogin find(Credentials.Alias alias) {
        return config.credentials()
                .find(alias.alias())
                .orElseThrow(
                        () ->
                                new CredentialRefused(
                                        CredentialRefused.Reason.UNKNOWN_ALIAS,
                                        alias.alias(),
                                        String.join(", ", config.credentials().aliases())));
    }

    /** Makes the next action skip the checks of {@link Locator#usable}. */
    void force() {
        forced = true;
    }

    /** Resolves a target to an element that a user could act on. */
    ResolvedTarget usable(Target target) {
        Objects.requireNonNull(target, "target");
        LoadedPage page = page();
        return forced
                ? Locator.locate(page, history.previous(), target)
                : Locator.usable(page, history.previous(), target);
    }

    /** Resolves a target to an element that a click reaches. */
    ResolvedTarget clickable(Target target) {
        Objects.requireNonNull(target, "target");
        LoadedPage page = page();
        return forced
                ? Locator.locate(page, history.previous(), target)
                : Locator.clickable(page, history.previous(), target);
    }

    /** Resolves a target without checks of visibility and state. */
    ResolvedTarget any(Target target) {
        Objects.requireNonNull(target, "target");
        return Locator.locate(page(), history.previous(), target);
    }

    /** The actions so far. */
    FlowLog flow() {
        return flow;
    }

    /** Runs an action without an element. */
    void act(String name, Call call, Runnable action) {
        act(
                name,
                List.of(call),
                () -> {
                    action.run();
                    return null;
                });
    }

    /** Runs an action on an element. */
    void act(String name, Call call, Target target, Function<ResolvedTarget, LoadedPage> action) {
        act(
                name,
                List.of(call),
                () -> {
                    ResolvedTarget located = usable(target);
                    history.update(action.apply(located));
                    return located.element();
                });
    }

    /**
     * Runs an action and records its result. Actions may be nested in one thread.
     *
     * @param calls the calls that the action consists of; empty to leave it out of {@link #flow}
     * @param action returns the element that it acted on; null for none
     * @throws IllegalStateException if an action runs in another thread
     */
    void act(String name, List<Call> calls, Supplier<@Nullable SpatialElement> action) {
        Thread other = user.compareAndExchange(null, Thread.currentThread());
        requireMine(other);
        boolean checked = !forced;
        LoadedPage before = history.current();
        try {
            record(transport.journal().action(name), name, action);
            if (other == null) {
                flow.add(calls, before, !checked);
            }
        } finally {
            forced = false;
            if (other == null) {
                user.set(null);
            }
        }
    }

    private void record(ActionEntry entry, String name, Supplier<@Nullable SpatialElement> action) {
        try {
            ActionResult done = perform(name, action, entry);
            lastAction = done;
            entry.finished(done.elementId(), done.navigated(), done.duration());
        } catch (RuntimeException | Error e) {
            entry.failed(e);
            throw e;
        }
    }

    private ActionResult perform(
            String name, Supplier<@Nullable SpatialElement> action, ActionEntry entry) {
        LoadedPage before = history.current();
        download = null;
        try {
            SpatialElement element = action.get();
            return result(name, element, before, entry.elapsed());
        } catch (TimeLimitExceededException e) {
            throw new FetchException.Timeout(e);
        } catch (OutOfMemoryError e) {
            // The new page is unreachable now; the history still has the previous one.
            throw new FetchException.OutOfMemory(e);
        }
    }

    /** Throws if another thread runs an action. */
    private static void requireMine(@Nullable Thread user) {
        if (user != null && user != Thread.currentThread()) {
            throw new IllegalStateException("the session is in use by " + user.getName());
        }
    }

    /** Compares the pages before and after an action. Reports only alerts with a new text. */
    private ActionResult result(
            String name,
            @Nullable SpatialElement element,
            @Nullable LoadedPage before,
            Duration duration) {
        LoadedPage after = page();
        SpatialDom dom = after.dom();
        SpatialElement now = element == null ? null : dom.get(element.id()).orElse(null);
        List<SpatialElement> alerts = new ArrayList<>(dom.alerts());
        if (before != null) {
            SpatialDom earlier = before.dom();
            Set<String> known =
                    earlier.alerts().stream().map(earlier::fullText).collect(Collectors.toSet());
            alerts.removeIf(alert -> known.contains(dom.fullText(alert)));
        }
        return new ActionResult(
                name,
                element == null ? 0 : element.id(),
                before == null || !isSame(before, after),
                after.url(),
                now == null ? null : now.value(),
                before == null ? null : DomDiff.between(before.dom(), dom),
                alerts,
                download,
                duration);
    }

    /** Whether two pages are the same document, apart from the fragment. */
    private static boolean isSame(LoadedPage before, LoadedPage after) {
        return Objects.equals(before.source().request(), after.source().request())
                && before.source().status() == after.source().status()
                && WebAddress.withoutFragment(before.url())
                        .equals(WebAddress.withoutFragment(after.url()));
    }

    /**
     * Carries out a transition.
     *
     * @throws ActionError if the transition is {@link Nothing}
     */
    void applyOrFail(PageTransition transition) {
        if (transition instanceof Nothing nothing) {
            throw new ActionError(Kind.WRONG_ELEMENT_TYPE, 0, nothing.why());
        }
        apply(transition);
    }

    /** Carries out a transition; {@link Nothing} leaves the page unchanged. */
    void apply(PageTransition transition) {
        LoadedPage page = page();
        if (transition instanceof Navigate navigate) {
            confirm(transition);
            send(navigate.request(), navigate.fileName());
        } else if (transition instanceof Submit submit) {
            confirm(transition);
            send(submit.request(), null);
        } else if (transition instanceof Jump jump) {
            jump(page, jump);
        } else if (transition instanceof Change change) {
            history.update(page.with(change.input()));
        } else if (transition instanceof Script script) {
            history.update(ScriptEffects.apply(page, script.behavior()));
        } else if (transition instanceof Travel) {
            back();
        }
    }

    /** Navigates to a fragment. The URL of the page itself adds no entry to the history. */
    private void jump(LoadedPage page, Jump jump) {
        LoadedPage there = FragmentNavigation.to(page, jump);
        if (jump.url().equals(page.url())) {
            history.update(there);
        } else {
            history.pushFragment(there);
        }
    }

    /**
     * Goes to a URL that a user entered: to another fragment of the current document, or to the
     * response of a request. NB: as in Chromium, the URL of the page itself loads it again, even if
     * it has a fragment.
     */
    void goTo(String url) {
        LoadedPage page = history.current();
        String entered = WebAddress.resolve("", url);
        if (page != null
                && entered != null
                && WebAddress.isReadable(entered)
                && WebAddress.isFragmentOf(entered, page.url())
                && !entered.equals(page.url())) {
            jump(page, new Jump(entered, page.input()));
        } else {
            send(Request.get(url), null);
        }
    }

    /** Requests a page, even if only the fragment of its URL differs from the current one. */
    void request(String url) {
        act("goto", Call.to("goTo", url), () -> send(Request.get(url), null));
    }

    /** Loads the response of a request, and signs in if the session uses a login. */
    void send(Request request, @Nullable String fileName) {
        if (signedIn == null) {
            load(request, fileName);
        } else {
            signedIn.load(request, fileName);
        }
    }

    /** The login that the session uses; null for none. */
    @Nullable SignedIn signedIn() {
        return signedIn;
    }

    /** Sets the login that the session uses; null for none. */
    void use(@Nullable SignedIn login) {
        signedIn = login;
    }

    /** Runs a sign-in, whose requests must not cause another one. */
    <T> T signingIn(Supplier<T> signIn) {
        SignedIn used = signedIn;
        signedIn = null;
        try {
            return signIn.get();
        } finally {
            signedIn = used;
        }
    }

    /** A copy of the history. */
    History history() {
        return history.copy();
    }

    /** Shows the current page of a history, without a request. */
    void show(History other) {
        history = other.copy();
    }

    /** Whether the current action has received a file. */
    boolean receivedFile() {
        return download != null;
    }

    /** Asks the confirm hook, if there is one; throws if it refuses. */
    private void confirm(PageTransition transition) {
        SessionConfig.ConfirmHook hook = config.confirmHook();
        if (hook != null && !hook.confirm(preview(transition))) {
            throw new ActionError(
                    Kind.REFUSED, 0, "the request was not confirmed; nothing was sent");
        }
    }

    /** The request that a click would send. */
    RequestPreview preview(Target target) {
        try {
            return preview(Activation.of(clickable(target)));
        } finally {
            forced = false;
        }
    }

    /** The request that a transition would send. */
    RequestPreview preview(PageTransition transition) {
        if (transition instanceof Submit submit) {
            Body body = submit.request().body();
            return new RequestPreview(
                    Effect.SUBMIT,
                    submit.request().method(),
                    body == null && submit.submission().hasSecrets()
                            ? submit.submission().maskedUrl()
                            : submit.request().url(),
                    body == null ? "" : body.contentType(),
                    submit.submission().shown());
        }
        if (transition instanceof Navigate navigate) {
            Effect kind = navigate.fileName() == null ? Effect.NAVIGATE : Effect.DOWNLOAD;
            return new RequestPreview(kind, "GET", navigate.request().url(), "", List.of());
        }
        Effect kind = transition instanceof Nothing ? Effect.NOTHING : Effect.CHANGE;
        return new RequestPreview(kind, "", "", "", List.of());
    }

    /**
     * Loads a page, or receives a file.
     *
     * @param fileName the suggested name to save the response under; null to load it as a page
     */
    void load(Request request, @Nullable String fileName) {
        Navigator.Outcome outcome = navigator.load(request, history.current(), fileName != null);
        LoadedPage page = outcome.page();
        if (page != null) {
            show(InitialFocus.in(page), request);
        } else if (history.current() == null) {
            open("", BLANK); // no page to show: a file or an empty response
        }
        Response file = outcome.file();
        keep(file == null ? null : DownloadFactory.of(file, fileName == null ? "" : fileName));
    }

    /**
     * Shows the response of a request. A request for the URL of the current page replaces its entry
     * of the history, unless it has a body. NB: as in Chromium; by the standard, forms with a body
     * replace it, too.
     *
     * @see <a href="https://html.spec.whatwg.org/multipage/browsing-the-web.html#navigate">HTML:
     *     navigate</a>
     */
    private void show(LoadedPage page, Request request) {
        LoadedPage current = history.current();
        boolean replaces =
                current != null
                        && request.body() == null
                        && request.cause() != Cause.FRAME
                        && current.url().equals(WebAddress.resolve("", request.url()));
        if (replaces) {
            history.replace(page);
        } else {
            history.push(page);
        }
    }

    private void keep(@Nullable Download file) {
        download = file;
        lastDownload = file == null ? lastDownload : file;
    }

    /** The last received file; null before the first one. */
    @Nullable Download lastDownload() {
        return lastDownload;
    }

    /** Downloads the resource of a request, which may be a page. The current page stays. */
    Download download(Request request, String fileName) {
        Response answer = navigator.load(request, history.current(), true).file();
        if (answer == null) {
            throw new FetchException.Network("the response has no content", null);
        }
        if (history.current() == null) {
            open("", BLANK);
        }
        Download file = DownloadFactory.of(answer, fileName);
        keep(file);
        return file;
    }

    /** Downloads the resource that a link points to. */
    Download download(ResolvedTarget link) {
        Navigate navigate = followed(link);
        String name = navigate.fileName();
        return download(navigate.request(), name == null ? "" : name);
    }

    /** Saves the resource of a request in a folder. The current page stays. */
    SavedDownload save(Request request, String fileName, Path folder) {
        SavedDownload file = FileSaver.save(this, request, fileName, folder);
        if (history.current() == null) {
            open("", BLANK);
        }
        return file;
    }

    /** Saves the resource that a link points to in a folder. */
    SavedDownload save(ResolvedTarget link, Path folder) {
        Navigate navigate = followed(link);
        String name = navigate.fileName();
        return save(navigate.request(), name == null ? "" : name, folder);
    }

    /** The navigation of a link that the program downloads, confirmed. */
    private Navigate followed(ResolvedTarget link) {
        PageTransition transition = Activation.of(link);
        if (!(transition instanceof Navigate navigate)) {
            throw link.error(
                    Kind.WRONG_ELEMENT_TYPE,
                    "is no link; click it, and a response that is no page becomes the download");
        }
        confirm(transition);
        return navigate;
    }

    /** Shows a page that is given as HTML; only its own {@code meta} elements restrict it. */
    void open(String html, String url) {
        open(html, DocumentContext.at(url), Container.WINDOW);
    }

    /**
     * Shows a page that is given as HTML, without a request.
     *
     * @param container where the page is shown
     */
    void open(String html, DocumentContext context, Container container) {
        history.push(InitialFocus.in(navigator.open(html, context, container, history.current())));
    }

    void back() {
        page();
        if (!history.back()) {
            throw new ActionError(Kind.NO_HISTORY, 0, "there is no page to go back to");
        }
    }

    void forward() {
        page();
        if (!history.forward()) {
            throw new ActionError(Kind.NO_HISTORY, 0, "there is no page to go forward to");
        }
    }

    /** Reloads the page. A page from a request with a body is reset instead, without a request. */
    void reload() {
        LoadedPage page = page();
        Request request = page.source().request();
        if (request == null || request.body() != null) {
            LoadedPage reset = LoadedPage.fresh(page.source(), page.page());
            history.update(InitialFocus.in(Navigator.atFragment(reset)));
            return;
        }
        Request again = request.revalidated().atFragmentOf(page.url());
        LoadedPage anew = navigator.load(again, page, false).page();
        if (anew != null) {
            history.reload(InitialFocus.in(anew.with(FormRestore.restored(page, anew))));
        }
    }

    void update(LoadedPage page) {
        history.update(page);
    }

    @Override
    public void close() {
        transport.close();
    }
}
