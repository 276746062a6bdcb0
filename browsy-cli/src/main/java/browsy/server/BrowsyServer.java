package browsy.server;

import browsy.server.a2a.TaskApi;
import browsy.server.a2a.TaskExecutor;
import browsy.server.http.AccessFilter;
import browsy.server.http.BodyHandler;
import browsy.server.http.ErrorResponses;
import browsy.server.http.JettyErrors;
import browsy.server.http.RequestLog;
import browsy.server.mcp.McpEndpoint;
import browsy.server.mcp.McpRequestFilter;
import browsy.server.rest.RestApi;
import browsy.server.sessions.SessionStore;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinException;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import jakarta.servlet.DispatcherType;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.ee10.servlet.FilterHolder;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A running HTTP server with the REST, MCP and A2A interfaces and the metrics. A request passes
 * through {@link BodyHandler}, {@link RequestLog} and {@link AccessFilter} before an interface
 * handles it. When the server closes, it lets running requests finish within a time limit.
 */
public final class BrowsyServer implements AutoCloseable {
    private static final String MCP_PATH = "/mcp";
    private static final int MAX_HEADER_BYTES = 16 << 10;
    private static final long IDLE_MILLIS = 60_000;
    private static final long IDLE_MILLIS_WHEN_CLOSING = 250;

    private static final Logger LOG = LoggerFactory.getLogger(BrowsyServer.class);

    private final ServerConfig config;
    private final PrometheusMeterRegistry meters =
            new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final SessionStore store;
    private final SessionStore mcpStore;
    private final McpEndpoint.Http mcp;
    private final TaskExecutor tasks;
    private final Javalin web;

    private BrowsyServer(ServerConfig config) {
        this.config = config;
        store = new SessionStore(config.tools(), config.maxSessions(), config.idle());
        // Models read the results of MCP, so the text of pages is marked as untrusted there.
        mcpStore =
                new SessionStore(
                        config.tools().markingUntrusted(), config.maxSessions(), config.idle());
        tasks = new TaskExecutor(store);
        mcp =
                McpEndpoint.overHttp(
                        mcpStore, config.version(), true, MCP_PATH, config.maxRequestBytes());
        gauge("rest", store);
        gauge("mcp", mcpStore);
        new JvmMemoryMetrics().bindTo(meters);
        web = Javalin.create(this::configure);
    }

    /**
     * Starts a server.
     *
     * @throws io.javalin.util.JavalinException if the server cannot bind its address
     */
    public static BrowsyServer start(ServerConfig config) {
        BrowsyServer server = new BrowsyServer(config);
        try {
            server.web.start();
        } catch (RuntimeException e) {
            server.closeStores();
            throw e;
        }
        return server;
    }

    private void gauge(String face, SessionStore sessions) {
        Gauge.builder("browsy.sessions", sessions, SessionStore::size)
                .tag("face", face)
                .register(meters);
    }

    /** The port on which the server listens. */
    public int port() {
        return web.port();
    }

    /** Sets limits, connector, filters, routes and error responses of the web framework. */
    private void configure(JavalinConfig javalin) {
        javalin.startup.showJavalinBanner = false;
        javalin.startup.showOldJavalinVersionWarning = false;
        javalin.startup.startupWatcherEnabled = false;
        javalin.http.maxRequestSize = config.maxRequestBytes();
        javalin.http.prefer405over404 = true;
        javalin.jetty.addConnector(this::connector);
        javalin.jetty.modifyServer(this::prepare);
        javalin.jetty.modifyServletContextHandler(this::mount);
        // Routes
        new RestApi(store, config.version()).register(javalin.routes);
        new TaskApi(tasks, config.version()).register(javalin.routes);
        javalin.routes.get(
                "/metrics",
                context ->
                        context.contentType("text/plain; version=0.0.4; charset=utf-8")
                                .result(meters.scrape()));
        // Errors: JSON, without the text of unexpected exceptions
        javalin.routes.exception(
                HttpResponseException.class,
                (error, context) -> {
                    String allowed = error.getDetails().get("availableMethods");
                    if (allowed != null) {
                        context.header("Allow", allowed);
                    }
                    context.status(error.getStatus())
                            .contentType("application/json")
                            .result(ErrorResponses.error(String.valueOf(error.getMessage())));
                });
        javalin.routes.exception(
                HttpException.RuntimeException.class,
                (error, context) ->
                        context.status(error.getCode())
                                .contentType("application/json")
                                .result(
                                        ErrorResponses.error(
                                                HttpStatus.getMessage(error.getCode()))));
        javalin.routes.exception(
                Exception.class,
                (error, context) -> {
                    LOG.error("{} failed", context.path(), error);
                    context.status(500)
                            .contentType("application/json")
                            .result(ErrorResponses.error("internal error"));
                });
        for (int status : new int[] {404, 405}) {
            javalin.routes.error(
                    status,
                    context -> {
                        if (!"application/json".equals(context.res().getContentType())) {
                            context.contentType("application/json")
                                    .result(
                                            ErrorResponses.error(
                                                    "there is nothing at this address"));
                        }
                    });
        }
    }

