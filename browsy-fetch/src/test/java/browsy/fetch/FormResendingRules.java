package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests of the resending of forms that hold with and without TLS. */
abstract class FormResendingRules {
    static final String FORM = "<form method=post action=/sent><button>Go</button></form>";

    /** Reaches the site. */
    abstract SessionConfig config();

    abstract RawSite site(RawSite.Answerer answerer);

    /** A server that is about to close takes a request that it will not answer. */
    @Test
    void aFormIsSentAnewWhereAKeptConnectionClosesBeforeAnyAnswer() {
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
    void aFormIsNotSentTwiceOnANewConnection() {
        try (RawSite site = site((request, number, out) -> false);
                Session session = Session.create(config())) {
            session.loadHtml(FORM, site.url("/"));
            assertThrows(FetchException.Network.class, () -> session.click(Target.text("Go")));
            assertEquals(List.of("POST /sent"), site.asked());
        }
    }

    @Test
    void aFormIsNotSentTwiceOnceAnAnswerHasBegun() {
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
