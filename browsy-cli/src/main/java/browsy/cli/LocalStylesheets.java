package browsy.cli;

import browsy.config.StylesheetLoader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Loads style sheets from a local folder, the root of a fictitious site at {@link #SITE}. Other
 * URLs and files outside the folder (also by symbolic links) have no style sheet; there are no
 * network requests.
 */
final class LocalStylesheets implements StylesheetLoader {
    /** The origin of the fictitious site. No request is sent to it. */
    static final String SITE = "http://localhost";

    private final Path root;

    LocalStylesheets(Path root) throws IOException {
        this.root = root.toRealPath();
    }

    @Override
    public List<Optional<Sheet>> load(List<URI> wanted) {
        return wanted.stream().map(this::load).toList();
    }

    private Optional<Sheet> load(URI uri) {
        if (!"http".equals(uri.getScheme())
                || !"localhost".equals(uri.getHost())
                || uri.getPort() != -1
                || uri.getPath() == null) {
            return Optional.empty();
        }
        try {
            Path file = root.resolve(uri.getPath().replaceFirst("^/+", ""));
            if (!Files.isRegularFile(file)) {
                return Optional.empty();
            }
            Path real = file.toRealPath();
            if (!real.startsWith(root)) {
                return Optional.empty();
            }
            return Optional.of(
                    new Sheet(uri, new String(Files.readAllBytes(real), StandardCharsets.UTF_8)));
        } catch (InvalidPathException e) {
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The URL path of a file, percent-encoded, from its path relative to the root folder. */
    static String encode(Path relative) {
        try {
            String path = "/" + relative.toString().replace('\\', '/');
            return new URI(null, null, path, null).getRawPath();
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException("no address for " + relative, e);
        }
    }
}
