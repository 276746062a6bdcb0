package browsy.cli;

import browsy.cli.args.UsageException;

/**
 * Runs command lines and reports their errors.
 *
 * <p>Exit status: 0 on success, 1 if a page or the command failed, 2 if the command line is
 * invalid.
 */
final class CommandLine {
    private static final int FAILED = 1;
    private static final int INVALID = 2;

    private final Streams streams;

    CommandLine(Streams streams) {
        this.streams = streams;
    }

    /**
     * Runs a command line. Without any arguments it prints the usage text as an error.
     *
     * @return the exit status
     */
    int execute(String... args) {
        Call call = Call.of(args);
        CliCommand command = call.command();
        if (args.length == 0) {
            streams.err().print(HelpCommand.textOf(command));
            return INVALID;
        }
        if (call.asksForHelp()) {
            streams.out().print(HelpCommand.textOf(command));
            streams.out().flush();
            return 0;
        }
        try {
            return command.run(call.arguments(), streams);
        } catch (UsageException e) {
            new ErrorReport(streams.err()).printUsageError(e, command.syntax());
            return INVALID;
        } catch (Exception e) {
            new ErrorReport(streams.err()).print(e);
            return FAILED;
        }
    }
}
