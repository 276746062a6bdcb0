package browsy.output;

import browsy.model.DomDelta;
import java.io.IOException;
import java.io.UncheckedIOException;

/** A format for the changes of a page. Implementations are immutable and thread-safe. */
public interface DeltaFormat {

    /** Returns the name of the format in {@link Formats}. */
    String name();

    /** The media type of the text, such as {@code application/json}. */
    default String mediaType() {
        return "text/plain";
    }

    /**
     * Writes a delta.
     *
     * @throws IOException if writing to the target fails
     */
    void write(DomDelta delta, Appendable out) throws IOException;

    /** Renders a delta as a string. */
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
