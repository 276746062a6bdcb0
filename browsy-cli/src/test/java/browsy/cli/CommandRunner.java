package browsy.cli;

import browsy.cli.args.UsageException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

/** Runs commands in the process of a test and captures their output. */
public final class CommandRunner {
    private CommandRunner() {}

    /** The exit status and output of a command. */
    public record Outcome(int status, String out, String err) {}

    public static Outcome run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status =
                new CommandLine(new Streams(new PrintWriter(out), new PrintWriter(err)))
                        .execute(args);
        return new Outcome(status, out.toString(), err.toString());
    }

    /** The names of all commands. */
    static List<String> commands() {
        return Subcommand.names();
    }

    /**
     * Tests whether a command line has a command, without running it.
     *
     * @throws UsageException if its arguments are invalid
     */
    public static boolean accepts(List<String> args) {
        Call call = Call.of(args.toArray(String[]::new));
        call.arguments();
        return !(call.command() instanceof BrowsyCommand);
    }
}
