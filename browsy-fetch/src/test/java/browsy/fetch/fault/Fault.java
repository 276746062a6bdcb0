package browsy.fetch.fault;

import browsy.fetch.config.SessionConfig;
import browsy.fetch.config.TransferLimits;
import java.time.Duration;
import java.util.function.UnaryOperator;

/**
 * A row of the table of faults: what a server does, and how a navigation to it must end.
 *
 * @param name the fault
 * @param server what the server does with each connection
 * @param outcome the end of the navigation
 * @param times the number of navigations; each has its number as the query
 * @param memory the number of bytes that the session may allocate for a navigation, garbage
 *     included
 * @param settings changes of {@link #LIMITS}
 */
record Fault(
        String name,
        FaultServer.Service server,
        Outcome outcome,
        int times,
        long memory,
        UnaryOperator<SessionConfig.Builder> settings) {
    /** The limits of the navigations, which are low to keep the test short. */
    static final TransferLimits LIMITS =
            TransferLimits.builder()
                    .maxResponseBytes(256 << 10)
                    .maxCssBytesTotal(128 << 10)
                    .maxCssBytesPerFile(64 << 10)
                    .maxHeaders(100)
                    .maxHeaderBytes(16 << 10)
                    .maxNavigationBytes(1 << 20)
                    .build();

    /** The memory for a navigation: sixteen times its maximum size. */
    private static final long MEMORY = 16 * LIMITS.maxNavigationBytes();

    /** Adds a row to which {@link #LIMITS} apply. */
    static Fault of(String name, FaultServer.Service server, Outcome outcome) {
        return new Fault(name, server, outcome, 1, MEMORY, config -> config);
    }

    /** The fault with a time limit that it reaches. */
    Fault soon() {
        return limits(limits -> limits.maxNavigationTime(Duration.ofMillis(400)));
    }

    Fault times(int count) {
        return new Fault(name, server, outcome, count, memory, settings);
    }

    Fault with(UnaryOperator<SessionConfig.Builder> more) {
        return new Fault(
                name, server, outcome, times, memory, config -> more.apply(settings.apply(config)));
    }

    /** The fault with more memory, for many small parts one after the other. */
    Fault megabytes(int count) {
        return new Fault(name, server, outcome, times, (long) count << 20, settings);
    }

    /** The fault with some limits changed. */
    Fault limits(UnaryOperator<TransferLimits.Builder> more) {
        return with(config -> config.transferLimits(more.apply(LIMITS.newBuilder()).build()));
    }

    SessionConfig config() {
        return settings.apply(
                        SessionConfig.builder()
                                .allowPrivateNetwork(true)
                                .timeout(Duration.ofSeconds(20))
                                .transferLimits(LIMITS)
                                .clientSettings(Certificates::trust))
                .build();
    }

    @Override
    public String toString() {
        return name;
    }
}
