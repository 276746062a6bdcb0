package browsy.server.a2a;

import browsy.tools.Json;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;

/**
 * Streams the states of a task as server-sent events until the task is over. Comments keep the
 * connection alive while the state does not change.
 */
final class EventStream {
    private static final Duration HEARTBEAT = Duration.ofSeconds(15);

    private EventStream() {}

    /** Converts states to events. */
    interface Events {
        /**
         * The events for a new state.
         *
         * @param first whether this is the first state of the stream
         */
        List<Object> of(TaskState state, boolean first);
    }

    static void send(Context context, BrowsingTask task, Events events) {
        context.res().setContentType("text/event-stream");
        context.res().setHeader("Cache-Control", "no-store");
        try {
            OutputStream out = context.res().getOutputStream();
            TaskState state = task.state();
            write(out, events.of(state, true));
            while (!state.isOver()) {
                TaskState next = task.awaitAfter(state.version(), HEARTBEAT);
                if (next.version() == state.version()) {
                    out.write(": still working\n\n".getBytes(StandardCharsets.UTF_8));
                    out.flush();
                } else {
                    write(out, events.of(next, false));
                }
                state = next;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            // The client has disconnected. The task continues and can be queried by its id.
            context.skipRemainingHandlers();
        }
    }

    private static void write(OutputStream out, List<Object> events) throws IOException {
        for (Object event : events) {
            out.write(("data: " + Json.write(event) + "\n\n").getBytes(StandardCharsets.UTF_8));
        }
        out.flush();
    }
}
