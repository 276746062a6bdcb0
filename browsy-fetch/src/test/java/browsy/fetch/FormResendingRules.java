package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The tests of resending forms after lost connections, which run with and without TLS. */
abstract class FormResendingRules {
    static final String FORM = "<form method=post action=/sent><button>Go</button></form>";

    /** Creates a session that can connect to the site. */
    abstract SessionConfig config();

    abstract RawSite site(RawSite.Answerer answerer);

    /** The server receives a request on a connection that it closes without a response. */
    @Test
    void aFormIsResentIfAReusedConnectionClosesBeforeTheResponse() {
        try (RawSite site =
                        site(
                                (request, number, out) -> {
                                    if (number == 1) {
                                        out.write(RawSite.ok(FORM));
                                    }
                                    return number == 1;
                                });
                Session session = Session.create(config())) {
            session.goTo(site.url("/")).click(Target.text("Go"));
            assertEquals(List.of("GET /", "POST /sent", "POST /sent"), site.asked());
        }
    }

    @Test
    void aFormIsNotResentIfANewConnectionCloses() {
        try (RawSite site = site((request, number, out) -> false);
                Session session = Session.create(config())) {
            session.loadHtml(FORM, site.url("/"));
            assertThrows(FetchException.Network.class, () -> session.click(Target.text("Go")));
            assertEquals(List.of("POST /sent"), site.asked());
        }
    }

    @Test
    void aFormIsNotResentAfterTheFirstByteOfTheResponse() {
        try (RawSite site =
                        site(
                                (request, number, out) -> {
                                    out.write(
                                            number == 1 ? RawSite.ok(FORM) : RawSite.bytes("HTTP"));
                                    return number == 1;
                                });
                Session session = Session.create(config())) {
            session.goTo(site.url("/"));
            assertThrows(FetchException.Network.class, () -> session.click(Target.text("Go")));
            assertEquals(List.of("GET /", "POST /sent"), site.asked());
        }
    }
}
