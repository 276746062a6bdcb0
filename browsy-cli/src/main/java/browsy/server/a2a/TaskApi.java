package browsy.server.a2a;

import browsy.tools.Json;
import browsy.tools.ToolException;
import browsy.tools.ToolException.Fault;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The HTTP routes of tasks: {@code POST /a2a/tasks} starts a task and streams its states; further
 * routes query and cancel a task by its id. Also registers the agent cards and the JSON-RPC
 * endpoint.
 */
public final class TaskApi {
    private static final String JSON = "application/json";

    private final TaskExecutor board;
    private final AgentCard card;

    /**
     * @param version the version of the program
     */
    public TaskApi(TaskExecutor board, String version) {
        this.board = board;
        card = new AgentCard(version);
    }

    /** Registers all routes. */
    public void register(RoutesConfig routes) {
        routes.get(
                "/.well-known/agent.json",
                context -> json(context, card.plain(AgentCard.base(context))));
        routes.get(
                "/.well-known/agent-card.json",
                context -> json(context, card.current(AgentCard.base(context))));
        routes.post("/a2a/tasks", this::start);
        routes.get("/a2a/tasks/{id}", context -> json(context, event(find(context).state())));
        routes.post("/a2a/tasks/{id}/cancel", this::cancel);
        A2aEndpoint rpc = new A2aEndpoint(board);
        routes.post("/a2a", rpc::answer);
    }

    private void start(Context context) {
        Map<String, Object> body = Json.readObject(context.body());
        if (!(body.get("goal") instanceof String goal)) {
            throw new ToolException(Fault.UNFIT_ARGUMENTS, "'goal' must be a string");
        }
        Object params = body.getOrDefault("params", Map.of());
        if (!(params instanceof Map<?, ?> map)) {
            throw new ToolException(Fault.UNFIT_ARGUMENTS, "'params' must be an object");
        }
        Map<String, Object> named = new LinkedHashMap<>();
        map.forEach((name, value) -> named.put(String.valueOf(name), value));
        BrowsingTask task = board.start(TaskRequest.of(goal, named), "");
        EventStream.send(context, task, (state, first) -> List.of(event(state)));
    }

    private BrowsingTask find(Context context) {
        return board.find(context.pathParam("id"))
                .orElseThrow(() -> new ToolException(Fault.NOT_FOUND, "there is no such task"));
    }

    private void cancel(Context context) {
        BrowsingTask task = find(context);
        if (!task.cancel()) {
            throw new ToolException(Fault.REFUSED, "the task is over already");
        }
        json(context, event(task.state()));
    }

    /** The JSON representation of a state, in events and responses. */
    private static Map<String, Object> event(TaskState state) {
        Map<String, Object> event = new LinkedHashMap<>();
        event.put("id", state.id());
        event.put("status", state.status().word());
        event.put(
                "steps", state.steps().stream().map(step -> Map.of("description", step)).toList());
        if (state.result() != null) {
            event.put("result", state.result());
        }
        if (state.error() != null) {
            event.put("error", state.error());
        }
        return event;
    }

    private static void json(Context context, Object value) {
        context.contentType(JSON).result(Json.write(value));
    }
}
