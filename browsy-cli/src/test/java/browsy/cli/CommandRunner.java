package browsy.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Set;

/** Runs commands in the process of a test and captures their output. */
public final class CommandRunner {
    private CommandRunner() {}

    /** The exit status and output of a command. */
    public record Outcome(int status, String out, String err) {}

    public static Outcome run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status =
                Main.commandLine(args, new PrintWriter(out), new PrintWriter(err)).execute(args);
        return new Outcome(status, out.toString(), err.toString());
    }

    /** The names of all commands. */
    static Set<String> commands() {
        PrintWriter discarding = new PrintWriter(new StringWriter());
        return Main.commandLine(new String[0], discarding, discarding).getSubcommands().keySet();
    }

    /** Tests whether a command line is valid and has a command, without running it. */
    public static boolean accepts(List<String> args) {
        String[] words = args.toArray(String[]::new);
        PrintWriter discarding = new PrintWriter(new StringWriter());
        return Main.commandLine(words, discarding, discarding).parseArgs(words).hasSubcommand();
    }
}
