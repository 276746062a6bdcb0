package browsy.server.mcp;

import browsy.server.sessions.SessionStore;
import browsy.server.sessions.SessionStore.Lease;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import java.util.Optional;

/**
 * Finds the browsing session of an MCP call: by the handle in the arguments or, without a handle,
 * by the MCP session. A call without either gets a new session.
 */
final class McpSessions {
    private final SessionStore store;

    McpSessions(SessionStore store) {
        this.store = store;
    }

    /** The browsing session of an MCP session; opens one at the first call. */
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
