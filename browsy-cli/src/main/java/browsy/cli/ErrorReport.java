package browsy.cli;

import browsy.cli.args.CommandSyntax;
import browsy.cli.args.UsageException;
import browsy.config.BrowsyException;
import browsy.fetch.config.FetchException.BlockedUrl;
import browsy.fetch.config.FetchException.BlockedUrl.Reason;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.NoSuchFileException;

/** Prints the errors of commands, in red on a terminal. */
final class ErrorReport {
    private static final String RED = "\u001b[31m";
    private static final String RESET = "\u001b[0m";

    private final PrintWriter err;

    ErrorReport(PrintWriter err) {
        this.err = err;
    }

    /** Prints what is wrong with a command line, similar names and the help option. */
    void printUsageError(UsageException error, CommandSyntax syntax) {
        printLine(describe(error));
        if (!error.similar().isEmpty()) {
            err.println("Did you mean " + String.join(" or ", error.similar()) + "?");
        }
        err.println("Try '" + syntax.name() + " --help'");
    }

    /**
     * Prints the exception of a command: one line if the input or the network is the cause ({@link
     * BrowsyException} or {@link IOException}), a stack trace if it is a defect.
     */
    void print(Exception error) {
        if (error instanceof BrowsyException || error instanceof IOException) {
            printLine(describe(error));
        } else {
            error.printStackTrace(err);
        }
    }

    private void printLine(String message) {
        String line = "Error: " + message;
        err.println(Terminal.hasColors() ? RED + line + RESET : line);
    }

    /** The message of an error without characters that could control a terminal. */
    static String describe(Throwable error) {
        return harmless(message(error));
    }

    /**
     * Replaces control characters and invisible format characters by {@code ?}, except line feeds
     * and tabs. Text from pages and servers could otherwise control the terminal.
     */
    static String harmless(String text) {
        return text.replaceAll("[\\p{Cntrl}\\p{Cf}\\x{80}-\\x{9F}&&[^\n\t]]", "?");
    }

    private static String message(Throwable error) {
        if (error instanceof NoSuchFileException missing) {
            return "no such file: " + missing.getFile();
        }
        if (error instanceof BlockedUrl blocked && blocked.reason() == Reason.PRIVATE_NETWORK) {
            return blocked.getMessage()
                    + "; --allow-private-host HOST:PORT allows one host"
                    + "; --allow-private-network allows it";
        }
        String message = error.getMessage();
        return message == null ? error.getClass().getSimpleName() : message;
    }
}
