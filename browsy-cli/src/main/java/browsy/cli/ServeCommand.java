package browsy.cli;

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
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Runs the HTTP server until the process is asked to terminate. */
@Command(
        name = "serve",
        addMethodSubcommands = false,
        description = "Serves REST at /api, MCP at /mcp and A2A at /a2a, until it is stopped.")
final class ServeCommand extends CliCommand {
    @Mixin private BrowsingOptions browsing;
    @Mixin private VaultOptions vault;

    @Option(names = "--port", paramLabel = "PORT", description = "to listen on, 3847 by default")
    private int port = 3847;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "to listen on; 127.0.0.1 by default, which only this machine reaches")
    private String host = "127.0.0.1";

    @Option(
            names = "--allow-host",
            paramLabel = "NAME",
            description = "a name by which clients may call this server, besides localhost")
    private List<String> hosts = List.of();

    @Option(
            names = "--allow-origin",
            paramLabel = "ORIGIN",
            description = "a web origin whose pages may call this server; none by default")
    private List<String> origins = List.of();

    @Option(
            names = "--token",
            paramLabel = "TOKEN",
            defaultValue = "${env:BROWSY_TOKEN}",
            description = "bearer token that clients must send; also from BROWSY_TOKEN")
    private @Nullable String token;

    @Option(
            names = "--max-sessions",
            paramLabel = "N",
            description = "sessions at a time, 100 by default")
    private int maxSessions = 100;

    @Option(
            names = "--idle-minutes",
            paramLabel = "N",
            description = "how long a session lives unused, 30 by default")
    private int idleMinutes = 30;

    @Option(names = "--quiet", arity = "0", description = "note no requests on standard error")
    private boolean quiet;

    @Override
    public Integer call() throws Exception {
        if (port < 0 || port > 65_535 || maxSessions < 1 || idleMinutes < 1) {
            throw misuse("--port goes to 65535; --max-sessions and --idle-minutes begin at 1");
        }
        PrintWriter err = err();
        CountDownLatch stopped = new CountDownLatch(1);
        checkAddress();
        BrowsyServer server = BrowsyServer.start(config(err));
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
    private void checkAddress() throws IOException {
        try (ServerSocket probe = new ServerSocket()) {
            probe.setReuseAddress(true);
            probe.bind(new InetSocketAddress(InetAddress.getByName(host), port));
        } catch (IOException e) {
            throw new IOException(
                    "cannot listen on " + host + ":" + port + ": " + e.getMessage(), e);
        }
    }

    private ServerConfig config(PrintWriter err) throws IOException {
        boolean open = token == null || token.isBlank();
        ServerConfig.Builder config =
                ServerConfig.builder()
                        .host(host)
                        .port(port)
                        .access(new AccessPolicy(hosts, origins, open ? null : token))
                        .tools(ToolOptions.DEFAULT.withSession(vault.addTo(browsing.config())))
                        .maxSessions(maxSessions)
                        .idle(Duration.ofMinutes(idleMinutes))
                        .version(Version.number());
        if (!quiet) {
            config.log(line -> log(err, line));
        }
        return config.build();
    }

    private static void log(PrintWriter err, String line) {
        err.println(line);
        err.flush();
    }
}
