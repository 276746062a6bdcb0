package browsy.server.mcp;

import browsy.output.VisibleJson;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** The JSON of the protocol with nothing hidden in it: what a reader cannot see is spelled out. */
final class VisibleMcpJson implements McpJsonMapper {

    private final McpJsonMapper json;

    VisibleMcpJson(McpJsonMapper json) {
        this.json = json;
    }

    @Override
    public <T> T readValue(String content, Class<T> type) throws IOException {
        return json.readValue(content, type);
    }

    @Override
    public <T> T readValue(byte[] content, Class<T> type) throws IOException {
        return json.readValue(content, type);
    }

    @Override
    public <T> T readValue(String content, TypeRef<T> type) throws IOException {
        return json.readValue(content, type);
    }

    @Override
    public <T> T readValue(byte[] content, TypeRef<T> type) throws IOException {
        return json.readValue(content, type);
    }

    @Override
    public <T> T convertValue(Object value, Class<T> type) {
        return json.convertValue(value, type);
    }

    @Override
    public <T> T convertValue(Object value, TypeRef<T> type) {
        return json.convertValue(value, type);
    }

    @Override
    public String writeValueAsString(Object value) throws IOException {
        return VisibleJson.of(json.writeValueAsString(value));
    }

    @Override
    public byte[] writeValueAsBytes(Object value) throws IOException {
        return writeValueAsString(value).getBytes(StandardCharsets.UTF_8);
    }
}
