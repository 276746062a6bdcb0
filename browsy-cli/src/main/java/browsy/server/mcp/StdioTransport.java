package browsy.server.mcp;

import browsy.server.rpc.RpcError;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpServerSession;
import io.modelcontextprotocol.spec.McpServerTransport;
import io.modelcontextprotocol.spec.McpServerTransportProvider;
import io.modelcontextprotocol.spec.ProtocolVersions;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Phaser;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;

/**
 * An MCP connection over two streams with one message per line. A malformed message is answered
 * with an error. The connection ends after the end of the input once all requests are answered, or
 * when the output is closed.
 */
final class StdioTransport implements McpServerTransportProvider, McpServerTransport {
    private static final Logger LOG = LoggerFactory.getLogger(StdioTransport.class);
    private static final List<String> REVISIONS =
            List.of(
                    ProtocolVersions.MCP_2024_11_05,
                    ProtocolVersions.MCP_2025_03_26,
                    ProtocolVersions.MCP_2025_06_18,
                    ProtocolVersions.MCP_2025_11_25);

    private final McpJsonMapper mapper;
    private final McpMessages messages;
    private final McpHandshake handshake = new McpHandshake();
    private final BoundedLineReader lines;
    private final int maxBytes;
    private final OutputStream out;
    private final CountDownLatch end = new CountDownLatch(1);

    /** The parties are the reader and each request that has no answer yet. */
    private final Phaser unanswered = new Phaser(1);

    private volatile @Nullable McpServerSession session;

    /**
     * @param maxBytes the maximum size of a message, in bytes
     */
    StdioTransport(McpJsonMapper mapper, InputStream in, OutputStream out, int maxBytes) {
        this.mapper = mapper;
        this.messages = new McpMessages(mapper);
        this.lines = new BoundedLineReader(in, maxBytes);
        this.maxBytes = maxBytes;
        this.out = out;
    }

    /** Waits until the connection has ended. */
    void awaitEnd() throws InterruptedException {
        end.await();
    }

    @Override
    public void setSessionFactory(McpServerSession.Factory factory) {
        McpServerSession created = factory.create(this);
        session = created;
        Thread reader = new Thread(() -> readAll(created), "browsy-mcp-input");
        reader.setDaemon(true);
        reader.start();
    }

    /** Reads all messages, then waits until all requests are answered, and ends the connection. */
    private void readAll(McpServerSession receiver) {
        try {
            BoundedLineReader.Line line = lines.next();
            while (line != null && end.getCount() > 0) {
                read(receiver, line);
                line = lines.next();
            }
            unanswered.awaitAdvanceInterruptibly(unanswered.arriveAndDeregister());
        } catch (IOException e) {
            LOG.warn("the input broke off: {}", e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            end.countDown();
        }
    }

    /** Parses a line and handles its message, or answers it with an error. */
    private void read(McpServerSession receiver, BoundedLineReader.Line line) {
        if (line.isTooLong()) {
            String message = "the message is longer than " + maxBytes + " bytes";
            write(new RpcError(null, RpcError.INVALID_REQUEST, message).toJson());
            return;
        }
        McpMessages.Read read = messages.read(line.bytes());
        if (read instanceof McpMessages.Refused refused) {
            write(refused.error().toJson());
        } else if (read instanceof McpMessages.Message message) {
            step(receiver, handshake.next(message.value()));
        }
    }

    private void step(McpServerSession receiver, McpHandshake.Step step) {
        if (step instanceof McpHandshake.Handle handle) {
            handle.messages().forEach(message -> handle(receiver, message));
        } else if (step instanceof McpHandshake.Answer answer) {
            write(json(answer.response()));
        }
    }

    /** Passes a message to the SDK, which sends the response by {@link #sendMessage}. */
    private void handle(McpServerSession receiver, JSONRPCMessage message) {
        Object id = message instanceof JSONRPCRequest request ? request.id() : null;
        unanswered.register();
        receiver.handle(message)
                .doFinally(how -> unanswered.arriveAndDeregister())
                .subscribe(nothing -> {}, error -> failed(id, error));
    }

    private void failed(@Nullable Object id, Throwable error) {
        LOG.error("a message failed", error);
        if (id != null) {
            write(new RpcError(id, RpcError.INTERNAL, "internal error").toJson());
        }
    }

    private void write(String message) {
        byte[] line = (message + "\n").getBytes(StandardCharsets.UTF_8);
        synchronized (out) {
            try {
                out.write(line);
                out.flush();
            } catch (IOException e) {
                LOG.warn("nobody reads the answers: {}", e.getMessage());
                end.countDown();
            }
        }
    }

    @Override
    public Mono<Void> sendMessage(JSONRPCMessage message) {
        return Mono.fromRunnable(() -> write(json(message)));
    }

    private String json(Object message) {
        try {
            return mapper.writeValueAsString(message);
        } catch (IOException e) {
            throw new IllegalArgumentException("the answer cannot be written", e);
        }
    }

    @Override
    public <T> T unmarshalFrom(Object data, TypeRef<T> type) {
        return mapper.convertValue(data, type);
    }

    @Override
    public Mono<Void> notifyClients(String method, Object params) {
        McpServerSession receiver = session;
        return receiver == null ? Mono.empty() : receiver.sendNotification(method, params);
    }

    @Override
    public Mono<Void> closeGracefully() {
        return Mono.fromRunnable(end::countDown);
    }

    @Override
    public void close() {
        end.countDown();
    }

    @Override
    public List<String> protocolVersions() {
        return REVISIONS;
    }
}
