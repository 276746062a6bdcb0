package browsy.fetch.fault;

import static browsy.fetch.fault.Http1.HEAD;
import static browsy.fetch.fault.Outcome.network;
import static browsy.fetch.fault.Outcome.page;
import static browsy.fetch.fault.Outcome.tooLarge;
import static browsy.fetch.fault.Outcome.typed;

import browsy.fetch.config.FetchException.ResponseTooLarge.Limit;
import java.io.IOException;
import java.util.List;

/** Faults of connections, status lines, header fields, cookies and redirects over HTTP/1. */
final class HeadFaults {
    private static final String REDIRECT = "HTTP/1.1 302 Found\r\nLocation: ";
    private static final String NO_BODY = "Content-Length: 0\r\n";

    private HeadFaults() {}

    static List<Fault> all() {
        return List.of(
                Fault.of("no response", answering(Http1.Peer::hang), network("timed out")).soon(),
                Fault.of("closed without a response", sending(""), network("")),
                Fault.of("reset without a response", answering(Http1.Peer::reset), network("")),
                Fault.of("slow head", dripping("", HEAD), network("timed out")).soon(),
                Fault.of(
                                "slow fields without end",
                                dripping(HEAD, "X: 1\r\n"),
                                network("timed out"))
                        .soon(),
                Fault.of("endless status line", endless("HTTP/1.1 200 ", "a"), headerBytes()),
                Fault.of("endless fields", endless(HEAD, "X: 1\r\n"), tooLarge(Limit.HEADERS)),
                Fault.of("endless field", endless(HEAD + "X: ", "a"), headerBytes()),
                Fault.of("endless field name", endless(HEAD, "a"), headerBytes()),
                Fault.of("endless folded field", endless(HEAD + "X: 1\r\n", " b\r\n"), typed()),
                Fault.of("endless empty lines", endless("", "\r\n"), network("")),
                Fault.of(
                        "endless interim responses",
                        endless("", "HTTP/1.1 103 Early Hints\r\n\r\n"),
                        headerBytes()),
                Fault.of(
                        "endless interim responses with a field",
                        endless("", "HTTP/1.1 100 Continue\r\nX: 1\r\n\r\n"),
                        tooLarge(Limit.HEADERS)),
                Fault.of(
                                "slow interim responses without end",
                                dripping("", "HTTP/1.1 103 Early Hints\r\n\r\n"),
                                network("timed out"))
                        .soon(),
                Fault.of(
                        "status 101",
                        sending("HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n"),
                        network("101")),
                Fault.of("status 999", sending("HTTP/1.1 999 X\r\n" + NO_BODY + "\r\n"), typed()),
                Fault.of("status 000", sending("HTTP/1.1 000 X\r\n" + NO_BODY + "\r\n"), typed()),
                Fault.of("no status", sending("HTTP/1.1 \r\n\r\n"), network("")),
                Fault.of("HTTP/0.9", sending("<title>Old</title>"), network("")),
                Fault.of("another protocol", sending("SSH-2.0-OpenSSH_9.9\r\n"), network("")),
                Fault.of("zeros", endless("", "\0"), headerBytes()),
                Fault.of("invalid field", sending(HEAD + "a b c\r\n\r\n"), typed()),
                Fault.of("empty field name", sending(HEAD + ": x\r\n\r\n"), typed()),
                Fault.of("bytes beyond ASCII", sending(HEAD + "\u00fc: \u00ff\0\r\n\r\n"), typed()),
                Fault.of("endless redirects", redirecting(0), network("more than 20 redirects")),
                Fault.of("100,000 redirects", redirecting(0), tooLarge(Limit.NAVIGATION_BYTES))
                        .limits(l -> l.maxRedirects(100_000).maxNavigationBytes(20_000))
                        .megabytes(100),
                Fault.of("redirects with endless bodies", redirecting(1 << 30), page("Sound"))
                        .limits(l -> l.maxRedirects(30)),
                Fault.of(
                        "endless refreshes",
                        answering(
                                client ->
                                        client.send(
                                                HEAD
                                                        + "Refresh: 0;url=/?"
                                                        + (client.number() + 1)
                                                        + "\r\n\r\n<title>On</title>")),
                        network("more than 20 page refreshes")),
                Fault.of("redirect to nowhere", sending(REDIRECT + "http://\r\n\r\n"), typed()),
                Fault.of(
                        "long redirect",
                        sending(REDIRECT + "/" + "a".repeat(20_000) + "\r\n\r\n"),
                        headerBytes()),
                Fault.of(
                        "100,000 cookies in one response",
                        sending(HEAD + "Set-Cookie: a=b\r\n".repeat(100_000) + "\r\n"),
                        tooLarge(Limit.HEADERS)),
                Fault.of(
                                "100,000 cookies in many responses",
                                answering(HeadFaults::redirectWithCookies),
                                page("Sound"))
                        .limits(l -> l.maxRedirects(2000).maxNavigationBytes(16 << 20))
                        .megabytes(1500),
                Fault.of(
                        "large cookie",
                        sending(HEAD + "Set-Cookie: a=" + "b".repeat(15_000) + "\r\n\r\n<title>In"),
                        page("In")));
    }

    private static Outcome headerBytes() {
        return tooLarge(Limit.HEADER_BYTES);
    }

    static Http1 answering(Http1.Answer answer) {
        return Http1.answering(answer);
    }

    static Http1 sending(String text) {
        return Http1.sending(text);
    }

    /** A server that sends a text and then another one without end. */
    static Http1 endless(String first, String then) {
        return Http1.answering(
                client -> {
                    client.send(first);
                    client.sendForever(then);
                });
    }

    /** A server that sends a text and then the characters of another one slowly without end. */
    static Http1 dripping(String first, String then) {
        return Http1.answering(
                client -> {
                    client.send(first);
                    client.dripForever(then);
                });
    }

    /** A server whose redirects lead on, with bodies; those with bodies end at the 20th. */
    private static Http1 redirecting(int length) {
        return Http1.answering(
                client -> {
                    boolean last = length > 0 && client.number() == 20;
                    String to = last ? "/sound" : "/?" + (client.number() + 1);
                    client.send(REDIRECT + to + "\r\nContent-Length: " + length + "\r\n\r\n");
                    if (length > 0) {
                        client.sendForever("a");
                    }
                    client.keep();
                });
    }

    /** Sets 80 cookies and leads on, 1,250 times. */
    private static void redirectWithCookies(Http1.Peer client) throws IOException {
        StringBuilder head = new StringBuilder(REDIRECT);
        head.append(client.number() == 1250 ? "/sound" : "/?" + (client.number() + 1));
        head.append("\r\n").append(NO_BODY);
        for (int i = 0; i < 80; i++) {
            head.append("Set-Cookie: c").append(client.number() * 80 + i).append("=b\r\n");
        }
        client.send(head + "\r\n");
        client.keep();
    }
}
