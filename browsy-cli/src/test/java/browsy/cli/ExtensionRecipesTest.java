package browsy.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.model.PageType;
import browsy.output.Formats;
import browsy.tools.Parameter;
import browsy.tools.Tool;
import browsy.tools.ToolCatalog;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Tests the recipes in docs/architecture.md, "Extending browsy", by searching the main sources of
 * all modules. A recipe is correct if an existing tool, format or page type is named only in the
 * files that the recipe lists, and if no other file contains a list of all tools, formats or page
 * types.
 */
class ExtensionRecipesTest {
    /** The text of the main sources by their path relative to the source folder. */
    private static final Map<String, String> SOURCES = new TreeMap<>();

    @BeforeAll
    static void read() throws IOException {
        for (String module : List.of("core", "output", "fetch", "tools", "cli", "junit")) {
            Path root = Path.of("../browsy-" + module + "/src/main/java");
            try (Stream<Path> files = Files.walk(root)) {
                files.filter(file -> file.toString().endsWith(".java"))
                        .forEach(file -> SOURCES.put(path(root, file), text(file)));
            }
        }
        assertTrue(SOURCES.size() > 500, "only " + SOURCES.size() + " sources");
    }

    private static String path(Path root, Path file) {
        return root.relativize(file).toString().replace('\\', '/');
    }

    private static String text(Path file) {
        try {
            return Files.readString(file, UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The sorted names of the classes whose path and text match. */
    private static List<String> classes(Predicate<String> path, String pattern) {
        Predicate<String> matches = Pattern.compile(pattern).asPredicate();
        return SOURCES.entrySet().stream()
                .filter(source -> path.test(source.getKey()) && matches.test(source.getValue()))
                .map(source -> source.getKey().replaceAll(".*/|\\.java", ""))
                .sorted()
                .toList();
    }

    private static List<String> classes(String pattern) {
        return classes(path -> true, pattern);
    }

    /** The sorted names of the classes whose text matches more than half of the patterns. */
    private static List<String> classesMatchingMost(Collection<String> patterns) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (String pattern : patterns) {
            classes(pattern).forEach(name -> counts.merge(name, 1, Integer::sum));
        }
        return counts.entrySet().stream()
                .filter(count -> count.getValue() * 2 > patterns.size())
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
    }

    @Test
    void anActionIsDeclaredInFourFiles() {
        Predicate<String> programs =
                path -> path.matches("browsy/(fetch|tools|server|cli|junit)/.*");
        assertEquals(
                List.of("FormTools", "Session", "ToolCatalog"),
                classes(programs, "\\bhover\\(|\"hover\"|\\bFormTools\\.HOVER\\b"));
        assertEquals(
                List.of("LoginFlow", "NavigationTools", "Session", "ToolCatalog"),
                classes(programs, "\\benterCode\\(|\"enter_code\"|\\bENTER_CODE\\b"));
    }

    @Test
    void theCatalogueIsTheOnlyListOfTools() {
        List<String> constants =
                ToolCatalog.tools().stream()
                        .map(tool -> "Tools\\." + tool.name().toUpperCase(Locale.ROOT) + "\\b")
                        .toList();
        assertEquals(List.of("ToolCatalog"), classesMatchingMost(constants));
        List<String> names =
                ToolCatalog.tools().stream().map(tool -> "\"" + tool.name() + "\"").toList();
        assertEquals(List.of(), classesMatchingMost(names));
    }

    @Test
    void aFormatIsDeclaredInThreeFiles() {
        assertEquals(
                List.of("AgentRefsFormat", "Formats", "PageResults"),
                classes("\\bAgentRefsFormat\\b|\"refs\""));
    }

    /** The only other list is that of the formats that tools offer, in {@code PageResults}. */
    @Test
    void formatsAreListedOnce() {
        List<String> names = Formats.names().stream().map(name -> "\"" + name + "\"").toList();
        assertEquals(List.of("PageResults"), classesMatchingMost(names));
        List<String> types =
                Formats.names().stream()
                        .map(name -> Formats.named(name).orElseThrow().getClass().getSimpleName())
                        .distinct()
                        .map(type -> "\\b" + type + "\\.")
                        .toList();
        assertEquals(List.of("Formats"), classesMatchingMost(types));
    }

    @Test
    void everyFormatCanBeChosen() {
        String help = CommandRunner.run("parse", "--help").out().replaceAll("\\s+", " ");
        for (String format : Formats.names()) {
            assertTrue(help.matches(".*[ ,]" + format + "[ ,].*"), format + " in " + help);
        }
        for (Tool tool : ToolCatalog.tools()) {
            for (Parameter parameter : tool.parameters()) {
                if (parameter.name().equals("format")) {
                    assertTrue(Formats.names().containsAll(parameter.choices()), tool.name());
                }
            }
        }
    }

    @Test
    void aPageTypeIsDeclaredInThreeFiles() throws IOException {
        assertEquals(
                List.of("Dashboards", "PageType", "PageTypeRules"),
                classes("\\bDashboards\\b|\\bPageType\\.DASHBOARD\\b|\\bDASHBOARD\\(\""));
        String corpus = Files.readString(Path.of("../corpus/manifest.json"));
        for (PageType type : PageType.values()) {
            assertTrue(corpus.contains("\"type\": [\"" + type.wireName() + "\""), type.name());
        }
    }

    @Test
    void pageTypesAreListedOnce() {
        List<String> constants =
                Arrays.stream(PageType.values())
                        .filter(type -> type != PageType.OTHER)
                        .map(type -> "\\bPageType\\." + type.name() + "\\b")
                        .toList();
        assertEquals(List.of("PageTypeRules"), classesMatchingMost(constants));
    }
}
