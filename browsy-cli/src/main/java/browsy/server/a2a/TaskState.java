package browsy.server.a2a;

import browsy.tools.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An immutable snapshot of a task.
 *
 * @param id the id of the task
 * @param contextId the id of the context, whose tasks share a session; empty for none
 * @param version the number of changes before this state
 * @param status the status
 * @param steps descriptions of the steps so far
 * @param result the result; null unless the task is completed
 * @param error the error message; null unless the task failed
 */
record TaskState(
        String id,
        String contextId,
        int version,
        Status status,
        List<String> steps,
        Json.@Nullable Raw result,
        @Nullable String error) {

    TaskState {
        steps = List.copyOf(steps);
    }

    /** The status of a task. */
    enum Status {
        WORKING("working"),
        COMPLETED("completed"),
        FAILED("failed"),
        CANCELED("canceled");

        private final String word;

        Status(String word) {
            this.word = word;
        }

        /** The name in events and in revision 0.3 of the protocol. */
        String word() {
            return word;
        }
    }

    boolean isOver() {
        return status != Status.WORKING;
    }
}
