package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.config.IncompatibleLibraryException;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests a program whose class path has another version of OkHttp before the required one. */
class ClientVersionTest {
    @TempDir Path folder;

    /** The main class of the tested program. */
    static final class Program {
        private Program() {}

        public static void main(String[] args) {
            try (Session session = Session.create()) {
                System.out.println(session.url() == null ? "opened" : session.url());
            } catch (IncompatibleLibraryException e) {
                System.out.println(e.library() + "|" + e.version() + "|" + e.getMessage());
            }
        }
    }

    private String told(String okhttp) throws IOException, InterruptedException {
        Path source = Files.createDirectories(folder.resolve("okhttp3")).resolve("OkHttp.java");
        Files.writeString(source, "package okhttp3; " + okhttp);
        run("javac", source.toString());
        String classPath = folder + File.pathSeparator + System.getProperty("java.class.path");
        return run("java", "-cp", classPath, Program.class.getName());
    }

    private static String run(String tool, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", tool).toString());
        command.addAll(List.of(arguments));
        Process program = new ProcessBuilder(command).redirectErrorStream(true).start();
        try (var out = program.getInputStream()) {
            return new String(out.readAllBytes(), StandardCharsets.UTF_8).strip();
        } finally {
            program.waitFor();
        }
    }

    @Test
    void anOlderOkHttpIsReportedBeforeTheFirstRequest() throws Exception {
        List<String> error =
                List.of(
                        told("public class OkHttp { public static final String VERSION=\"4.12.0\"; }")
                                .split("\\|"));
        assertEquals(List.of("OkHttp", "4.12.0"), error.subList(0, 2));
        assertEquals(
                "OkHttp 4.12.0 is on the class path; browsy-fetch needs 5 or later: import"
                        + " browsy-bom before other platforms, or set the versions of"
                        + " com.squareup.okhttp3:okhttp and okhttp-jvm",
                error.get(2));
        assertEquals(
                "OkHttp|of an unknown version",
                told("class OkHttp {}").replaceFirst("(\\|[^|]*)\\|.*", "$1"));
        assertEquals(
                "opened",
                told("public class OkHttp { public static final String VERSION=\"6.0.0-RC1\"; }"));
    }
}
