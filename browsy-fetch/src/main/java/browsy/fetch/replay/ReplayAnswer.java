package browsy.fetch.replay;

/** The result of looking up a request in a recording. */
public sealed interface ReplayAnswer {
    /** The recording has the request. */
    record Found(HarEntry entry) implements ReplayAnswer {}

    /** The recording does not answer the request. */
    record Missing(Divergence divergence) implements ReplayAnswer {}
}
