package browsy.fetch.http;

import browsy.fetch.config.TransferLimits;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.HttpExchange.Response;
import browsy.fetch.http.HttpExchange.Rest;
import browsy.fetch.http.limit.ExceededLimits;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.time.Duration;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import okhttp3.Headers;
import okio.BufferedSource;
import org.jspecify.annotations.Nullable;

/**
 * Writes the bodies of responses to a file. The response to a request for the {@link Rest} of the
 * file continues it; another one starts it again.
 */
final class FileReceiver implements BodyReader {
    private static final int PARTIAL = 206;
    private static final int RANGE_NOT_SATISFIABLE = 416;
    private static final int BUFFER_BYTES = 64 << 10;
    private static final Pattern CONTENT_RANGE =
            Pattern.compile("bytes\\s+(\\d{1,18})-\\d{1,18}/(\\d{1,18}|\\*)");

    /** The age of a modification date from which on it identifies the content. */
    private static final Duration SETTLED = Duration.ofSeconds(60);

    private final SeekableByteChannel file;
    private long received;

    /** The request whose response has the content; null before it arrives. */
    private @Nullable Request source;

    /** The entity tag or date that identifies the content; null if there is none. */
    private @Nullable String validator;

    FileReceiver(SeekableByteChannel file) {
        this.file = file;
    }

    /** The number of bytes of the file. */
    long received() {
        return received;
    }

    /** The request for the rest of the file, or for all of it; null if none was received. */
    @Nullable Request resumption() {
        if (source == null || source.body() != null) {
            return null;
        }
        Rest rest = validator == null || received == 0 ? null : new Rest(received, validator);
        return source.forPart(rest);
    }

    /**
     * Writes a body with the status 200 or 206 to the file. The body of another response is left
     * out.
     *
     * @throws UncheckedIOException if the file cannot be written
     */
    @Override
    public Response read(Hop hop, okhttp3.Response answer, TransferLimits limits)
            throws IOException {
        Rest rest = hop.request().rest();
        if (rest != null && answer.code() == PARTIAL) {
            requireRest(answer, rest);
            restart(rest.from());
        } else if (rest != null && answer.code() >= 500) {
            throw new IOException("status " + answer.code() + " for the rest of the file");
        } else if (rest != null && answer.code() == RANGE_NOT_SATISFIABLE) {
            validator = null;
            throw new IOException("the server does not have the rest of the file");
        } else if (answer.isSuccessful()) {
            restart(0);
        } else {
            return ResponseReader.withoutBody(hop.request(), answer);
        }
        source = hop.request();
        validator = validator(answer.headers());
        long most = hop.resource().maxBytes(limits);
        if (answer.body().contentLength() > most - received) {
            throw ExceededLimits.report(
                    hop.resource().limit(), received + answer.body().contentLength(), most);
        }
        receive(answer.body().source(), hop.resource(), most);
        return ResponseReader.withoutBody(hop.request(), answer);
    }

    private void requireRest(okhttp3.Response answer, Rest rest) throws IOException {
        String range = answer.header("Content-Range", "");
        Matcher match = CONTENT_RANGE.matcher(range);
        if (!match.matches() || Long.parseLong(match.group(1)) != rest.from()) {
            validator = null; // the next request is for the whole file
            throw new IOException("the server sends another part of the file");
        }
    }

    private void receive(BufferedSource body, Resource resource, long most) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(BUFFER_BYTES);
        while (body.read(buffer) >= 0) {
            buffer.flip();
            if (received + buffer.remaining() > most) {
                throw ExceededLimits.report(resource.limit(), received + buffer.remaining(), most);
            }
            write(buffer);
            buffer.clear();
        }
    }

    private void write(ByteBuffer bytes) {
        received += bytes.remaining();
        try {
            while (bytes.hasRemaining()) {
                file.write(bytes);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Keeps a number of bytes at the start of the file. */
    private void restart(long known) {
        received = known;
        try {
            file.truncate(known);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The validator of the content of a response: a strong entity tag, else a date of modification
     * that was a minute ago. Null if there is neither, or if positions in the file are not those in
     * the response.
     *
     * @see <a href="https://www.rfc-editor.org/rfc/rfc9110.html#section-8.8.2.2">RFC 9110,
     *     8.8.2.2</a>
     */
    private static @Nullable String validator(Headers headers) {
        if (headers.get("Content-Encoding") != null
                || "none".equalsIgnoreCase(headers.get("Accept-Ranges"))) {
            return null;
        }
        String tag = headers.get("ETag");
        if (tag != null && tag.startsWith("\"")) {
            return tag;
        }
        Instant changed = headers.getInstant("Last-Modified");
        Instant sent = headers.getInstant("Date");
        boolean settled = changed != null && sent != null && !changed.plus(SETTLED).isAfter(sent);
        return settled ? headers.get("Last-Modified") : null;
    }
}
