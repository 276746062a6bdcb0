package browsy.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.Console;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Reads a secret from a file, an environment variable or a prompt. Arguments are not a source,
 * because other users of the machine can see them. The caller wipes the result.
 */
final class SecretInput {
    private SecretInput() {}

    /** The prompt for a secret that neither a file nor an environment variable contains. */
    enum Prompt {
        /** No prompt, for programs whose standard input is not a terminal. */
        NEVER,
        /** One prompt. */
        ONCE,
        /** Two prompts, whose answers must be equal, for a new secret. */
        TWICE
    }

    /**
     * Reads a secret.
     *
     * @param what the name of the secret, for the prompt and errors
     * @param file the file with the secret in its first line; null for none
     * @param variable the environment variable that may have the secret
     * @param prompt how the terminal is used
     * @throws IOException if no source has the secret, or it cannot be read
     */
    static char[] read(String what, @Nullable Path file, String variable, Prompt prompt)
            throws IOException {
        if (file != null) {
            return firstLine(what, file);
        }
        String set = System.getenv(variable);
        if (set != null && !set.isEmpty()) {
            return set.toCharArray();
        }
        Console console = prompt == Prompt.NEVER ? null : System.console();
        if (console == null) {
            throw new IOException(
                    "no " + what + ": set " + variable + ", name a file, or use a terminal");
        }
        char[] typed = prompt(console, what);
        if (prompt == Prompt.TWICE) {
            char[] again = prompt(console, what + " again");
            boolean same = Arrays.equals(typed, again);
            Arrays.fill(again, '\0');
            if (!same) {
                Arrays.fill(typed, '\0');
                throw new IOException("the two entries of the " + what + " differ");
            }
        }
        return typed;
    }

    private static char[] prompt(Console console, String what) throws IOException {
        char[] typed = console.readPassword("%s: ", what);
        if (typed == null) {
            throw new IOException("no " + what + ": the input ended");
        }
        return typed;
    }

    /** The first line of a file. */
    static char[] firstLine(String what, Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        int end = 0;
        while (end < bytes.length && bytes[end] != '\n' && bytes[end] != '\r') {
            end++;
        }
        try {
            CharBuffer text =
                    UTF_8.newDecoder()
                            .onMalformedInput(CodingErrorAction.REPORT)
                            .decode(ByteBuffer.wrap(bytes, 0, end));
            char[] line = new char[text.remaining()];
            text.get(line);
            Arrays.fill(text.array(), '\0');
            return line;
        } catch (CharacterCodingException e) {
            throw new IOException("the file of the " + what + " is not UTF-8: " + file, e);
        } finally {
            Arrays.fill(bytes, (byte) 0);
        }
    }
}
