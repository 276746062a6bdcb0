package browsy.server.a2a;

import browsy.server.sessions.SessionStore;
import browsy.tools.Toolbox;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The sessions that tasks work in. Tasks of one context share a session, and so its cookies and its
 * page, and use it one after the other; a task without a context has one of its own.
 */
final class Contexts {
    private static final String TOKEN_PREFIX = "a2a:";

    private final SessionStore store;
    private final int most;
    private final Map<String, Place> places = new LinkedHashMap<>(16, 0.75f, true);

    /**
     * @param most the contexts that are remembered; the one unused for longest is forgotten first
     */
    Contexts(SessionStore store, int most) {
        this.store = store;
        this.most = most;
    }

    /** A session, and whose turn it is to use it. */
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

    /** Work in a session. */
    interface Work {
        void in(Toolbox tools);
    }

    /**
     * Enters a task, which must {@link #leave} in the end.
     *
     * @param contextId empty for none
     * @throws SessionStore.FullException if there are too many sessions
     */
    Place enter(String contextId) {
        if (contextId.isEmpty()) {
            return new Place(store.create().token(), false);
        }
        synchronized (places) {
            Place place = places.get(contextId);
            if (place == null) {
                forgetOldest();
                place = new Place(store.named(TOKEN_PREFIX + contextId).token(), true);
                places.put(contextId, place);
            }
            place.tasks++;
            return place;
        }
    }

    private void forgetOldest() {
        Iterator<Place> oldestFirst = places.values().iterator();
        while (places.size() >= most && oldestFirst.hasNext()) {
            Place place = oldestFirst.next();
            if (place.tasks == 0) {
                oldestFirst.remove();
                store.end(place.token);
            }
        }
    }

    /** Works once the tasks before are through. */
    void work(Place place, Work work) throws InterruptedException {
        place.turn.lockInterruptibly();
        try {
            work.in(store.named(place.token).tools());
        } finally {
            place.turn.unlock();
        }
    }

    /** The task is over; the session of its context stays for the next one. */
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
