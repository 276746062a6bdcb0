package browsy.cli;

import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Reports an invalid command line: the error, similar names and the help option. Without any
 * arguments it prints the usage instead.
 */
final class UsageReport implements IParameterExceptionHandler {
    @Override
    public int handleParseException(ParameterException error, String[] args) {
        CommandLine command = error.getCommandLine();
        PrintWriter err = command.getErr();
        if (args.length == 0) {
            command.usage(err);
            return CommandLine.ExitCode.USAGE;
        }
        err.println(command.getColorScheme().errorText(message(error)));
        UnmatchedArgumentException.printSuggestions(error, err);
        err.println("Try '" + command.getCommandSpec().qualifiedName() + " --help'");
        return CommandLine.ExitCode.USAGE;
    }

    private static String message(ParameterException error) {
        return "Error: " + ErrorReport.harmless(String.valueOf(error.getMessage()));
    }
}
