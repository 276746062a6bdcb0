package browsy.fetch.http;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * A state machine that finds the end of an HTTP/1 response in the received bytes. It parses the
 * status line, the framing headers and chunk sizes, and skips bodies. A response whose length is
 * invalid or ambiguous extends to the end of the connection, which is then not reused.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc9112.html#name-message-body-length">RFC 9112, 6.3
 *     Message Body Length</a>
 */
final class ResponseFraming {
    /** The maximum length of a line in bytes. */
    private static final int LONGEST_LINE = 256 << 10;

    private static final int NO_CONTENT = 204;
    private static final int NOT_MODIFIED = 304;

    private final boolean withoutBody;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private Head head = new Head();
    private Part part = Part.HEAD;

    /** The number of bytes up to the end of the body or chunk. */
    private long left;

    /** Whether the framing was valid so far. */
    private boolean certain = true;

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
    }

    /**
     * Starts at the status line of a response.
     *
     * @param withoutBody whether the request method is HEAD, whose response has no body
     */
    ResponseFraming(boolean withoutBody) {
        this.withoutBody = withoutBody;
    }

    /** Whether the response has ended and the connection is reusable. */
    boolean allowsAnother() {
        return part == Part.DONE && certain && head.persistent;
    }

    /**
     * Consumes received bytes up to the end of the response.
     *
     * @return the number of bytes that belong to the response
     */
    int take(byte[] bytes, int from, int length) {
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
    private int inLine(byte[] bytes, int from, int end) {
        int at = from;
        while (at < end && bytes[at] != '\n') {
            at++;
        }
        line.write(bytes, from, at - from);
        if (line.size() > LONGEST_LINE) {
            giveUp();
            return end;
        }
        if (at == end) {
            return end;
        }
        String text = line.toString(StandardCharsets.ISO_8859_1);
        line.reset();
        take(text.endsWith("\r") ? text.substring(0, text.length() - 1) : text);
        return at + 1;
    }

    private void take(String text) {
        switch (part) {
            case HEAD -> inHead(text);
            case CHUNK_SIZE -> chunk(text);
            case CHUNK_END -> {
                part = Part.CHUNK_SIZE;
                if (!text.isEmpty()) {
                    giveUp();
                }
            }
            case TRAILER -> part = text.isEmpty() ? Part.DONE : Part.TRAILER;
            default -> throw new IllegalStateException("no line in " + part);
        }
    }

    private void inHead(String text) {
        if (head.status < 0) {
            statusLine(text);
        } else if (text.isEmpty()) {
            endHead();
        } else {
            int colon = text.indexOf(':');
            String name = text.substring(0, Math.max(0, colon)).strip().toLowerCase(Locale.ROOT);
            field(name, text.substring(colon + 1).strip().toLowerCase(Locale.ROOT));
        }
    }

    private void statusLine(String text) {
        if (!text.matches("HTTP/1\\.[01] \\d{3}( .*)?")) {
            giveUp();
            return;
        }
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
                certain &= value.matches("\\d{1,18}");
                certain &= head.length.isEmpty() || head.length.equals(value);
                head.length = value;
            }
            default -> {
                // Not a framing header.
            }
        }
    }

    /** Determines the body length after the empty line. An interim response starts a new head. */
    private void endHead() {
        boolean interim = head.status < 200 && head.status != 101;
        if (interim) {
            head = new Head();
        } else if (withoutBody || head.status == NO_CONTENT || head.status == NOT_MODIFIED) {
            part = Part.DONE;
        } else if (!certain || head.status == 101) {
            giveUp();
        } else if (head.chunked) {
            part = Part.CHUNK_SIZE;
        } else if (head.length.isEmpty()) {
            part = Part.OPEN;
        } else {
            left = Long.parseLong(head.length);
            part = left == 0 ? Part.DONE : Part.FIXED;
        }
    }

    private void chunk(String text) {
        String size = text.replaceFirst(";.*", "").strip();
        if (!size.matches("[0-9a-fA-F]{1,15}")) {
            giveUp();
            return;
        }
        left = Long.parseLong(size, 16);
        part = left == 0 ? Part.TRAILER : Part.FIXED;
    }

    /** Treats the rest of the connection as part of the response. */
    private void giveUp() {
        certain = false;
        part = Part.OPEN;
    }
}
