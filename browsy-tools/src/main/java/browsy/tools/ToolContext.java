package browsy.tools;

import browsy.fetch.Session;
import browsy.model.SpatialDom;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Where tools work: a session, opened when it is first needed, and how to answer. */
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

    Session session() {
        Session open = session;
        if (open == null) {
            open = opener.get();
            session = open;
        }
        return open;
    }

    /** The session; null while none was needed. */
    @Nullable Session current() {
        return session;
    }

    /** Remembers the page as it is, to tell later what changed. */
    void remember() {
        Session open = session;
        before = open == null || open.url() == null ? null : open.dom();
    }

    /** The page before the last action; null where there was none. */
    @Nullable SpatialDom before() {
        return before;
    }

    /** The next use begins with a new session. */
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
