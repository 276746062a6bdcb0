package browsy.server.a2a;

import browsy.server.sessions.SessionStore;
import browsy.tools.Toolbox;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The sessions of tasks. Tasks with the same context id share a session with its cookies and its
 * page, and run one after the other. A task without a context id has its own session, which ends
 * with the task.
 */
final class TaskSessions {
    private static final String TOKEN_PREFIX = "a2a:";

    private final SessionStore store;
    private final int most;
    private final Map<String, Place> places = new LinkedHashMap<>(16, 0.75f, true);

    /**
     * @param most the number of contexts to keep. Beyond it, the least recently used contexts
     *     without tasks are removed and their sessions end.
     */
    TaskSessions(SessionStore store, int most) {
        this.store = store;
        this.most = most;
    }

    /** A session with the lock that a task holds while it runs, and the number of its tasks. */
    static final class Place {
        private final String token;
        private final boolean shared;
        private final ReentrantLock turn = new ReentrantLock(true);
        private int tasks;

        private Place(String token, boolean shared) {
            this.token = token;
            this.shared = shared;
        }
    }

    /** An operation with the tools of a session. */
    interface Work {
        void in(Toolbox tools);
    }

    /**
     * Registers a task in a context. The caller must call {@link #leave} when the task is over.
     *
     * @param contextId the id of the context; empty for a task with its own session
     * @throws SessionStore.FullException if the store of sessions is full
     */
    Place enter(String contextId) {
        if (contextId.isEmpty()) {
            return new Place(store.create().token(), false);
        }
        synchronized (places) {
            Place place = places.get(contextId);
            if (place == null) {
                removeOldest();
                place = new Place(store.named(TOKEN_PREFIX + contextId).token(), true);
                places.put(contextId, place);
            }
            place.tasks++;
            return place;
        }
    }

    /** Removes the least recently used contexts without tasks until there is room for one more. */
    private void removeOldest() {
        Iterator<Place> oldestFirst = places.values().iterator();
        while (places.size() >= most && oldestFirst.hasNext()) {
            Place place = oldestFirst.next();
            if (place.tasks == 0) {
                oldestFirst.remove();
                store.end(place.token);
            }
        }
    }

    /** Runs an operation after the earlier tasks of the context. */
    void work(Place place, Work work) throws InterruptedException {
        place.turn.lockInterruptibly();
        try {
            work.in(store.named(place.token).tools());
        } finally {
            place.turn.unlock();
        }
    }

    /** Unregisters a task. The session of a context stays open for further tasks. */
    void leave(Place place) {
        if (!place.shared) {
            store.end(place.token);
            return;
        }
        synchronized (places) {
            place.tasks--;
        }
    }
}
