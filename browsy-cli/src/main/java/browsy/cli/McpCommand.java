package browsy.cli;

import browsy.cli.SecretInput.Prompt;
import browsy.cli.args.Arguments;
import browsy.cli.args.CommandSyntax;
import browsy.cli.args.Flag;
import browsy.cli.args.ValueOption;
import browsy.fetch.config.SessionConfig;
import browsy.server.mcp.McpEndpoint;
import browsy.server.sessions.SessionStore;
import browsy.tools.ToolOptions;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.time.Duration;

/** Serves one MCP client over standard input and output. */
final class McpCommand implements CliCommand {
    private static final int MAX_SESSIONS = 100;
    private static final int MAX_MESSAGE_BYTES = 8 << 20;
    private static final Duration IDLE = Duration.ofHours(12);

    private static final ValueOption<Integer> MAX_TOKENS =
            TokenLimit.option(
                    "most tokens of a page where a call does not say; no bound by default");
    private static final Flag TEXT_ONLY =
            new Flag(
                    "--text-only",
                    "leave out structured results, for clients that show models both");

    @Override
    public CommandSyntax syntax() {
        return CommandSyntax.of(
                        "browsy mcp",
                        "Serves an MCP client over standard input and output, until the input"
                                + " ends.",
                        "Over HTTP, serve does the same at /mcp.")
                .options(MAX_TOKENS, TEXT_ONLY)
                .options(BrowsingOptions.ALL)
                .options(VaultOptions.ALL)
                .build();
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws Exception {
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        // Standard output is for messages only: any other text would break the client.
        System.setOut(System.err);
        // Standard input has the messages of the client, so there is no prompt.
        SessionConfig config =
                new VaultOptions(arguments).addTo(BrowsingOptions.config(arguments), Prompt.NEVER);
        Warmup.start();
        ToolOptions options =
                ToolOptions.DEFAULT
                        .withSession(config)
                        .withMaxTokens(arguments.get(MAX_TOKENS, TokenLimit.NONE))
                        .markingUntrusted();
        try (SessionStore store = new SessionStore(options, MAX_SESSIONS, IDLE);
                McpEndpoint endpoint =
                        McpEndpoint.overStreams(
                                store,
                                Version.number(),
                                !arguments.has(TEXT_ONLY),
                                MAX_MESSAGE_BYTES,
                                System.in,
                                out)) {
            endpoint.awaitEnd();
        }
        return 0;
    }
}
