package browsy.fetch.policy;

/**
 * A range of ports.
 *
 * @param first the first port, from 1
 * @param last the last port, to 65535
 */
public record PortRange(int first, int last) {
    private static final int LAST_PORT = 65_535;

    /**
     * Creates a range.
     *
     * @throws IllegalArgumentException if the range is empty or not within 1 to 65535
     */
    public PortRange {
        if (first < 1 || first > last || last > LAST_PORT) {
            throw new IllegalArgumentException(
                    "ports must be in order, from 1 to 65535: " + first + " to " + last);
        }
    }

    /** Creates a range of one port. */
    public static PortRange of(int port) {
        return new PortRange(port, port);
    }

    /** Tests whether a port is in the range. */
    public boolean contains(int port) {
        return first <= port && port <= last;
    }

    @Override
    public String toString() {
        return first == last ? String.valueOf(first) : first + "-" + last;
    }
}
