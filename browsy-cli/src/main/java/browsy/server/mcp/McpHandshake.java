package browsy.server.mcp;

import browsy.server.rpc.RpcError;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCNotification;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import java.util.List;
import java.util.Map;

/**
 * Tracks the MCP handshake of a client. Before the handshake is complete, the SDK would keep
 * requests waiting without a limit.
 *
 * @see <a href="https://modelcontextprotocol.io/specification/2025-06-18/basic/lifecycle">MCP,
 *     lifecycle</a>
 */
final class McpHandshake {
    private enum State {
        /** There was no {@code initialize} request. */
        UNKNOWN,
        /** The client has sent {@code initialize}. */
        NAMED,
        /** The handshake is complete. */
        DONE
    }

    private State state = State.UNKNOWN;

    /** The action that a message requires. */
    sealed interface Step {}

    /** Messages to pass to the SDK, in order. */
    record Handle(List<JSONRPCMessage> messages) implements Step {}

    /** A response to send without the SDK. */
    record Answer(JSONRPCResponse response) implements Step {}

    /** Updates the state for a message and returns the action that it requires. */
    Step next(JSONRPCMessage message) {
        if (message instanceof JSONRPCNotification notification
                && notification.method().equals(McpSchema.METHOD_NOTIFICATION_INITIALIZED)) {
            return initialized(message);
        }
        if (!(message instanceof JSONRPCRequest request) || state == State.DONE) {
            return new Handle(List.of(message));
        }
        if (request.method().equals(McpSchema.METHOD_INITIALIZE)) {
            state = State.NAMED;
            return new Handle(List.of(message));
        }
        if (request.method().equals(McpSchema.METHOD_PING)) {
            return new Answer(JSONRPCResponse.result(request.id(), Map.of()));
        }
        if (state == State.NAMED) {
            // Some clients omit the notification; a request implies it.
            state = State.DONE;
            return new Handle(
                    List.of(
                            new JSONRPCNotification(McpSchema.METHOD_NOTIFICATION_INITIALIZED),
                            message));
        }
        return new Answer(
                JSONRPCResponse.error(
                        request.id(),
                        new JSONRPCResponse.JSONRPCError(
                                RpcError.INVALID_REQUEST, "the first request is 'initialize'")));
    }

    /** Handles the notification that ends the handshake; ignores it at other times. */
    private Step initialized(JSONRPCMessage message) {
        boolean first = state == State.NAMED;
        state = first ? State.DONE : state;
        return new Handle(first ? List.of(message) : List.of());
    }
}
