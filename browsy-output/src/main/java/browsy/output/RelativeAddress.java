package browsy.output;

import java.net.URI;
import java.net.URISyntaxException;

/**
 * Writes URLs relative to that of a page: same-origin URLs as a path, URLs within the page as a
 * fragment.
 */
final class RelativeAddress {

    /** The scheme and authority of the page, empty if it has none. */
    private final String origin;

    /** The URL of the page without its fragment. */
    private final String document;

    /**
     * @param page the URL of the page, empty if it is unknown
     */
    RelativeAddress(String page) {
        int fragment = page.indexOf('#');
        document = fragment < 0 ? page : page.substring(0, fragment);
        origin = origin(document);
    }

    private static String origin(String address) {
        try {
            URI uri = new URI(address);
            return uri.getScheme() == null || uri.getRawAuthority() == null
                    ? ""
                    : uri.getScheme() + "://" + uri.getRawAuthority();
        } catch (URISyntaxException e) {
            // A page read from JSON may have an invalid URL.
            return "";
        }
    }

    /** Returns the shortest reference that resolves to a URL. */
    String of(String address) {
        if (origin.isEmpty() || !address.startsWith(origin)) {
            return address;
        }
        String rest = address.substring(origin.length());
        if (address.startsWith(document)
                && address.length() > document.length()
                && address.charAt(document.length()) == '#') {
            return address.substring(document.length());
        }
        // A relative reference that starts with two slashes would name a host.
        return rest.startsWith("/") && !rest.startsWith("//") ? rest : address;
    }
}
