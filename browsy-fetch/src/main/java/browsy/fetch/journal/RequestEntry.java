package browsy.fetch.journal;

import browsy.fetch.config.FetchException.BlockedUrl;
import browsy.fetch.observe.ResourceKind;
import browsy.fetch.observe.SessionEvent;
import browsy.fetch.observe.SessionEvent.Redirected;
import browsy.fetch.observe.SessionEvent.RequestBlocked;
import browsy.fetch.observe.SessionEvent.RequestFailed;
import browsy.fetch.observe.SessionEvent.RequestStarted;
import browsy.fetch.observe.SessionEvent.ResponseReceived;
import browsy.fetch.observe.SessionEvent.Stamp;
import java.time.Duration;
import java.util.function.BiFunction;

/** One request in the journal of a session, from its start to its end. */
public final class RequestEntry {
    private final Journal journal;
    private final long number;
    private final ResourceKind kind;
    private final String method;
    private final String url;
    private final long start = System.nanoTime();

    private RequestEntry(
            Journal journal, long number, ResourceKind kind, String method, String url) {
        this.journal = journal;
        this.number = number;
        this.kind = kind;
        this.method = method;
        this.url = url;
    }

    static RequestEntry start(
            Journal journal, long number, ResourceKind kind, String method, String url) {
        journal.write(at -> new RequestStarted(at, number, kind, method, url));
        return new RequestEntry(journal, number, kind, method, url);
    }

    /** Records the complete response. */
    public void received(int status, String mediaType, boolean cached) {
        end(
                (at, duration) ->
                        new ResponseReceived(
                                at, number, kind, url, status, mediaType, cached, duration));
    }

    /** Records a redirect. */
    public void redirected(int status, String target) {
        end((at, duration) -> new Redirected(at, number, kind, url, status, target, duration));
    }

    /** Records that there is no complete response. */
    public void failed(RuntimeException error) {
        end(
                (at, duration) ->
                        error instanceof BlockedUrl blocked
                                ? new RequestBlocked(
                                        at, number, kind, method, url, blocked.reason().name())
                                : new RequestFailed(
                                        at, number, kind, url, Journal.described(error), duration));
    }

    private void end(BiFunction<Stamp, Duration, SessionEvent> event) {
        Duration duration = Journal.since(start);
        journal.ledger().time(kind, duration.toNanos());
        journal.write(at -> event.apply(at, duration));
    }
}
