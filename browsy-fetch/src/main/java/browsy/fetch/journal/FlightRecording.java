package browsy.fetch.journal;

/** Finds out whether the Java runtime has the flight recorder. */
final class FlightRecording {
    /** On the module path, the module is present only if something requires it. */
    private static final boolean AVAILABLE = ModuleLayer.boot().findModule("jdk.jfr").isPresent();

    private FlightRecording() {}

    /** Whether {@link FlightListener} can be used. */
    static boolean isAvailable() {
        return AVAILABLE;
    }
}
