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
 * Rejects malformed messages, and answers refused ones without the exception text that the SDK
 * would write.
 */
public final class McpRequestFilter extends HttpFilter {
    private static final long serialVersionUID = 1L;

    private static final List<String> METHODS = List.of("DELETE", "GET", "POST");

    private final transient McpMessages messages = new McpMessages(McpJsonDefaults.getMapper());
    private final int maxBytes;

    /**
     * @param maxBytes of a message
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

    private static void pass(
            HttpServletRequest request,
            HttpServletResponse response,
            FilterChain chain,
            @Nullable Object id)
            throws IOException, ServletException {
        Watched watched = new Watched(response);
        chain.doFilter(request, watched);
        if (watched.refused) {
            answer(
                    response,
                    watched.getStatus(),
                    new RpcError(id, RpcError.INVALID_REQUEST, "the message was refused"));
        }
    }

    private static void answer(HttpServletResponse response, int status, RpcError error)
            throws IOException {
        response.setStatus(status);
        response.setContentType("application/json");
        response.getOutputStream().write(error.toJson().getBytes(StandardCharsets.UTF_8));
    }

    private static final class Watched extends HttpServletResponseWrapper {
        private boolean refused;
        private @Nullable PrintWriter nowhere;

        Watched(HttpServletResponse response) {
            super(response);
        }

        @Override
        public void setStatus(int status) {
            // What the SDK takes for a defect of its own is a message that it could not read.
            super.setStatus(status == SC_INTERNAL_SERVER_ERROR ? SC_BAD_REQUEST : status);
        }

        @Override
        public PrintWriter getWriter() throws IOException {
            if (getStatus() < SC_BAD_REQUEST) {
                return super.getWriter();
            }
            refused = true;
            if (nowhere == null) {
                nowhere = new PrintWriter(Writer.nullWriter());
            }
            return nowhere;
        }
    }
}
