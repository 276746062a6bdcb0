package browsy.server.mcp;

import browsy.model.SpatialDom;
import browsy.server.sessions.SessionStore;
import browsy.server.sessions.SessionStore.Lease;
import browsy.tools.Hints;
import browsy.tools.Json;
import browsy.tools.Tool;
import browsy.tools.ToolCatalog;
import browsy.tools.ToolException;
import browsy.tools.ToolResult;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Registers the tools of the catalogue with the MCP SDK. */
final class McpTools {
    private static final Logger LOG = LoggerFactory.getLogger(McpTools.class);

    private final McpSessions sessions;
    private final boolean structured;

    /**
     * @param structured whether results have structured content besides their text
     */
    McpTools(McpSessions sessions, boolean structured) {
        this.sessions = sessions;
        this.structured = structured;
    }

    List<SyncToolSpecification> specifications() {
        return ToolCatalog.tools().stream().map(this::specification).toList();
    }

    private SyncToolSpecification specification(Tool tool) {
        Hints hints = tool.hints();
        McpSchema.Tool.Builder declaration =
                McpSchema.Tool.builder(tool.name(), McpSchemas.input(tool))
                        .title(tool.title())
                        .description(tool.description())
                        .annotations(
                                new McpSchema.ToolAnnotations(
                                        tool.title(),
                                        hints.readOnly(),
                                        hints.destructive(),
                                        hints.idempotent(),
                                        hints.openWorld(),
                                        null));
        if (structured) {
            declaration.outputSchema(McpSchemas.output(tool));
        }
        return SyncToolSpecification.builder()
                .tool(declaration.build())
                .callHandler((exchange, request) -> call(tool, exchange, request))
                .build();
    }

    /** Calls a tool in the session of the call; a failure is a result with the error message. */
    private CallToolResult call(
            Tool tool, McpSyncServerExchange exchange, CallToolRequest request) {
        Map<String, Object> arguments =
                request.arguments() == null ? Map.of() : request.arguments();
        try {
            Lease lease = lease(exchange, arguments.get(McpSchemas.SESSION));
            if (lease == null) {
                return error("there is no such session any more; leave it out for a new one");
            }
            ToolResult result = lease.tools().call(tool.name(), arguments);
            if (tool.endsSession()) {
                sessions.end(lease);
            }
            return answer(lease, result);
        } catch (ToolException e) {
            if (e.fault() == ToolException.Fault.INTERNAL) {
                LOG.error("{} failed", tool.name(), e);
            }
            return error(String.valueOf(e.getMessage()));
        } catch (SessionStore.FullException e) {
            return error(String.valueOf(e.getMessage()));
        }
    }

    /** The session of a handle or, without a handle, of the connection; null if it has ended. */
    private @Nullable Lease lease(McpSyncServerExchange exchange, @Nullable Object handle) {
        if (handle == null) {
            return sessions.ofConnection(exchange);
        }
        return handle instanceof String text ? sessions.ofHandle(text).orElse(null) : null;
    }

    private static CallToolResult error(String message) {
        return CallToolResult.builder().addTextContent("Error: " + message).isError(true).build();
    }

    private CallToolResult answer(Lease lease, ToolResult result) {
        CallToolResult.Builder answer =
                CallToolResult.builder().addTextContent(result.text()).isError(false);
        if (structured) {
            answer.structuredContent(structure(lease, result));
        }
        return answer.build();
    }

    /** The structured content of a result, as {@link McpSchemas#output} describes it. */
    private static Map<String, Object> structure(Lease lease, ToolResult result) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put(McpSchemas.SESSION, lease.token());
        SpatialDom page = result.page();
        if (page != null) {
            fields.put("url", page.url());
            fields.put("title", page.title());
            fields.put("page_type", page.pageType().wireName());
        }
        if (result.json() == null) {
            fields.put("content", result.text());
        } else if (result.textIsJson()) {
            Object data = Json.read(result.json());
            if (data != null) {
                fields.put("data", data);
            }
        } else {
            fields.putAll(Json.readObject(result.json()));
        }
        return fields;
    }
}
