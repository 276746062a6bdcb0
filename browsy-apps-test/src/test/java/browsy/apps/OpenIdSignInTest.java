package browsy.apps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.LoginOutcome;
import browsy.fetch.LoginOutcome.Kind;
import browsy.fetch.Session;
import browsy.fetch.config.FetchException.CredentialRefused;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.credential.Credentials;
import browsy.fetch.credential.OneTimePassword;
import browsy.fetch.credential.OriginBinding;
import browsy.fetch.credential.PasswordLogin;
import browsy.fetch.login.AuthAnswer;
import browsy.fetch.login.LoginConsent;
import browsy.fetch.login.LoginEvidence.Fact;
import browsy.fetch.login.LoginOptions;
import browsy.fetch.login.RememberMe;
import browsy.fetch.login.SecondFactor;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests {@code Session.login} at a real identity provider, Keycloak, by OpenID Connect: the sign-in
 * begins and ends at an application of its own origin.
 */
@TestInstance(Lifecycle.PER_CLASS)
class OpenIdSignInTest {
    private RunningApplication office;

    @SuppressWarnings("NullAway.Init")
    OpenIdSignInTest() {}

    @BeforeAll
    void start() {
        office = RunningApplication.start("keycloak");
    }

    @AfterAll
    void stop() {
        office.close();
    }

    private RelyingParty ledger(String client, String responseMode) {
        return new RelyingParty(office.url() + "/realms/harbour", client, responseMode);
    }

    private static Session session() {
        return Session.create(SessionConfig.builder().allowPrivateNetwork(true).build());
    }

    private PasswordLogin bosun() {
        return Credentials.of(office.fact("user"), office.fact("password"))
                .boundTo(OriginBinding.to(office.url()));
    }

    private PasswordLogin pilot() {
        return Credentials.of(office.fact("secondFactorUser"), office.fact("secondFactorPassword"))
                .boundTo(OriginBinding.to(office.url()));
    }

    private OneTimePassword authenticator() {
        return OneTimePassword.totp(office.fact("secret").getBytes(StandardCharsets.UTF_8));
    }

    /** Signs in at the application, from its home page. */
    private static LoginOutcome login(
            Session session, RelyingParty ledger, PasswordLogin login, LoginOptions options) {
        return session.goTo(ledger.url()).login(login, options);
    }

    @ParameterizedTest
    @ValueSource(strings = {"query", "form_post"})
    void codeFlow(String responseMode) {
        try (RelyingParty ledger = ledger("ledger", responseMode);
                Session session = session()) {
            LoginOutcome outcome =
                    login(
                            session,
                            ledger,
                            bosun(),
                            LoginOptions.DEFAULT.withRememberMe(RememberMe.YES));
            assertEquals(Kind.SUCCESS, outcome.kind(), outcome::toString);
            assertEquals("Ledger of bosun", outcome.dom().title());
            assertTrue(outcome.has(Fact.COOKIES_SET));
            assertTrue(
                    session.cookies().all().stream()
                            .anyMatch(cookie -> cookie.name().equals("KEYCLOAK_REMEMBER_ME")));
        }
    }

    @Test
    void wrongPassword() {
        try (RelyingParty ledger = ledger("ledger", "query");
                Session session = session()) {
            PasswordLogin wrong = Credentials.of(office.fact("user"), "no-Such-1");
            LoginOutcome outcome = login(session, ledger, wrong, LoginOptions.DEFAULT);
            assertEquals(Kind.BAD_CREDENTIALS, outcome.kind(), outcome::toString);
            assertEquals("Invalid username or password.", outcome.message());
            assertEquals(Kind.SUCCESS, session.login(bosun()).kind());
        }
    }

    @Test
    void disabledAccount() {
        try (RelyingParty ledger = ledger("ledger", "query");
                Session session = session()) {
            PasswordLogin stoker = Credentials.of("stoker", "black-Coal-44");
            LoginOutcome outcome = login(session, ledger, stoker, LoginOptions.DEFAULT);
            assertEquals(Kind.LOCKED, outcome.kind(), outcome::toString);
            assertTrue(outcome.has(Fact.LOCKED_MESSAGE));
        }
    }

    @Test
    void newPasswordRequired() {
        try (RelyingParty ledger = ledger("ledger", "query");
                Session session = session()) {
            PasswordLogin novice = Credentials.of("novice", "first-Day-0");
            LoginOutcome outcome = login(session, ledger, novice, LoginOptions.DEFAULT);
            assertEquals(Kind.NEEDS_NEW_PASSWORD, outcome.kind(), outcome::toString);
        }
    }

    @Test
    void consent() {
        try (RelyingParty archive = ledger("archive", "query");
                Session session = session()) {
            LoginOutcome outcome = login(session, archive, bosun(), LoginOptions.DEFAULT);
            assertEquals(Kind.NEEDS_CONSENT, outcome.kind(), outcome::toString);
            assertTrue(outcome.has(Fact.ACCESS_ASKED));
        }
        try (RelyingParty archive = ledger("archive", "query");
                Session session = session()) {
            LoginOutcome outcome =
                    login(
                            session,
                            archive,
                            bosun(),
                            LoginOptions.DEFAULT.withConsents(LoginConsent.ACCESS));
            assertEquals(Kind.SUCCESS, outcome.kind(), outcome::toString);
            assertEquals("Ledger of bosun", outcome.dom().title());
        }
    }

    @Test
    void codeOfTheAuthenticator() {
        try (RelyingParty ledger = ledger("ledger", "query");
                Session session = session()) {
            PasswordLogin login =
                    pilot().withCodes(authenticator().generator(InstantSource.system()));
            LoginOutcome outcome = login(session, ledger, login, LoginOptions.DEFAULT);
            assertEquals(Kind.SUCCESS, outcome.kind(), outcome::toString);
            assertEquals("Ledger of pilot", outcome.dom().title());
        }
    }

    /** The first code is wrong; the callback is then asked with the message of the page. */
    @Test
    void codeOfTheCallback() {
        try (RelyingParty ledger = ledger("ledger", "query");
                Session session = session()) {
            LoginOutcome outcome = login(session, ledger, pilot(), LoginOptions.DEFAULT);
            assertEquals(Kind.NEEDS_CODE, outcome.kind(), outcome::toString);
            LoginOptions asking =
                    LoginOptions.DEFAULT.withAuthPending(
                            request -> {
                                if (request.attempt() == 1) {
                                    assertEquals(SecondFactor.OTHER_CODE, request.factor());
                                    return AuthAnswer.code("12345");
                                }
                                assertEquals(SecondFactor.AUTHENTICATOR, request.factor());
                                assertEquals("Invalid authenticator code.", request.message());
                                // The server accepts the neighbouring codes, each once.
                                return AuthAnswer.code(
                                        authenticator()
                                                .generator(
                                                        InstantSource.fixed(
                                                                Instant.now().plusSeconds(30)))
                                                .next());
                            });
            outcome = login(session, ledger, pilot(), asking);
            assertEquals(Kind.SUCCESS, outcome.kind(), outcome::toString);
        }
    }

    @Test
    void loginOfAnotherSiteIsRefused() {
        try (RelyingParty ledger = ledger("ledger", "query");
                Session session = session()) {
            PasswordLogin other = bosun().boundTo(OriginBinding.to(ledger.url()));
            CredentialRefused error =
                    assertThrows(
                            CredentialRefused.class,
                            () -> login(session, ledger, other, LoginOptions.DEFAULT));
            assertFalse(error.toString().contains(office.fact("password")));
        }
    }
}
