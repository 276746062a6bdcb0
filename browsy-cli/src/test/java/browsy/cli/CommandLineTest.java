package browsy.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.tools.site.LocalSite;
import browsy.tools.site.LocalSite.Answer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the output, errors and exit status of the commands within the process. */
class CommandLineTest {
    @TempDir private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(Object... args) {
        String[] words = List.of(args).stream().map(Object::toString).toArray(String[]::new);
        return new CommandLine(new Streams(new PrintWriter(out), new PrintWriter(err)))
                .execute(words);
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    @Test
    void boxesOfAFolderAreSortedByName() throws IOException {
        write("b.html", "<!DOCTYPE html><body style='margin:0'><div style='height:7.254px'></div>");
        write("a/z.html", "<!DOCTYPE html><body style='margin:0'><p hidden>x");
        write("a/notes.txt", "no page");
        assertEquals(0, run("boxes", "--viewport", "800x600", folder));
        assertEquals(
                """
                {"file":"a/z.html","viewport":[800,600],"elements":[\
                {"path":"/html[1]/body[1]","b":[0,0,800,0]}]}
                {"file":"b.html","viewport":[800,600],"elements":[\
                {"path":"/html[1]/body[1]","b":[0,0,800,7.25]},\
                {"path":"/html[1]/body[1]/div[1]","b":[0,0,800,7.25]}]}
                """,
                out.toString().replace("\r\n", "\n"));
    }

    @Test
    void boxesMarkInvisibleElements() throws IOException {
        Path page =
                write(
                        "v.html",
                        "<!DOCTYPE html><body style='margin:0'>"
                                + "<div style='visibility:hidden;width:10px;height:10px'></div>");
        assertEquals(0, run("boxes", page));
        assertTrue(
                out.toString()
                        .contains(
                                "{\"path\":\"/html[1]/body[1]/div[1]\",\"b\":[0,0,10,10],\"visible\":false}"),
                out.toString());
    }

    @Test
    void stylesheetsOutsideTheRootAreNotLoaded() throws IOException {
        write("outside.css", "div{width:1px}");
        write("site/css/main.css", "@import '/css/more.css'; div{height:20px}");
        write("site/css/more.css", "div{width:30px}");
        write(
                "site/sub/page.html",
                "<!DOCTYPE html><body style='margin:0'>"
                        + "<link rel=stylesheet href=../css/main.css>"
                        + "<link rel=stylesheet href=../../outside.css>"
                        + "<link rel=stylesheet href=http://example.invalid/x.css><div></div>");
        assertEquals(0, run("boxes", folder.resolve("site")));
        assertTrue(out.toString().contains("\"b\":[0,0,30,20]"), out.toString());
    }

    @Test
    void symbolicLinksOutOfTheRootAreNotFollowed() throws IOException {
        write("outside.css", "div{width:1px}");
        write("site/page.html", "<body><link rel=stylesheet href=link.css><div></div>");
        Files.createSymbolicLink(folder.resolve("site/link.css"), folder.resolve("outside.css"));
        assertEquals(0, run("boxes", folder.resolve("site")));
        assertFalse(out.toString().contains(",1,0]"), out.toString());
    }

    @Test
    void parsePrintsCompactText() throws IOException {
        Path page = write("p.html", "<title>T</title><h1>Hello</h1><a href='/about'>About</a>");
        assertEquals(0, run("parse", page, "--viewport", "1000x500"));
        assertEquals(
                """
                title: T
                url:\s
                vp: 1000x500
                els: 2
                ---
                [1:h1 "Hello"]
                [2:a "About" ->/about]
                """,
                out.toString().replace("\r\n", "\n"));
    }

    @Test
    void parsePrintsJson() throws IOException {
        Path page = write("p.html", "<title>T</title><h1>Hello</h1>");
        assertEquals(0, run("parse", page, "--json"));
        assertTrue(
                out.toString().startsWith("{\"url\":\"\",\"title\":\"T\",\"vp\":[1920.0,1080.0]"));
    }

    @Test
    void jsonLinesBeginWithTheFileAndContainPathsOnRequest() throws IOException {
        write("a.html", "<p>one");
        write("b.html", "<p>two");
        assertEquals(0, run("parse", "--jsonl", "--paths", folder));
        String[] lines = out.toString().split("\\R");
        assertEquals(2, lines.length);
        assertTrue(lines[0].startsWith("{\"file\":\"a.html\",\"url\":\"\""), lines[0]);
        assertTrue(
                lines[1].contains("{\"id\":1,\"path\":\"/html[1]/body[1]/p[1]\",\"tag\":\"p\""),
                lines[1]);
    }

    @Test
    void missingFileIsReportedInOneLine() {
        assertEquals(1, run("parse", folder.resolve("none.html")));
        assertTrue(err.toString().startsWith("Error: no such file: "), err.toString());
        assertEquals(1, err.toString().strip().lines().count());
    }

    @Test
    void errorsContainNoControlCharacters() throws IOException {
        assertEquals(2, run("explain", write("a.html", "<p>x"), "p\u001B[31m\u202Eq"));
        assertTrue(err.toString().contains("p?[31m?q"), err.toString());
        assertEquals(2, run("parse", "--\u001B[2J"));
        assertTrue(err.toString().contains("--?[2J"), err.toString());
        assertFalse(err.toString().contains("\u001B"), err.toString());
    }

    @Test
    void invalidUsageHasExitStatusTwo() throws IOException {
        Path page = write("p.html", "<p>x");
        assertEquals(2, run("parse", page, "--viewport", "0x100"));
        assertEquals(2, run("parse", page, "--format", "nonsense"));
        assertEquals(2, run("parse", page, "--scope", "nonsense"));
        assertEquals(2, run("parse", page, "--max-tokens", "-1"));
        assertEquals(2, run("markdown", page, "--max-tokens", "-1"));
        assertEquals(2, run("mcp", "--max-tokens", "-1"));
        assertEquals(2, run("parse", folder));
        assertEquals(2, run("fetch"));
        assertEquals(2, run("serve", "--port", "70000"));
        assertEquals(2, run());
        assertEquals(2, run("nonsense"));
    }

    @Test
    void flagsRejectValues() throws IOException {
        Path page = write("p.html", "<p>x");
        assertEquals(2, run("parse", page, "--json=false"));
        assertEquals(2, run("boxes", page, "--aria=true"));
    }

    @Test
    void repeatedListOptionsReplaceTheDefaultAndAccumulate() throws IOException {
        Path page = write("p.html", "<p style='color:red;display:block'>x");
        String some =
                output("explain", page, "p", "--properties", "color,top", "--properties", "left");
        assertTrue(some.contains("color: red"), some);
        assertFalse(some.contains("display"), some);
    }

    @Test
    void mistakesAreExplainedWithSimilarNames() {
        assertError("Unknown command: 'pars'\nDid you mean parse?", "browsy", "pars");
        assertError("Unknown command: 'ad'\nDid you mean add?", "browsy vault", "vault", "ad");
        assertError(
                "Unknown option: '--jso'\nDid you mean --json or --jsonl?",
                "browsy parse",
                "parse",
                "--jso");
        assertError(
                "Invalid value for option '--port': 'x' is not an integer",
                "browsy serve",
                "serve",
                "--port",
                "x");
        assertError(
                "Missing required option: '--user NAME'", "browsy vault add", "vault", "add", "a");
    }

    private void assertError(String message, String command, Object... args) {
        err.getBuffer().setLength(0);
        assertEquals(2, run(args));
        assertEquals(
                "Error: " + message + "\nTry '" + command + " --help'\n",
                err.toString().replace("\r\n", "\n"));
    }

    @Test
    void usageTextsFitATerminal() {
        for (String command : CommandRunner.commands()) {
            String usage = output(command, "--help");
            assertTrue(usage.lines().allMatch(line -> line.length() <= 80), usage);
        }
        assertTrue(output("vault", "add", "-h").startsWith("Usage: browsy vault add [OPTIONS] "));
        assertEquals(2, run());
        assertEquals(output("--help"), err.toString().replace("\r\n", "\n"));
    }

    @Test
    void invalidUsageNamesTheHelpOption() {
        assertEquals(2, run("fetch"));
        assertEquals(
                "Error: Missing required parameter: 'URL'\nTry 'browsy fetch --help'\n",
                err.toString().replace("\r\n", "\n"));
    }

    @Test
    void everyCommandHasHelp() {
        String all = output("--help");
        assertEquals(all, output("help"));
        for (String command : CommandRunner.commands()) {
            assertTrue(all.contains("\n  " + command + " "), command);
            String usage = output(command, "--help");
            assertTrue(usage.startsWith("Usage: browsy " + command), usage);
        }
        assertEquals(output("parse", "--help"), output("help", "parse"));
    }

    @Test
    void aPortInUseIsReportedInOneLine() throws IOException {
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertEquals(1, run("serve", "--port", taken.getLocalPort()));
            assertTrue(err.toString().startsWith("Error: cannot listen on 127.0.0.1:"));
            assertEquals(1, err.toString().strip().lines().count());
        }
    }

