package browsy.cli;

import browsy.cli.args.Arguments;
import browsy.cli.args.Option;
import browsy.cli.args.ValueOption;
import browsy.cli.args.ValueTypes;
import browsy.fetch.replay.HarException;
import browsy.fetch.replay.HarFile;
import browsy.fetch.replay.HarRecorder;
import browsy.fetch.replay.HarReplay;
import browsy.fetch.replay.Traffic;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The options to record the requests of a command, and to answer them from a recording. */
final class TrafficOptions {
    private static final ValueOption<Path> RECORDING =
            new ValueOption<>(
                    "--har",
                    "FILE",
                    ValueTypes.PATH,
                    "record the requests in a HAR file, without secrets");
    private static final ValueOption<Path> REPLAY =
            new ValueOption<>(
                    "--replay",
                    "FILE",
                    ValueTypes.PATH,
                    "answer the requests from a HAR file, without a network");

    /** The options to declare. */
    static final List<Option> ALL = List.of(RECORDING, REPLAY);

    private TrafficOptions() {}

    /**
     * Opens the files. The caller closes the recorder.
     *
     * @throws HarException if the recording cannot be read
     * @throws IOException if the file for the recording cannot be created
     */
    static Traffic open(Arguments arguments) throws IOException {
        Path recording = arguments.get(RECORDING);
        Path replay = arguments.get(REPLAY);
        Traffic traffic = Traffic.LIVE;
        if (replay != null) {
            traffic = traffic.answeredBy(HarReplay.of(HarFile.read(replay)));
        }
        return recording == null ? traffic : traffic.recordedBy(HarRecorder.create(recording));
    }
}
