package browsy.fetch.replay;

import java.util.Objects;

/**
 * A header field of a request or response.
 *
 * @param name the name, in any case
 * @param value the value
 */
public record HarHeader(String name, String value) {
    public HarHeader {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(value, "value");
    }

    /** The name, since the value may be secret. */
    @Override
    public String toString() {
        return name;
    }
}
