package browsy.tools;

import browsy.fetch.Browser;
import browsy.fetch.Session;
import browsy.model.SpatialDom;
import browsy.tools.ToolException.Fault;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The tools of the catalogue, bound to one session. Thread-safe: calls run one after the other.
 *
 * <pre>{@code
 * try (Toolbox toolbox = Toolbox.create(ToolOptions.DEFAULT)) {
 *     String page = toolbox.call("browse", Map.of("url", "https://example.com")).text();
 * }
 * }</pre>
 */
public final class Toolbox implements AutoCloseable {
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(1);

    private final ToolContext context;
    private final ReentrantLock turn = new ReentrantLock(true);

    private Toolbox(Supplier<Session> opener, ToolOptions options) {
        context = new ToolContext(opener, options);
    }

    /** Creates tools with a session that is opened at the first call. */
    public static Toolbox create(ToolOptions options) {
        return new Toolbox(() -> Session.create(options.session()), options);
    }

    /** Creates tools with a session that shares the connections of a browser. */
    public static Toolbox create(Browser browser, ToolOptions options) {
        return new Toolbox(browser::newSession, options);
    }

    /** All tools. */
    public List<Tool> tools() {
        return ToolCatalog.tools();
    }

    /**
     * Calls a tool.
     *
     * @param name the name of the tool
     * @param arguments the arguments by name: strings, numbers, booleans, maps; null means absent
     * @throws ToolException if the call fails
     */
    public ToolResult call(String name, Map<String, ? extends @Nullable Object> arguments) {
        Tool tool =
                ToolCatalog.named(name)
                        .orElseThrow(
                                () ->
                                        new ToolException(
                                                Fault.NO_SUCH_TOOL,
                                                "there is no tool '" + name + "'"));
        return call(tool, arguments);
    }

    /**
     * Calls a tool with arguments as JSON, as language models write them.
     *
     * @param json an object; empty text for no arguments
     * @throws ToolException if the call fails
     */
    public ToolResult call(String name, String json) {
        try {
            return call(name, json.isBlank() ? Map.of() : Json.readObject(json));
        } catch (Json.SyntaxException e) {
            throw new ToolException(Fault.UNFIT_ARGUMENTS, "the arguments are " + e.getMessage());
        }
    }

    /**
     * Calls a tool for a language model. If the call fails, the result is a text that begins with
     * {@code Error:}, so that the model can react.
     *
     * @param json an object, as the model wrote it; null or empty text for no arguments
     * @return the text for the model
     */
    public String answer(String name, @Nullable String json) {
        try {
            return call(name, json == null ? "" : json).text();
        } catch (ToolException e) {
            return "Error: " + e.getMessage();
        }
    }

    private ToolResult call(Tool tool, Map<String, ? extends @Nullable Object> given) {
        Arguments arguments = Arguments.of(tool, given);
        awaitTurn();
        try {
            if (!tool.hints().equals(Hints.READS)) {
                context.remember();
            }
            return tool.action().run(context, arguments);
        } catch (RuntimeException | StackOverflowError e) {
            throw ToolException.of(e);
        } finally {
            turn.unlock();
        }
    }

    /** Waits for the calls that run or wait; fails after {@link #LONGEST_WAIT}. */
    private void awaitTurn() {
        try {
            if (!turn.tryLock(LONGEST_WAIT.toSeconds(), TimeUnit.SECONDS)) {
                throw new ToolException(Fault.BUSY, "the session is busy with earlier calls");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ToolException(Fault.BUSY, "interrupted while waiting for earlier calls");
        }
    }

    /** Returns the current page of the session; null if no page is loaded. */
    public @Nullable SpatialDom page() {
        turn.lock();
        try {
            Session session = context.current();
            return session == null || session.url() == null ? null : session.dom();
        } finally {
            turn.unlock();
        }
    }

    /** Closes the session. A later call opens a new one. */
    @Override
    public void close() {
        turn.lock();
        try {
            context.close();
        } finally {
            turn.unlock();
        }
    }
}
