package browsy.server.a2a;

import browsy.server.rpc.RpcError;
import browsy.server.rpc.RpcMessage;
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
 * The Agent2Agent protocol over JSON-RPC. The two revisions have different method names, so the
 * method of a request determines the revision of the response. The text parts of a message are the
 * goal of the task, the data parts its parameters.
 */
final class A2aEndpoint {
    /** Too many tasks or sessions: an error of the server that the protocol does not define. */
    private static final int BUSY = -32000;

    private static final int NO_TASK = -32001;
    private static final int NOT_CANCELABLE = -32002;
    private static final int UNSUPPORTED = -32004;
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(5);

    private final TaskExecutor board;

    A2aEndpoint(TaskExecutor board) {
        this.board = board;
    }

    /** A request that is answered with a JSON-RPC error of the given code. */
    private static final class Refusal extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final int code;

        Refusal(int code, String message) {
            super(message);
            this.code = code;
        }
    }

    /** Handles a request and writes its response. */
    void answer(Context context) {
        RpcMessage message = RpcMessage.read(context.bodyAsBytes());
        if (message instanceof RpcMessage.Request request) {
            answer(context, request);
        } else if (message instanceof RpcMessage.Malformed malformed) {
            error(context, malformed.error());
        } else {
            String what = "a request with an 'id' and a 'method' is needed";
            error(context, new RpcError(null, RpcError.INVALID_REQUEST, what));
        }
    }

    private void answer(Context context, RpcMessage.Request request) {
        Object id = request.id();
        try {
            Map<?, ?> params = request.params() == null ? Map.of() : request.params();
            dispatch(context, id, request.method(), params);
        } catch (Refusal e) {
            error(context, id, e.code, e);
        } catch (ToolException e) {
            boolean busy = e.fault() == ToolException.Fault.BUSY;
            error(context, id, busy ? BUSY : RpcError.INVALID_PARAMS, e);
        } catch (SessionStore.FullException e) {
            error(context, id, BUSY, e);
        }
    }

    private void dispatch(Context context, Object id, String method, Map<?, ?> params) {
        switch (method) {
            case "SendMessage" -> send(context, id, params, ProtocolRevision.V1);
            case "message/send" -> send(context, id, params, ProtocolRevision.V03);
            case "SendStreamingMessage" -> stream(context, id, start(params), ProtocolRevision.V1);
            case "message/stream" -> stream(context, id, start(params), ProtocolRevision.V03);
            case "SubscribeToTask" -> stream(context, id, find(params), ProtocolRevision.V1);
            case "tasks/resubscribe" -> stream(context, id, find(params), ProtocolRevision.V03);
            case "GetTask" -> result(context, id, ProtocolRevision.V1.task(find(params).state()));
            case "tasks/get" ->
                    result(context, id, ProtocolRevision.V03.task(find(params).state()));
            case "CancelTask" -> result(context, id, ProtocolRevision.V1.task(cancel(params)));
            case "tasks/cancel" -> result(context, id, ProtocolRevision.V03.task(cancel(params)));
            default ->
                    throw new Refusal(RpcError.METHOD_NOT_FOUND, "there is no method of this name");
        }
    }

    /**
     * Starts a task and answers with its final state, or with the latest state after {@link
     * #LONGEST_WAIT} or on request at once.
     */
    private void send(Context context, Object id, Map<?, ?> params, ProtocolRevision revision) {
        BrowsingTask task = start(params);
        boolean returnImmediately =
                params.get("configuration") instanceof Map<?, ?> configuration
                        && (Boolean.TRUE.equals(configuration.get("returnImmediately"))
                                || Boolean.FALSE.equals(configuration.get("blocking")));
        try {
            TaskState state = task.state();
            long end = System.nanoTime() + LONGEST_WAIT.toNanos();
            while (!returnImmediately && !state.isOver() && System.nanoTime() < end) {
                state = task.awaitAfter(state.version(), LONGEST_WAIT);
            }
            result(context, id, revision.sent(state));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Refusal(RpcError.INTERNAL, "interrupted");
        }
    }

    /** Starts a task with the goal and parameters of a message, in its context or a new one. */
    private BrowsingTask start(Map<?, ?> params) {
        if (!(params.get("message") instanceof Map<?, ?> message)
                || !(message.get("parts") instanceof List<?> parts)) {
            throw new Refusal(RpcError.INVALID_PARAMS, "'message' must have parts");
        }
        StringBuilder goal = new StringBuilder();
        Map<String, Object> named = new LinkedHashMap<>();
        for (Object part : parts) {
            if (part instanceof Map<?, ?> map) {
                readPart(map, goal, named);
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

    /**
     * Rejects a message to an existing task: tasks need no input, so a message starts a new task.
     */
    private void refuseToContinue(@Nullable Object taskId) {
        if (taskId == null || taskId.equals("")) {
            return;
        }
        if (board.find(String.valueOf(taskId)).isEmpty()) {
            throw new Refusal(NO_TASK, "there is no such task");
        }
        throw new Refusal(
                UNSUPPORTED, "tasks take no further messages; send one with its contextId only");
    }

    /** Adds the text of a part to the goal, and its data to the parameters. */
    private static void readPart(Map<?, ?> part, StringBuilder goal, Map<String, Object> named) {
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

    /**
     * Answers with a stream of events: first the task, then for each new state the result (if there
     * is one) and the status.
     */
    private void stream(Context context, Object id, BrowsingTask task, ProtocolRevision revision) {
        EventStream.send(
                context,
                task,
                (state, first) -> {
                    List<Object> events = new ArrayList<>();
                    if (first) {
                        events.add(envelope(id, revision.sent(state)));
                    } else {
                        if (state.result() != null) {
                            events.add(envelope(id, revision.artifactUpdate(state)));
                        }
                        events.add(envelope(id, revision.update(state)));
                    }
                    return events;
                });
    }

    private BrowsingTask find(Map<?, ?> params) {
        return board.find(String.valueOf(params.get("id")))
                .orElseThrow(() -> new Refusal(NO_TASK, "there is no such task"));
    }

    private TaskState cancel(Map<?, ?> params) {
        BrowsingTask task = find(params);
        if (!task.cancel()) {
            throw new Refusal(NOT_CANCELABLE, "the task is over already");
        }
        return task.state();
    }

    private static void result(Context context, Object id, Object result) {
        context.contentType("application/json").result(Json.write(envelope(id, result)));
    }

    private static Map<String, Object> envelope(Object id, Object result) {
        Map<String, Object> envelope = new LinkedHashMap<>();
        envelope.put("jsonrpc", "2.0");
        envelope.put("id", id);
        envelope.put("result", result);
        return envelope;
    }

    private static void error(Context context, Object id, int code, RuntimeException error) {
        error(context, new RpcError(id, code, String.valueOf(error.getMessage())));
    }

    private static void error(Context context, RpcError error) {
        context.contentType("application/json").result(error.toJson());
    }
}
