package browsy.cli;

import java.io.BufferedWriter;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ScopeType;

/**
 * Entry point of the command line.
 *
 * <p>Exit status: 0 if all went well, 1 if a page failed, 2 if the command line made no sense.
 */
public final class Main extends Command {
    private Main() {
        super("browsy", "Shows a web page as an AI agent needs it: elements, boxes, actions.");
        CommandSpec spec = spec();
        spec.versionProvider(new Version());
        spec.addOption(
                OptionSpec.builder("-h", "--help")
                        .type(boolean.class)
                        .usageHelp(true)
                        .scopeType(ScopeType.INHERIT)
                        .description("show this help and exit")
                        .build());
        spec.addOption(
                OptionSpec.builder("-V", "--version")
                        .type(boolean.class)
                        .versionHelp(true)
                        .description("print the version and exit")
                        .build());
    }

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
        CommandLine commandLine = new Main().commandLine();
        Commands.add(commandLine, args.length == 0 ? "" : args[0]);
        return commandLine
                .setOut(out)
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
