package browsy.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests that the BOM lists the published modules with the versions of the build. */
class BomTest {

    private static List<String> all(String pattern, String text) {
        return Pattern.compile(pattern).matcher(text).results().map(m -> m.group(1)).toList();
    }

    private static String first(String pattern, String text) {
        Matcher match = Pattern.compile(pattern).matcher(text);
        return match.find() ? match.group(1) : "";
    }

    @Test
    void listsTheModulesWithTheirVersions() throws IOException {
        String bom = Files.readString(Path.of("../browsy-bom/pom.xml"));
        String root = Files.readString(Path.of("../pom.xml"));
        Set<String> libraries = new TreeSet<>(all("<module>(browsy-[a-z-]+)</module>", root));
        libraries.removeAll(
                Set.of(
                        "browsy-bom",
                        "browsy-cli",
                        "browsy-apps-test",
                        "browsy-fuzz",
                        "browsy-class-path-test",
                        "browsy-module-path-test",
                        "browsy-conformance"));
        String managed = bom.substring(bom.indexOf("<dependencyManagement>"));
        assertEquals(
                libraries, new TreeSet<>(all("<artifactId>(browsy-[a-z]+)</artifactId>", managed)));
        for (String tag : List.of("version", "okhttp.version", "project.build.outputTimestamp")) {
            String pattern = "<" + Pattern.quote(tag) + ">([^<$]+)<";
            assertEquals(first(pattern, root), first(pattern, bom), tag);
        }
    }
}
