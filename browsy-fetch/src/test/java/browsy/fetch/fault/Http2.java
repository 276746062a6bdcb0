package browsy.fetch.fault;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;

/** An HTTP/2 server that answers the first request of each connection. */
final class Http2 implements FaultServer.Service {
    /** Stands for the stream of the request. */
    static final int REQUEST = -1;

    static final int DATA = 0;
    static final int HEADERS = 1;
    static final int PRIORITY = 2;
    static final int RST_STREAM = 3;
    static final int SETTINGS = 4;
    static final int PUSH_PROMISE = 5;
    static final int PING = 6;
    static final int GOAWAY = 7;
    static final int WINDOW_UPDATE = 8;
    static final int CONTINUATION = 9;
    static final int END_STREAM = 1;
    static final int ACK = 1;
    static final int END_HEADERS = 4;

    private static final int PREFACE_LENGTH = 24;
    private static final int FIRST_STREAM = 3;

    private final byte[] settings;
    private final Answer answer;
    private final boolean reads;
    private final boolean tls;
    private final boolean waits;

    /** Writes frames after a request. */
    interface Answer {
        void write(Peer client) throws IOException;
    }

    /**
     * Creates a server.
     *
     * @param settings the payload of its first frame
     * @param reads whether it reads after the request
     * @param tls whether connections use TLS
     * @param waits whether it answers only after a request
     */
    private Http2(byte[] settings, Answer answer, boolean reads, boolean tls, boolean waits) {
        this.settings = settings;
        this.answer = answer;
        this.reads = reads;
        this.tls = tls;
        this.waits = waits;
    }

    static Http2 answering(Answer answer) {
        return new Http2(new byte[0], answer, true, true, true);
    }

    Http2 withoutReading() {
        return new Http2(settings, answer, false, tls, waits);
    }

    Http2 withoutWaiting() {
        return new Http2(settings, answer, reads, tls, false);
    }

    Http2 settings(int id, int value) {
        return new Http2(
                new byte[] {
                    0,
                    (byte) id,
                    (byte) (value >> 24),
                    (byte) (value >> 16),
                    (byte) (value >> 8),
                    (byte) value
                },
                answer,
                reads,
                tls,
                waits);
    }

    Http2 withoutTls() {
        return new Http2(settings, answer, reads, false, waits);
    }

    @Override
    public String scheme() {
        return tls ? "https" : "http";
    }

    @Override
    public void serve(Socket connection) throws IOException {
        Socket socket = tls ? tls(connection) : connection;
        DataInputStream in = new DataInputStream(socket.getInputStream());
        Peer client = new Peer(connection, socket.getOutputStream());
        in.readFully(new byte[PREFACE_LENGTH]);
        client.frame(SETTINGS, 0, 0, settings);
        client.stream = waits ? request(in) : FIRST_STREAM;
        if (reads) {
            FaultServer.start(() -> skip(in));
        }
        answer.write(client);
        client.waitForEnd(in, reads);
    }

    private static Socket tls(Socket connection) throws IOException {
        SSLSocket socket = Http1.tls(connection, Certificates.SOUND);
        SSLParameters parameters = socket.getSSLParameters();
        parameters.setApplicationProtocols(new String[] {"h2"});
        socket.setSSLParameters(parameters);
        return socket;
    }

    /** Reads frames up to the headers of a request. Returns its stream. */
    private static int request(DataInputStream in) throws IOException {
        while (true) {
            int length = in.readUnsignedByte() << 16 | in.readUnsignedShort();
            int type = in.readUnsignedByte();
            in.readUnsignedByte();
            int stream = in.readInt();
            in.readFully(new byte[length]);
            if (type == HEADERS) {
                return stream;
            }
        }
    }

    private static void skip(DataInputStream in) {
        try {
            in.transferTo(OutputStream.nullOutputStream());
        } catch (IOException e) {
            // The client has closed the connection.
        }
    }

    /** Encodes fields, alternately names and values, without compression. */
    static byte[] fields(String... fields) {
        ByteArrayOutputStream block = new ByteArrayOutputStream();
        for (int i = 0; i < fields.length; i += 2) {
            block.write(0);
            string(block, fields[i]);
            string(block, fields[i + 1]);
        }
        return block.toByteArray();
    }

    private static void string(ByteArrayOutputStream block, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        if (bytes.length < 127) {
            block.write(bytes.length);
        } else {
            block.write(127);
            int rest = bytes.length - 127;
            for (; rest >= 128; rest >>= 7) {
                block.write(rest & 127 | 128);
            }
            block.write(rest);
        }
        block.writeBytes(bytes);
    }

    /** The client of a request. */
    static final class Peer {
        private final Socket connection;
        private final OutputStream out;
        private int stream;

        private Peer(Socket connection, OutputStream out) {
            this.connection = connection;
            this.out = out;
        }

        void frame(int type, int flags, int ofStream, byte[] payload) throws IOException {
            out.write(bytes(type, flags, ofStream, payload));
            out.flush();
        }

        private byte[] bytes(int type, int flags, int named, byte[] payload) {
            int ofStream = named == REQUEST ? stream : named;
            byte[] frame = new byte[9 + payload.length];
            frame[0] = (byte) (payload.length >> 16);
            frame[1] = (byte) (payload.length >> 8);
            frame[2] = (byte) payload.length;
            frame[3] = (byte) type;
            frame[4] = (byte) flags;
            frame[5] = (byte) (ofStream >> 24);
            frame[6] = (byte) (ofStream >> 16);
            frame[7] = (byte) (ofStream >> 8);
            frame[8] = (byte) ofStream;
            System.arraycopy(payload, 0, frame, 9, payload.length);
            return frame;
        }

        /** Sends a frame again and again, until the client closes the connection. */
        void flood(int type, int flags, int ofStream, byte[] payload) throws IOException {
            byte[] frame = bytes(type, flags, ofStream, payload);
            int times = Math.max(1, (16 << 10) / frame.length);
            byte[] block = new byte[times * frame.length];
            for (int i = 0; i < times; i++) {
                System.arraycopy(frame, 0, block, i * frame.length, frame.length);
            }
            while (true) {
                out.write(block);
                out.flush();
            }
        }

        /** Sends the head of a page. */
        void head() throws IOException {
            frame(
                    HEADERS,
                    END_HEADERS,
                    REQUEST,
                    fields(":status", "200", "content-type", "text/html"));
        }

        void data(String text, boolean last) throws IOException {
            byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
            frame(DATA, last ? END_STREAM : 0, REQUEST, bytes);
        }

        /** Sends bytes that need not be frames. */
        void send(byte[] bytes) throws IOException {
            out.write(bytes);
            out.flush();
        }

        void pause(int millis) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(millis));
        }

        void reset() throws IOException {
            connection.setSoLinger(true, 0);
            connection.close();
        }

        /** Keeps the connection open until the client closes it. */
        private void waitForEnd(DataInputStream in, boolean isRead) throws IOException {
            if (!isRead) {
                in.transferTo(OutputStream.nullOutputStream());
                return;
            }
            while (!connection.isClosed()) {
                pause(20);
                frame(WINDOW_UPDATE, 0, 0, new byte[] {0, 0, 0, 1});
            }
        }
    }
}
