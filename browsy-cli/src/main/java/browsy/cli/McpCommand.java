package browsy.cli;

import browsy.server.mcp.McpEndpoint;
import browsy.server.sessions.SessionStore;
import browsy.tools.ToolOptions;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.time.Duration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Serves one MCP client over standard input and output. */
@Command(
        name = "mcp",
        addMethodSubcommands = false,
        description = {
            "Serves an MCP client over standard input and output, until the input ends.",
            "Over HTTP, serve does the same at /mcp."
        })
final class McpCommand extends CliCommand {
    private static final int MAX_SESSIONS = 100;
    private static final int MAX_MESSAGE_BYTES = 8 << 20;
    private static final Duration IDLE = Duration.ofHours(12);

    @Mixin private BrowsingOptions browsing;
    @Mixin private VaultOptions vault;

    @Option(
            names = "--max-tokens",
            paramLabel = "N",
            description = "most tokens of a page where a call does not say; no bound by default")
    private int maxTokens;

    @Option(
            names = "--text-only",
            arity = "0",
            description = "leave out structured results, for clients that show models both")
    private boolean textOnly;

    @Override
    public Integer call() throws Exception {
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        // Standard output is for messages only: any other text would break the client.
        System.setOut(System.err);
        ToolOptions options =
                ToolOptions.DEFAULT
                        .withSession(vault.addTo(browsing.config()))
                        .withMaxTokens(checkMaxTokens(spec(), maxTokens))
                        .markingUntrusted();
        try (SessionStore store = new SessionStore(options, MAX_SESSIONS, IDLE);
                McpEndpoint endpoint =
                        McpEndpoint.overStreams(
                                store,
                                Version.number(),
                                !textOnly,
                                MAX_MESSAGE_BYTES,
                                System.in,
                                out)) {
            endpoint.awaitEnd();
        }
        return 0;
    }
}
