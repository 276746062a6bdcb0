package browsy.output;

import browsy.model.SpatialDom;
import java.io.IOException;
import java.io.UncheckedIOException;

/** A way to write a page. Implementations are immutable and safe for use by several threads. */
public interface Format {

    /** The name by which {@link Formats} knows it. */
    String name();

    /**
     * Writes a page.
     *
     * @throws IOException if the target does
     */
    void write(SpatialDom dom, Appendable out) throws IOException;

    /** The page as a string. */
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
