package browsy.tools;

import browsy.fetch.Session;
import browsy.model.SpatialDom;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The state that tools act on: the session, which is opened at its first use, the page before the
 * last action, and the options for results. Not thread-safe.
 */
public final class ToolContext implements AutoCloseable {
    private final Supplier<Session> opener;
    private final ToolOptions options;
    private @Nullable Session session;
    private @Nullable SpatialDom before;

    ToolContext(Supplier<Session> opener, ToolOptions options) {
        this.opener = opener;
        this.options = options;
    }

    ToolOptions options() {
        return options;
    }

    /** Returns the session; opens it if it is not open. */
    Session session() {
        Session open = session;
        if (open == null) {
            open = opener.get();
            session = open;
        }
        return open;
    }

    /** Returns the session; null if it is not open. */
    @Nullable Session current() {
        return session;
    }

    /** Saves the current page as the base for the changes of the next action. */
    void remember() {
        Session open = session;
        before = open == null || open.url() == null ? null : open.dom();
    }

    /** The page before the last action; null if no page was loaded. */
    @Nullable SpatialDom before() {
        return before;
    }

    /** Closes the session. The next use opens a new one. */
    @Override
    public void close() {
        Session open = session;
        session = null;
        before = null;
        if (open != null) {
            open.close();
        }
    }
}
