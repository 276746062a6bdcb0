package browsy.server;

import browsy.server.http.AccessPolicy;
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
        AccessPolicy access,
        ToolOptions tools,
        int maxSessions,
        Duration idle,
        Duration drain,
        int maxRequestBytes,
        Consumer<String> log,
        String version) {

    /** For this machine alone, with the limits that suit most, until told otherwise. */
    public static Builder builder() {
        return new Builder();
    }

    /** Collects how a server shall run; what is not set is as in {@link ServerConfig#builder}. */
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

        /** Address to listen on. */
        public Builder host(String value) {
            host = value;
            return this;
        }

        /** Port to listen on; 0 for any that is free. */
        public Builder port(int value) {
            port = value;
            return this;
        }

        /** Who may ask. */
        public Builder access(AccessPolicy value) {
            access = value;
            return this;
        }

        /** How sessions browse and answer. */
        public Builder tools(ToolOptions value) {
            tools = value;
            return this;
        }

        /** The most sessions at a time. */
        public Builder maxSessions(int value) {
            maxSessions = value;
            return this;
        }

        /** How long a session lives unused. */
        public Builder idle(Duration value) {
            idle = value;
            return this;
        }

        /** How long a server that closes waits for requests that are under way. */
        Builder drain(Duration value) {
            drain = value;
            return this;
        }

        /** The largest request that is taken. */
        public Builder maxRequestBytes(int value) {
            maxRequestBytes = value;
            return this;
        }

        /** What takes a line of JSON for each request. */
        public Builder log(Consumer<String> value) {
            log = value;
            return this;
        }

        /** The version of the program. */
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
