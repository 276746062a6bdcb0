package browsy.conformance;

import browsy.config.StylesheetLoader;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Loads style sheets from the files of an archive, which form the site {@code http://localhost}.
 * Other addresses have no style sheet.
 */
final class ArchivedStylesheets implements StylesheetLoader {
    private static final String SCHEME = "http";
    private static final String HOST = "localhost";

    private final Map<String, byte[]> files;

    /**
     * Creates a loader.
     *
     * @param files the files by path, without a leading slash
     */
    ArchivedStylesheets(Map<String, byte[]> files) {
        this.files = files;
    }

    /** Returns the address of a file of the site. */
    static String address(String path) {
        try {
            return new URI(SCHEME, HOST, "/" + path, null).toASCIIString();
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException("not a valid path: " + path, e);
        }
    }

    @Override
    public List<Optional<Sheet>> load(List<URI> wanted) {
        return wanted.stream().map(this::load).toList();
    }

    private Optional<Sheet> load(URI uri) {
        if (!SCHEME.equals(uri.getScheme())
                || !HOST.equals(uri.getHost())
                || uri.getPort() != -1
                || uri.getPath() == null) {
            return Optional.empty();
        }
        return Optional.ofNullable(files.get(uri.getPath().replaceFirst("^/+", "")))
                .map(file -> new Sheet(uri, new String(file, StandardCharsets.UTF_8)));
    }
}
