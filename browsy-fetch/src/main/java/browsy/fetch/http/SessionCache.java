package browsy.fetch.http;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig.HttpCache;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import okhttp3.Cache;

/**
 * The HTTP cache of one session, in its own subdirectory of the configured directory. {@link
 * #close()} deletes the subdirectory.
 */
final class SessionCache implements AutoCloseable {
    private final Cache answers;

    SessionCache(HttpCache config) {
        try {
            Path folder = Files.createTempDirectory(config.directory(), "session-");
            answers = new Cache(folder.toFile(), config.maxBytes());
        } catch (IOException e) {
            throw new FetchException.Network("the cache directory cannot be created", e);
        }
    }

    Cache answers() {
        return answers;
    }

    @Override
    public void close() {
        try {
            answers.delete();
            Files.deleteIfExists(answers.directory().toPath());
        } catch (IOException e) {
            throw new FetchException.Network("the cache directory cannot be deleted", e);
        }
    }
}
