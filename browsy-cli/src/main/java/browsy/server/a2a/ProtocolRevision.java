package browsy.server.a2a;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A revision of the A2A protocol, with its JSON representation of tasks. */
enum ProtocolRevision {
    /** <a href="https://a2a-protocol.org/v1.0.0/specification/">Revision 1.0</a>. */
    V1 {
        @Override
        Object sent(TaskState state) {
            return Map.of("task", task(state));
        }

        @Override
        Object update(TaskState state) {
            return Map.of("statusUpdate", withIds(state, "status", status(state)));
        }

        @Override
        Object artifactUpdate(TaskState state) {
            return Map.of("artifactUpdate", withIds(state, "artifact", artifact(state)));
        }

        @Override
        String word(TaskState.Status status) {
            return "TASK_STATE_" + status.name();
        }

        @Override
        String agent() {
            return "ROLE_AGENT";
        }

        @Override
        Map<String, Object> part(String kind, Object value) {
            return Map.of(kind, value);
        }

        @Override
        void mark(Map<String, Object> object, String kind) {
            // Objects of revision 1.0 have no kind.
        }
    },

    /** Revision 0.3, in which every object has a field {@code kind}. */
    V03 {
        @Override
        Object sent(TaskState state) {
            return task(state);
        }

        @Override
        Object update(TaskState state) {
            Map<String, Object> update = withIds(state, "status", status(state));
            update.put("final", state.isOver());
            update.put("kind", "status-update");
            return update;
        }

        @Override
        Object artifactUpdate(TaskState state) {
            Map<String, Object> update = withIds(state, "artifact", artifact(state));
            update.put("kind", "artifact-update");
            return update;
        }

        @Override
        String word(TaskState.Status status) {
            return status.word();
        }

        @Override
        String agent() {
            return "agent";
        }

        @Override
        Map<String, Object> part(String kind, Object value) {
            return Map.of("kind", kind, kind, value);
        }

        @Override
        void mark(Map<String, Object> object, String kind) {
            object.put("kind", kind);
        }
    };

    /** The result of sending a message: the task. */
    abstract Object sent(TaskState state);

    /** The event for a new status of a task. */
    abstract Object update(TaskState state);

    /** The event for the result of a task. */
    abstract Object artifactUpdate(TaskState state);

    /** The name of a status. */
    abstract String word(TaskState.Status status);

    /** The name of the role of agents in messages. */
    abstract String agent();

    /**
     * A part of a message or artifact.
     *
     * @param kind {@code text} or {@code data}
     */
    abstract Map<String, Object> part(String kind, Object value);

    /** Adds the kind of an object to its fields, if the revision has kinds. */
    abstract void mark(Map<String, Object> object, String kind);

    /** A task with its status and, if completed, its result. */
    Map<String, Object> task(TaskState state) {
        Map<String, Object> task = new LinkedHashMap<>();
        task.put("id", state.id());
        task.put("contextId", state.contextId());
        task.put("status", status(state));
        if (state.result() != null) {
            task.put("artifacts", List.of(artifact(state)));
        }
        mark(task, "task");
        return task;
    }

    /** The status of a task, with its error or its last step as a message. */
    Map<String, Object> status(TaskState state) {
        Map<String, Object> status = new LinkedHashMap<>();
        status.put("state", word(state.status()));
        String text =
                state.error() != null
                        ? state.error()
                        : state.steps().isEmpty()
                                ? ""
                                : state.steps().get(state.steps().size() - 1);
        if (!text.isEmpty()) {
            Map<String, Object> message = new LinkedHashMap<>();
            message.put("messageId", state.id() + "-" + state.version());
            message.put("contextId", state.contextId());
            message.put("taskId", state.id());
            message.put("role", agent());
            message.put("parts", List.of(part("text", text)));
            mark(message, "message");
            status.put("message", message);
        }
        return status;
    }

    /** The result of a task as an artifact; without parts if there is no result. */
    Map<String, Object> artifact(TaskState state) {
        List<Object> parts = new ArrayList<>();
        if (state.result() != null) {
            parts.add(part("data", state.result()));
        }
        Map<String, Object> artifact = new LinkedHashMap<>();
        artifact.put("artifactId", state.id() + "-result");
        artifact.put("name", "result");
        artifact.put("parts", parts);
        return artifact;
    }

    /** An object with the ids of a task and one more field. */
    private static Map<String, Object> withIds(TaskState state, String name, Object value) {
        Map<String, Object> update = new LinkedHashMap<>();
        update.put("taskId", state.id());
        update.put("contextId", state.contextId());
        update.put(name, value);
        return update;
    }
}
