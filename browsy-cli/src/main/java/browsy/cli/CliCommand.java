package browsy.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A command of the command line; its annotations declare its name, options and parameters. */
abstract class CliCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    /** The declaration of the command. */
    final CommandSpec spec() {
        return spec;
    }

    final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    final PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** The exception to throw for an invalid command line. */
    final ParameterException misuse(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    /**
     * Checks the value of {@code --max-tokens}, where 0 sets no limit.
     *
     * @return the value
     * @throws ParameterException if it is negative
     */
    static int checkMaxTokens(CommandSpec spec, int maxTokens) {
        if (maxTokens < 0) {
            throw new ParameterException(
                    spec.commandLine(), "--max-tokens must not be negative: " + maxTokens);
        }
        return maxTokens;
    }
}
