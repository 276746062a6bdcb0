package browsy.cli;

import browsy.config.BrowsyException;
import browsy.fetch.config.FetchException.BlockedUrl;
import browsy.fetch.config.FetchException.BlockedUrl.Reason;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/**
 * Reports the exception of a command on standard error: one line if the input or the network is the
 * cause ({@link BrowsyException} or {@link IOException}), a stack trace if it is a defect.
 */
final class ErrorReport implements IExecutionExceptionHandler {
    @Override
    public int handleExecutionException(Exception error, CommandLine command, ParseResult parsed) {
        if (error instanceof BrowsyException || error instanceof IOException) {
            // Red on a terminal, without color codes elsewhere.
            command.getErr()
                    .println(command.getColorScheme().errorText("Error: " + describe(error)));
        } else {
            error.printStackTrace(command.getErr());
        }
        return CommandLine.ExitCode.SOFTWARE;
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
