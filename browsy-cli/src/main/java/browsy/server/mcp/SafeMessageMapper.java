package browsy.server.mcp;

import browsy.output.VisibleJson;
import browsy.server.rpc.RpcError;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A JSON mapper for the SDK that replaces the text of internal errors, which the SDK takes from
 * exceptions, by a generic one, and escapes invisible characters.
 */
record SafeMessageMapper(McpJsonMapper mapper) implements McpJsonMapper {
    private static final Logger LOG = LoggerFactory.getLogger(SafeMessageMapper.class);

    /** Replaces the response to a request that failed by an exception; logs the exception text. */
    private static Object withoutInternals(Object value) {
        if (!(value instanceof JSONRPCResponse response)
                || response.error() == null
                || response.error().code() != RpcError.INTERNAL) {
            return value;
        }
        LOG.error("a request failed: {}", response.error().message());
        return JSONRPCResponse.error(
                response.id(),
                new JSONRPCResponse.JSONRPCError(RpcError.INTERNAL, "internal error"));
    }

    @Override
    public String writeValueAsString(Object value) throws IOException {
        return VisibleJson.of(mapper.writeValueAsString(withoutInternals(value)));
    }

    @Override
    public byte[] writeValueAsBytes(Object value) throws IOException {
        return writeValueAsString(value).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public <T> T readValue(String json, Class<T> type) throws IOException {
        return mapper.readValue(json, type);
    }

    @Override
    public <T> T readValue(byte[] json, Class<T> type) throws IOException {
        return mapper.readValue(json, type);
    }

    @Override
    public <T> T readValue(String json, TypeRef<T> type) throws IOException {
        return mapper.readValue(json, type);
    }

    @Override
    public <T> T readValue(byte[] json, TypeRef<T> type) throws IOException {
        return mapper.readValue(json, type);
    }

    @Override
    public <T> T convertValue(Object value, Class<T> type) {
        return mapper.convertValue(value, type);
    }

    @Override
    public <T> T convertValue(Object value, TypeRef<T> type) {
        return mapper.convertValue(value, type);
    }
}