    @Test
    void fetchAnswersFromARecording() throws IOException {
        Path har = folder.resolve("shop.har");
        Files.writeString(
                har,
                "{\"log\":{\"entries\":[{\"request\":{\"method\":\"GET\","
                        + "\"url\":\"https://shop.example/\"},\"response\":{\"status\":200,"
                        + "\"content\":{\"text\":\"<title>Lamps</title><h1>Lamps\"}}}]}}");
        String again = folder.resolve("again.har").toString();
        String url = "https://shop.example/";
        assertEquals(0, run("fetch", url, "--replay", har.toString(), "--har", again));
        assertTrue(out.toString().contains("title: Lamps"), out::toString);
        assertEquals(0, run("fetch", url, "--replay", again));
        assertEquals(1, run("fetch", url + "x", "--replay", again));
        assertTrue(err.toString().contains("Replay divergence"), err::toString);
        assertEquals(1, run("fetch", url, "--replay", folder.resolve("no.har").toString()));
    }

    @Test
    void fetchRefusesPrivateAddresses() {
        assertEquals(1, run("fetch", "http://127.0.0.1:9/"));
        assertTrue(err.toString().startsWith("Error: Blocked URL"), err.toString());
        assertFalse(err.toString().contains("--allow-private-network"), err.toString());
    }

