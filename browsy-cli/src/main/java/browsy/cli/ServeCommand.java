package browsy.cli;

import browsy.server.BrowsyServer;
import browsy.server.ServerConfig;
import browsy.server.http.Access;
import browsy.tools.ToolOptions;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.OptionSpec;

/** Runs the server until it is told to stop. */
final class ServeCommand extends Command {
    private final BrowsingOptions browsing = new BrowsingOptions(this);
    private final Supplier<Integer> port =
            number("--port", "PORT", 3847, "to listen on, 3847 by default");
    private final Supplier<String> host =
            option(
                    OptionSpec.builder("--host")
                            .type(String.class)
                            .paramLabel("ADDRESS")
                            .initialValue("127.0.0.1")
                            .description(
                                    "to listen on; 127.0.0.1 by default, which only this machine"
                                            + " reaches"));
    private final Supplier<List<String>> hosts =
            texts(
                    OptionSpec.builder("--allow-host"),
                    "NAME",
                    "a name by which clients may call this server, besides localhost");
    private final Supplier<List<String>> origins =
            texts(
                    OptionSpec.builder("--allow-origin"),
                    "ORIGIN",
                    "a web origin whose pages may call this server; none by default");
    private final Supplier<@Nullable String> token =
            option(
                    OptionSpec.builder("--token")
                            .type(String.class)
                            .paramLabel("TOKEN")
                            .defaultValue("${env:BROWSY_TOKEN}")
                            .description(
                                    "bearer token that clients must send; also from BROWSY_TOKEN"));
    private final Supplier<Integer> maxSessions =
            number("--max-sessions", "N", 100, "sessions at a time, 100 by default");
    private final Supplier<Integer> idleMinutes =
            number("--idle-minutes", "N", 30, "how long a session lives unused, 30 by default");
    private final Supplier<Boolean> quiet = flag("--quiet", "note no requests on standard error");

    ServeCommand() {
        super("serve", "Serves REST at /api, MCP at /mcp and A2A at /a2a, until it is stopped.");
    }

    @Override
    public Integer call() throws Exception {
        if (port.get() < 0
                || port.get() > 65_535
                || maxSessions.get() < 1
                || idleMinutes.get() < 1) {
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
        err.println("browsy listens on http://" + host.get() + ":" + server.port());
        err.flush();
        stopped.await();
        return 0;
    }

    /** Says so in one line if the address cannot be had, which the server would log at length. */
    private void checkAddress() throws IOException {
        try (ServerSocket probe = new ServerSocket()) {
            probe.setReuseAddress(true);
            probe.bind(new InetSocketAddress(InetAddress.getByName(host.get()), port.get()));
        } catch (IOException e) {
            throw new IOException(
                    "cannot listen on " + host.get() + ":" + port.get() + ": " + e.getMessage(), e);
        }
    }

    private ServerConfig config(PrintWriter err) {
        String secret = token.get();
        boolean open = secret == null || secret.isBlank();
        ServerConfig.Builder config =
                ServerConfig.builder()
                        .host(host.get())
                        .port(port.get())
                        .access(new Access(hosts.get(), origins.get(), open ? null : secret))
                        .tools(ToolOptions.DEFAULT.withSession(browsing.config()))
                        .maxSessions(maxSessions.get())
                        .idle(Duration.ofMinutes(idleMinutes.get()))
                        .version(Version.number());
        if (!quiet.get()) {
            config.log(line -> log(err, line));
        }
        return config.build();
    }

    private static void log(PrintWriter err, String line) {
        err.println(line);
        err.flush();
    }
}
