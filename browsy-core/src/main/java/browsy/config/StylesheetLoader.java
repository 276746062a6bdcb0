package browsy.config;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

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

    /**
     * Loads style sheets by their links. Unless overridden, only the addresses count.
     *
     * @param wanted the links, in document order
     * @return see {@link #load}
     */
    default List<Optional<Sheet>> loadLinks(List<Link> wanted) {
        return load(wanted.stream().map(Link::address).toList());
    }

    /** Messages about the style sheets that could not be loaded so far. */
    default List<String> warnings() {
        return List.of();
    }

    /** Returns a loader that loads nothing. */
    static StylesheetLoader none() {
        return wanted -> wanted.stream().map(uri -> Optional.<Sheet>empty()).toList();
    }

    /**
     * A link to a style sheet, or an import.
     *
     * @param address the absolute address
     * @param importer the address of the style sheet that imports it; null if the document does
     * @param crossOrigin how a sheet of another origin is requested
     * @param integrity the hashes of the content as the link has them; empty for any content
     * @param referrerPolicies the policies that the document and the link declare as far as the
     *     link, as written; the last valid one applies
     * @param addresses which addresses redirects may lead to; null for any
     */
    record Link(
            URI address,
            @Nullable URI importer,
            CrossOrigin crossOrigin,
            String integrity,
            List<String> referrerPolicies,
            @Nullable AddressRule addresses) {
        public Link {
            referrerPolicies = List.copyOf(referrerPolicies);
        }
    }

    /**
     * How a style sheet of another origin is requested.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/urls-and-fetching.html#cors-settings-attribute">HTML:
     *     CORS settings attributes</a>
     */
    enum CrossOrigin {
        /** With credentials and without asking the server. */
        NONE,
        /** Without credentials, if the server allows it. */
        ANONYMOUS,
        /** With credentials, if the server allows it. */
        USE_CREDENTIALS
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
