package browsy.server.http;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/**
 * Rejects requests that the {@link AccessPolicy} does not permit: with 403 an unknown host name or
 * a foreign origin, with 401 a missing or wrong bearer token. {@code /health} needs no token.
 * Responses to the permitted origins have CORS headers, and preflight requests of these origins are
 * answered here.
 */
public final class AccessFilter extends HttpFilter {
    private static final long serialVersionUID = 1L;

    private final transient AccessPolicy access;

    public AccessFilter(AccessPolicy access) {
        this.access = access;
    }

    @Override
    protected void doFilter(
            HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        String host = request.getHeader("Host");
        if (!access.knowsHost(host)) {
            ErrorResponses.error(response, 403, "this server does not go by that host name");
            return;
        }
        String origin = request.getHeader("Origin");
        if (origin != null && access.allowsOrigin(origin)) {
            allow(response, origin);
            if (request.getMethod().equals("OPTIONS")) {
                response.setStatus(204);
                return;
            }
        } else if (origin != null && !AccessPolicy.isOwnOrigin(origin, host)) {
            ErrorResponses.error(response, 403, "pages of that origin may not call this server");
            return;
        }
        boolean open = request.getRequestURI().equals("/health");
        if (!open && !access.admits(request.getHeader("Authorization"))) {
            response.setHeader("WWW-Authenticate", "Bearer");
            ErrorResponses.error(response, 401, "a bearer token is needed");
            return;
        }
        response.setHeader("X-Content-Type-Options", "nosniff");
        chain.doFilter(request, response);
    }

    /** Sets the CORS headers for a permitted origin. */
    private static void allow(HttpServletResponse response, String origin) {
        response.setHeader("Access-Control-Allow-Origin", origin);
        response.setHeader("Vary", "Origin");
        response.setHeader(
                "Access-Control-Allow-Headers",
                "Authorization, Content-Type, X-Browsy-Session, Mcp-Session-Id,"
                        + " Mcp-Protocol-Version");
        response.setHeader("Access-Control-Allow-Methods", "GET, POST, DELETE, OPTIONS");
        response.setHeader("Access-Control-Expose-Headers", "X-Browsy-Session, Mcp-Session-Id");
    }
}
