package browsy.fetch.fault;

import static browsy.fetch.fault.Http2.ACK;
import static browsy.fetch.fault.Http2.CONTINUATION;
import static browsy.fetch.fault.Http2.DATA;
import static browsy.fetch.fault.Http2.END_HEADERS;
import static browsy.fetch.fault.Http2.END_STREAM;
import static browsy.fetch.fault.Http2.GOAWAY;
import static browsy.fetch.fault.Http2.HEADERS;
import static browsy.fetch.fault.Http2.PING;
import static browsy.fetch.fault.Http2.PRIORITY;
import static browsy.fetch.fault.Http2.PUSH_PROMISE;
import static browsy.fetch.fault.Http2.REQUEST;
import static browsy.fetch.fault.Http2.RST_STREAM;
import static browsy.fetch.fault.Http2.SETTINGS;
import static browsy.fetch.fault.Http2.WINDOW_UPDATE;
import static browsy.fetch.fault.Http2.answering;
import static browsy.fetch.fault.Http2.fields;
import static browsy.fetch.fault.Outcome.network;
import static browsy.fetch.fault.Outcome.page;
import static browsy.fetch.fault.Outcome.tooLarge;
import static browsy.fetch.fault.Outcome.typed;

import browsy.fetch.config.FetchException.ResponseTooLarge.Limit;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/** Faults of HTTP/2. */
final class Http2Faults {
    private static final byte[] NONE = {};
    private static final byte[] FOUR = {0, 0, 0, 1};
    private static final byte[] EIGHT = {0, 0, 0, 0, 0, 0, 0, 0};
    private static final byte[] FULL = new byte[16_384];

    private Http2Faults() {}

    static List<Fault> floods() {
        return List.of(
                flood("PING", PING, 0, 0, EIGHT),
                Fault.of(
                        "HTTP/2 flood of PING by a server that does not read",
                        answering(client -> client.flood(PING, 0, 0, EIGHT)).withoutReading(),
                        network("flood")),
                flood("PING with ACK", PING, ACK, 0, EIGHT),
                flood("SETTINGS", SETTINGS, 0, 0, NONE),
                flood("SETTINGS with a value", SETTINGS, 0, 0, new byte[] {0, 4, 0, 0, 0, 1}),
                flood("SETTINGS with ACK", SETTINGS, ACK, 0, NONE),
                flood("PRIORITY", PRIORITY, 0, REQUEST, new byte[] {0, 0, 0, 0, 1}),
                flood("RST_STREAM of other streams", RST_STREAM, 0, 99, new byte[] {0, 0, 0, 8}),
                flood("empty DATA", DATA, 0, REQUEST, NONE),
                flood("empty DATA of other streams", DATA, 0, 99, NONE),
                flood("empty HEADERS of other streams", HEADERS, END_HEADERS, 99, NONE),
                flood("frames of an unknown type", 77, 0, 0, EIGHT),
                Fault.of(
                        "HTTP/2 flood of interim responses",
                        answering(
                                client ->
                                        client.flood(
                                                HEADERS,
                                                END_HEADERS,
                                                REQUEST,
                                                fields(":status", "103"))),
                        tooLarge(Limit.HEADERS)),
                Fault.of(
                        "HTTP/2 flood of empty CONTINUATION",
                        answering(
                                client -> {
                                    client.frame(HEADERS, 0, REQUEST, NONE);
                                    client.flood(CONTINUATION, 0, REQUEST, NONE);
                                }),
                        network("flood")),
                Fault.of(
                        "HTTP/2 flood of WINDOW_UPDATE",
                        answering(client -> client.flood(WINDOW_UPDATE, 0, REQUEST, FOUR)),
                        network("")),
                Fault.of(
                        "HTTP/2 flood of GOAWAY",
                        answering(client -> client.flood(GOAWAY, 0, 0, EIGHT)),
                        network("")),
                Fault.of(
                        "HTTP/2 flood of RST_STREAM",
                        answering(client -> client.flood(RST_STREAM, 0, REQUEST, FOUR)),
                        network("")),
                Fault.of(
                        "HTTP/2 endless data of another stream",
                        answering(client -> client.flood(DATA, 0, 99, FULL)),
                        network("")),
                Fault.of(
                        "HTTP/2 endless frames of an unknown type",
                        answering(client -> client.flood(77, 0, 0, FULL)),
                        network("")));
    }