    @Test
    void anErrorNamesTheOptionThatAllowsPrivateAddresses() {
        assertEquals(1, run("fetch", "http://127.0.0.1:8080/"));
        assertTrue(
                err.toString().strip().endsWith("; --allow-private-network allows it"),
                err.toString());
    }

    @Test
    void oneHostOfThisMachineCanBeAllowed() throws IOException {
        try (var site = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String host = "localhost:" + site.getLocalPort();
            assertEquals(1, run("fetch", "http://127.0.0.2:8080/", "--allow-private-host", host));
            assertTrue(err.toString().contains("--allow-private-host HOST:PORT"), err.toString());
        }
        assertEquals(2, run("fetch", "http://localhost/", "--allow-private-host", "http://x"));
    }

    @Test
    void downloadedFilesAreReportedAsFiles() {
        try (LocalSite site = new LocalSite()) {
            site.route("/t.csv", r -> new Answer(200, "text/csv", "a,b\n", Map.of()));
            String url = site.url("/t.csv");
            String host = URI.create(url).getAuthority();
            String shown = output("fetch", url, "--allow-private-host", host);
            assertTrue(shown.startsWith("Download: t.csv (text/csv, 4 bytes)"), shown);
            assertTrue(shown.endsWith("\n\na,b\n"), shown);
            assertEquals(1, run("markdown", url, "--allow-private-host", host));
            assertTrue(err.toString().contains("no page but a file: t.csv"), err.toString());
        }
    }

    private static final String NO_ARTICLE = "<!-- no article: the main part of the page -->\n\n";

    private String output(Object... args) {
        out.getBuffer().setLength(0);
        assertEquals(0, run(args), err::toString);
        return out.toString().replace("\r\n", "\n");
    }

