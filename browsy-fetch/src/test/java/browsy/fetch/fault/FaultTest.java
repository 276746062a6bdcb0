package browsy.fetch.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import browsy.fetch.Session;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.ResponseTooLarge.Limit;
import browsy.fetch.config.SessionConfig;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import okhttp3.Call;
import okhttp3.Dns;
import okhttp3.EventListener;
import okhttp3.Request;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that each fault of a server ends in a typed error or a sound page with little memory, and
 * that the session loads another page afterwards. The time-outs only prevent a hang from blocking
 * the build.
 */
@Timeout(value = 1, unit = TimeUnit.MINUTES)
class FaultTest {
    /** The number of attempts to load a page afterwards, which a busy machine may need. */
    private static final int ATTEMPTS = 10;

    private static final FaultServer SOUND =
            new FaultServer(Http1.sending("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n"));

    static Stream<Fault> faults() {
        return Stream.of(
                        HeadFaults.all(),
                        BodyFaults.lengths(),
                        BodyFaults.chunks(),
                        BodyFaults.codings(),
                        BodyFaults.encodings(),
                        BodyFaults.resets(),
                        TlsFaults.all(),
                        Http2Faults.floods(),
                        Http2Faults.headers(),
                        Http2Faults.streams())
                .flatMap(List::stream);
    }

    /** Loads the classes that the first navigation needs. */
    @BeforeAll
    static void warmUp() {
        try (Session session =
                Session.create(SessionConfig.builder().allowPrivateNetwork(true).build())) {
            usable(session, SOUND.url("/sound"));
        }
    }

    @AfterAll
    static void close() {
        SOUND.close();
    }

    @ParameterizedTest
    @MethodSource("faults")
    void aFaultEndsInATypedErrorOrASoundPage(Fault fault) {
        try (FaultServer server = new FaultServer(fault.server());
                Session session = Session.create(fault.config())) {
            long before = Allocation.ofClients();
            for (int i = 0; i < fault.times(); i++) {
                FetchException error = load(session, server.url("/?" + i));
                fault.outcome().check(error, title(session));
            }
            long allocated = (Allocation.ofClients() - before) / fault.times();
            assertTrue(allocated < fault.memory(), allocated + " bytes were allocated");
            usable(session, SOUND.url("/sound"));
        }
    }

    @ParameterizedTest
    @MethodSource("faults")
    void aStyleSheetWithAFaultIsLeftOut(Fault fault) {
        try (FaultServer server = new FaultServer(fault.server());
                Session session = Session.create(fault.config())) {
            session.loadHtml(
                    "<title>Styled</title><link rel=stylesheet href='" + server.url("/?0") + "'>",
                    SOUND.url("/"));
            assertEquals("Styled", session.dom().title());
            usable(session, SOUND.url("/sound"));
        }
    }

    @Test
    void aLimitIsReportedIfTheConnectionClosesBeforeTheRequestIsFlushed() {
        CountDownLatch closed = new CountDownLatch(1);
        Http2 server =
                Http2.answering(
                        client -> {
                            try {
                                client.frame(Http2.HEADERS, 0, Http2.REQUEST, new byte[0]);
                                byte[] field = Http2.fields("x", "1");
                                client.flood(Http2.CONTINUATION, 0, Http2.REQUEST, field);
                            } finally {
                                closed.countDown();
                            }
                        });
        EventListener pause =
                new EventListener() {
                    @Override
                    public void requestHeadersEnd(Call call, Request request) {
                        await(closed);
                    }
                };
        Outcome tooLarge = Outcome.tooLarge(Limit.HEADERS);
        Fault fault =
                Fault.of("", server, tooLarge)
                        .with(
                                config ->
                                        config.clientSettings(
                                                http ->
                                                        Certificates.trust(
                                                                http.eventListener(pause))));
        try (FaultServer running = new FaultServer(fault.server());
                Session session = Session.create(fault.config())) {
            tooLarge.check(load(session, running.url("/")), "");
        }
    }

    private static void await(CountDownLatch event) {
        try {
            event.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void anUnknownHostIsANetworkError() {
        assertEquals(
                "Network error: no such host: shop.example",
                lookup(
                        host -> {
                            throw new UnknownHostException(host);
                        }));
    }

    @Test
    void aSlowResolverTimesOut() {
        CountDownLatch never = new CountDownLatch(1);
        String message =
                lookup(
                        host -> {
                            try {
                                never.await();
                            } catch (InterruptedException e) {
                                Thread.currentThread().interrupt();
                            }
                            return List.of();
                        });
        assertEquals("Network error: timed out: shop.example (timeout)", message);
    }

    /** The message of the error of a host with a resolver. */
    private static @Nullable String lookup(Dns resolver) {
        SessionConfig config =
                SessionConfig.builder()
                        .allowPrivateNetwork(true)
                        .timeout(Duration.ofMillis(400))
                        .clientSettings(
                                client ->
                                        client.dns(
                                                host ->
                                                        host.equals("shop.example")
                                                                ? resolver.lookup(host)
                                                                : Dns.SYSTEM.lookup(host)))
                        .build();
        try (Session session = Session.create(config)) {
            FetchException error = load(session, "http://shop.example/");
            usable(session, SOUND.url("/sound"));
            return error == null ? null : error.getMessage();
        }
    }

    private static @Nullable FetchException load(Session session, String url) {
        try {
            session.goTo(url);
            return null;
        } catch (FetchException e) {
            return e;
        }
    }

    private static String title(Session session) {
        return session.url() == null ? "" : session.dom().title();
    }

    private static void usable(Session session, String url) {
        FetchException error = null;
        for (int i = 0; i < ATTEMPTS; i++) {
            error = load(session, url);
            if (error == null) {
                assertEquals("Sound", session.dom().title());
                return;
            }
        }
        fail(error);
    }
}
