package browsy.cli;

import java.io.BufferedWriter;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** Entry point of the command line. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        PrintWriter out = utf8(System.out);
        PrintWriter err = utf8(System.err);
        int status = new CommandLine(new Streams(out, err)).execute(args);
        out.flush();
        err.flush();
        System.exit(status);
    }

    private static PrintWriter utf8(PrintStream stream) {
        return new PrintWriter(
                new BufferedWriter(
                        new OutputStreamWriter(stream, StandardCharsets.UTF_8), 1 << 13));
    }
}