    static List<Fault> headers() {
        return List.of(
                Fault.of("HTTP/2 sound page", answering(Http2Faults::sound), page("Sound")),
                Fault.of(
                                "HTTP/2 handshake and response cut",
                                new CutService(answering(Http2Faults::sound)),
                                typed())
                        .times(CutService.PLACES),
                Fault.of(
                        "HTTP/2 endless header block",
                        answering(
                                client -> {
                                    client.frame(HEADERS, 0, REQUEST, fields(":status", "200"));
                                    client.flood(CONTINUATION, 0, REQUEST, fields("x", "1"));
                                }),
                        tooLarge(Limit.HEADERS)),
                Fault.of(
                        "HTTP/2 endless field",
                        answering(
                                client -> {
                                    byte[] start = {(byte) 0x88, 0, 1, 'x', 127, -1, -1, -1, 7};
                                    client.frame(HEADERS, 0, REQUEST, start);
                                    client.flood(CONTINUATION, 0, REQUEST, FULL);
                                }),
                        typed()),
                Fault.of(
                        "HTTP/2 endless integer",
                        answering(
                                client -> {
                                    client.frame(HEADERS, 0, REQUEST, new byte[] {-1});
                                    byte[] more = new byte[1000];
                                    Arrays.fill(more, (byte) -1);
                                    client.flood(CONTINUATION, 0, REQUEST, more);
                                }),
                        network("")),
                Fault.of(
                        "HTTP/2 header bomb",
                        answering(
                                client ->
                                        client.frame(
                                                HEADERS, END_HEADERS, REQUEST, headerBomb(12_000))),
                        tooLarge(Limit.HEADERS)),
                Fault.of(
                        "HTTP/2 small header bomb",
                        answering(
                                client ->
                                        client.frame(
                                                HEADERS,
                                                END_HEADERS | END_STREAM,
                                                REQUEST,
                                                headerBomb(20))),
                        tooLarge(Limit.HEADER_BYTES)),
                Fault.of(
                        "HTTP/2 many fields",
                        answering(
                                client -> {
                                    byte[] one = fields("x", "1");
                                    byte[] block = new byte[one.length * 1000];
                                    for (int i = 0; i < block.length; i++) {
                                        block[i] = one[i % one.length];
                                    }
                                    client.frame(HEADERS, END_HEADERS, REQUEST, block);
                                }),
                        tooLarge(Limit.HEADERS)),
                Fault.of(
                        "HTTP/2 endless changes of the table size",
                        answering(
                                client -> {
                                    client.frame(HEADERS, 0, REQUEST, new byte[] {0x20});
                                    client.flood(CONTINUATION, 0, REQUEST, new byte[] {0x20});
                                }),
                        tooLarge(Limit.HEADERS)),
                Fault.of(
                        "HTTP/2 without a status",
                        answering(
                                client ->
                                        client.frame(
                                                HEADERS, END_HEADERS, REQUEST, fields("x", "1"))),
                        network("")),
                Fault.of(
                        "HTTP/2 status that is no number",
                        answering(
                                client ->
                                        client.frame(
                                                HEADERS,
                                                END_HEADERS,
                                                REQUEST,
                                                fields(":status", "ok"))),
                        network("")),
                Fault.of(
                        "HTTP/2 upper case and line breaks",
                        answering(
                                client ->
                                        client.frame(
                                                HEADERS,
                                                END_HEADERS | END_STREAM,
                                                REQUEST,
                                                fields(":status", "200", "X", "a\r\nb: c"))),
                        typed()),
                Fault.of(
                        "HTTP/2 endless trailers",
                        answering(
                                client -> {
                                    client.head();
                                    client.data("<title>In</title>", false);
                                    client.frame(HEADERS, END_STREAM, REQUEST, fields("x", "1"));
                                    client.flood(CONTINUATION, 0, REQUEST, fields("x", "1"));
                                }),
                        tooLarge(Limit.HEADERS)));
    }

