package browsy.fetch.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.fetch.Session;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import okhttp3.Protocol;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests HTTP/2 servers that send after a response, or do not accept a form. */
@Timeout(value = 1, unit = TimeUnit.MINUTES)
class IdleConnectionTest {
    private static final byte[] EIGHT = new byte[8];
    private static final byte[] FULL = new byte[16_384];

    private final CountDownLatch ended = new CountDownLatch(1);

    /** A server that reports when its connection ends. */
    private Http2 reporting(Http2.Answer answer) {
        return Http2.answering(
                client -> {
                    try {
                        answer.write(client);
                    } catch (IOException e) {
                        ended.countDown();
                        throw e;
                    }
                });
    }

    @Test
    void aFloodAfterTheResponseEndsTheConnection() throws InterruptedException {
        Http2 service =
                reporting(
                        client -> {
                            client.head();
                            client.data(Http1.PAGE, true);
                            client.flood(Http2.PING, 0, 0, EIGHT);
                        });
        try (FaultServer server = new FaultServer(service);
                Session session = Session.create(Fault.of("", service, Outcome.typed()).config())) {
            session.goTo(server.url("/"));
            ended.await();
            assertEquals("Sound", session.goTo(server.url("/")).dom().title());
        }
    }

    @Test
    void endlessDataOfACancelledStreamEndsTheConnection() throws InterruptedException {
        Http2 service =
                reporting(
                        client -> {
                            client.head();
                            client.flood(Http2.DATA, 0, Http2.REQUEST, FULL);
                        });
        try (FaultServer server = new FaultServer(service);
                Session session = Session.create(Fault.of("", service, Outcome.typed()).config())) {
            assertThrows(
                    FetchException.ResponseTooLarge.class, () -> session.goTo(server.url("/")));
            ended.await();
        }
    }

    @Test
    void aFloodWithoutTlsEndsTheConnection() {
        Http2 flood = Http2.answering(client -> client.flood(Http2.PING, 0, 0, EIGHT)).withoutTls();
        Http2 sound =
                Http2.answering(
                                client -> {
                                    client.head();
                                    client.data(Http1.PAGE, true);
                                })
                        .withoutTls();
        SessionConfig config =
                SessionConfig.builder()
                        .allowPrivateNetwork(true)
                        .clientSettings(
                                client -> client.protocols(List.of(Protocol.H2_PRIOR_KNOWLEDGE)))
                        .build();
        try (FaultServer server = new FaultServer(flood);
                FaultServer other = new FaultServer(sound);
                Session session = Session.create(config)) {
            assertThrows(FetchException.Network.class, () -> session.goTo(server.url("/")));
            assertEquals("Sound", session.goTo(other.url("/")).dom().title());
        }
    }

    @Test
    void aFormThatTheServerDoesNotAcceptTimesOut() {
        Http2 service = Http2.answering(client -> {}).settings(4, 0);
        Fault fault =
                Fault.of("", service, Outcome.typed())
                        .limits(limits -> limits.maxNavigationTime(Duration.ofMillis(400)));
        try (FaultServer server = new FaultServer(service);
                Session session = Session.create(fault.config())) {
            session.loadHtml(
                    "<form method=post action='"
                            + server.url("/")
                            + "'><input name=a value=b><button>Go</button></form>",
                    server.url("/"));
            FetchException.Network error =
                    assertThrows(
                            FetchException.Network.class, () -> session.click(Target.text("Go")));
            assertEquals(
                    "Network error: timed out: 127.0.0.1 (maxNavigationTime)", error.getMessage());
        }
    }
}
