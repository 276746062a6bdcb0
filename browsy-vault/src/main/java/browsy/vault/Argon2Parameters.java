package browsy.vault;

/**
 * The parameters of Argon2id, which derives a key from a passphrase.
 *
 * @param memoryKib the memory in KiB, 8 MiB to 256 MiB
 * @param iterations the number of passes over the memory, 1 to 16
 * @param lanes the degree of parallelism, 1 to 8
 * @see <a href="https://www.rfc-editor.org/rfc/rfc9106#section-4">RFC 9106, 4</a>
 */
public record Argon2Parameters(int memoryKib, int iterations, int lanes) {
    /** The second recommended option of RFC 9106: 64 MiB, three passes, four lanes. */
    public static final Argon2Parameters DEFAULT = new Argon2Parameters(64 << 10, 3, 4);

    private static final int MIN_MEMORY = 8 << 10;
    private static final int MAX_MEMORY = 256 << 10;
    private static final int MAX_ITERATIONS = 16;
    private static final int MAX_LANES = 8;

    /**
     * @throws IllegalArgumentException if a parameter is out of its range
     */
    public Argon2Parameters {
        if (!isAllowed(memoryKib, iterations, lanes)) {
            throw new IllegalArgumentException(
                    "Argon2id takes 8 to 256 MiB, 1 to 16 iterations and 1 to 8 lanes, not "
                            + memoryKib
                            + " KiB, "
                            + iterations
                            + " and "
                            + lanes);
        }
    }

    /** Tests whether parameters are within the bounds. */
    static boolean isAllowed(int memoryKib, int iterations, int lanes) {
        return memoryKib >= MIN_MEMORY
                && memoryKib <= MAX_MEMORY
                && iterations >= 1
                && iterations <= MAX_ITERATIONS
                && lanes >= 1
                && lanes <= MAX_LANES;
    }
}
