package browsy.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/**
 * Entry point of the command line.
 *
 * <p>Exit status: 0 if all went well, 1 if a page failed, 2 if the command line made no sense.
 */
@Command(
        name = "browsy",
        description = "Shows a web page as an AI agent needs it: elements, boxes, actions.",
        versionProvider = Version.class)
public final class Main implements Runnable {
    @Spec private CommandSpec spec;

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

    public static void main(String[] args) {
        Warmup.start(args.length == 0 ? "" : args[0]);
        // Types that no option has; looking for their converters takes picocli a while.
        System.setProperty("picocli.converters.excludes", "java\\.(time|sql)\\..*");
        PrintWriter out = utf8(System.out);
        PrintWriter err = utf8(System.err);
        int status = commandLine(out, err, args).execute(args);
        out.flush();
        err.flush();
        System.exit(status);
    }

    /** The command line, writing to the given streams. */
    static CommandLine commandLine(PrintWriter out, PrintWriter err, String... args) {
        CommandLine commandLine = new CommandLine(new Main());
        Commands.add(commandLine, args.length == 0 ? "" : args[0]);
        return commandLine
                .setOut(out)
                .setErr(err)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(new UsageReport())
                .setExecutionExceptionHandler(new ErrorReport());
    }

    private static PrintWriter utf8(java.io.PrintStream stream) {
        return new PrintWriter(
                new java.io.BufferedWriter(
                        new java.io.OutputStreamWriter(stream, StandardCharsets.UTF_8), 1 << 16));
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Missing command");
    }
}
