package browsy.fetch.fault;

import static browsy.fetch.fault.HeadFaults.answering;
import static browsy.fetch.fault.HeadFaults.dripping;
import static browsy.fetch.fault.HeadFaults.endless;
import static browsy.fetch.fault.HeadFaults.sending;
import static browsy.fetch.fault.Http1.HEAD;
import static browsy.fetch.fault.Outcome.network;
import static browsy.fetch.fault.Outcome.page;
import static browsy.fetch.fault.Outcome.tooLarge;
import static browsy.fetch.fault.Outcome.typed;

import browsy.fetch.config.FetchException.ResponseTooLarge.Limit;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** Faults of lengths, chunks, content codings and encodings over HTTP/1. */
final class BodyFaults {
    private static final String CHUNKED = HEAD + "Transfer-Encoding: chunked\r\n\r\n";
    private static final String LENGTH = HEAD + "Content-Length: ";
    private static final String IN = "<title>In</title>";
    private static final String IN_CHUNK = "11\r\n" + IN + "\r\n";
    private static final Outcome BODY = tooLarge(Limit.RESPONSE_BYTES);

    private BodyFaults() {}

    static List<Fault> lengths() {
        return List.of(
                Fault.of("slow body", dripping(HEAD + "\r\n" + IN, "<p>a"), page("In")).soon(),
                Fault.of("stalled body", stalling(LENGTH + "100\r\n\r\n" + IN), page("In")).soon(),
                Fault.of("endless body", endless(HEAD + "\r\n", "<p>a"), BODY),
                Fault.of("endless body of an error", endless(error(), "<p>a"), BODY),
                Fault.of("length too long", sending(LENGTH + "1000\r\n\r\n" + IN), page("In")),
                Fault.of("length too short", sending(LENGTH + "17\r\n\r\n" + IN + IN), page("In")),
                Fault.of("length beyond the limit", sending(LENGTH + "999999999\r\n\r\n"), BODY),
                Fault.of("length -1", sending(LENGTH + "-1\r\n\r\n" + IN), typed()),
                Fault.of("length -5", sending(LENGTH + "-5\r\n\r\n" + IN), typed()),
                Fault.of("length of 30 digits", sending(lengthOf("9".repeat(30))), typed()),
                Fault.of("length in hexadecimal", sending(lengthOf("0x11")), typed()),
                Fault.of("length with a sign", sending(lengthOf("+17")), typed()),
                Fault.of("length twice", sending(twice("17", "17")), page("In")),
                Fault.of("two lengths", sending(twice("17", "5")), network("Content-Length")),
                Fault.of("two lengths in one field", sending(lengthOf("17, 5")), typed()),
                Fault.of(
                        "length and chunks",
                        sending(
                                HEAD
                                        + "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n"
                                        + IN_CHUNK
                                        + "0\r\n\r\n"),
                        page("In")),
                Fault.of(
                        "body of a 204",
                        sending("HTTP/1.1 204 X\r\nContent-Length: 5\r\n\r\n<p>ab"),
                        typed()));
    }

