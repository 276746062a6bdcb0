package harbour;

/**
 * Anything that floats and has a name.
 *
 * @see harbour.berth.Berth
 */
public interface Vessel {
    /** The largest draught that the harbour admits, in centimetres. */
    int MAX_DRAUGHT = 1140;

    /** The port that vessels without papers are registered in. */
    String DEFAULT_PORT = "Marstal";

    /**
     * Returns the name on the hull.
     *
     * @return the name, never empty
     */
    String name();

    /**
     * Returns the draught.
     *
     * @return centimetres, at most {@value #MAX_DRAUGHT}
     */
    int draught();
}
