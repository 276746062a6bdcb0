package browsy.fetch.http.framing;

import browsy.fetch.config.TransferLimits;
import browsy.fetch.http.limit.HeaderAllowance;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.ProtocolException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A state machine that finds the end of HTTP/1 responses in the received bytes. It parses the
 * status line, the framing headers and chunk sizes, and skips bodies. A response whose length is
 * invalid extends to the end of the connection, which is then not reused. Lines count against the
 * header limits, so that no line is buffered beyond them.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc9112.html#name-message-body-length">RFC 9112, 6.3
 *     Message Body Length</a>
 */
public final class Http1Framing implements Framing {
    private static final int SWITCHING_PROTOCOLS = 101;
    private static final int NO_CONTENT = 204;
    private static final int NOT_MODIFIED = 304;

    /** The length of a line with the size of a chunk that does not count as a header. */
    private static final int LONGEST_SIZE_LINE = 18;

    private static final Pattern STATUS_LINE = Pattern.compile("HTTP/1\\.[01] \\d{3}( .*)?");
    private static final Pattern LENGTH = Pattern.compile("\\d{1,18}");
    private static final Pattern CHUNK_SIZE = Pattern.compile("0*[0-9a-fA-F]{1,15}");

    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private HeaderAllowance allowance = new HeaderAllowance(TransferLimits.DEFAULT);
    private boolean withoutBody;
    private Head head = new Head();
    private Part part = Part.DONE;

    /** The number of bytes up to the end of the body or chunk. */
    private long left;

    /** Whether the framing was valid so far. */
    private boolean certain;

    /** The part of the response that the next byte belongs to. */
    private enum Part {
        HEAD,
        /** A body or chunk of known length. */
        FIXED,
        CHUNK_SIZE,
        /** The line break after a chunk. */
        CHUNK_END,
        TRAILER,
        /** A body that ends with the connection. */
        OPEN,
        DONE
    }

    /** The values of the response head that determine the framing. */
    private static final class Head {
        private int status = -1;
        private boolean persistent;
        private boolean chunked;
        private String length = "";
        private boolean ambiguous;
        private final List<String> locations = new ArrayList<>();
    }

    @Override
    public void begin(String method, TransferLimits limits) {
        line.reset();
        allowance = new HeaderAllowance(limits);
        withoutBody = method.equals("HEAD");
        head = new Head();
        part = Part.HEAD;
        left = 0;
        certain = true;
    }

    @Override
    public void end() {
        // The bytes show the end.
    }

    @Override
    public List<String> locations() {
        return List.copyOf(head.locations);
    }

    @Override
    public boolean isFree() {
        return part == Part.DONE && certain && head.persistent;
    }

    @Override
    public int take(byte[] bytes, int from, int length) throws IOException {
        int end = from + length;
        int at = from;
        while (at < end && part != Part.DONE) {
            at =
                    switch (part) {
                        case OPEN -> end;
                        case FIXED -> inBody(at, end);
                        default -> inLine(bytes, at, end);
                    };
        }
        return at - from;
    }

    private int inBody(int at, int end) {
        int count = (int) Math.min(left, end - at);
        left -= count;
        if (left == 0) {
            part = head.chunked ? Part.CHUNK_END : Part.DONE;
        }
        return at + count;
    }

    /** Consumes bytes up to the next line feed, and processes the line if it is complete. */
    private int inLine(byte[] bytes, int from, int end) throws IOException {
        int at = from;
        while (at < end && bytes[at] != '\n') {
            at++;
        }
        boolean complete = at < end;
        count(from, complete ? at + 1 : at);
        line.write(bytes, from, at - from);
        if (!complete) {
            return end;
        }
        String text = line.toString(StandardCharsets.ISO_8859_1);
        line.reset();
        take(text.endsWith("\r") ? text.substring(0, text.length() - 1) : text);
        return at + 1;
    }

