package example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.Browsy;
import browsy.fetch.Session;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.client.RequestHandler.Response;
import browsy.find.Target;
import browsy.junit.BrowsyTest;
import browsy.model.SpatialDom;
import browsy.output.Format;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/**
 * A separate Maven project that parses a page and runs a session with the packaged jars on its class path.
 */
@BrowsyTest(config = BrowseTest.Shop.class)
class BrowseTest {

    /** A site of a page with a form and the page that follows its submission. */
    static final class Shop implements Supplier<SessionConfig> {
        @Override
        public SessionConfig get() {
            return SessionConfig.builder()
                    .requestHandler(
                            request ->
                                    request.method().equals("POST")
                                            ? Response.html("<title>Thanks</title>")
                                            : Response.html(
                                                    "<form method=post><label>Name <input name=n>"
                                                            + "</label><button>Order</button>"))
                    .build();
        }
    }

    @Test
    void artifactsArePackagedAndOnTheClassPath() {
        for (Class<?> type :
                List.of(Browsy.class, Session.class, Format.class, BrowsyTest.class)) {
            assertFalse(type.getModule().isNamed(), type.getName());
            String origin = type.getProtectionDomain().getCodeSource().getLocation().getPath();
            assertTrue(origin.endsWith(".jar"), origin);
        }
    }

    @Test
    void parsesAPage() {
        SpatialDom dom =
                Browsy.parse("<div style='display:flex'><a href=/a>A</a></div>", 1280, 720);
        assertEquals("/a", dom.links().get(0).href());
    }

    @Test
    void sendsAForm(Session session) {
        session.goTo("http://shop.test/")
                .type(Target.label("Name"), "Ann")
                .click(Target.role("button", "Order"));
        assertEquals("Thanks", session.dom().title());
    }
}
