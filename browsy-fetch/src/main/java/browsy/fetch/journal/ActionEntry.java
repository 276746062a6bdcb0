package browsy.fetch.journal;

import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.observe.SessionEvent.ActionFinished;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** One action in the journal of a session, from its start to its end. */
public final class ActionEntry {
    private final Journal journal;
    private final String action;
    private final long start = System.nanoTime();

    ActionEntry(Journal journal, String action) {
        this.journal = journal;
        this.action = action;
    }

    /** The time since the start. */
    public Duration elapsed() {
        return Journal.since(start);
    }

    /** Records that the action succeeded. */
    public void finished(int elementId, boolean navigated, Duration duration) {
        end(elementId, navigated, null, duration);
    }

    /** Records an exception. */
    public void failed(Throwable error) {
        int element = error instanceof ActionError failure ? failure.elementId() : 0;
        end(element, false, Journal.described(error), elapsed());
    }

    private void end(int element, boolean navigated, @Nullable String error, Duration duration) {
        journal.ledger().endAction();
        journal.write(at -> new ActionFinished(at, action, element, navigated, error, duration));
    }
}
