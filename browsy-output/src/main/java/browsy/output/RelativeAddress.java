package browsy.output;

import java.net.URI;
import java.net.URISyntaxException;

/**
 * Writes addresses relative to that of a page: those of the same origin by their path, those within
 * the page by their fragment.
 */
final class RelativeAddress {

    /** Scheme and authority, empty if the page has none. */
    private final String origin;

    /** The address without its fragment. */
    private final String document;

    /**
     * @param page the address of the page, empty if it is unknown
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
            // Whoever wrote the page into JSON gave it an address that is none.
            return "";
        }
    }

    /** The shortest form of an address that leads to the same place. */
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
        // Two slashes at the start of a relative address begin a host.
        return rest.startsWith("/") && !rest.startsWith("//") ? rest : address;
    }
}
