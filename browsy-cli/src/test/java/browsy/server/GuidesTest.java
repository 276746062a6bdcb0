package browsy.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import browsy.cli.CommandRunner;
import browsy.server.rest.RestApi;
import browsy.tools.Json;
import browsy.tools.Skill;
import browsy.tools.ToolCatalog;
import browsy.tools.docs.Fence;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Runs the shell commands in the documentation. The info string of a code block is {@code sh}, or
 * {@code sh not-run} if only the options of its commands are checked.
 */
class GuidesTest {
    private static final Path ROOT = Path.of("..");
    private static final String RUN = "sh";
    private static final String NOT_RUN = "sh not-run";
    private static final Pattern WORD =
            Pattern.compile("'([^']*)'|\"((?:[^\"\\\\]|\\\\.)*)\"|(#[^\n]*)|([^\\s'\"]+)");
    private static final Pattern COMMAND =
            Pattern.compile("(?m)^(?:mvn|\\./mvnw|java|browsy|node|npx|curl|python3?|git) .*");

    private static String guide(String name) throws IOException {
        return Files.readString(ROOT.resolve("docs").resolve(name + ".md"));
    }

    /** Splits a block into commands. A line continues within quotes and after a backslash. */
    private static List<String> commands(String block) {
        List<String> commands = new ArrayList<>();
        StringBuilder command = new StringBuilder();
        char quote = 0;
        for (char c : block.replace("\\\n", " ").toCharArray()) {
            if (quote != 0) {
                quote = c == quote ? 0 : quote;
            } else if (c == '\'' || c == '"') {
                quote = c;
            }
            if (c == '\n' && quote == 0) {
                commands.add(command.toString().strip());
                command.setLength(0);
            } else {
                command.append(c);
            }
        }
        commands.removeIf(line -> line.isEmpty() || line.startsWith("#"));
        return commands;
    }

