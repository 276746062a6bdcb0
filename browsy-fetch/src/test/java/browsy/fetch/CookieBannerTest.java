package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.ActionError.Kind;
import browsy.fetch.config.SessionConfig;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Answers to cookie banners. */
class CookieBannerTest {

    private static final String TEXT = "<p>We use cookies to see which pages are read.</p>";

    private final TestSite site = new TestSite().page("/ja", "Yes").page("/nein", "No");
    private final Session session =
            Session.create(SessionConfig.builder().allowPrivateNetwork(true).build());

    @AfterEach
    void close() {
        session.close();
        site.close();
    }

    private Session show(String answers) {
        return session.loadHtml(
                "<!DOCTYPE html><h1>Harbour</h1><div style='position:fixed;bottom:0'>"
                        + TEXT
                        + answers
                        + "</div>",
                site.url("/page"));
    }

    private String error(Runnable action) {
        ActionError error = assertThrows(ActionError.class, action::run);
        assertEquals(Kind.NO_SUCH_ACTION, error.kind());
        return error.getMessage();
    }

    @Test
    void acceptsAndRejects() {
        String answers =
                "<form action=/ja><button>Accept all</button></form>"
                        + "<form action=/nein><button>Only necessary</button></form>";
        show(answers).acceptCookies();
        show(answers).rejectCookies();
        assertEquals(List.of("GET /ja", "GET /nein"), asked());
    }

    @Test
    void neverPaysInOrderToReject() {
        show("<form action=/ja><button>Accept</button></form><a href=/nein>Go ad-free for $3</a>");
        assertEquals("the cookie banner cannot be declined", error(session::rejectCookies));
        session.acceptCookies();
        assertEquals(List.of("GET /ja"), asked());
    }

    @Test
    void saysWhatIsMissing() {
        show("<a href=/cookies>Cookie policy</a><button>×</button>");
        assertEquals("nothing in the cookie banner accepts", error(session::acceptCookies));
        session.loadHtml("<!DOCTYPE html><h1>Harbour</h1>", site.url("/page"));
        assertEquals("there is no cookie banner", error(session::acceptCookies));
    }

    private List<String> asked() {
        return site.asked().stream().map(one -> one.replaceFirst("\\?$", "")).toList();
    }
}
