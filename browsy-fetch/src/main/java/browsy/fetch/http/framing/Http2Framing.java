package browsy.fetch.http.framing;

import browsy.fetch.config.TransferLimits;
import browsy.fetch.http.limit.HeaderAllowance;
import java.io.IOException;
import java.net.ProtocolException;

/**
 * Follows the frames of an HTTP/2 connection. Header blocks count against the header limits before
 * they are decoded. A server that sends many small frames, or data that no response can have, loses
 * the connection.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc9113#section-10.5">RFC 9113, 10.5
 *     Denial-of-Service Considerations</a>
 */
public final class Http2Framing implements Framing {
    private static final int HEADER_LENGTH = 9;
    private static final int DATA = 0;
    private static final int HEADERS = 1;
    private static final int PUSH_PROMISE = 5;
    private static final int WINDOW_UPDATE = 8;
    private static final int CONTINUATION = 9;
    private static final int PADDED = 0x8;
    private static final int PRIORITY = 0x20;

    /** The length of the dependency and weight in a frame of headers. */
    private static final int PRIORITY_LENGTH = 5;

    /** The length below which a frame of data counts as small. */
    private static final int SMALL = 16;

    /** The number of small frames that a server may send while no request starts or ends. */
    private static final int MOST_SMALL_FRAMES = 5_000;

    /** The flow control window of a connection in OkHttp, in bytes: what may still be under way. */
    private static final long WINDOW = 16L << 20;

    private TransferLimits limits = TransferLimits.DEFAULT;

    /** The number of requests whose response has not ended. */
    private int requests;

    private HeaderAllowance allowance = new HeaderAllowance(limits);
    private int smallFrames;
    private long received;

    private final int[] header = new int[HEADER_LENGTH];
    private int headerLength;

    /** The number of bytes up to the end of the frame. */
    private int left;

    /** Whether the next byte is the length of the padding. */
    private boolean startsWithPadding;

    /** The number of bytes before the header block of the frame. */
    private int prefix;

    /** The number of bytes after the header block of the frame. */
    private int padding;

    private HeaderBlock block = new HeaderBlock();

    @Override
    public synchronized void begin(String method, TransferLimits ofRequest) {
        limits = ofRequest;
        requests++;
        allowMore();
    }

    @Override
    public synchronized void end() {
        requests--;
        allowMore();
    }

    private void allowMore() {
        allowance = new HeaderAllowance(limits, Math.max(1, requests));
        smallFrames = 0;
        received = 0;
    }

    @Override
    public boolean isFree() {
        return true; // OkHttp knows how many streams are open
    }

    @Override
    public synchronized int take(byte[] bytes, int from, int length) throws IOException {
        int at = from;
        int end = from + length;
        while (at < end) {
            if (left == 0) {
                header[headerLength++] = bytes[at++] & 0xFF;
                if (headerLength == HEADER_LENGTH) {
                    headerLength = 0;
                    startFrame();
                }
            } else if (isHeaders()) {
                inHeaders(bytes[at++] & 0xFF);
            } else {
                int count = Math.min(left, end - at);
                at += count;
                left -= count;
            }
        }
        return length;
    }

    /** Starts the frame whose header is complete. */
    private void startFrame() throws ProtocolException {
        left = header[0] << 16 | header[1] << 8 | header[2];
        count(header[3]);
        if (isHeaders()) {
            boolean first = header[3] == HEADERS;
            if (first) {
                block = new HeaderBlock();
            }
            startsWithPadding = first && hasFlag(PADDED);
            prefix = first && hasFlag(PRIORITY) ? PRIORITY_LENGTH : 0;
            padding = 0;
        }
    }

    private boolean isHeaders() {
        return header[3] == HEADERS || header[3] == CONTINUATION;
    }

    private boolean hasFlag(int flag) {
        return (header[4] & flag) != 0;
    }

    /** Counts a frame of a type. */
    private void count(int type) throws ProtocolException {
        if (type == PUSH_PROMISE) {
            throw new ProtocolException("HTTP/2: a pushed response, which is disabled");
        }
        boolean isSmall = type == DATA ? left < SMALL : type != WINDOW_UPDATE;
        smallFrames += isSmall ? 1 : 0;
        if (smallFrames > MOST_SMALL_FRAMES) {
            throw new ProtocolException("HTTP/2: a flood of small frames");
        }
        received += HEADER_LENGTH + left;
        if ((received - WINDOW) / Math.max(1, requests) > limits.maxResponseBytes()) {
            throw new ProtocolException("HTTP/2: more data than requested");
        }
    }

    private void inHeaders(int octet) throws IOException {
        left--;
        if (startsWithPadding) {
            padding = octet;
            startsWithPadding = false;
        } else if (prefix > 0) {
            prefix--;
        } else if (left >= padding) {
            allowance.takeBytes(1);
            if (block.startsField(octet)) {
                allowance.takeField();
            }
        }
    }
}
