package browsy.server.rpc;

import browsy.tools.Json;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An error as JSON-RPC tells it.
 *
 * @param id of the request; null where none can be read
 * @param code of the error
 * @param message what is wrong, without values of the request
 * @see <a href="https://www.jsonrpc.org/specification#error_object">JSON-RPC 2.0, 5.1</a>
 */
public record RpcError(@Nullable Object id, int code, String message) {
    /** The message is not JSON. */
    static final int PARSE_ERROR = -32700;

    /** The JSON is not a request. */
    public static final int INVALID_REQUEST = -32600;

    /** There is no such method. */
    public static final int METHOD_NOT_FOUND = -32601;

    /** The method does not take such parameters. */
    public static final int INVALID_PARAMS = -32602;

    /** A defect of the server. */
    public static final int INTERNAL = -32603;

    /** The message to send, as JSON on one line. */
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
