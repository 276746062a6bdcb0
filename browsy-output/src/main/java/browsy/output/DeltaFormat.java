package browsy.output;

import browsy.model.DomDelta;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * A way to write what changed on a page. Implementations are immutable and safe for use by several
 * threads.
 */
public interface DeltaFormat {

    /** The name by which {@link Formats} knows it. */
    String name();

    /**
     * Writes a delta.
     *
     * @throws IOException if the target does
     */
    void write(DomDelta delta, Appendable out) throws IOException;

    /** The delta as a string. */
    default String render(DomDelta delta) {
        StringBuilder out = new StringBuilder();
        try {
            write(delta, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString();
    }
}
