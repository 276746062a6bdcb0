package browsy.server.a2a;

import browsy.server.sessions.SessionStore;
import browsy.tools.Json;
import browsy.tools.ToolException;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The protocol over JSON-RPC; the name of the method tells the revision. Data parts of a message
 * are parameters, its text is the goal.
 */
final class AgentRpc {
    private static final int PARSE_ERROR = -32700;
    private static final int INVALID_REQUEST = -32600;
    private static final int NO_METHOD = -32601;
    private static final int INVALID_PARAMS = -32602;
    private static final int INTERNAL = -32603;
    private static final int NO_TASK = -32001;
    private static final int NOT_CANCELABLE = -32002;
    private static final int UNSUPPORTED = -32004;
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(5);

    private final TaskBoard board;

    AgentRpc(TaskBoard board) {
        this.board = board;
    }

    /** An error as the protocol numbers them. */
    private static final class RpcError extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final int code;

        RpcError(int code, String message) {
            super(message);
            this.code = code;
        }
    }

    void answer(Context context) {
        Object id = null;
        try {
            Map<String, Object> request = Json.readObject(context.body());
            id = request.get("id");
            if (!(request.get("method") instanceof String method)) {
                throw new RpcError(INVALID_REQUEST, "'method' must be a string");
            }
            Map<?, ?> params = request.get("params") instanceof Map<?, ?> map ? map : Map.of();
            dispatch(context, id, method, params);
        } catch (Json.SyntaxException e) {
            error(context, id, PARSE_ERROR, e);
        } catch (RpcError e) {
            error(context, id, e.code, e);
        } catch (ToolException e) {
            boolean busy = e.fault() == ToolException.Fault.BUSY;
            error(context, id, busy ? INTERNAL : INVALID_PARAMS, e);
        } catch (SessionStore.FullException e) {
            error(context, id, INTERNAL, e);
        }
    }

    private void dispatch(Context context, @Nullable Object id, String method, Map<?, ?> params) {
        switch (method) {
            case "SendMessage" -> send(context, id, params, Dialect.V1);
            case "message/send" -> send(context, id, params, Dialect.V03);
            case "SendStreamingMessage" -> stream(context, id, start(params), Dialect.V1);
            case "message/stream" -> stream(context, id, start(params), Dialect.V03);
            case "SubscribeToTask" -> stream(context, id, find(params), Dialect.V1);
            case "tasks/resubscribe" -> stream(context, id, find(params), Dialect.V03);
            case "GetTask" -> result(context, id, Dialect.V1.task(find(params).state()));
            case "tasks/get" -> result(context, id, Dialect.V03.task(find(params).state()));
            case "CancelTask" -> result(context, id, Dialect.V1.task(cancel(params)));
            case "tasks/cancel" -> result(context, id, Dialect.V03.task(cancel(params)));
            default -> throw new RpcError(NO_METHOD, "there is no method of this name");
        }
    }

    private void send(Context context, @Nullable Object id, Map<?, ?> params, Dialect dialect) {
        BrowsingTask task = start(params);
        boolean atOnce =
                params.get("configuration") instanceof Map<?, ?> configuration
                        && (Boolean.TRUE.equals(configuration.get("returnImmediately"))
                                || Boolean.FALSE.equals(configuration.get("blocking")));
        try {
            TaskState state = task.state();
            long end = System.nanoTime() + LONGEST_WAIT.toNanos();
            while (!atOnce && !state.isOver() && System.nanoTime() < end) {
                state = task.awaitAfter(state.version(), LONGEST_WAIT);
            }
            result(context, id, dialect.sent(state));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new RpcError(INTERNAL, "interrupted");
        }
    }

    private BrowsingTask start(Map<?, ?> params) {
        if (!(params.get("message") instanceof Map<?, ?> message)
                || !(message.get("parts") instanceof List<?> parts)) {
            throw new RpcError(INVALID_PARAMS, "'message' must have parts");
        }
        StringBuilder goal = new StringBuilder();
        Map<String, Object> named = new LinkedHashMap<>();
        for (Object part : parts) {
            if (part instanceof Map<?, ?> map) {
                read(map, goal, named);
            }
        }
        refuseToContinue(message.get("taskId"));
        Object context = message.get("contextId");
        String contextId =
                context instanceof String known && !known.isEmpty()
                        ? known
                        : UUID.randomUUID().toString();
        return board.start(TaskRequest.of(goal.toString(), named), contextId);
    }

    /** Tasks ask for nothing on their way, so that a message can only begin a new one. */
    private void refuseToContinue(@Nullable Object taskId) {
        if (taskId == null || taskId.equals("")) {
            return;
        }
        if (board.find(String.valueOf(taskId)).isEmpty()) {
            throw new RpcError(NO_TASK, "there is no such task");
        }
        throw new RpcError(
                UNSUPPORTED, "tasks take no further messages; send one with its contextId only");
    }

    private static void read(Map<?, ?> part, StringBuilder goal, Map<String, Object> named) {
        if (part.get("text") instanceof String text) {
            goal.append(goal.length() > 0 ? "\n" : "").append(text);
        }
        if (part.get("data") instanceof Map<?, ?> data) {
            Map<?, ?> params = data.get("params") instanceof Map<?, ?> inner ? inner : data;
            params.forEach((name, value) -> named.put(String.valueOf(name), value));
            if (data.get("goal") instanceof String text) {
                goal.append(text);
            }
        }
    }

    private void stream(Context context, @Nullable Object id, BrowsingTask task, Dialect dialect) {
        EventStream.send(
                context,
                task,
                (state, first) -> {
                    List<Object> events = new ArrayList<>();
                    if (first) {
                        events.add(envelope(id, dialect.sent(state)));
                    } else {
                        if (state.result() != null) {
                            events.add(envelope(id, dialect.artifactUpdate(state)));
                        }
                        events.add(envelope(id, dialect.update(state)));
                    }
                    return events;
                });
    }

    private BrowsingTask find(Map<?, ?> params) {
        return board.find(String.valueOf(params.get("id")))
                .orElseThrow(() -> new RpcError(NO_TASK, "there is no such task"));
    }

    private TaskState cancel(Map<?, ?> params) {
        BrowsingTask task = find(params);
        if (!task.cancel()) {
            throw new RpcError(NOT_CANCELABLE, "the task is over already");
        }
        return task.state();
    }

    private static void result(Context context, @Nullable Object id, Object result) {
        context.contentType("application/json").result(Json.write(envelope(id, result)));
    }

    private static Map<String, @Nullable Object> envelope(@Nullable Object id, Object result) {
        Map<String, @Nullable Object> envelope = new LinkedHashMap<>();
        envelope.put("jsonrpc", "2.0");
        envelope.put("id", id);
        envelope.put("result", result);
        return envelope;
    }

    private static void error(
            Context context, @Nullable Object id, int code, RuntimeException error) {
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("code", code);
        described.put("message", String.valueOf(error.getMessage()));
        Map<String, @Nullable Object> envelope = new LinkedHashMap<>();
        envelope.put("jsonrpc", "2.0");
        envelope.put("id", id);
        envelope.put("error", described);
        context.contentType("application/json").result(Json.write(envelope));
    }
}
