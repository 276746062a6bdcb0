package browsy.apps;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.fetch.LoginOutcome;
import browsy.fetch.LoginOutcome.Kind;
import browsy.fetch.Session;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.credential.Credentials;
import browsy.fetch.credential.OneTimePassword;
import browsy.fetch.credential.PasswordLogin;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests {@code Session.login} at the applications, from a page without knowledge of its form. */
class SignInTest {

    private static void withSession(Consumer<Session> use) {
        try (Session session =
                Session.create(SessionConfig.builder().allowPrivateNetwork(true).build())) {
            use.accept(session);
        }
    }

    private static void assertOutcome(Kind kind, LoginOutcome outcome) {
        assertEquals(kind, outcome.kind(), () -> outcome + " " + outcome.dom());
    }

    /** Signs in from the home page, or from a page that demands it. */
    @ParameterizedTest
    @CsvSource({
        "django-admin,/admin/",
        "dokuwiki,/doku.php",
        "mediawiki,/index.php",
        "oscar,/",
        "roundcube,/",
        "roundup,/",
        "trac,/yard",
        "wagtail,/admin/",
        "wordpress,/wp-login.php"
    })
    void wrongAndRightPassword(String name, String path) {
        try (RunningApplication application = RunningApplication.start(name)) {
            String user = application.fact("user");
            withSession(
                    session -> {
                        session.goTo(application.url() + path);
                        assertOutcome(Kind.BAD_CREDENTIALS, session.login(user, "no-Such-1"));
                    });
            withSession(
                    session -> {
                        session.goTo(application.url() + path);
                        assertOutcome(
                                Kind.SUCCESS, session.login(user, application.fact("password")));
                    });
        }
    }

    @Test
    void secondFactor() {
        try (RunningApplication club = RunningApplication.start("two-factor")) {
            PasswordLogin password = Credentials.of("carla", club.fact("password"));
            OneTimePassword key = OneTimePassword.totp(HexFormat.of().parseHex(club.fact("key")));
            withSession(
                    session -> {
                        session.goTo(club.url() + "/members/");
                        assertOutcome(Kind.BAD_CREDENTIALS, session.login("carla", "no-Such-1"));
                        assertOutcome(Kind.NEEDS_CODE, session.login(password));
                    });
            withSession(
                    session -> {
                        session.goTo(club.url() + "/members/");
                        assertOutcome(
                                Kind.SUCCESS,
                                session.login(
                                        password.withCodes(key.generator(InstantSource.system()))));
                    });
        }
    }
}
