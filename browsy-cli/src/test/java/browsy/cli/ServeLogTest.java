package browsy.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the log of the server at its most detailed level. */
class ServeLogTest {
    @Test
    void noLevelShowsBodiesOrTokens(@TempDir Path dir) throws Exception {
        Path log = dir.resolve("log");
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-Dorg.slf4j.simpleLogger.defaultLogLevel=trace",
                                "-cp",
                                System.getProperty("java.class.path"),
                                "browsy.cli.Main",
                                "serve",
                                "--port",
                                "0",
                                "--token",
                                "hush-token")
                        .redirectError(log.toFile())
                        .start();
        try {
            String address = address(process, log);
            for (String path : List.of("/api/parse", "/mcp", "/a2a")) {
                HttpRequest request =
                        HttpRequest.newBuilder(URI.create(address + path))
                                .header("Authorization", "Bearer hush-token")
                                .header("Accept", "application/json, text/event-stream")
                                .POST(
                                        HttpRequest.BodyPublishers.ofString(
                                                "{\"html\":\"<p>hush-body\"}"))
                                .build();
                int status =
                        HttpClient.newHttpClient()
                                .send(request, BodyHandlers.ofString())
                                .statusCode();
                assertEquals(path.equals("/mcp") ? 400 : 200, status);
            }
        } finally {
            process.destroy();
            assertTrue(process.waitFor(1, TimeUnit.MINUTES), "it does not end");
        }
        String written = Files.readString(log);
        assertTrue(written.contains("\"path\":\"/api/parse\""), written);
        assertFalse(written.contains("hush"), written);
    }

    private static String address(Process process, Path log) throws Exception {
        while (process.isAlive()) {
            Matcher said =
                    Pattern.compile("browsy listens on (\\S+)\\R").matcher(Files.readString(log));
            if (said.find()) {
                return said.group(1);
            }
            Thread.sleep(50);
        }
        throw new AssertionError("it ended: " + Files.readString(log));
    }
}
