package browsy.fetch.replay;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.replay.HarEntry.Kind;
import browsy.fetch.replay.HarException.Reason;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads HARs with the peculiarities of their creators, and hostile ones. */
class HarFileTest {
    private static final HarLimits SMALL = new HarLimits(100_000, 10, 10_000);

    private static HarFile parse(String json) {
        return HarFile.parse("test.har", json.getBytes(StandardCharsets.UTF_8), SMALL);
    }

    private static HarFile log(String... entries) {
        return parse("{\"log\":{\"entries\":[" + String.join(",", entries) + "]}}");
    }

    private static String entry(String url, String response) {
        return "{\"request\":{\"method\":\"get\",\"url\":\""
                + url
                + "\"},\"response\":"
                + response
                + "}";
    }

    private static HarResponse response(String json) {
        return log(entry("https://a.example/", json)).entries().get(0).response();
    }

    private static Reason reason(Runnable action) {
        HarException error = assertThrows(HarException.class, action::run);
        String message = String.valueOf(error.getMessage());
        assertFalse(message.contains("SECRET"), message);
        return error.reason();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "nonsense SECRET",
                "{\"log\":{\"entries\":[",
                "{\"log\":{\"entries\":[{\"request\":{\"url\":\"SECRET",
                "{\"log\":{\"entries\":[{\"a\":1e}]}}"
            })
    void invalidJsonIsReported(String json) {
        Reason reason = reason(() -> parse(json));
        assertTrue(reason == Reason.SYNTAX || reason == Reason.STRUCTURE, reason::toString);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[]",
                "{}",
                "{\"log\":[]}",
                "{\"log\":{\"entries\":{}}}",
                "{\"log\":{\"entries\":[{}]}}",
                "{\"log\":{\"entries\":[{\"request\":{\"url\":\"https://a.example/\"}}]}}",
                "{\"log\":{\"entries\":[{\"request\":{\"method\":\"GET\",\"url\":\"http://a/\"}}]}}",
                "{\"log\":{\"entries\":[{\"request\":{\"method\":\"GET\",\"url\":\"http://a/\"},"
                        + "\"response\":{\"status\":1000}}]}}"
            })
    void otherJsonIsReported(String json) {
        assertEquals(Reason.STRUCTURE, reason(() -> parse(json)));
    }

    @Test
    void limitsAreKept() {
        String one = entry("https://a.example/", "{\"status\":200}");
        String[] many = new String[11];
        Arrays.fill(many, one);
        assertEquals(Reason.TOO_LARGE, reason(() -> log(many)));
        assertEquals(Reason.TOO_LARGE, reason(() -> parse("{\"x\":" + "[".repeat(2_000) + "1")));
        assertEquals(Reason.TOO_LARGE, reason(() -> parse(" ".repeat(100_001))));
        assertEquals(
                Reason.TOO_LARGE,
                reason(() -> response(content("\"text\":\"" + "x".repeat(10_001) + "\""))));
    }

    private static String content(String fields) {
        return "{\"status\":200,\"content\":{" + fields + "}}";
    }

    @Test
    void badBase64IsReported() {
        String bad = "\"text\":\"SECRET!!\",\"encoding\":\"base64\"";
        assertEquals(Reason.BODY, reason(() -> response(content(bad))));
    }

    @Test
    void base64IsDecoded() {
        String fields = "\"text\":\"AAH/\\n\",\"encoding\":\"base64\"";
        assertArrayEquals(new byte[] {0, 1, -1}, response(content(fields)).body());
    }

    @ParameterizedTest
    @CsvSource({
        "text/html; charset=iso-8859-1, é, windows-1252, text/html; charset=iso-8859-1",
        "text/html; charset=shift_jis, 家, windows-31j, text/html; charset=shift_jis",
        "text/html; charset=utf-16le, é, UTF-16LE, text/html; charset=utf-16le",
        "text/html, é, UTF-8, text/html; charset=utf-8",
        "text/html, <meta charset=windows-1251>Ж, windows-1251, text/html",
        "text/css, @charset \"iso-8859-15\";€, ISO-8859-15, text/css",
        "text/html; charset=iso-8859-1, Ж, UTF-8, text/html; charset=utf-8",
        "text/html, plain, UTF-8, text/html"
    })
    void textIsEncodedAsDeclared(String type, String text, Charset charset, String after) {
        HarResponse response =
                response(
                        "{\"status\":200,\"headers\":[{\"name\":\"content-type\",\"value\":\""
                                + type
                                + "\"}],\"content\":{\"text\":\""
                                + text.replace("\"", "\\\"")
                                + "\"}}");
        assertArrayEquals(text.getBytes(charset), response.body());
        assertEquals(after, response.header("Content-Type"));
    }

    @Test
    void missingBodiesAreToldFromEmptyOnes() {
        assertNull(response(content("\"size\":12")).body());
        assertNotNull(response(content("\"size\":0")).body());
        assertNotNull(response("{\"status\":204,\"content\":{\"size\":-1}}").body());
        assertNotNull(response("{\"status\":302,\"content\":{\"size\":-1}}").body());
    }

    @Test
    void redirectsWithoutLocationUseTheField() {
        HarResponse response = response("{\"status\":302,\"redirectURL\":\"/there\"}");
        assertEquals("/there", response.header("location"));
    }

    @Test
    void failuresHaveTheirCode() {
        HarResponse failed = response("{\"status\":0,\"_error\":\"net::ERR_TIMED_OUT\"}");
        assertEquals(0, failed.status());
        assertEquals(new HarFailure("net::ERR_TIMED_OUT", ""), failed.failure());
        HarResponse playwright = response("{\"status\":-1,\"_failureText\":\"broken\"}");
        assertEquals(new HarFailure("broken", ""), playwright.failure());
        HarResponse unused = response("{\"status\":404,\"_error\":\"net::ERR_ABORTED\"}");
        assertNull(unused.failure());
    }

    @Test
    void otherSchemesAreLeftOut() {
        HarFile file =
                log(
                        entry("wss://a.example/", "{\"status\":101}"),
                        entry("data:text/html,x", "{\"status\":200}"),
                        entry("chrome-extension://x/y", "{\"status\":0}"),
                        entry("https://a.example/#part", "{\"status\":200}"));
        assertEquals(1, file.entries().size());
        assertEquals("https://a.example/", file.entries().get(0).request().url());
        assertEquals("GET", file.entries().get(0).request().method());
    }

    @Test
    void headersAreCleaned() {
        HarResponse response =
                response(
                        "{\"status\":200,\"headers\":[{\"name\":\":status\",\"value\":\"200\"},"
                                + "{\"name\":\"set-cookie\",\"value\":\"a=1\\nb=2\"},"
                                + "{\"name\":\"bad name\",\"value\":\"x\"}]}");
        assertEquals(
                List.of(new HarHeader("set-cookie", "a=1"), new HarHeader("set-cookie", "b=2")),
                response.headers());
    }

    @Test
    void kindsAreFound() {
        HarFile file =
                log(
                        kinded("\"_resourceType\":\"image\"", ""),
                        kinded("\"_resourceType\":\"document\"", ""),
                        kinded("\"x\":0", "sec-fetch-dest\",\"value\":\"style"),
                        kinded("\"x\":0", "Accept\",\"value\":\"text/html,*/*"),
                        kinded("\"x\":0", "Accept\",\"value\":\"*/*"));
        assertEquals(
                List.of(Kind.OTHER, Kind.DOCUMENT, Kind.STYLESHEET, Kind.DOCUMENT, Kind.OTHER),
                file.entries().stream().map(HarEntry::kind).toList());
    }

    private static String kinded(String field, String header) {
        return "{"
                + field
                + ",\"request\":{\"method\":\"GET\",\"url\":\"http://a/\",\"headers\":[{\"name\":\""
                + header
                + "\"}]},\"response\":{\"status\":200}}";
    }

    @Test
    void attachedFilesAreReadFromTheFolderOnly(@TempDir Path folder) throws IOException {
        Path inside = Files.createDirectories(folder.resolve("inside"));
        Files.writeString(folder.resolve("other.txt"), "SECRET");
        Files.writeString(inside.resolve("body.html"), "<h1>Attached");
        Path har = inside.resolve("a.har");
        Files.writeString(har, attached("body.html"));
        HarResponse found = HarFile.read(har).entries().get(0).response();
        assertArrayEquals("<h1>Attached".getBytes(StandardCharsets.UTF_8), found.body());
        Files.writeString(har, attached("missing.html"));
        assertNull(HarFile.read(har).entries().get(0).response().body());
        for (String name : List.of("../other.txt", "/etc/passwd", "a\\\\b", ".hidden", "a/b")) {
            Files.writeString(har, attached(name));
            assertEquals(Reason.BODY, reason(() -> HarFile.read(har)), name);
        }
        Files.createSymbolicLink(inside.resolve("link.html"), folder.resolve("other.txt"));
        Files.writeString(har, attached("link.html"));
        assertNull(HarFile.read(har).entries().get(0).response().body());
    }

    private static String attached(String file) {
        return "{\"log\":{\"entries\":["
                + entry("http://a/", content("\"_file\":\"" + file + "\""))
                + "]}}";
    }

    @Test
    void zipFilesAreLimited(@TempDir Path folder) throws IOException {
        Path zip = folder.resolve("a.zip");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            out.putNextEntry(new ZipEntry("har.har"));
            out.write(attached("big.html").getBytes(StandardCharsets.UTF_8));
            out.putNextEntry(new ZipEntry("big.html"));
            out.write(new byte[20_000_000]);
        }
        assertEquals(Reason.TOO_LARGE, reason(() -> HarFile.read(zip, SMALL)));
        assertEquals(1, HarFile.read(zip).entries().size());
        Files.write(zip, new byte[] {'P', 'K', 3, 4, 5});
        assertEquals(Reason.SYNTAX, reason(() -> HarFile.read(zip)));
        assertEquals(Reason.UNREADABLE, reason(() -> HarFile.read(folder.resolve("none.har"))));
    }

    @Test
    void postedParametersBecomeABody() {
        HarFile file =
                log(
                        "{\"request\":{\"method\":\"POST\",\"url\":\"http://a/\",\"postData\":"
                                + "{\"mimeType\":\"application/x-www-form-urlencoded\","
                                + "\"params\":[{\"name\":\"a b\",\"value\":\"1&2\"}]}},"
                                + "\"response\":{\"status\":200}}");
        HarBody body = file.entries().get(0).request().body();
        assertNotNull(body);
        assertEquals("a%20b=1%262", new String(body.bytes(), StandardCharsets.US_ASCII));
    }
}
