package browsy.server.rest;

import browsy.tools.Tool;
import browsy.tools.Tool.Route;
import browsy.tools.ToolCatalog;
import java.util.List;
import java.util.stream.Stream;

/**
 * A tool of the catalogue that REST offers.
 *
 * @param route the HTTP operation
 * @param tool the tool that the operation calls
 */
record Endpoint(Route route, Tool tool) {
    /** All tools with a route, in the order of the catalogue. */
    static final List<Endpoint> ALL =
            ToolCatalog.tools().stream().flatMap(Endpoint::ofTool).toList();

    private static Stream<Endpoint> ofTool(Tool tool) {
        Route route = tool.route();
        return route == null ? Stream.empty() : Stream.of(new Endpoint(route, tool));
    }

    String path() {
        return route.path();
    }

    /** Whether the arguments are query parameters. */
    boolean isQuery() {
        return route.method() == Route.Method.GET;
    }
}
