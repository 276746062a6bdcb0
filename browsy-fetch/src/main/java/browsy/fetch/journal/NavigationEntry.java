package browsy.fetch.journal;

import browsy.fetch.observe.SessionEvent.NavigationFinished;
import browsy.fetch.observe.SessionEvent.NavigationStarted;
import browsy.fetch.observe.SessionEvent.Outcome;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** One navigation in the journal of a session, from its start to its end. */
public final class NavigationEntry {
    private final Journal journal;
    private final String url;
    private final long start = System.nanoTime();

    private NavigationEntry(Journal journal, String url) {
        this.journal = journal;
        this.url = url;
    }

    /** Records that a navigation starts. */
    public static NavigationEntry start(Journal journal, String method, String url) {
        journal.write(at -> new NavigationStarted(at, method, url));
        return new NavigationEntry(journal, url);
    }

    /** Records the page at the end. */
    public void loaded(String url, int status) {
        end(url, status, Outcome.PAGE, null);
    }

    /** Records the file at the end. */
    public void received(String url, int status) {
        end(url, status, Outcome.FILE, null);
    }

    /** Records that there is neither a page nor a file. */
    public void empty() {
        end(url, 0, Outcome.NO_CONTENT, null);
    }

    /** Records an exception. */
    public void failed(Throwable error) {
        end(url, 0, Outcome.FAILED, Journal.described(error));
    }

    private void end(String at, int status, Outcome outcome, @Nullable String error) {
        Duration duration = Journal.since(start);
        journal.write(stamp -> new NavigationFinished(stamp, at, status, outcome, error, duration));
    }
}
