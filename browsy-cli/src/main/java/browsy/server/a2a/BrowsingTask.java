package browsy.server.a2a;

import browsy.server.a2a.TaskState.Status;
import browsy.tools.Json;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A task with its current state. Each change replaces the state by one with the next version and
 * wakes the waiting threads; a task that is over does not change any more. Thread-safe.
 */
final class BrowsingTask {
    private final TaskRequest request;
    private TaskState state;

    /** The thread that runs the task; null before and after. */
    private @Nullable Thread worker;

    BrowsingTask(String id, String contextId, TaskRequest request) {
        this.request = request;
        state = new TaskState(id, contextId, 0, Status.WORKING, List.of(), null, null);
    }

    TaskRequest request() {
        return request;
    }

    synchronized TaskState state() {
        return state;
    }

    /** Waits for a state with a later version, at most for a time; returns the latest state. */
    synchronized TaskState awaitAfter(int version, Duration atMost) throws InterruptedException {
        long end = System.nanoTime() + atMost.toNanos();
        while (state.version() <= version) {
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                break;
            }
            wait(left);
        }
        return state;
    }

    /** Adds a step to the progress of the task. */
    void step(String description) {
        List<String> steps = new ArrayList<>(state().steps());
        steps.add(description);
        change(Status.WORKING, steps, null, null);
    }

    void complete(Json.Raw result) {
        change(Status.COMPLETED, state().steps(), result, null);
    }

    void fail(String error) {
        change(Status.FAILED, state().steps(), null, error);
    }

    /** Registers the calling thread, which runs the task; returns false if the task is over. */
    synchronized boolean begin() {
        if (state.isOver()) {
            return false;
        }
        worker = Thread.currentThread();
        return true;
    }

    /** Unregisters the calling thread, which {@link #cancel} interrupts no more. */
    synchronized void end() {
        worker = null;
        Thread.interrupted(); // an interruption was for this task only
    }

    /** Cancels the task and interrupts its thread; returns false if it is already over. */
    synchronized boolean cancel() {
        if (!change(Status.CANCELED, state.steps(), null, null)) {
            return false;
        }
        if (worker != null) {
            worker.interrupt();
        }
        return true;
    }

    /** Replaces the state unless the task is over; returns whether it was replaced. */
    private synchronized boolean change(
            Status status, List<String> steps, Json.@Nullable Raw result, @Nullable String error) {
        if (state.isOver()) {
            return false;
        }
        state =
                new TaskState(
                        state.id(),
                        state.contextId(),
                        state.version() + 1,
                        status,
                        steps,
                        result,
                        error);
        notifyAll();
        return true;
    }
}
