package browsy.server;

import browsy.server.http.AccessPolicy;
import browsy.tools.ToolOptions;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/**
 * The configuration of the server. Immutable.
 *
 * @param host the address or host name to listen on
 * @param port the TCP port to listen on; 0 for any free port
 * @param access the clients that may use the server
 * @param tools the options of the tools and their sessions
 * @param maxSessions the maximum number of open sessions, separately for MCP and for REST with A2A
 * @param idle the time without use after which a session ends
 * @param drain the time that a closing server waits for running requests
 * @param maxRequestBytes the maximum size of a request body, in bytes
 * @param log receives one line of JSON for each request
 * @param version the version of the program
 */
public record ServerConfig(
        String host,
        int port,
        AccessPolicy access,
        ToolOptions tools,
        int maxSessions,
        Duration idle,
        Duration drain,
        int maxRequestBytes,
        Consumer<String> log,
        String version) {

    /**
     * Returns a builder with the defaults: address 127.0.0.1, port 3847, no token, 100 sessions, 30
     * minutes of idle time, 10 seconds of drain time, bodies of 8 MiB, no log.
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Builds a configuration. Unset values have the defaults of {@link ServerConfig#builder}. */
    public static final class Builder {
        private String host = "127.0.0.1";
        private int port = 3847;
        private AccessPolicy access = new AccessPolicy(List.of(), List.of(), null);
        private ToolOptions tools = ToolOptions.DEFAULT;
        private int maxSessions = 100;
        private Duration idle = Duration.ofMinutes(30);
        private Duration drain = Duration.ofSeconds(10);
        private int maxRequestBytes = 8 << 20;
        private Consumer<String> log = line -> {};
        private String version = "(development)";

        private Builder() {}

        /** Sets the address or host name to listen on. */
        public Builder host(String value) {
            host = value;
            return this;
        }

        /** Sets the TCP port to listen on; 0 for any free port. */
        public Builder port(int value) {
            port = value;
            return this;
        }

        /** Sets the clients that may use the server. */
        public Builder access(AccessPolicy value) {
            access = value;
            return this;
        }

        /** Sets the options of the tools and their sessions. */
        public Builder tools(ToolOptions value) {
            tools = value;
            return this;
        }

        /** Sets the maximum number of open sessions. */
        public Builder maxSessions(int value) {
            maxSessions = value;
            return this;
        }

        /** Sets the time without use after which a session ends. */
        public Builder idle(Duration value) {
            idle = value;
            return this;
        }

        /** Sets the time that a closing server waits for running requests. */
        public Builder drain(Duration value) {
            drain = value;
            return this;
        }

        /** Sets the maximum size of a request body, in bytes. */
        public Builder maxRequestBytes(int value) {
            maxRequestBytes = value;
            return this;
        }

        /** Sets the receiver of the request log: one line of JSON for each request. */
        public Builder log(Consumer<String> value) {
            log = value;
            return this;
        }

        /** Sets the version of the program. */
        public Builder version(String value) {
            version = value;
            return this;
        }

        public ServerConfig build() {
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
                    version);
        }
    }
}
