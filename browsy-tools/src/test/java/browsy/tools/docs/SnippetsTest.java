package browsy.tools.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that all Java code in the documentation compiles and that all links have a target. */
class SnippetsTest {
    private static final Path ROOT = Path.of("..");

    /** The info strings of blocks that tests of other modules compile, with their dependencies. */
    private static final Set<String> COMPILED_ELSEWHERE = Set.of("java mockmvc", "java modules");

    private static final Pattern LINK = Pattern.compile("]\\(([^)\\s]+)\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");

    @TempDir Path classes;

    private Map<String, String> errors(String text) throws IOException {
        return SnippetCompiler.errors(Fence.of("a.md", text), classes);
    }

    @Test
    void allJavaCompiles() throws IOException {
        List<Fence> java =
                Fence.ofDocuments(ROOT).stream()
                        .filter(fence -> fence.info().startsWith("java"))
                        .filter(fence -> !COMPILED_ELSEWHERE.contains(fence.info()))
                        .toList();
        assertEquals(
                List.of(),
                java.stream()
                        .filter(fence -> !fence.info().equals("java"))
                        .map(Fence::place)
                        .toList(),
                "unknown kind of Java");
        assertTrue(java.stream().anyMatch(fence -> fence.file().equals("README.md")));
        assertEquals(Map.of(), SnippetCompiler.errors(java, classes));
    }

    @Test
    void statementsAndTypesAreCompiled() throws IOException {
        assertEquals(
                Map.of(),
                errors(
                        """
                        ```java
                        import java.util.List;

                        List<String> words = List.of(html, secret);
                        record Pair(String a, String b) {}
                        ```
                        ```java
                        import java.util.List;

                        class Words {
                            List<String> words = List.of();
                        }
                        ```
                        """));
    }

    @Test
    void compilerErrorsAreReported() throws IOException {
        Map<String, String> errors =
                errors(
                        """
                        ```java
                        int right = 1;
                        ```

                        ```java
                        import browsy.output.CompactFormat;

                        CompactFormat.withCoordinates();
                        ```
                        ```java
                        List<String> withoutImport = null;
                        ```
                        """);
        assertEquals(Set.of("a.md:5", "a.md:10"), errors.keySet());
        assertTrue(errors.get("a.md:5").startsWith("line 3 of the block"), errors.toString());
    }

    @Test
    void linksHaveTargets() throws IOException {
        List<String> broken = new ArrayList<>();
        for (Path document : Fence.documents(ROOT)) {
            Matcher link = LINK.matcher(prose(Files.readString(document)));
            while (link.find()) {
                String target = link.group(1);
                if (!target.contains(":") && !exists(document, target)) {
                    broken.add(ROOT.relativize(document) + " -> " + target);
                }
            }
        }
        assertEquals(List.of(), broken);
    }

    private static boolean exists(Path document, String target) throws IOException {
        String[] parts = target.split("#", 2);
        Path file = parts[0].isEmpty() ? document : document.resolveSibling(parts[0]).normalize();
        if (!Files.exists(file)) {
            return false;
        }
        return parts.length == 1 || anchors(Files.readString(file)).contains(parts[1]);
    }

    private static Set<String> anchors(String text) {
        return HEADING.matcher(text)
                .results()
                .map(heading -> heading.group(1).strip().toLowerCase(Locale.ROOT))
                .map(heading -> heading.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'))
                .collect(Collectors.toSet());
    }

    /** Removes code, in which brackets are not links. */
    private static String prose(String text) {
        return text.replaceAll("(?ms)^```.*?^```$", "").replaceAll("`[^`\n]*`", "");
    }
}
