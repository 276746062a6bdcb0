package browsy.cli;

import browsy.cli.SecretInput.Prompt;
import browsy.cli.args.Arguments;
import browsy.cli.args.CommandSyntax;
import browsy.cli.args.Flag;
import browsy.cli.args.ListOption;
import browsy.cli.args.UsageException;
import browsy.cli.args.ValueOption;
import browsy.cli.args.ValueTypes;
import browsy.fetch.config.SessionConfig;
import browsy.server.BrowsyServer;
import browsy.server.ServerConfig;
import browsy.server.http.AccessPolicy;
import browsy.tools.ToolOptions;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;

/** Runs the HTTP server until the process is asked to terminate. */
final class ServeCommand implements CliCommand {
    private static final ValueOption<Integer> PORT =
            new ValueOption<>(
                    "--port", "PORT", ValueTypes.INTEGER, "to listen on, 3847 by default");
    private static final ValueOption<String> HOST =
            new ValueOption<>(
                    "--host",
                    "ADDRESS",
                    ValueTypes.TEXT,
                    "to listen on; 127.0.0.1 by default, which only this machine reaches");
    private static final ListOption ALLOW_HOST =
            new ListOption(
                    "--allow-host",
                    "NAME",
                    "a name by which clients may call this server, besides localhost");
    private static final ListOption ALLOW_ORIGIN =
            new ListOption(
                    "--allow-origin",
                    "ORIGIN",
                    "a web origin whose pages may call this server; none by default");
    private static final ValueOption<String> TOKEN =
            new ValueOption<>(
                            "--token",
                            "TOKEN",
                            ValueTypes.TEXT,
                            "bearer token that clients must send; also from BROWSY_TOKEN")
                    .orFrom("BROWSY_TOKEN");
    private static final ValueOption<Integer> MAX_SESSIONS =
            new ValueOption<>(
                    "--max-sessions",
                    "N",
                    ValueTypes.INTEGER,
                    "sessions at a time, 100 by default");
    private static final ValueOption<Integer> IDLE_MINUTES =
            new ValueOption<>(
                    "--idle-minutes",
                    "N",
                    ValueTypes.INTEGER,
                    "how long a session lives unused, 30 by default");
    private static final Flag QUIET = new Flag("--quiet", "note no requests on standard error");

    @Override
    public CommandSyntax syntax() {
        return CommandSyntax.of(
                        "browsy serve",
                        "Serves REST at /api, MCP at /mcp and A2A at /a2a, until it is stopped.")
                .options(PORT, HOST, ALLOW_HOST, ALLOW_ORIGIN, TOKEN)
                .options(MAX_SESSIONS, IDLE_MINUTES, QUIET)
                .options(BrowsingOptions.ALL)
                .options(VaultOptions.ALL)
                .build();
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws Exception {
        int port = arguments.get(PORT, 3847);
        int maxSessions = arguments.get(MAX_SESSIONS, 100);
        int idleMinutes = arguments.get(IDLE_MINUTES, 30);
        if (port < 0 || port > 65_535 || maxSessions < 1 || idleMinutes < 1) {
            throw new UsageException(
                    "--port goes to 65535; --max-sessions and --idle-minutes begin at 1");
        }
        String host = arguments.get(HOST, "127.0.0.1");
        PrintWriter err = streams.err();
        CountDownLatch stopped = new CountDownLatch(1);
        checkAddress(host, port);
        Warmup.start();
        ServerConfig.Builder config =
                access(arguments)
                        .host(host)
                        .port(port)
                        .maxSessions(maxSessions)
                        .idle(Duration.ofMinutes(idleMinutes))
                        .version(Version.number());
        if (!arguments.has(QUIET)) {
            config.log(line -> log(err, line));
        }
        BrowsyServer server = BrowsyServer.start(config.build());
        Runtime.getRuntime()
                .addShutdownHook(
                        new Thread(
                                () -> {
                                    server.close();
                                    stopped.countDown();
                                },
                                "browsy-shutdown"));
        err.println("browsy listens on http://" + host + ":" + server.port());
        err.flush();
        stopped.await();
        return 0;
    }

    /**
     * Checks that the server can bind its address. The web server would log a stack trace if not.
     *
     * @throws IOException if the address is in use or not an address of this machine
     */
    private static void checkAddress(String host, int port) throws IOException {
        try (ServerSocket probe = new ServerSocket()) {
            probe.setReuseAddress(true);
            probe.bind(new InetSocketAddress(InetAddress.getByName(host), port));
        } catch (IOException e) {
            throw new IOException(
                    "cannot listen on " + host + ":" + port + ": " + e.getMessage(), e);
        }
    }

    /** A configuration with those who may call the server and the sites that sessions may load. */
    private static ServerConfig.Builder access(Arguments arguments) throws IOException {
        String token = arguments.get(TOKEN);
        boolean open = token == null || token.isBlank();
        SessionConfig session =
                new VaultOptions(arguments).addTo(BrowsingOptions.config(arguments), Prompt.ONCE);
        return ServerConfig.builder()
                .access(
                        new AccessPolicy(
                                arguments.all(ALLOW_HOST),
                                arguments.all(ALLOW_ORIGIN),
                                open ? null : token))
                .tools(ToolOptions.DEFAULT.withSession(session));
    }

    private static void log(PrintWriter err, String line) {
        err.println(line);
        err.flush();
    }
}