    static List<Fault> chunks() {
        return List.of(
                Fault.of("slow chunks", dripping(CHUNKED + IN_CHUNK, "1\r\na\r\n"), page("In"))
                        .soon(),
                Fault.of("endless chunks", endless(CHUNKED, "4\r\n<p>a\r\n"), BODY).megabytes(100),
                Fault.of("endless chunks of a byte", endless(CHUNKED, "1\r\na\r\n"), BODY)
                        .megabytes(400),
                Fault.of("endless chunk", endless(CHUNKED + "fffffffffffffff\r\n", "a"), BODY),
                Fault.of("endless chunk size", endless(CHUNKED, "0"), headerBytes()),
                Fault.of("endless extension", endless(CHUNKED + "1;", "a"), headerBytes()),
                Fault.of(
                        "endless extensions",
                        endless(CHUNKED, "1;" + "a".repeat(1000) + "\r\na\r\n"),
                        headerBytes()),
                Fault.of(
                        "endless trailers",
                        endless(CHUNKED + "0\r\n", "X: 1\r\n"),
                        tooLarge(Limit.HEADERS)),
                Fault.of("endless trailer", endless(CHUNKED + "0\r\nX: ", "a"), headerBytes()),
                Fault.of(
                        "endless chunk size after another coding",
                        endless(
                                HEAD + "Transfer-Encoding: x\r\nTransfer-Encoding: chunked\r\n\r\n",
                                "0"),
                        headerBytes()),
                Fault.of("chunk size without digits", sending(CHUNKED + "xyz\r\n"), network("")),
                Fault.of("negative chunk size", sending(CHUNKED + "-1\r\na"), network("")),
                Fault.of("empty chunk size", sending(CHUNKED + "\r\n\r\n"), network("")),
                Fault.of(
                        "chunk size of 17 digits",
                        sending(CHUNKED + "11111111111111111\r\n" + IN),
                        network("")),
                Fault.of("chunk too long", sending(CHUNKED + "5\r\n<p>abcdef\r\n"), network("")),
                Fault.of("chunks without end", sending(CHUNKED + IN_CHUNK), page("In")),
                Fault.of("chunk cut off", sending(CHUNKED + "ff\r\n" + IN), page("In")),
                Fault.of(
                        "unknown transfer coding",
                        sending(HEAD + "Transfer-Encoding: x\r\n\r\n" + IN),
                        typed()),
                Fault.of(
                        "chunks without a carriage return",
                        sending(CHUNKED + "11\n" + IN + "\n0\n\n"),
                        typed()));
    }

    static List<Fault> codings() {
        Outcome expansion = tooLarge(Limit.EXPANSION);
        return List.of(
                bomb("gzip", Codings.gzip(64 << 20), expansion),
                bomb("deflate", Codings.deflate(64 << 20), expansion),
                bomb("br", Codings.brotliOfTenMegabytes(), expansion),
                bomb("zstd", Codings.zstd(64 << 20), expansion),
                bomb("gzip, of random access", Codings.gzip(1 << 20), BODY)
                        .limits(limits -> limits.maxResponseBytes(1 << 19)),
                coded("gzip bomb within the limit", "gzip", Codings.gzip(1 << 17), page("")),
                truncated("gzip", Codings.gzip(paragraphs(1000))),
                truncated("deflate", Codings.deflate(paragraphs(1000))),
                truncated("br", Codings.brotliOfTenMegabytes()),
                truncated("zstd", Codings.zstd(paragraphs(1000))),
                coded("gzip of garbage", "gzip", garbage(), network("")),
                coded("deflate of garbage", "deflate", garbage(), network("")),
                coded("br of garbage", "br", garbage(), network("")),
                coded("zstd of garbage", "zstd", garbage(), network("")),
                coded("gzip of nothing", "gzip", new byte[0], typed()),
                coded("gzip with a wrong checksum", "gzip", Codings.wrongChecksum(), typed()),
                coded("zstd with a large window", "zstd", Codings.zstdOfLargeWindow(), network("")),
                coded("unknown coding", "x-none", IN.getBytes(StandardCharsets.UTF_8), typed()),
                coded(
                        "gzip bomb in gzip",
                        "gzip, gzip",
                        Codings.gzip(Codings.gzip(32 << 20)),
                        typed()),
                coded(
                        "thousands of codings",
                        "gzip, ".repeat(2000) + "gzip",
                        Codings.gzip(paragraphs(10)),
                        typed()));
    }

