package browsy.fetch.replay;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/**
 * Records the requests of sessions and their responses in a HAR 1.2 file, without secrets. Each
 * entry is written when its response ends; the file appears under its name when the recorder is
 * closed. Thread-safe.
 *
 * <pre>{@code
 * try (HarRecorder recorder = HarRecorder.create(Path.of("login.har"));
 *         Session session =
 *                 Session.create(
 *                         SessionConfig.builder()
 *                                 .traffic(Traffic.LIVE.recordedBy(recorder))
 *                                 .build())) {
 *     session.goTo("https://example.com/login");
 * }
 * }</pre>
 */
public final class HarRecorder implements AutoCloseable {
    private final Path file;
    private final Path part;
    private final HarWriter writer;
    private final Redaction redaction;
    private int count;
    private boolean closed;

    /** The first failure to write; null for none. */
    private @Nullable JacksonException failure;

    private HarRecorder(Path file, Path part, OutputStream out, Redactor redactor) {
        this.file = file;
        this.part = part;
        this.writer = new HarWriter(out);
        this.redaction = new Redaction(redactor);
    }

    /**
     * Creates a recorder with {@link Redactor#STANDARD}.
     *
     * @param file the file, which {@link #close} replaces if it exists
     * @throws IOException if the file cannot be created
     */
    public static HarRecorder create(Path file) throws IOException {
        return create(file, Redactor.STANDARD);
    }

    /**
     * Creates a recorder.
     *
     * @param file the file, which {@link #close} replaces if it exists
     * @param redactor the rules for secrets
     * @throws IOException if the file cannot be created
     */
    public static HarRecorder create(Path file, Redactor redactor) throws IOException {
        Objects.requireNonNull(redactor, "redactor");
        Path absolute = Objects.requireNonNull(file, "file").toAbsolutePath();
        Path folder = absolute.getParent();
        Path name = absolute.getFileName();
        if (folder == null || name == null) {
            throw new IOException("not a file: " + file);
        }
        Files.createDirectories(folder);
        Path part = Files.createTempFile(folder, name + ".", ".part");
        return new HarRecorder(
                absolute, part, new BufferedOutputStream(Files.newOutputStream(part)), redactor);
    }

    /**
     * Records a request with its response. Entries after {@link #close} are not recorded.
     *
     * @param secretFields the names of form fields whose values are secret regardless of the rules,
     *     as bytes of their encoding with one character for each
     */
    public synchronized void record(HarEntry entry, Set<String> secretFields) {
        if (closed || failure != null) {
            return;
        }
        try {
            writer.write(redaction.redact(entry, secretFields));
            count++;
        } catch (JacksonException e) {
            failure = e; // close() reports it, since the session itself works
        }
    }

    /** The number of recorded requests. */
    public synchronized int count() {
        return count;
    }

    /**
     * Completes the file.
     *
     * @throws IOException if it could not be written
     */
    @Override
    public synchronized void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        try {
            writer.close();
            if (failure != null) {
                throw new IOException("the recording could not be written: " + file, failure);
            }
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (JacksonException e) {
            throw new IOException("the recording could not be written: " + file, e);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /** Ends the recording without a file. */
    public synchronized void discard() throws IOException {
        if (!closed) {
            closed = true;
            try {
                writer.close();
            } finally {
                Files.deleteIfExists(part);
            }
        }
    }

    /** The file. */
    @Override
    public String toString() {
        return "recorder of " + file;
    }
}
