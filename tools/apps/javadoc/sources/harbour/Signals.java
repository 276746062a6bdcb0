package harbour;

/** Signals between vessels and the port. */
public final class Signals {
    private Signals() {}

    /**
     * Blows the whistle of a vessel for four seconds.
     *
     * @param vessel the vessel that whistles
     */
    public static void whistle(Vessel vessel) {}

    /**
     * Hoists a flag.
     *
     * @param flag the flag to hoist
     */
    public static void hoist(Flag flag) {}

    /** The flags of the port. */
    public enum Flag {
        /** A pilot is aboard. */
        PILOT,
        /** The vessel is in quarantine. */
        QUARANTINE
    }
}
