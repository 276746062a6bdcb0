package browsy.server.mcp;

import browsy.server.rpc.RpcError;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Validates HTTP requests to the MCP endpoint before the servlet of the SDK handles them, and
 * replaces the error responses of the SDK, which contain exception texts, by generic ones.
 */
public final class McpRequestFilter extends HttpFilter {
    private static final long serialVersionUID = 1L;

    private static final List<String> METHODS = List.of("DELETE", "GET", "POST");

    private final transient McpMessages messages = new McpMessages(McpJsonDefaults.getMapper());
    private final int maxBytes;

    /**
     * @param maxBytes the maximum size of a message, in bytes
     */
    public McpRequestFilter(int maxBytes) {
        this.maxBytes = maxBytes;
    }

    @Override
    protected void doFilter(
            HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        if (!METHODS.contains(request.getMethod())) {
            response.setHeader("Allow", String.join(", ", METHODS));
            answer(
                    response,
                    HttpServletResponse.SC_METHOD_NOT_ALLOWED,
                    new RpcError(null, RpcError.INVALID_REQUEST, "messages are posted"));
            return;
        }
        if (!request.getMethod().equals("POST")) {
            pass(request, response, chain, null);
            return;
        }
        byte[] body = request.getInputStream().readNBytes(maxBytes + 1);
        if (body.length > maxBytes) {
            String message = "the message is longer than " + maxBytes + " bytes";
            answer(
                    response,
                    HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE,
                    new RpcError(null, RpcError.INVALID_REQUEST, message));
            return;
        }
        McpMessages.Read read = messages.read(body);
        if (read instanceof McpMessages.Refused refused) {
            answer(response, HttpServletResponse.SC_BAD_REQUEST, refused.error());
        } else if (read instanceof McpMessages.Message message) {
            Object id = message.value() instanceof JSONRPCRequest call ? call.id() : null;
            pass(new BufferedRequest(request, body), response, chain, id);
        }
    }

    /**
     * Passes a request to the SDK; if the SDK writes an error, a generic error is sent instead.
     *
     * @param id the id of the request message; null if there is none
     */
    private static void pass(
            HttpServletRequest request,
            HttpServletResponse response,
            FilterChain chain,
            @Nullable Object id)
            throws IOException, ServletException {
        ErrorTextDiscarder wrapped = new ErrorTextDiscarder(response);
        chain.doFilter(request, wrapped);
        if (wrapped.refused) {
            answer(
                    response,
                    wrapped.getStatus(),
                    new RpcError(id, RpcError.INVALID_REQUEST, "the message was refused"));
        }
    }

    private static void answer(HttpServletResponse response, int status, RpcError error)
            throws IOException {
        response.setStatus(status);
        response.setContentType("application/json");
        response.getOutputStream().write(error.toJson().getBytes(StandardCharsets.UTF_8));
    }

    /** A response that discards the text of error responses. */
    private static final class ErrorTextDiscarder extends HttpServletResponseWrapper {
        private boolean refused;
        private @Nullable PrintWriter discarding;

        ErrorTextDiscarder(HttpServletResponse response) {
            super(response);
        }

        @Override
        public void setStatus(int status) {
            // The SDK answers unreadable messages with 500, but the client is at fault.
            super.setStatus(status == SC_INTERNAL_SERVER_ERROR ? SC_BAD_REQUEST : status);
        }

        @Override
        public PrintWriter getWriter() throws IOException {
            if (getStatus() < SC_BAD_REQUEST) {
                return super.getWriter();
            }
            refused = true;
            if (discarding == null) {
                discarding = new PrintWriter(Writer.nullWriter());
            }
            return discarding;
        }
    }
}
