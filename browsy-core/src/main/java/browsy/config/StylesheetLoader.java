package browsy.config;

import java.net.URI;
import java.util.List;
import java.util.Optional;

/**
 * Where linked and imported style sheets come from. Called only while a page is being parsed, once
 * for each level of links and imports, so that an implementation can fetch side by side.
 */
@FunctionalInterface
public interface StylesheetLoader {

    /**
     * Loads style sheets.
     *
     * @param wanted absolute addresses, in the order of the document
     * @return as many answers as were wanted, in the same order; empty where a sheet cannot be had
     */
    List<Optional<Sheet>> load(List<URI> wanted);

    /** Why style sheets that were wanted so far could not be had; for a person to read. */
    default List<String> warnings() {
        return List.of();
    }

    /** Loads nothing: linked style sheets are left out. */
    static StylesheetLoader none() {
        return wanted -> wanted.stream().map(uri -> Optional.<Sheet>empty()).toList();
    }

    /**
     * A loaded style sheet.
     *
     * @param finalUri the address after redirects; relative imports and urls resolve against it
     * @param text its text, decoded
     */
    record Sheet(URI finalUri, String text) {}
}