    /**
     * Creates the connector for the configured address.
     *
     * <p>The idle timeout is set on the connector, not in {@link HttpConfiguration}. Jetty applies
     * the timeout of the configuration for the duration of a request and then restores the earlier
     * one. If the server starts to close during a request, that restores the long timeout in place
     * of the short one for closing, and the idle connection delays the close.
     */
    private Connector connector(Server server, HttpConfiguration http) {
        http.setSendServerVersion(false);
        http.setRequestHeaderSize(MAX_HEADER_BYTES);
        ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
        connector.setHost(config.host());
        connector.setPort(config.port());
        connector.setIdleTimeout(IDLE_MILLIS);
        connector.setShutdownIdleTimeout(IDLE_MILLIS_WHEN_CLOSING);
        return connector;
    }

    /** Adds the error format and the handlers in front of the servlets. */
    private void prepare(Server server) {
        server.setErrorHandler(new JettyErrors());
        // BodyHandler is outside of GracefulHandler: closing does not wait for incomplete bodies.
        BodyHandler bodies = new BodyHandler(config.access(), config.maxRequestBytes());
        bodies.setHandler(new GracefulHandler());
        server.setHandler(bodies);
        server.setStopTimeout(config.drain().toMillis());
    }

    /** Adds the filters of all requests, and the filter and servlet of MCP. */
    private void mount(ServletContextHandler context) {
        Set<String> paths = new LinkedHashSet<>(RestApi.paths());
        paths.add(MCP_PATH);
        paths.add("/metrics");
        paths.add("/a2a");
        paths.add("/a2a/tasks");
        EnumSet<DispatcherType> requests = EnumSet.of(DispatcherType.REQUEST);
        context.addFilter(
                asynchronous(new FilterHolder(new RequestLog(meters, paths, config.log()))),
                "/*",
                requests);
        context.addFilter(
                asynchronous(new FilterHolder(new AccessFilter(config.access()))), "/*", requests);
        context.addFilter(
                asynchronous(new FilterHolder(new McpRequestFilter(config.maxRequestBytes()))),
                MCP_PATH,
                requests);
        ServletHolder servlet = new ServletHolder(mcp.servlet());
        servlet.setAsyncSupported(true);
        context.addServlet(servlet, MCP_PATH);
    }

    private static FilterHolder asynchronous(FilterHolder holder) {
        holder.setAsyncSupported(true);
        return holder;
    }

    @Override
    public void close() {
        mcp.endpoint().close();
        tasks.close();
        try {
            stopWeb();
        } finally {
            closeStores();
            meters.close();
        }
    }

    private void stopWeb() {
        try {
            web.stop();
        } catch (JavalinException e) {
            if (!(e.getCause() instanceof TimeoutException)) {
                throw e;
            }
            // The server has stopped anyway and cut off the remaining requests.
            LOG.warn("requests were still under way after {}", config.drain());
        }
    }

    private void closeStores() {
        store.close();
        mcpStore.close();
    }
}
