package browsy.cli;

import java.io.BufferedWriter;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/**
 * Entry point of the command line.
 *
 * <p>Exit status: 0 on success, 1 if a page or the command failed, 2 if the command line is
 * invalid.
 */
@Command(
        name = "browsy",
        addMethodSubcommands = false,
        description = "Shows a web page as an AI agent needs it: elements, boxes, actions.",
        versionProvider = Version.class)
// picocli sets the two options by reflection.
@SuppressWarnings("UnusedVariable")
public final class Main extends CliCommand {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "show this help and exit")
    private boolean help;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "print the version and exit")
    private boolean version;

    private Main() {}

    public static void main(String[] args) {
        Warmup.startFor(args);
        PrintWriter out = utf8(System.out);
        PrintWriter err = utf8(System.err);
        int status = commandLine(args, out, err).execute(args);
        out.flush();
        err.flush();
        System.exit(status);
    }

    /**
     * Creates the command line for the given arguments, with the commands that they need: reading
     * the annotations of all commands takes longer than parsing a small page. Commands write to the
     * given streams.
     */
    static CommandLine commandLine(String[] args, PrintWriter out, PrintWriter err) {
        CommandLine line = new CommandLine(new Main());
        Subcommand.neededFor(args).forEach(command -> command.addTo(line));
        return line.setOut(out)
                .setErr(err)
                .setParameterExceptionHandler(new UsageReport())
                .setExecutionExceptionHandler(new ErrorReport());
    }

    private static PrintWriter utf8(PrintStream stream) {
        return new PrintWriter(
                new BufferedWriter(
                        new OutputStreamWriter(stream, StandardCharsets.UTF_8), 1 << 13));
    }

    @Override
    public Integer call() {
        throw misuse("Missing command");
    }
}
