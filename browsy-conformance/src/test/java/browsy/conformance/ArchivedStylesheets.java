package browsy.conformance;

import browsy.config.StylesheetLoader;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Style sheets out of an archive that stands for a site; nothing comes from the network. */
final class ArchivedStylesheets implements StylesheetLoader {
    private static final String SCHEME = "http";
    private static final String HOST = "localhost";

    private final Map<String, byte[]> files;

    /**
     * A site.
     *
     * @param files by path, without a slash in front
     */
    ArchivedStylesheets(Map<String, byte[]> files) {
        this.files = files;
    }

    /** The address of a file of the site. */
    static String address(String path) {
        try {
            return new URI(SCHEME, HOST, "/" + path, null).toASCIIString();
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException("no address for " + path, e);
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
