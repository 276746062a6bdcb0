package browsy.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.Browsy;
import browsy.fetch.Session;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the README shows is what happens. */
class ReadmeTest {
    private static final Path ROOT = Path.of("..");

    /** The README's examples, compiled. */
    static final class Examples {
        static void offline(String html) {
            SpatialDom dom = Browsy.parse(html, 1920, 1080);
            for (SpatialElement element : dom.visible()) {
                System.out.println(element.id() + " " + element.tag() + " " + element.text());
            }
        }

        static void live(String secret) {
            try (Session session = Session.create()) {
                session.goTo("https://example.com/login")
                        .type(3, "ann@example.com")
                        .type(4, secret)
                        .click(6);
                SpatialDom dom = session.dom();
            }
        }
    }

    private static String readme() throws IOException {
        return Files.readString(ROOT.resolve("README.md"));
    }

    @Test
    void firstPageComesOutAsShown() throws IOException {
        String shown = readme().split("```\n\\$ java [^\n]*\n", 2)[1].split("\n```", 2)[0];
        StringWriter out = new StringWriter();
        int status =
                Main.commandLine(new PrintWriter(out), new PrintWriter(new StringWriter()))
                        .execute("parse", ROOT.resolve("corpus/pages/login-basic.html").toString());
        assertEquals(0, status);
        assertEquals(shown.strip(), out.toString().strip());
    }

    @Test
    void examplesAreThoseCompiledHere() throws IOException {
        String here = Files.readString(Path.of("src/test/java/browsy/cli/ReadmeTest.java"));
        Matcher block = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL).matcher(readme());
        int found = 0;
        while (block.find()) {
            found++;
            assertTrue(squeeze(here).contains(squeeze(block.group(1))), block.group(1));
        }
        assertEquals(2, found);
    }

    private static String squeeze(String code) {
        return code.replaceAll("\\s+", "");
    }
}
