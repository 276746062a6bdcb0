package browsy.fetch.replay;

/**
 * The limits for reading a recording, which may come from an untrusted source.
 *
 * @param maxBytes the size of the file and of all bodies together, attached ones included, in bytes
 * @param maxEntries the number of entries
 * @param maxBodyBytes the size of one body, in bytes; a body in the file may have as many
 *     characters
 */
public record HarLimits(long maxBytes, int maxEntries, int maxBodyBytes) {
    /** 256 MiB in all, 20,000 entries, 64 MiB for a body. */
    public static final HarLimits DEFAULT = new HarLimits(256L << 20, 20_000, 64 << 20);

    /**
     * @throws IllegalArgumentException if a limit is less than 1
     */
    public HarLimits {
        if (maxBytes < 1 || maxEntries < 1 || maxBodyBytes < 1) {
            throw new IllegalArgumentException("limits must be at least 1");
        }
    }
}
