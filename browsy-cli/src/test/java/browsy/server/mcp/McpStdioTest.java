package browsy.server.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.tools.site.DemoSite;
import browsy.tools.site.WrongCall;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpClientTransport;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests MCP over standard input and output of a separate process. */
class McpStdioTest extends McpContract {
    private static final List<String> COMMAND =
            List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:TieredStopAtLevel=1",
                    "-cp",
                    System.getProperty("java.class.path"),
                    "browsy.cli.Main",
                    "mcp",
                    "--allow-private-network");

    private static DemoSite site;

    @BeforeAll
    static void open() {
        site = new DemoSite();
    }

    @AfterAll
    static void shut() {
        site.close();
    }

    @Override
    McpClientTransport transport() {
        ServerParameters command =
                ServerParameters.builder(COMMAND.get(0))
                        .args(COMMAND.subList(1, COMMAND.size()))
                        .build();
        return new StdioClientTransport(command, McpJsonDefaults.getMapper());
    }

    @Test
    void theProcessAnswersMalformedLinesAndEndsWithItsInput(@TempDir Path dir) throws Exception {
        List<String> lines = new ArrayList<>();
        WrongCall.some(100).forEach(wrong -> lines.add(wrong.arguments()));
        lines.add("{\"jsonrpc\":\"2.0\",\"id\":\"on\",\"method\":\"ping\"}");
        lines.add("{\"jsonrpc\"");
        Path in = Files.write(dir.resolve("in"), lines);
        Path out = dir.resolve("out");
        Process process =
                new ProcessBuilder(COMMAND)
                        .redirectInput(in.toFile())
                        .redirectOutput(out.toFile())
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        try {
            assertTrue(process.waitFor(2, TimeUnit.MINUTES), "it does not end");
        } finally {
            process.destroyForcibly();
        }
        assertEquals(0, process.exitValue());
        List<String> answers = Files.readAllLines(out);
        assertEquals(lines.size(), answers.size());
        assertTrue(answers.contains("{\"jsonrpc\":\"2.0\",\"id\":\"on\",\"result\":{}}"));
    }

    @Override
    DemoSite site() {
        return site;
    }
}
