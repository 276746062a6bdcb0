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
            return Map.of("statusUpdate", ids(state, "status", status(state)));
        }

        @Override
        Object artifactUpdate(TaskState state) {
            return Map.of("artifactUpdate", ids(state, "artifact", artifact(state)));
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
            // What an object is follows from where it stands.
        }
    },

    /** Revision 0.3, in which every object names its kind. */
    V03 {
        @Override
        Object sent(TaskState state) {
            return task(state);
        }

        @Override
        Object update(TaskState state) {
            Map<String, Object> update = ids(state, "status", status(state));
            update.put("final", state.isOver());
            update.put("kind", "status-update");
            return update;
        }

        @Override
        Object artifactUpdate(TaskState state) {
            Map<String, Object> update = ids(state, "artifact", artifact(state));
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

    /** The answer to a message. */
    abstract Object sent(TaskState state);

    /** The event of a new status. */
    abstract Object update(TaskState state);

    /** The event of a result. */
    abstract Object artifactUpdate(TaskState state);

    abstract String word(TaskState.Status status);

    abstract String agent();

    abstract Map<String, Object> part(String kind, Object value);

    /** Marks an object with its kind, in a revision that does so. */
    abstract void mark(Map<String, Object> object, String kind);

    /** A task with all that is known of it. */
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

    Map<String, Object> status(TaskState state) {
        Map<String, Object> status = new LinkedHashMap<>();
        status.put("state", word(state.status()));
        String said =
                state.error() != null
                        ? state.error()
                        : state.steps().isEmpty()
                                ? ""
                                : state.steps().get(state.steps().size() - 1);
        if (!said.isEmpty()) {
            Map<String, Object> message = new LinkedHashMap<>();
            message.put("messageId", state.id() + "-" + state.version());
            message.put("contextId", state.contextId());
            message.put("taskId", state.id());
            message.put("role", agent());
            message.put("parts", List.of(part("text", said)));
            mark(message, "message");
            status.put("message", message);
        }
        return status;
    }

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

    private static Map<String, Object> ids(TaskState state, String name, Object value) {
        Map<String, Object> update = new LinkedHashMap<>();
        update.put("taskId", state.id());
        update.put("contextId", state.contextId());
        update.put(name, value);
        return update;
    }
}
