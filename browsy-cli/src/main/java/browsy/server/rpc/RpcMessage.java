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
     * Asks for an answer.
     *
     * @param id a string or a whole number
     * @param method its name
     * @param params an object, or null for none
     */
    record Request(Object id, String method, @Nullable Map<?, ?> params) implements RpcMessage {}

    /** Asks for no answer. */
    record Notification(String method, @Nullable Map<?, ?> params) implements RpcMessage {}

    /**
     * Answers a request of the server.
     *
     * @param id of the request
     * @param result null if there is an error
     * @param error null if there is a result
     */
    record Response(Object id, @Nullable Object result, @Nullable RpcError error)
            implements RpcMessage {}

    /**
     * Is no message.
     *
     * @param error what to answer
     */
    record Malformed(RpcError error) implements RpcMessage {}

    /**
     * Reads a message, whatever the bytes are.
     *
     * @param bytes that should be JSON in UTF-8
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

    /** Reads a message, whatever the text is. */
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

    private static RpcMessage message(Map<?, ?> fields) {
        Object given = fields.get("id");
        boolean known =
                given instanceof String || given instanceof Integer || given instanceof Long;
        Object id = known ? given : null;
        if (fields.containsKey("id") && id == null) {
            return invalid(null, "'id' is neither a string nor a whole number");
        }
        if (!"2.0".equals(fields.get("jsonrpc"))) {
            return invalid(id, "'jsonrpc' is not \"2.0\"");
        }
        if (!fields.containsKey("method") && id != null) {
            return answer(id, fields);
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

    private static RpcMessage answer(Object id, Map<?, ?> fields) {
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