    /** Counts the bytes of a line, without those that a chunk needs for its size. */
    private void count(int from, int end) throws IOException {
        boolean ofChunk = part == Part.CHUNK_SIZE || part == Part.CHUNK_END;
        int free = ofChunk ? Math.max(0, LONGEST_SIZE_LINE - line.size()) : 0;
        allowance.takeBytes(Math.max(0, end - from - free));
    }

    private void take(String text) throws IOException {
        switch (part) {
            case HEAD -> inHead(text);
            case CHUNK_SIZE -> chunk(text);
            case CHUNK_END -> {
                require(text.isEmpty(), "bytes after a chunk");
                part = Part.CHUNK_SIZE;
            }
            case TRAILER -> {
                if (text.isEmpty()) {
                    part = Part.DONE;
                } else {
                    allowance.takeField();
                }
            }
            default -> throw new IllegalStateException("no line in " + part);
        }
    }

    private static void require(boolean valid, String fault) throws ProtocolException {
        if (!valid) {
            throw new ProtocolException("malformed response: " + fault);
        }
    }

    private void inHead(String text) throws IOException {
        if (head.status < 0) {
            statusLine(text);
        } else if (text.isEmpty()) {
            endHead();
        } else {
            allowance.takeField();
            require(text.indexOf('\0') < 0, "a NUL in its head");
            int colon = text.indexOf(':');
            String name = text.substring(0, Math.max(0, colon)).strip().toLowerCase(Locale.ROOT);
            String value = text.substring(colon + 1).strip();
            if (name.equals("location")) {
                head.locations.add(value);
            } else {
                field(name, value.toLowerCase(Locale.ROOT));
            }
        }
    }

    private void statusLine(String text) throws ProtocolException {
        require(STATUS_LINE.matcher(text).matches(), "its status line");
        head.status = Integer.parseInt(text.substring(9, 12));
        head.persistent = text.charAt(7) == '1';
    }

    private void field(String name, String value) {
        switch (name) {
            case "connection" -> {
                boolean keeps = value.contains("keep-alive") || head.persistent;
                head.persistent = keeps && !value.contains("close");
            }
            case "transfer-encoding" -> {
                head.chunked = value.equals("chunked");
                certain &= head.chunked;
            }
            case "content-length" -> {
                for (String length : value.split(",", -1)) {
                    length(length.strip());
                }
            }
            default -> {
                // Not a framing header.
            }
        }
    }

    /** Takes one length of a response. Proxies may join several equal ones in one header. */
    private void length(String value) {
        certain &= LENGTH.matcher(value).matches();
        head.ambiguous |= !head.length.isEmpty() && !head.length.equals(value);
        head.length = value;
    }

    /**
     * Determines the body length after the empty line. An interim response starts a new head. As in
     * Chromium, several lengths are an error. OkHttp takes a body for chunked if the last transfer
     * coding is.
     */
    private void endHead() throws ProtocolException {
        require(head.status != SWITCHING_PROTOCOLS, "status 101 without a request for it");
        if (head.status < 200) {
            head = new Head();
            return;
        }
        require(head.chunked || !head.ambiguous, "several values of Content-Length");
        if (withoutBody || head.status == NO_CONTENT || head.status == NOT_MODIFIED) {
            part = Part.DONE;
        } else if (head.chunked) {
            part = Part.CHUNK_SIZE;
        } else if (!certain || head.length.isEmpty()) {
            part = Part.OPEN;
        } else {
            left = Long.parseLong(head.length);
            part = left == 0 ? Part.DONE : Part.FIXED;
        }
    }

    private void chunk(String text) throws ProtocolException {
        int extension = text.indexOf(';');
        String size = (extension < 0 ? text : text.substring(0, extension)).strip();
        require(CHUNK_SIZE.matcher(size).matches(), "the size of a chunk");
        left = Long.parseLong(size, 16);
        part = left == 0 ? Part.TRAILER : Part.FIXED;
    }
}