    static List<Fault> encodings() {
        return List.of(
                charset("unknown charset", "x-none", IN, page("In")),
                charset("empty charset", "", IN, page("In")),
                charset("UTF-16 of ASCII", "utf-16", IN, typed()),
                charset("UTF-7", "utf-7", IN, page("In")),
                charset("ISO-2022-KR, which hides text", "iso-2022-kr", IN, typed()),
                charset(
                        "invalid UTF-8",
                        "utf-8",
                        "<title>In</title>\u00ff\u00c0\u0080",
                        page("In")),
                charset(
                        "two charsets",
                        "utf-8; charset=utf-16",
                        "<meta charset=shift_jis>" + IN,
                        page("In")),
                charset("long charset", "a".repeat(10_000), IN, page("In")),
                charset("half a character", "utf-16le", "<\0p\0>\0a", typed()),
                charset("zeros", "utf-8", "\0".repeat(100_000), typed()));
    }

    static List<Fault> resets() {
        byte[] plain = bytes(Http1.sound());
        byte[] chunked = bytes(CHUNKED + IN_CHUNK + "0\r\nX: 1\r\n\r\n");
        byte[] gzip = Codings.gzip(IN.getBytes(StandardCharsets.UTF_8));
        byte[] head =
                bytes(
                        HEAD
                                + "Content-Encoding: gzip\r\nContent-Length: "
                                + gzip.length
                                + "\r\n\r\n");
        byte[] coded = Arrays.copyOf(head, head.length + gzip.length);
        System.arraycopy(gzip, 0, coded, head.length, gzip.length);
        return List.of(
                reset("reset at every byte", plain),
                reset("reset at every byte of chunks", chunked),
                reset("reset at every byte of gzip", coded),
                closed("close at every byte", plain),
                closed("close at every byte of chunks", chunked),
                closed("close at every byte of gzip", coded));
    }

    private static Outcome headerBytes() {
        return tooLarge(Limit.HEADER_BYTES);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] paragraphs(int count) {
        StringBuilder page = new StringBuilder(IN);
        for (int i = 0; i < count; i++) {
            page.append("<p>").append(Integer.toHexString(i * 0x9E3779B9));
        }
        return bytes(page.toString());
    }

    private static byte[] garbage() {
        byte[] garbage = new byte[1000];
        for (int i = 0; i < garbage.length; i++) {
            garbage[i] = (byte) (0xFF ^ i * 31);
        }
        return garbage;
    }

    private static String error() {
        return "HTTP/1.1 500 Error\r\nContent-Type: text/html\r\n\r\n";
    }

    private static String lengthOf(String value) {
        return LENGTH + value + "\r\n\r\n" + IN;
    }

    private static String twice(String length, String other) {
        return LENGTH + length + "\r\nContent-Length: " + other + "\r\n\r\n" + IN;
    }

    private static Http1 stalling(String text) {
        return answering(
                client -> {
                    client.send(text);
                    client.hang();
                });
    }

    private static Fault bomb(String coding, byte[] body, Outcome outcome) {
        return coded(coding + " bomb", coding.split(",")[0], body, outcome)
                .limits(limits -> limits.maxResponseBytes(8 << 20).maxNavigationBytes(16 << 20));
    }

    private static Fault truncated(String coding, byte[] body) {
        byte[] half = Arrays.copyOf(body, body.length / 2);
        return coded("truncated " + coding, coding, half, typed());
    }

    private static Fault coded(String name, String coding, byte[] body, Outcome outcome) {
        String head =
                HEAD
                        + "Content-Encoding: "
                        + coding
                        + "\r\nContent-Length: "
                        + body.length
                        + "\r\n";
        return Fault.of(name, Http1.sending(head, body), outcome);
    }

    private static Fault charset(String name, String charset, String html, Outcome outcome) {
        String head = "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=" + charset + "\r\n";
        return Fault.of(name, sending(head + "\r\n" + html), outcome);
    }

    private static Fault reset(String name, byte[] response) {
        Http1 server =
                answering(
                        client -> {
                            client.send(Arrays.copyOf(response, client.number()));
                            client.reset();
                        });
        return Fault.of(name, server, typed()).times(response.length + 1);
    }

    private static Fault closed(String name, byte[] response) {
        Http1 server = answering(client -> client.send(Arrays.copyOf(response, client.number())));
        return Fault.of(name, server, typed()).times(response.length + 1);
    }
}
