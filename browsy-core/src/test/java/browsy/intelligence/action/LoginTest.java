package browsy.intelligence.action;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import browsy.model.PageType;
import browsy.model.SpatialDom;
import browsy.model.SuggestedAction.Login;
import org.junit.jupiter.api.Test;

/** Logins beside the content of a page. */
class LoginTest {
    private static final String CONTENT =
            "<h1>Harbour files</h1><h2>Free and small</h2>"
                    + "<p>A place to share files, not just for texts of the crew.</p>"
                    + "<h2>Free and open</h2><p>The program is free. <a href=/s>Its source</a></p>"
                    + "<h2>Well made</h2><p>Made with <a href=/p>Python</a> and <a href=/f>Flask</a>.";

    @Test
    void aPasswordAloneMaySignIn() {
        SpatialDom dom =
                Browsy.parse(
                        "<!DOCTYPE html><html lang=en><title>Files</title><nav><a href=/>Files</a>"
                                + "<a href=/docs>Documentation</a><form method=post action=/+login>"
                                + "<input type=password name=token placeholder=Password>"
                                + "<button>Login</button></form></nav>"
                                + CONTENT,
                        1280,
                        800);
        assertEquals(PageType.OTHER, dom.pageType());
        Login login = dom.action(Login.class).orElseThrow();
        assertEquals("token", dom.get(login.passwordId()).orElseThrow().name());
        assertEquals("Login", dom.get(login.submitId()).orElseThrow().text());
    }
}
