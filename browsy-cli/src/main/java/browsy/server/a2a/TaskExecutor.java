package browsy.server.a2a;

import browsy.server.sessions.SessionStore;
import browsy.tools.ToolException;
import browsy.tools.ToolException.Fault;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Runs tasks in a thread pool, and keeps the latest tasks for queries by id. */
public final class TaskExecutor implements AutoCloseable {
    private static final int MAX_RUNNING = 32;
    private static final int MAX_CONTEXTS = 64;
    private static final Logger LOG = LoggerFactory.getLogger(TaskExecutor.class);

    private final TaskSessions contexts;
    private final ThreadPoolExecutor threads =
            new ThreadPoolExecutor(0, MAX_RUNNING, 30, TimeUnit.SECONDS, new SynchronousQueue<>());
    private final TaskHistory tasks = new TaskHistory();

    public TaskExecutor(SessionStore store) {
        contexts =
                new TaskSessions(store, Math.min(MAX_CONTEXTS, Math.max(1, store.capacity() / 2)));
    }

    /**
     * Starts a task.
     *
     * @param contextId the id of the context, whose tasks share a session; empty for a task with
     *     its own session
     * @throws ToolException if too many tasks are running
     * @throws SessionStore.FullException if the store of sessions is full
     */
    BrowsingTask start(TaskRequest request, String contextId) {
        String id = "task_" + UUID.randomUUID();
        BrowsingTask task = new BrowsingTask(id, contextId, request);
        TaskSessions.Place place = contexts.enter(contextId);
        tasks.add(task);
        try {
            threads.execute(() -> run(task, place));
        } catch (RejectedExecutionException e) {
            contexts.leave(place);
            tasks.remove(task);
            throw new ToolException(Fault.BUSY, "too many tasks are running; try again later");
        }
        return task;
    }

    /** Runs a task in its session; an exception makes the task fail. */
    private void run(BrowsingTask task, TaskSessions.Place place) {
        try {
            if (task.begin()) {
                contexts.work(place, tools -> new TaskRunner(task, tools).run());
            }
        } catch (ToolException e) {
            if (e.fault() == Fault.INTERNAL) {
                LOG.error("task {} failed", task.state().id(), e);
            }
            task.fail(String.valueOf(e.getMessage()));
        } catch (SessionStore.FullException e) {
            task.fail(String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            task.fail("interrupted"); // the thread ends; a cancelled task stays cancelled
        } catch (RuntimeException e) {
            LOG.error("task {} failed", task.state().id(), e);
            task.fail("internal error");
        } finally {
            task.end();
            contexts.leave(place);
            tasks.finish(task);
        }
    }

    /** Returns the task with an id; empty if it does not exist or is no longer kept. */
    Optional<BrowsingTask> find(String id) {
        return tasks.find(id);
    }

    /** Interrupts all tasks. */
    @Override
    public void close() {
        threads.shutdownNow();
    }
}
