package browsy.config;

import java.net.URI;
import java.util.List;
import java.util.Optional;

/**
 * Loads linked and imported style sheets. It is called only while a page is being parsed: once for
 * all linked sheets, then once for each level of imports, so that an implementation can load the
 * sheets of a level concurrently.
 */
@FunctionalInterface
public interface StylesheetLoader {

    /**
     * Loads style sheets.
     *
     * @param wanted the absolute addresses, in document order
     * @return one result for each address, in the same order; empty for a sheet that cannot be
     *     loaded
     */
    List<Optional<Sheet>> load(List<URI> wanted);

    /** Messages about the style sheets that could not be loaded so far. */
    default List<String> warnings() {
        return List.of();
    }

    /** Returns a loader that loads nothing. */
    static StylesheetLoader none() {
        return wanted -> wanted.stream().map(uri -> Optional.<Sheet>empty()).toList();
    }

    /**
     * A loaded style sheet.
     *
     * @param finalUri the address after redirects, against which relative addresses in the sheet
     *     resolve
     * @param text the decoded text; a leading byte order mark is ignored
     * @param modes the modes of documents that it applies to
     */
    record Sheet(URI finalUri, String text, Modes modes) {
        /** Creates a style sheet for documents of all modes. */
        public Sheet(URI finalUri, String text) {
            this(finalUri, text, Modes.ALL);
        }
    }

    /**
     * The modes of documents that a style sheet applies to.
     *
     * @see <a href="https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet">HTML:
     *     link type stylesheet</a>
     */
    enum Modes {
        /** All modes. */
        ALL,
        /** Quirks mode only: the media type of the response is not {@code text/css}. */
        QUIRKS
    }
}
