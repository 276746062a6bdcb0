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
 * Reads style sheets from a folder that stands for a site. Never from outside the folder, not even
 * through a link, and never from the network.
 */
final class LocalStylesheets implements StylesheetLoader {
    /** Where the made-up site is; nothing ever connects to it. */
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

    /** A path as that of an address. */
    static String encode(Path relative) {
        try {
            String path = "/" + relative.toString().replace('\\', '/');
            return new URI(null, null, path, null).getRawPath();
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException("no address for " + relative, e);
        }
    }
}
