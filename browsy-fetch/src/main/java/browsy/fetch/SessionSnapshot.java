package browsy.fetch;

import browsy.fetch.config.SessionConfig;
import browsy.fetch.flow.FlowLog;
import browsy.fetch.http.SiteMemory;
import browsy.fetch.navigation.History;
import browsy.fetch.navigation.LoadedPage;
import org.jspecify.annotations.Nullable;

/**
 * The state of a session at one time: the current page with the user's input, the history, the
 * cookies, the entered credentials and the alias that it is signed in with. It does not change, can
 * be restored several times, and stays in memory; {@link Session#snapshot()} creates it.
 */
public final class SessionSnapshot {
    private final SessionConfig config;
    private final History history;
    private final SiteMemory sites;
    private final @Nullable SignedIn login;
    private final FlowLog flow;
    private final @Nullable ActionResult lastAction;
    private final @Nullable Download lastDownload;

    SessionSnapshot(
            SessionConfig config,
            History history,
            SiteMemory sites,
            @Nullable SignedIn login,
            FlowLog flow,
            @Nullable ActionResult lastAction,
            @Nullable Download lastDownload) {
        this.config = config;
        this.history = history;
        this.sites = sites;
        this.login = login;
        this.flow = flow;
        this.lastAction = lastAction;
        this.lastDownload = lastDownload;
    }

    SessionConfig config() {
        return config;
    }

    History history() {
        return history;
    }

    SiteMemory sites() {
        return sites;
    }

    /** The login that the session used; null for none. */
    @Nullable SignedIn login() {
        return login;
    }

    FlowLog flow() {
        return flow;
    }

    @Nullable ActionResult lastAction() {
        return lastAction;
    }

    @Nullable Download lastDownload() {
        return lastDownload;
    }

    /** The URL of the current page without its query. */
    @Override
    public String toString() {
        LoadedPage page = history.current();
        return "snapshot of " + (page == null ? "a session without a page" : page);
    }
}