    static List<Fault> streams() {
        return List.of(
                Fault.of("HTTP/2 no response", answering(client -> {}), network("timed out"))
                        .soon(),
                Fault.of("HTTP/2 stalled body", answering(Http2.Peer::head), network("timed out"))
                        .soon(),
                Fault.of(
                                "HTTP/2 slow body",
                                answering(
                                        client -> {
                                            client.head();
                                            while (true) {
                                                client.pause(20);
                                                client.data("a", false);
                                            }
                                        }),
                                page(""))
                        .soon(),
                Fault.of(
                        "HTTP/2 flood before the request",
                        answering(client -> client.flood(PING, 0, 0, EIGHT)).withoutWaiting(),
                        typed()),
                Fault.of(
                        "HTTP/2 endless body",
                        answering(
                                client -> {
                                    client.head();
                                    client.flood(DATA, 0, REQUEST, FULL);
                                }),
                        tooLarge(Limit.RESPONSE_BYTES)),
                Fault.of(
                        "HTTP/2 wrong length",
                        answering(
                                client -> {
                                    client.frame(
                                            HEADERS,
                                            END_HEADERS,
                                            REQUEST,
                                            fields(":status", "200", "content-length", "1000"));
                                    client.data("<title>In</title>", true);
                                }),
                        typed()),
                Fault.of(
                        "HTTP/2 stream is reset",
                        answering(
                                client ->
                                        client.frame(
                                                RST_STREAM, 0, REQUEST, new byte[] {0, 0, 0, 2})),
                        network("")),
                Fault.of(
                        "HTTP/2 stream is always refused",
                        answering(
                                client ->
                                        client.frame(
                                                RST_STREAM, 0, REQUEST, new byte[] {0, 0, 0, 7})),
                        network("")),
                Fault.of(
                        "HTTP/2 always GOAWAY",
                        answering(client -> client.frame(GOAWAY, 0, 0, EIGHT)),
                        network("")),
                Fault.of(
                        "HTTP/2 GOAWAY within the body",
                        answering(
                                client -> {
                                    client.head();
                                    client.frame(GOAWAY, 0, 0, new byte[] {0, 0, 0, 3, 0, 0, 0, 0});
                                    client.data(Http1.PAGE, true);
                                }),
                        page("Sound")),
                Fault.of(
                        "HTTP/2 pushed response",
                        answering(
                                client ->
                                        client.frame(
                                                PUSH_PROMISE,
                                                END_HEADERS,
                                                REQUEST,
                                                new byte[] {0, 0, 0, 2, (byte) 0x82})),
                        network("pushed")),
                Fault.of(
                        "HTTP/2 stream opened by the server",
                        answering(
                                client -> {
                                    for (int i = 2; i < 20_000; i += 2) {
                                        client.frame(
                                                HEADERS, END_HEADERS, i, fields(":status", "200"));
                                    }
                                }),
                        typed()),
                Fault.of(
                        "HTTP/2 no concurrent streams",
                        answering(Http2Faults::sound).settings(3, 0),
                        page("Sound")),
                Fault.of(
                        "HTTP/2 window 0",
                        answering(Http2Faults::sound).settings(4, 0),
                        page("Sound")),
                Fault.of(
                                "HTTP/2 window beyond the maximum",
                                answering(
                                        client ->
                                                client.frame(
                                                        WINDOW_UPDATE,
                                                        0,
                                                        REQUEST,
                                                        new byte[] {127, -1, -1, -1})),
                                network("timed out"))
                        .soon(),
                Fault.of(
                        "HTTP/2 frame of 16 MB",
                        answering(
                                client -> {
                                    client.send(new byte[] {-1, -1, -1, 0, 0, 0, 0, 0, 1});
                                    client.flood(DATA, 0, REQUEST, FULL);
                                }),
                        network("")),
                Fault.of(
                        "HTTP/2 data of stream 0",
                        answering(client -> client.frame(DATA, 0, 0, FOUR)),
                        network("")),
                Fault.of(
                        "HTTP/2 data before the head",
                        answering(client -> client.frame(DATA, END_STREAM, REQUEST, FOUR)),
                        network("")),
                Fault.of(
                        "HTTP/2 padding longer than the frame",
                        answering(client -> client.frame(DATA, 8, REQUEST, new byte[] {9, 0, 0})),
                        network("")),
                Fault.of(
                                "HTTP/2 CONTINUATION without HEADERS",
                                answering(client -> client.frame(CONTINUATION, 0, REQUEST, FOUR)),
                                network("timed out"))
                        .soon(),
                Fault.of(
                        "HTTP/1 on an HTTP/2 connection",
                        answering(client -> client.send(Http1.sound().getBytes())),
                        network("")),
                Fault.of(
                        "HTTP/2 reset within a frame",
                        answering(
                                client -> {
                                    client.head();
                                    client.send(new byte[] {0, 1, 0, 0});
                                    client.reset();
                                }),
                        network("")));
    }

    private static Fault flood(String name, int type, int flags, int stream, byte[] payload) {
        return Fault.of(
                "HTTP/2 flood of " + name,
                answering(client -> client.flood(type, flags, stream, payload)),
                network("flood"));
    }

    private static void sound(Http2.Peer client) throws IOException {
        client.head();
        client.data(Http1.PAGE, true);
    }

    /** A field of 4,000 bytes in the table, and references to it. */
    private static byte[] headerBomb(int references) {
        ByteArrayOutputStream block = new ByteArrayOutputStream();
        block.write(0x88);
        byte[] field = fields("x", " " + "a".repeat(3998) + " ");
        field[0] = 0x40;
        block.writeBytes(field);
        for (int i = 0; i < references; i++) {
            block.write(0xBE);
        }
        return block.toByteArray();
    }
}
