package browsy.server.mcp;

import browsy.server.rpc.RpcError;
import browsy.server.rpc.RpcMessage;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCNotification;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import java.util.Map;

/**
 * Parses JSON-RPC messages into messages of the MCP SDK, and validates the parameters of requests.
 * The SDK itself would report invalid parameters with an exception text that exposes internals.
 */
final class McpMessages {
    private static final Map<String, Class<?>> PARAMS =
            Map.of(
                    McpSchema.METHOD_INITIALIZE,
                    McpSchema.InitializeRequest.class,
                    McpSchema.METHOD_TOOLS_LIST,
                    McpSchema.PaginatedRequest.class,
                    McpSchema.METHOD_TOOLS_CALL,
                    McpSchema.CallToolRequest.class,
                    McpSchema.METHOD_PROMPT_LIST,
                    McpSchema.PaginatedRequest.class,
                    McpSchema.METHOD_PROMPT_GET,
                    McpSchema.GetPromptRequest.class,
                    McpSchema.METHOD_RESOURCES_LIST,
                    McpSchema.PaginatedRequest.class,
                    McpSchema.METHOD_RESOURCES_TEMPLATES_LIST,
                    McpSchema.PaginatedRequest.class,
                    McpSchema.METHOD_RESOURCES_READ,
                    McpSchema.ReadResourceRequest.class,
                    McpSchema.METHOD_LOGGING_SET_LEVEL,
                    McpSchema.SetLevelRequest.class,
                    McpSchema.METHOD_COMPLETION_COMPLETE,
                    McpSchema.CompleteRequest.class);

    private final McpJsonMapper mapper;

    McpMessages(McpJsonMapper mapper) {
        this.mapper = mapper;
    }

    /** A parsed message, or the error to answer an invalid one with. */
    sealed interface Read {}

    /** A valid message. */
    record Message(JSONRPCMessage value) implements Read {}

    /**
     * An invalid message.
     *
     * @param error the response to send
     */
    record Refused(RpcError error) implements Read {}

    /** Parses a message in UTF-8. */
    Read read(byte[] bytes) {
        RpcMessage message = RpcMessage.read(bytes);
        if (message instanceof RpcMessage.Request request) {
            return request(request);
        }
        if (message instanceof RpcMessage.Notification notification) {
            return new Message(
                    new JSONRPCNotification(notification.method(), notification.params()));
        }
        if (message instanceof RpcMessage.Response response) {
            return new Message(response(response));
        }
        return new Refused(((RpcMessage.Malformed) message).error());
    }

    private Read request(RpcMessage.Request request) {
        if (!hasValidParams(request)) {
            return new Refused(
                    new RpcError(
                            request.id(),
                            RpcError.INVALID_PARAMS,
                            "the method does not take such parameters"));
        }
        // The SDK requires parameters; absent ones are passed as an empty object.
        return new Message(new JSONRPCRequest(request.method(), request.id(), params(request)));
    }

    private static Map<?, ?> params(RpcMessage.Request request) {
        return request.params() == null ? Map.of() : request.params();
    }

    /** Tests whether the parameters can be converted to the type that the method requires. */
    private boolean hasValidParams(RpcMessage.Request request) {
        Class<?> type = PARAMS.get(request.method());
        if (type == null) {
            return true;
        }
        try {
            mapper.convertValue(params(request), type);
            return true;
        } catch (RuntimeException e) {
            // The JSON library and the constructors of the types throw various exceptions.
            return false;
        }
    }

    private static JSONRPCResponse response(RpcMessage.Response response) {
        RpcError error = response.error();
        return error == null
                ? JSONRPCResponse.result(response.id(), response.result())
                : JSONRPCResponse.error(
                        response.id(),
                        new JSONRPCResponse.JSONRPCError(error.code(), error.message()));
    }
}
