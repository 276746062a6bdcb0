package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.client.RequestHandler.Response;
import browsy.find.Target;
import browsy.model.InputPurpose;
import browsy.model.SpatialDom;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.X509TrustManager;
import org.junit.jupiter.api.Test;

/** The Java of the guide to sessions, compiled. */
class SessionGuideTest {
    static final class Examples {
        static void login(String secret) {
            try (Session session = Session.create()) {
                session.goTo("https://example.com/login")
                        .type(Target.label("Email"), "ann@example.com")
                        .type(Target.purpose(InputPurpose.PASSWORD), secret)
                        .click(Target.role("button", "Sign in"));
                SpatialDom page = session.dom();
            }
        }

        static void headers(
                String secret, String token, SSLSocketFactory tls, X509TrustManager trust) {
            SessionConfig config =
                    SessionConfig.builder()
                            .basicAuth("https://staff.example.com", "ann", secret)
                            .headers(
                                    "https://api.example.com",
                                    Map.of("Authorization", "Bearer " + token))
                            .clientSettings(client -> client.sslSocketFactory(tls, trust))
                            .build();
        }

        static void local() {
            SessionConfig local = SessionConfig.builder().allowHost("localhost:8080").build();
        }

        static void handled() {
            SessionConfig config =
                    SessionConfig.builder()
                            .requestHandler(request -> Response.html("<h1>Shop</h1>"))
                            .build();
        }

        static void many() {
            try (Browser browser = Browser.create()) {
                try (Session ann = browser.newSession();
                        Session bob = browser.newSession()) {
                    ann.goTo("https://example.com/");
                    bob.goTo("https://example.com/");
                }
            }
        }
    }

    @Test
    void javaOfTheGuideIsCompiledInTests() throws IOException {
        String compiled =
                squeeze(
                        Files.readString(
                                Path.of("src/test/java/browsy/fetch/SessionGuideTest.java")));
        Matcher block =
                Pattern.compile("```java\n(.*?)```", Pattern.DOTALL)
                        .matcher(Files.readString(Path.of("../docs/session.md")));
        int found = 0;
        while (block.find()) {
            found++;
            assertTrue(compiled.contains(squeeze(block.group(1))), block.group(1));
        }
        assertEquals(5, found);
    }

    private static String squeeze(String code) {
        return code.replaceAll("\\s+", "");
    }
}
