package browsy.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.cli.CommandRunner;
import browsy.server.rest.RestApi;
import browsy.tools.Json;
import browsy.tools.Skill;
import browsy.tools.ToolCatalog;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the guides say to type is typed, and has to work. */
class GuidesTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern WORD =
            Pattern.compile("'([^']*)'|\"((?:[^\"\\\\]|\\\\.)*)\"|([^\\s'\"]+)");

    private static String guide(String name) throws IOException {
        return Files.readString(ROOT.resolve("docs").resolve(name + ".md"));
    }

    private static List<String> blocks(String guide, String language) {
        List<String> blocks = new ArrayList<>();
        Matcher block =
                Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL).matcher(guide);
        while (block.find()) {
            blocks.add(block.group(1));
        }
        return blocks;
    }

    private static List<String> words(String command) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(command.replace("\\\n", " "));
        while (word.find()) {
            String quoted = word.group(1) != null ? word.group(1) : word.group(2);
            words.add(quoted != null ? quoted : word.group(3));
        }
        return words;
    }

    @Test
    void commandLine() throws IOException {
        int commands = 0;
        for (String block : blocks(guide("cli"), "sh")) {
            for (String line : block.lines().filter(l -> l.startsWith("browsy ")).toList()) {
                String[] args =
                        words(line).stream()
                                .skip(1)
                                .map(w -> w.startsWith("corpus/") ? ROOT.resolve(w).toString() : w)
                                .toArray(String[]::new);
                CommandRunner.Outcome outcome = CommandRunner.run(args);
                assertEquals(0, outcome.status(), line + "\n" + outcome.err());
                assertTrue(!outcome.out().isEmpty(), line);
                commands++;
            }
        }
        assertEquals(11, commands);
    }

    /** Runs the curl commands of a guide one after the other; the site stands for example.com. */
    private static int curl(TestServer server, String guide) throws IOException {
        int commands = 0;
        String token = "";
        for (String block : blocks(guide(guide), "sh")) {
            for (String command : block.split("\n\n")) {
                List<String> words = words(command);
                String method = null;
                String url = "";
                String body = "";
                List<String> headers = new ArrayList<>();
                for (int i = 1; i < words.size(); i++) {
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
                                                        "https://example.com/",
                                                        server.site().url("/"));
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
                assertEquals(200, answer.statusCode(), command + "\n" + answer.body());
                assertTrue(!answer.body().contains("\"failed\""), answer.body());
                token = answer.headers().firstValue(RestApi.SESSION_HEADER).orElse(token);
                commands++;
            }
        }
        return commands;
    }

    @Test
    void rest() throws IOException {
        try (TestServer server = new TestServer()) {
            assertEquals(13, curl(server, "rest"));
        }
    }

    @Test
    void agentToAgent() throws IOException {
        try (TestServer server = new TestServer()) {
            assertEquals(7, curl(server, "a2a"));
        }
    }

    @Test
    void mcpClients() throws IOException {
        String guide = guide("mcp");
        int servers = 0;
        for (String block : blocks(guide, "json")) {
            Map<String, Object> config = Json.readObject(block);
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
    void skillsAreLinked() throws IOException {
        String guide = guide("skills");
        for (Skill skill : Skill.all()) {
            Matcher link =
                    Pattern.compile("\\[" + skill.name() + "]\\(\\.\\./([^)]+)\\)").matcher(guide);
            assertTrue(link.find(), skill.name());
            assertEquals(skill.text(), Files.readString(ROOT.resolve(link.group(1))));
        }
    }
}
