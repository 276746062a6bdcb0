package browsy.server.mcp;

import browsy.server.sessions.SessionStore;
import browsy.server.sessions.SessionStore.Lease;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import java.util.Optional;

/**
 * Maps MCP calls to browsing sessions: by the handle in the arguments, else by the connection.
 * Protocol revisions without connections use handles only.
 */
final class McpSessions {
    private final SessionStore store;

    McpSessions(SessionStore store) {
        this.store = store;
    }

    /** The session of a connection; opens one for a new connection. */
    Lease ofConnection(McpSyncServerExchange exchange) {
        String id = exchange.sessionId();
        return id == null ? store.create() : store.named("mcp-" + id);
    }

    /** The session of a handle; empty if it has ended or never existed. */
    Optional<Lease> ofHandle(String handle) {
        return store.find(handle);
    }

    /** Ends a session. */
    void end(Lease lease) {
        store.end(lease.token());
    }
}
