package browsy.cli;

import browsy.fetch.replay.HarException;
import browsy.fetch.replay.HarFile;
import browsy.fetch.replay.HarRecorder;
import browsy.fetch.replay.HarReplay;
import browsy.fetch.replay.Traffic;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options to record the requests of a command, and to answer them from a recording. */
final class TrafficOptions {
    @Option(
            names = "--har",
            paramLabel = "FILE",
            description = "record the requests in a HAR file, without secrets")
    private @Nullable Path recording;

    @Option(
            names = "--replay",
            paramLabel = "FILE",
            description = "answer the requests from a HAR file, without a network")
    private @Nullable Path replay;

    /**
     * Opens the files. The caller closes the recorder.
     *
     * @throws HarException if the recording cannot be read
     * @throws IOException if the file for the recording cannot be created
     */
    Traffic open() throws IOException {
        Traffic traffic = Traffic.LIVE;
        if (replay != null) {
            traffic = traffic.answeredBy(HarReplay.of(HarFile.read(replay)));
        }
        return recording == null ? traffic : traffic.recordedBy(HarRecorder.create(recording));
    }
}
