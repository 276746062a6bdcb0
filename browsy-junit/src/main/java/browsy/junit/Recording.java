package browsy.junit;

import browsy.fetch.config.SessionConfig;
import browsy.fetch.replay.Divergence;
import browsy.fetch.replay.HarFile;
import browsy.fetch.replay.HarLimits;
import browsy.fetch.replay.HarRecorder;
import browsy.fetch.replay.HarReplay;
import browsy.fetch.replay.RecordedRequest;
import browsy.fetch.replay.Traffic;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * The recording of one test: either it answers the session, or the session is recorded.
 *
 * @param replay the replay; null to record
 * @param recorder the recorder; null to replay
 * @param complete whether all recorded requests must be sent
 */
record Recording(@Nullable HarReplay replay, @Nullable HarRecorder recorder, boolean complete) {
    private static final String RECORD = "browsy.record";
    private static final Path RESOURCES = Path.of("src", "test", "resources");
    private static final String METHOD = "{method}";

    /**
     * Opens the recording of a test.
     *
     * @throws ExtensionConfigurationException if it is missing, or does not belong to one test
     */
    static Recording open(Replay annotation, boolean ofClass, ExtensionContext context) {
        String method = context.getRequiredTestMethod().getName();
        String name = annotation.value().replace(METHOD, method);
        if (name.isBlank() || Path.of(name).isAbsolute() || Path.of(name).startsWith("..")) {
            throw new ExtensionConfigurationException(
                    "@Replay must name a file in the test resources, was \"" + name + "\"");
        }
        Path file = RESOURCES.resolve(name);
        if (Boolean.getBoolean(RECORD)) {
            if (ofClass && !annotation.value().contains(METHOD)) {
                throw new ExtensionConfigurationException(
                        "a recording belongs to one test: @Replay(\""
                                + annotation.value()
                                + "\") on a class needs "
                                + METHOD
                                + " in the name to record");
            }
            return new Recording(null, recorder(file), annotation.complete());
        }
        HarFile har = read(file, name, context.getRequiredTestClass());
        return new Recording(HarReplay.of(har), null, annotation.complete());
    }

    private static HarRecorder recorder(Path file) {
        try {
            return HarRecorder.create(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads the file in the sources or, where they are missing, the resource on the class path. */
    private static HarFile read(Path file, String name, Class<?> test) {
        if (Files.exists(file)) {
            return HarFile.read(file);
        }
        try (InputStream in = test.getResourceAsStream("/" + name.replace('\\', '/'))) {
            if (in == null) {
                throw new ExtensionConfigurationException(
                        "no recording " + file + "; -D" + RECORD + "=true records it");
            }
            return HarFile.parse(name, in.readAllBytes(), HarLimits.DEFAULT);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    SessionConfig applyTo(SessionConfig config) {
        return config.newBuilder().traffic(new Traffic(recorder, replay)).build();
    }

    /** The problem of a replay after a test; empty if there is none. */
    Optional<String> problem() {
        if (replay == null) {
            return Optional.empty();
        }
        List<Divergence> divergences = replay.divergences();
        if (!divergences.isEmpty()) {
            return Optional.of(
                    "requests that the recording lacks; -D"
                            + RECORD
                            + "=true records anew:"
                            + lines(divergences));
        }
        List<RecordedRequest> unused = replay.unused();
        return complete && !unused.isEmpty()
                ? Optional.of("recorded requests that the test does not send:" + lines(unused))
                : Optional.empty();
    }

    /** The recorded requests that the test did not send, for a report; empty if there is none. */
    Optional<String> unused() {
        List<RecordedRequest> unused = replay == null ? List.of() : replay.unused();
        return unused.isEmpty() ? Optional.empty() : Optional.of(lines(unused).strip());
    }

    private static String lines(List<?> items) {
        StringBuilder lines = new StringBuilder();
        items.forEach(item -> lines.append("\n- ").append(item));
        return lines.toString();
    }

    /** Completes the file of a recorded test, or leaves the old one if the test failed. */
    void close(boolean failed) throws IOException {
        if (recorder != null) {
            if (failed) {
                recorder.discard();
            } else {
                recorder.close();
            }
        }
    }
}
