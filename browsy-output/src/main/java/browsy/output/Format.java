package browsy.output;

import browsy.model.SpatialDom;
import java.io.IOException;
import java.io.UncheckedIOException;

/** A format for a page. Implementations are immutable and thread-safe. */
public interface Format {

    /** Returns the name of the format in {@link Formats}. */
    String name();

    /** The media type of the text, such as {@code application/json}. */
    default String mediaType() {
        return "text/plain";
    }

    /**
     * Writes a page.
     *
     * @throws IOException if writing to the target fails
     */
    void write(SpatialDom dom, Appendable out) throws IOException;

    /** Renders a page as a string. */
    default String render(SpatialDom dom) {
        StringBuilder out = new StringBuilder(64 * dom.size() + 256);
        try {
            write(dom, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString();
    }
}