    @Test
    void formatsAndScopesAreSelectedByName() throws IOException {
        Path page =
                write(
                        "p.html",
                        "<nav><a href=/>Home</a></nav><main><h1>Hello</h1><p hidden>x</p></main>");
        assertEquals(NO_ARTICLE + "# Hello\n", output("parse", page, "--format", "markdown"));
        assertFalse(output("parse", page, "--visible-only").contains("\"x\""));
        assertFalse(output("parse", page, "--scope", "main").contains("Home"));
        assertTrue(output("parse", page, "--max-tokens", 60).contains("left out"));
    }

    @Test
    void interactiveListsOnlyOperableElements() throws IOException {
        Path page =
                write(
                        "p.html",
                        "<nav><a"
                                + " href=/>Home</a></nav><main><h1>Hello</h1><button>Go</button></main>");
        assertEquals(
                """
                [1:navigation]
                [2:a "Home"]
                [3:main]
                [5:button "Go"]
                """,
                output("parse", page, "--interactive"));
        assertEquals(
                """
                - main [ref=e3]:
                  - button "Go" [ref=e5]
                """,
                output("parse", page, "--interactive", "--scope", "main", "--format", "aria"));
    }

    @Test
    void standardInputIsTheDefault() {
        InputStream before = System.in;
        try {
            System.setIn(new ByteArrayInputStream("<h1>Hello</h1>".getBytes(UTF_8)));
            assertTrue(output("parse").endsWith("[1:h1 \"Hello\"]\n"));
            System.setIn(new ByteArrayInputStream("<h1>Hello</h1>".getBytes(UTF_8)));
            assertTrue(output("parse", "-").endsWith("[1:h1 \"Hello\"]\n"));
            System.setIn(new ByteArrayInputStream("<h1>Hello</h1>".getBytes(UTF_8)));
            assertEquals(NO_ARTICLE + "# Hello\n", output("markdown"));
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void markdownPrintsTheMainContent() throws IOException {
        Path page = write("p.html", "<nav>N</nav><main><h1>Hi</h1><a href=/x>More</a></main>");
        assertEquals(
                NO_ARTICLE + "# Hi\n\n[More](/x \"#4\")\n",
                output("markdown", page).replaceAll("#\\d+", "#4"));
        assertTrue(output("markdown", page, "--whole-page").contains("N"));
    }

    @Test
    void deltaPrintsTheDifference() throws IOException {
        Path before = write("a.html", "<h1>One</h1><p>Same</p><p id=x>Old</p>");
        Path after = write("b.html", "<h1>One</h1><p>Same</p><p id=x>New</p>");
        assertEquals("", output("delta", before, before));
        String delta = output("delta", before, after);
        assertTrue(delta.contains("\"New\"") && !delta.contains("Same"), delta);
        assertTrue(output("delta", before, after, "--json").startsWith("{"));
    }

    @Test
    void explainPrintsVerdictsAndDeclarations() throws IOException {
        Path page =
                write(
                        "e.html",
                        "<title>Sign in</title><style>.menu p { display: none }</style>"
                                + "<div class=menu><p>Item</p></div>"
                                + "<form><input name=user><input type=password><button>Go</button>"
                                + "</form>");
        assertTrue(output("explain", page).startsWith("page_type: Login  by "));
        String item = output("explain", page, ".menu p");
        assertTrue(item.startsWith("/html[1]/body[1]/div[1]/p[1]\n  [!"), item);
        assertTrue(item.contains("  hidden: display_none"), item);
        assertTrue(item.contains("  won: display: none  .menu p (0,1,1)  (<style>:1)\n"), item);
        assertTrue(item.contains("  lost: display: block"), item);
        assertEquals(1, run("explain", page, "#nothing"));
        assertEquals(1, run("explain", page, "999"));
        assertEquals(2, run("explain", page, "a[["));
    }

    @Test
    void versionAndPlainHelp() {
        assertTrue(output("--version").startsWith("browsy "));
        assertFalse(output("--help").contains("\u001b["), "colours are for terminals");
    }
}
