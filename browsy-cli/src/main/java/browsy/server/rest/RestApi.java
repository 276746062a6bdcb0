package browsy.server.rest;

import browsy.server.http.ErrorResponses;
import browsy.server.sessions.SessionStore;
import browsy.server.sessions.SessionStore.Lease;
import browsy.tools.Json;
import browsy.tools.ToolException;
import browsy.tools.ToolException.Fault;
import browsy.tools.ToolResult;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The REST interface: an operation for each tool with a route. A header names the session. A result
 * is text, or JSON if the tool has a JSON result.
 */
public final class RestApi {
    /** The header with the handle of the session in requests and responses. */
    public static final String SESSION_HEADER = "X-Browsy-Session";

    private static final String TEXT = "text/plain; charset=utf-8";
    private static final Logger LOG = LoggerFactory.getLogger(RestApi.class);

    private final SessionStore store;
    private final String openApi;

    /**
     * @param version the version of the program
     */
    public RestApi(SessionStore store, String version) {
        this.store = store;
        this.openApi = OpenApi.document(version);
    }

    /** All paths, for metrics. */
    public static Set<String> paths() {
        Set<String> paths = new LinkedHashSet<>();
        Endpoint.ALL.forEach(endpoint -> paths.add(endpoint.path()));
        paths.add("/api/session");
        paths.add("/api/parse");
        paths.add("/health");
        paths.add("/openapi.json");
        paths.add("/docs");
        return paths;
    }

    /** Registers all operations. */
    public void register(RoutesConfig routes) {
        for (Endpoint endpoint : Endpoint.ALL) {
            if (endpoint.isQuery()) {
                routes.get(endpoint.path(), context -> answer(context, endpoint));
            } else {
                routes.post(endpoint.path(), context -> answer(context, endpoint));
            }
        }
        routes.delete("/api/session", this::endSession);
        routes.post("/api/parse", ParseEndpoint::answer);
        routes.get("/health", context -> json(context, "{\"status\":\"ok\"}"));
        routes.get("/openapi.json", context -> json(context, openApi));
        routes.get("/", context -> context.redirect("/docs"));
        routes.get("/docs", context -> context.html(OpenApi.page(openApi)));
        routes.exception(ToolException.class, RestApi::fault);
        routes.exception(
                SessionStore.FullException.class,
                (error, context) -> {
                    context.header("Retry-After", "60");
                    error(context, 503, String.valueOf(error.getMessage()));
                });
        routes.exception(
                Json.SyntaxException.class,
                (error, context) -> error(context, 400, String.valueOf(error.getMessage())));
    }

    private void answer(Context context, Endpoint endpoint) {
        // Checked before a session is opened, so that invalid calls do not use up sessions.
        Map<String, @Nullable Object> arguments =
                endpoint.isQuery()
                        ? RequestArguments.ofQuery(
                                context.queryParamMap(), endpoint.tool().parameters())
                        : RequestArguments.ofBody(context.body());
        endpoint.tool().check(arguments);
        String token = context.header(SESSION_HEADER);
        Lease lease =
                token == null ? store.create() : store.find(token).orElseThrow(RestApi::ended);
        context.header(SESSION_HEADER, lease.token());
        boolean keep = token != null;
        try {
            write(context, lease.tools().call(endpoint.tool().name(), arguments));
            keep = true;
        } catch (ToolException e) {
            // A client retries after an upstream error; after other errors it needs no session.
            keep |= e.fault() == Fault.UPSTREAM || e.fault() == Fault.UPSTREAM_TIMEOUT;
            throw e;
        } finally {
            if (!keep) {
                store.end(lease.token());
                context.res().setHeader(SESSION_HEADER, null);
            }
        }
    }

    private static void write(Context context, ToolResult result) {
        if (result.json() == null) {
            context.contentType(TEXT).result(result.text());
        } else {
            json(context, result.json());
        }
    }

    private void endSession(Context context) {
        String token = context.header(SESSION_HEADER);
        if (token == null || !store.end(token)) {
            throw ended();
        }
        json(context, "{\"ok\":true}");
    }

    private static ToolException ended() {
        return new ToolException(
                Fault.NOT_FOUND, "there is no such session any more; leave it out for a new one");
    }

    private static void fault(ToolException error, Context context) {
        if (error.fault() == Fault.INTERNAL) {
            LOG.error("{} failed", context.path(), error);
        }
        if (error.fault() == Fault.BUSY) {
            context.header("Retry-After", "1");
        }
        error(context, FaultStatus.status(error.fault()), String.valueOf(error.getMessage()));
    }

    static void json(Context context, String body) {
        context.contentType(Json.MEDIA_TYPE).result(body);
    }

    private static void error(Context context, int status, String message) {
        context.status(status);
        json(context, ErrorResponses.error(message));
    }
}
