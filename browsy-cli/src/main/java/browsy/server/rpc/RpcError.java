package browsy.server.rpc;

import browsy.tools.Json;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A JSON-RPC error response.
 *
 * @param id the id of the request; null if the request has no readable id
 * @param code the error code
 * @param message the error message, without values of the request
 * @see <a href="https://www.jsonrpc.org/specification#error_object">JSON-RPC 2.0, 5.1</a>
 */
public record RpcError(@Nullable Object id, int code, String message) {
    /** The message is not JSON. */
    static final int PARSE_ERROR = -32700;

    /** The JSON is not a valid request. */
    public static final int INVALID_REQUEST = -32600;

    /** The method does not exist. */
    public static final int METHOD_NOT_FOUND = -32601;

    /** The parameters are not valid for the method. */
    public static final int INVALID_PARAMS = -32602;

    /** An internal error of the server. */
    public static final int INTERNAL = -32603;

    /** The response message as JSON on one line. */
    public String toJson() {
        Map<String, Object> error = new LinkedHashMap<>();
        error.put("code", code);
        error.put("message", message);
        Map<String, @Nullable Object> envelope = new LinkedHashMap<>();
        envelope.put("jsonrpc", "2.0");
        envelope.put("id", id);
        envelope.put("error", error);
        return Json.write(envelope);
    }
}
