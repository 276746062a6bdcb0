package browsy.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Set;
import picocli.CommandLine;

/** Runs the command line within a test. */
public final class CommandRunner {
    private CommandRunner() {}

    /** What a command came to. */
    public record Outcome(int status, String out, String err) {}

    public static Outcome run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = Main.commandLine(new PrintWriter(out), new PrintWriter(err)).execute(args);
        return new Outcome(status, out.toString(), err.toString());
    }

    /** The names of all commands. */
    static Set<String> commands() {
        PrintWriter nowhere = new PrintWriter(new StringWriter());
        return Main.commandLine(nowhere, nowhere).getSubcommands().keySet();
    }

    /** Whether a command line makes sense; nothing is run. */
    public static boolean accepts(List<String> args) {
        CommandLine commandLine =
                Main.commandLine(
                        new PrintWriter(new StringWriter()), new PrintWriter(new StringWriter()));
        return commandLine.parseArgs(args.toArray(String[]::new)).hasSubcommand();
    }
}
