package browsy.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Tests that the output shown in the README is the output of the command. */
class ReadmeTest {
    private static final Path ROOT = Path.of("..");

    private static String readme() throws IOException {
        return Files.readString(ROOT.resolve("README.md"));
    }

    @Test
    void firstExampleHasTheOutputShown() throws IOException {
        String shown = readme().split("```\n\\$ java [^\n]*\n", 2)[1].split("\n```", 2)[0];
        StringWriter out = new StringWriter();
        String[] args = {"parse", ROOT.resolve("corpus/pages/login-basic.html").toString()};
        int status =
                new CommandLine(
                                new Streams(
                                        new PrintWriter(out), new PrintWriter(new StringWriter())))
                        .execute(args);
        assertEquals(0, status);
        assertEquals(shown.strip(), out.toString().strip());
    }
}
