package browsy.server.http;

import browsy.tools.Json;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Records the duration of each request as a metric, and writes a line of JSON with method, path,
 * status and duration. Query, headers and body are not logged, because they may contain secrets.
 */
public final class RequestLog extends HttpFilter {
    private static final long serialVersionUID = 1L;
    private static final String OTHER = "other";

    private final transient MeterRegistry meters;
    private final transient Set<String> paths;
    private final transient Consumer<String> log;

    /**
     * @param paths the paths with their own metrics. All others are recorded as {@code other},
     *     because clients could otherwise create any number of metrics.
     * @param log receives the lines
     */
    public RequestLog(MeterRegistry meters, Set<String> paths, Consumer<String> log) {
        this.meters = meters;
        this.paths = Set.copyOf(paths);
        this.log = log;
    }

    @Override
    protected void doFilter(
            HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        long start = System.nanoTime();
        try {
            chain.doFilter(request, response);
        } finally {
            note(request, response, Duration.ofNanos(System.nanoTime() - start));
        }
    }

    /** Records the metric and writes the line of a finished request. */
    private void note(HttpServletRequest request, HttpServletResponse response, Duration duration) {
        String path = paths.contains(request.getRequestURI()) ? request.getRequestURI() : OTHER;
        String method = request.getMethod().matches("[A-Z]{3,7}") ? request.getMethod() : OTHER;
        int status = response.getStatus();
        meters.timer(
                        "browsy.http.requests",
                        "method",
                        method,
                        "path",
                        path,
                        "status",
                        String.valueOf(status))
                .record(duration);
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("method", method);
        fields.put("path", path);
        fields.put("status", status);
        fields.put("ms", duration.toMillis());
        log.accept(Json.write(fields));
    }
}
