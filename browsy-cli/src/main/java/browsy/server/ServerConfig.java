package browsy.server;

import browsy.server.http.Access;
import browsy.tools.ToolOptions;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/**
 * How the server runs; immutable.
 *
 * @param host address to listen on
 * @param port to listen on; 0 for any that is free
 * @param access who may ask
 * @param tools how sessions browse and answer
 * @param maxSessions the most sessions at a time
 * @param idle how long a session lives unused
 * @param drain how long a server that closes waits for requests that are under way
 * @param maxRequestBytes the largest request that is taken
 * @param log takes a line of JSON for each request
 * @param version of the program
 */
public record ServerConfig(
        String host,
        int port,
        Access access,
        ToolOptions tools,
        int maxSessions,
        Duration idle,
        Duration drain,
        int maxRequestBytes,
        Consumer<String> log,
        String version) {

    /** For this machine alone, with the limits that suit most. */
    public static final ServerConfig DEFAULT =
            new ServerConfig(
                    "127.0.0.1",
                    3847,
                    new Access(List.of(), List.of(), null),
                    ToolOptions.DEFAULT,
                    100,
                    Duration.ofMinutes(30),
                    Duration.ofSeconds(10),
                    8 << 20,
                    line -> {},
                    "(development)");

    /** The same at another address. */
    public ServerConfig at(String newHost, int newPort) {
        return new ServerConfig(
                newHost,
                newPort,
                access,
                tools,
                maxSessions,
                idle,
                drain,
                maxRequestBytes,
                log,
                version);
    }

    /** The same for others. */
    public ServerConfig withAccess(Access newAccess) {
        return new ServerConfig(
                host,
                port,
                newAccess,
                tools,
                maxSessions,
                idle,
                drain,
                maxRequestBytes,
                log,
                version);
    }

    /** The same with other sessions. */
    public ServerConfig withTools(ToolOptions newTools) {
        return new ServerConfig(
                host,
                port,
                access,
                newTools,
                maxSessions,
                idle,
                drain,
                maxRequestBytes,
                log,
                version);
    }

    /** The same with other bounds on sessions. */
    public ServerConfig withSessions(int newMax, Duration newIdle) {
        return new ServerConfig(
                host, port, access, tools, newMax, newIdle, drain, maxRequestBytes, log, version);
    }

    /** The same with more or less patience when it closes. */
    public ServerConfig draining(Duration newDrain) {
        return new ServerConfig(
                host,
                port,
                access,
                tools,
                maxSessions,
                idle,
                newDrain,
                maxRequestBytes,
                log,
                version);
    }

    /** The same with another log. */
    public ServerConfig loggingTo(Consumer<String> newLog) {
        return new ServerConfig(
                host,
                port,
                access,
                tools,
                maxSessions,
                idle,
                drain,
                maxRequestBytes,
                newLog,
                version);
    }

    /** The same under another version. */
    public ServerConfig withVersion(String newVersion) {
        return new ServerConfig(
                host,
                port,
                access,
                tools,
                maxSessions,
                idle,
                drain,
                maxRequestBytes,
                log,
                newVersion);
    }
}
