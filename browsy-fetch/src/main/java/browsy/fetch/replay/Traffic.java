package browsy.fetch.replay;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Whether the requests of a session are recorded, and whether a recording answers them in place of
 * the network. Both can be combined. Immutable; the recorder and the replay have state, which all
 * sessions with this value share.
 *
 * @param recorder the recorder of all requests; null for none
 * @param replay the recording that answers all requests; null for the network
 */
public record Traffic(@Nullable HarRecorder recorder, @Nullable HarReplay replay) {
    /** The network answers the requests, and nothing is recorded. */
    public static final Traffic LIVE = new Traffic(null, null);

    /** Returns a copy whose requests are recorded. The caller closes the recorder. */
    public Traffic recordedBy(HarRecorder recorder) {
        return new Traffic(Objects.requireNonNull(recorder, "recorder"), replay);
    }

    /** Returns a copy whose requests are answered from a recording. */
    public Traffic answeredBy(HarReplay replay) {
        return new Traffic(recorder, Objects.requireNonNull(replay, "replay"));
    }
}
