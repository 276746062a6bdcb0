package browsy.server.a2a;

import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The tasks that run, and the latest of those that are over. The number of the latter and the size
 * of their results are limited; the oldest are removed first. Thread-safe.
 */
final class TaskHistory {
    private static final int MAX_TASKS = 1000;
    private static final long MAX_CHARS = 50_000_000;

    private final Map<String, BrowsingTask> running = new HashMap<>();
    private final Map<String, BrowsingTask> over = new LinkedHashMap<>();

    /** The number of characters of the results of tasks that are over. */
    private long chars;

    /** Adds a task that starts. */
    synchronized void add(BrowsingTask task) {
        running.put(task.state().id(), task);
    }

    /** Removes a task that does not start. */
    synchronized void remove(BrowsingTask task) {
        running.remove(task.state().id());
    }

    /** Records that a task is over. The last one is kept, whatever its size. */
    synchronized void finish(BrowsingTask task) {
        running.remove(task.state().id());
        over.put(task.state().id(), task);
        chars += size(task);
        Iterator<BrowsingTask> oldestFirst = over.values().iterator();
        while (over.size() > 1 && (over.size() > MAX_TASKS || chars > MAX_CHARS)) {
            chars -= size(oldestFirst.next());
            oldestFirst.remove();
        }
    }

    private static long size(BrowsingTask task) {
        TaskState state = task.state();
        return state.result() == null ? 0 : state.result().text().length();
    }

    /** Returns the task with an id; empty if it does not exist or is no longer kept. */
    synchronized Optional<BrowsingTask> find(String id) {
        BrowsingTask task = running.get(id);
        return Optional.ofNullable(task == null ? over.get(id) : task);
    }
}
