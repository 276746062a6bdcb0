package browsy.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandLineTest {
    @TempDir private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(Object... args) {
        String[] words = List.of(args).stream().map(Object::toString).toArray(String[]::new);
        return Main.commandLine(new PrintWriter(out), new PrintWriter(err)).execute(words);
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    @Test
    void boxesOfAFolderComeInNameOrder() throws IOException {
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
    void boxesTellWhatIsNotVisible() throws IOException {
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
    void stylesheetsComeFromBelowTheRootOnly() throws IOException {
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
    void linksOutOfTheRootAreNotFollowed() throws IOException {
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
    void jsonLinesNameTheFileFirstAndPathsWhereWanted() throws IOException {
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
    void missingFileIsAnErrorOfOneLine() {
        assertEquals(1, run("parse", folder.resolve("none.html")));
        assertTrue(err.toString().startsWith("Error: no such file: "), err.toString());
        assertEquals(1, err.toString().strip().lines().count());
    }

    @Test
    void wrongUsageIsTwo() throws IOException {
        Path page = write("p.html", "<p>x");
        assertEquals(2, run("parse", page, "--viewport", "0x100"));
        assertEquals(2, run("parse"));
        assertEquals(2, run());
        assertEquals(2, run("nonsense"));
    }

    @Test
    void fetchRefusesPrivateAddresses() {
        assertEquals(1, run("fetch", "http://127.0.0.1:9/"));
        assertTrue(err.toString().startsWith("Error: Blocked URL"), err.toString());
    }
}
