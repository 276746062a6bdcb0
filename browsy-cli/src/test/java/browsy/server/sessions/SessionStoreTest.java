package browsy.server.sessions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.server.sessions.SessionStore.Lease;
import browsy.tools.ToolOptions;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests the tokens, the idle time and the capacity of the session store. */
class SessionStoreTest {
    private final AtomicLong now = new AtomicLong();
    private final SessionStore store =
            new SessionStore(ToolOptions.DEFAULT, 2, Duration.ofMinutes(30), now::get);

    @AfterEach
    void close() {
        store.close();
    }

    /** Advances the clock of the store. */
    private void advance(Duration time) {
        now.addAndGet(time.toNanos());
    }

    @Test
    void tokensAreLongAndUnique() {
        Lease one = store.create();
        Lease other = store.create();
        assertNotEquals(one.token(), other.token());
        assertTrue(one.token().matches("[A-Za-z0-9_-]{24}"), one.token());
        assertSame(one.tools(), store.find(one.token()).orElseThrow().tools());
    }

    @Test
    void idleSessionsEnd() {
        Lease used = store.create();
        Lease unused = store.create();
        advance(Duration.ofMinutes(20));
        store.find(used.token());
        advance(Duration.ofMinutes(20));
        assertTrue(store.find(used.token()).isPresent());
        assertFalse(store.find(unused.token()).isPresent());
        store.sweep();
        assertEquals(1, store.size());
    }

    @Test
    void idleSessionsMakeRoom() {
        store.create();
        store.create();
        assertThrows(SessionStore.FullException.class, store::create);
        advance(Duration.ofMinutes(31));
        store.create();
        assertEquals(1, store.size());
    }

    @Test
    void endedSessionsMakeRoom() {
        Lease lease = store.create();
        store.create();
        assertTrue(store.end(lease.token()));
        assertFalse(store.end(lease.token()));
        store.create();
    }
}
