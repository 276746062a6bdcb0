package browsy.fetch.http;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig.HttpCache;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import okhttp3.Cache;

/** The HTTP cache of one session, in a temporary folder that is deleted with it. */
final class SessionCache implements AutoCloseable {
    private final Cache answers;

    SessionCache(HttpCache config) {
        try {
            Path folder = Files.createTempDirectory(config.directory(), "session-");
            answers = new Cache(folder.toFile(), config.maxBytes());
        } catch (IOException e) {
            throw new FetchException.Network("no place for the cache", e);
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
            throw new FetchException.Network("the cache could not be emptied", e);
        }
    }
}
