package browsy.fetch.replay;

import browsy.fetch.replay.Divergence.Difference;
import browsy.fetch.replay.HarEntry.Kind;
import browsy.fetch.replay.ReplayAnswer.Found;
import browsy.fetch.replay.ReplayAnswer.Missing;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Answers the requests of sessions from a recording, without any network. A request is answered by
 * the first unused recorded request with the same method, URL and body, apart from secrets; a style
 * sheet may be requested again, since browsers cache it. Other requests are divergences. Cookies,
 * redirects, limits and encodings act as with a network. Thread-safe.
 *
 * <pre>{@code
 * HarReplay replay = HarReplay.of(HarFile.read(Path.of("login.har")));
 * SessionConfig config =
 *         SessionConfig.builder().traffic(Traffic.LIVE.answeredBy(replay)).build();
 * }</pre>
 */
public final class HarReplay {
    private final HarFile file;
    private final Redactor redactor;
    private final List<Slot> slots = new ArrayList<>();
    private final List<Divergence> divergences = new ArrayList<>();

    private HarReplay(HarFile file, Redactor redactor) {
        this.file = file;
        this.redactor = redactor;
        for (HarEntry entry : file.entries()) {
            slots.add(new Slot(slots.size() + 1, entry));
        }
    }

    /** A recorded request. */
    private static final class Slot {
        private final int number;
        private final HarEntry entry;
        private @Nullable RequestParts parts;
        private boolean used;

        Slot(int number, HarEntry entry) {
            this.number = number;
            this.entry = entry;
        }

        RequestParts parts() {
            RequestParts known = parts;
            if (known == null) {
                known = RequestParts.of(entry.request());
                parts = known;
            }
            return known;
        }

        RecordedRequest reference() {
            return new RecordedRequest(number, entry.request().method(), entry.request().url());
        }
    }

    /** Creates a replay that ignores secrets by {@link Redactor#STANDARD}. */
    public static HarReplay of(HarFile file) {
        return of(file, Redactor.STANDARD);
    }

    /**
     * Creates a replay.
     *
     * @param redactor the rules for values that are ignored when requests are compared; those of
     *     the recording, to replay it with other secrets
     */
    public static HarReplay of(HarFile file, Redactor redactor) {
        return new HarReplay(
                Objects.requireNonNull(file, "file"), Objects.requireNonNull(redactor, "redactor"));
    }

    /**
     * Looks up a request and marks its recorded one as used.
     *
     * @param secretFields the names of form fields whose values are ignored regardless of the
     *     rules, as bytes of their encoding with one character for each
     */
    public synchronized ReplayAnswer answer(HarRequest request, Set<String> secretFields) {
        RequestComparison comparison =
                new RequestComparison(RequestParts.of(request), secretFields, redactor);
        Slot last = null;
        for (Slot slot : slots) {
            if (comparison.matches(slot.parts())) {
                last = slot;
                if (!slot.used) {
                    break;
                }
            }
        }
        if (last == null) {
            return diverged(newRequest(request, comparison));
        }
        if (last.used && !isRepeatable(last)) {
            return diverged(known(Divergence.Kind.REPEATED_REQUEST, request, last));
        }
        last.used = true;
        HarResponse response = last.entry.response();
        return response.body() == null && response.failure() == null
                ? diverged(known(Divergence.Kind.MISSING_BODY, request, last))
                : new Found(last.entry);
    }

    private static boolean isRepeatable(Slot slot) {
        return slot.entry.kind() == Kind.STYLESHEET;
    }

    private Missing diverged(Divergence divergence) {
        divergences.add(divergence);
        return new Missing(divergence);
    }

    private Divergence known(Divergence.Kind kind, HarRequest request, Slot slot) {
        return new Divergence(
                kind, file.name(), request.method(), request.url(), slot.reference(), List.of());
    }

    private Divergence newRequest(HarRequest request, RequestComparison comparison) {
        Slot nearest = null;
        int least = Integer.MAX_VALUE;
        for (Slot slot : slots) {
            int distance = comparison.distance(slot.parts()) + (slot.used ? 1 : 0);
            distance += slot.entry.kind() == Kind.OTHER ? 50 : 0;
            if (distance < least) {
                least = distance;
                nearest = slot;
            }
        }
        List<Difference> differences =
                nearest == null ? List.of() : comparison.differences(nearest.parts());
        return new Divergence(
                Divergence.Kind.NEW_REQUEST,
                file.name(),
                request.method(),
                request.url(),
                nearest == null ? null : nearest.reference(),
                differences);
    }

    /** The requests so far that the recording does not answer. */
    public synchronized List<Divergence> divergences() {
        return List.copyOf(divergences);
    }

    /**
     * The recorded requests for pages and style sheets that were not sent. Images, scripts and
     * other resources that sessions do not load are left out.
     */
    public synchronized List<RecordedRequest> unused() {
        return slots.stream()
                .filter(slot -> !slot.used && slot.entry.kind() != Kind.OTHER)
                .map(Slot::reference)
                .toList();
    }

    /** The recording. */
    public HarFile file() {
        return file;
    }

    @Override
    public String toString() {
        return "replay of " + file;
    }
}
