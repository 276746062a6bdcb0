package browsy.server.mcp;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Says of a message that was refused no more than that, or that it is no JSON. The SDK would write
 * its exception, with all that is inside.
 *
 * @see <a href="https://www.jsonrpc.org/specification#error_object">JSON-RPC 2.0, 5.1</a>
 */
public final class PlainErrors extends HttpFilter {
    private static final long serialVersionUID = 1L;
    private static final String NO_JSON = error(-32700, "the message is no JSON");
    private static final String REFUSED = error(-32600, "the message was refused");

    @Override
    protected void doFilter(
            HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        Watched watched = new Watched(response);
        KeptBody message = new KeptBody(request);
        chain.doFilter(message, watched);
        if (watched.refused) {
            boolean unread = watched.getStatus() == HttpServletResponse.SC_BAD_REQUEST;
            response.getWriter().write(unread && message.isNoJson() ? NO_JSON : REFUSED);
            response.getWriter().flush();
        }
    }

    private static String error(int code, String message) {
        return String.format(
                Locale.ROOT,
                "{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":%d,\"message\":\"%s\"}}",
                code,
                message);
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
