package browsy.fetch.journal;

import jdk.jfr.Category;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;
import org.jspecify.annotations.Nullable;

/** The events of the flight recorder. Each is committed at the end of what it describes. */
final class FlightEvents {
    private FlightEvents() {}

    /** The end of a navigation. */
    @Name("browsy.Navigation")
    @Label("Navigation")
    @Category("browsy")
    @StackTrace(false)
    static final class Navigation extends Event {
        @Label("Session")
        long session;

        @Label("URL")
        @Nullable String url;

        @Label("Status")
        int status;

        @Label("Outcome")
        @Nullable String outcome;

        @Label("Error")
        @Nullable String error;

        @Label("Elapsed Time")
        @Timespan(Timespan.NANOSECONDS)
        long elapsed;
    }

    /** The end of a request that was sent. */
    @Name("browsy.Request")
    @Label("Request")
    @Category("browsy")
    @StackTrace(false)
    static final class Request extends Event {
        @Label("Session")
        long session;

        @Label("Kind")
        @Nullable String kind;

        @Label("URL")
        @Nullable String url;

        @Label("Status")
        int status;

        @Label("Error")
        @Nullable String error;

        @Label("Elapsed Time")
        @Timespan(Timespan.NANOSECONDS)
        long elapsed;
    }

    /** A request that the session refused. */
    @Name("browsy.BlockedRequest")
    @Label("Blocked Request")
    @Category("browsy")
    @StackTrace(false)
    static final class Blocked extends Event {
        @Label("Session")
        long session;

        @Label("Kind")
        @Nullable String kind;

        @Label("URL")
        @Nullable String url;

        @Label("Reason")
        @Nullable String reason;
    }

    /** The end of an action. */
    @Name("browsy.Action")
    @Label("Action")
    @Category("browsy")
    @StackTrace(false)
    static final class Action extends Event {
        @Label("Session")
        long session;

        @Label("Action")
        @Nullable String action;

        @Label("Navigated")
        boolean navigated;

        @Label("Error")
        @Nullable String error;

        @Label("Elapsed Time")
        @Timespan(Timespan.NANOSECONDS)
        long elapsed;
    }

    /** A part of a request or navigation. */
    @Name("browsy.Timing")
    @Label("Timing")
    @Category("browsy")
    @StackTrace(false)
    static final class Timing extends Event {
        @Label("Session")
        long session;

        @Label("Phase")
        @Nullable String phase;

        @Label("URL")
        @Nullable String url;

        @Label("Elapsed Time")
        @Timespan(Timespan.NANOSECONDS)
        long elapsed;
    }
}