    /** Splits a command into words and removes quotes and a comment. */
    private static List<String> words(String command) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(command);
        while (word.find() && word.group(3) == null) {
            String quoted = word.group(1) != null ? word.group(1) : word.group(2);
            words.add(quoted != null ? quoted : word.group(4));
        }
        return words;
    }

    private static List<Fence> blocks(String kind) throws IOException {
        return Fence.ofDocuments(ROOT).stream().filter(fence -> fence.info().equals(kind)).toList();
    }

    @Test
    void shellBlocksAreMarkedAsRunOrNotRun() throws IOException {
        for (Fence fence : Fence.ofDocuments(ROOT)) {
            if (fence.info().startsWith("sh") || fence.info().equals("bash")) {
                assertTrue(fence.info().equals(RUN) || fence.info().equals(NOT_RUN), fence.place());
            } else if (fence.info().isEmpty()) {
                assertFalse(
                        COMMAND.matcher(fence.code()).find(),
                        fence.place() + " has a command: mark it as sh");
            }
        }
    }

    @Test
    void everyCommandSucceeds() throws IOException {
        Map<String, Shell> shells = new TreeMap<>();
        try {
            for (Fence fence : blocks(RUN)) {
                Shell shell = shells.computeIfAbsent(fence.file(), file -> new Shell());
                commands(fence.code()).forEach(command -> shell.run(fence, command));
            }
        } finally {
            shells.values().forEach(Shell::close);
        }
        assertEquals(
                Set.of("README.md", "docs/a2a.md", "docs/cli.md", "docs/rest.md"), shells.keySet());
    }

    @Test
    void commandsThatAreNotRunHaveValidOptions() throws IOException {
        int commands = 0;
        for (Fence fence : blocks(NOT_RUN)) {
            for (String command : commands(fence.code())) {
                List<String> words = words(command);
                if (words.get(0).equals("browsy")) {
                    assertTrue(
                            CommandRunner.accepts(words.subList(1, words.size())),
                            fence.place() + " " + command);
                    commands++;
                }
            }
        }
        assertTrue(commands > 0);
    }

    /** Runs the commands of one document in order, with a server for the {@code curl} commands. */
    private static final class Shell implements AutoCloseable {
        private @Nullable TestServer server;
        private String token = "";

        void run(Fence fence, String command) {
            List<String> words = words(command);
            String description = fence.place() + " " + command + "\n";
            switch (words.get(0)) {
                case "browsy" -> browsy(words.subList(1, words.size()), description);
                case "curl" -> curl(words.subList(1, words.size()), description);
                default ->
                        fail(description + "is not run by this test: mark its block as " + NOT_RUN);
            }
        }

        private static void browsy(List<String> words, String description) {
            String[] args =
                    words.stream()
                            .map(w -> w.startsWith("corpus/") ? ROOT.resolve(w).toString() : w)
                            .toArray(String[]::new);
            CommandRunner.Outcome outcome = CommandRunner.run(args);
            assertEquals(0, outcome.status(), description + outcome.err());
            assertFalse(outcome.out().isEmpty(), description);
        }

        /**
         * Sends the request of a {@code curl} command; example.com is replaced by the test site.
         */
        private void curl(List<String> words, String description) {
            if (server == null) {
                server = new TestServer();
            }
            String method = null;
            String url = "";
            String body = "";
            List<String> headers = new ArrayList<>();
            for (int i = 0; i < words.size(); i++) {
                switch (words.get(i)) {
                    case "-X" -> method = words.get(++i);
                    case "-H" -> {
                        String[] header = words.get(++i).split(": ", 2);
                        headers.addAll(List.of(header[0], header[1].replace("$TOKEN", token)));
                    }
                    case "-d" ->
                            body =
                                    words.get(++i)
                                            .replace(
                                                    "https://example.com/", server.site().url("/"));
                    case "-N" -> {}
                    default -> url = words.get(i);
                }
            }
            String verb = method != null ? method : body.isEmpty() ? "GET" : "POST";
            HttpResponse<String> answer =
                    server.send(
                            verb,
                            url.replace("http://localhost:3847", ""),
                            body,
                            headers.toArray(String[]::new));
            assertEquals(200, answer.statusCode(), description + answer.body());
            assertFalse(answer.body().contains("\"failed\""), description + answer.body());
            token = answer.headers().firstValue(RestApi.SESSION_HEADER).orElse(token);
        }

        @Override
        public void close() {
            if (server != null) {
                server.close();
            }
        }
    }

    @Test
    void mcpGuideHasValidConfigurationsAndAllTools() throws IOException {
        String guide = guide("mcp");
        int servers = 0;
        for (Fence block : Fence.of("docs/mcp.md", guide)) {
            if (!block.info().equals("json")) {
                continue;
            }
            Map<String, Object> config = Json.readObject(block.code());
            Map<?, ?> named = (Map<?, ?>) config.values().iterator().next();
            Map<?, ?> browsy = (Map<?, ?>) named.get("browsy");
            if (browsy.get("args") instanceof List<?> args) {
                List<String> words = args.stream().map(String::valueOf).toList();
                assertTrue(
                        CommandRunner.accepts(words.subList(words.indexOf("mcp"), words.size())));
            }
            servers++;
        }
        assertEquals(3, servers);
        ToolCatalog.tools()
                .forEach(tool -> assertTrue(guide.contains("`" + tool.name() + "`"), tool.name()));
    }

    @Test
    void skillsGuideLinksAllSkills() throws IOException {
        String guide = guide("skills");
        for (Skill skill : Skill.all()) {
            Matcher link =
                    Pattern.compile("\\[" + skill.name() + "]\\(\\.\\./([^)]+)\\)").matcher(guide);
            assertTrue(link.find(), skill.name());
            assertEquals(skill.text(), Files.readString(ROOT.resolve(link.group(1))));
        }
    }
}
