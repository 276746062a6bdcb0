package browsy.fetch.http;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.TransferLimits;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.HttpExchange.Response;
import browsy.fetch.http.limit.TransferBudget;
import browsy.fetch.http.limit.TransferBudget.Step;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.util.concurrent.TimeUnit;

/**
 * Saves the resource of a request in a file, without holding it in memory. A transfer that breaks
 * off is continued where it ended if the server identifies the content, and begins again otherwise.
 */
public final class FileDownload {
    /** The pause before the first resumption; each further one is twice as long. */
    private static final long FIRST_PAUSE_MILLIS = 100;

    private final Transport transport;
    private final TransferLimits limits;

    public FileDownload(Transport transport, TransferLimits limits) {
        this.transport = transport;
        this.limits = limits;
    }

    /**
     * The result of a download.
     *
     * @param response the response, without its body
     * @param resumptions the number of times that the transfer broke off
     */
    public record Saved(Response response, int resumptions) {}

    /**
     * Sends a request and writes the body of the response to a file.
     *
     * @param file the empty file; its content is undefined after an exception
     * @throws FetchException if the request fails, also after resumptions
     * @throws UncheckedIOException if the file cannot be written
     */
    public Saved save(Request request, SeekableByteChannel file) {
        FileReceiver receiver = new FileReceiver(file);
        try (Step step = TransferBudget.ofDownload(limits).step()) {
            Request next = request;
            for (int resumptions = 0; ; resumptions++) {
                try {
                    Response response = transport.file(next, step, receiver);
                    write(response.body(), file);
                    return new Saved(response, resumptions);
                } catch (FetchException.Network e) {
                    Request again = receiver.resumption();
                    if (again == null || resumptions >= limits.maxResumptions()) {
                        throw e;
                    }
                    pause(resumptions, step, e);
                    next = again;
                }
            }
        }
    }

    /** Writes the body of a local resource, which is in memory. */
    private static void write(byte[] body, SeekableByteChannel file) {
        ByteBuffer bytes = ByteBuffer.wrap(body);
        try {
            while (bytes.hasRemaining()) {
                file.write(bytes);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Waits before a resumption; throws the failure if there is no time for it. */
    private static void pause(int resumptions, Step step, FetchException.Network failure) {
        long millis = FIRST_PAUSE_MILLIS << Math.min(resumptions, 10);
        if (TimeUnit.MILLISECONDS.toNanos(millis) >= step.nanosLeft()) {
            throw failure;
        }
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw failure;
        }
    }
}
