package browsy.server.rpc;

import browsy.tools.Json;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A parsed JSON-RPC 2.0 message, or the reason why the input is not one.
 *
 * @see <a href="https://www.jsonrpc.org/specification">JSON-RPC 2.0</a>
 */
public sealed interface RpcMessage {

    /**
     * A call of a method that expects a response.
     *
     * @param id a string, {@link Integer} or {@link Long}
     * @param method the name of the method
     * @param params the named parameters; null if absent
     */
    record Request(Object id, String method, @Nullable Map<?, ?> params) implements RpcMessage {}

    /**
     * A call of a method without a response.
     *
     * @param method the name of the method
     * @param params the named parameters; null if absent
     */
    record Notification(String method, @Nullable Map<?, ?> params) implements RpcMessage {}

    /**
     * A response of the client to a request of the server.
     *
     * @param id the id of the request
     * @param result the result; null if there is an error (or the result is null)
     * @param error the error; null if there is a result
     */
    record Response(Object id, @Nullable Object result, @Nullable RpcError error)
            implements RpcMessage {}

    /**
     * An input that is not a valid message.
     *
     * @param error the response to send
     */
    record Malformed(RpcError error) implements RpcMessage {}

    /**
     * Parses a message from JSON in UTF-8. Any input has a result, invalid input a {@link
     * Malformed}.
     */
    static RpcMessage read(byte[] bytes) {
        String text;
        try {
            text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            return malformed(null, RpcError.PARSE_ERROR, "the message is not UTF-8");
        }
        return read(text);
    }

    /** Parses a message from JSON. Any input has a result, invalid input a {@link Malformed}. */
    static RpcMessage read(String text) {
        Object value;
        try {
            value = Json.read(text);
        } catch (Json.SyntaxException e) {
            return malformed(null, RpcError.PARSE_ERROR, "the message is " + e.getMessage());
        }
        if (value instanceof List<?>) {
            return invalid(null, "the message is an array; send one object at a time");
        }
        return value instanceof Map<?, ?> fields
                ? message(fields)
                : invalid(null, "the message is not an object");
    }

    /** Distinguishes requests, notifications and responses, and validates their members. */
    private static RpcMessage message(Map<?, ?> fields) {
        Object given = fields.get("id");
        boolean valid =
                given instanceof String || given instanceof Integer || given instanceof Long;
        Object id = valid ? given : null;
        if (fields.containsKey("id") && id == null) {
            return invalid(null, "'id' is neither a string nor a whole number");
        }
        if (!"2.0".equals(fields.get("jsonrpc"))) {
            return invalid(id, "'jsonrpc' is not \"2.0\"");
        }
        if (!fields.containsKey("method") && id != null) {
            return response(id, fields);
        }
        if (!(fields.get("method") instanceof String method)) {
            return invalid(id, "'method' is not a string");
        }
        Object params = fields.get("params");
        if (params != null && !(params instanceof Map)) {
            return malformed(id, RpcError.INVALID_PARAMS, "'params' is not an object");
        }
        Map<?, ?> named = (Map<?, ?>) params;
        return id != null ? new Request(id, method, named) : new Notification(method, named);
    }

    /** A message with an id and without a method: a response has either a result or an error. */
    private static RpcMessage response(Object id, Map<?, ?> fields) {
        boolean result = fields.containsKey("result");
        if (result == fields.containsKey("error")) {
            return invalid(id, "there is neither a method nor an answer");
        }
        if (result) {
            return new Response(id, fields.get("result"), null);
        }
        return fields.get("error") instanceof Map<?, ?> error
                        && error.get("code") instanceof Integer code
                        && error.get("message") instanceof String text
                ? new Response(id, null, new RpcError(id, code, text))
                : invalid(id, "'error' has no code and message");
    }

    private static Malformed invalid(@Nullable Object id, String message) {
        return malformed(id, RpcError.INVALID_REQUEST, message);
    }

    private static Malformed malformed(@Nullable Object id, int code, String message) {
        return new Malformed(new RpcError(id, code, message));
    }
}
