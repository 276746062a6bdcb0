package browsy.apps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Tasks of a user of an identity provider. */
class KeycloakTest extends ApplicationTest {
    private static final String REALM = "/realms/harbour";
    private static final String OPENID = REALM + "/protocol/openid-connect";

    KeycloakTest() {
        super(
                "keycloak",
                new SignInWithWrongPassword(),
                new SignIn(),
                new SignInWithWrongCode(),
                new SignInWithCode(),
                new RegisterWithWeakPassword(),
                new Register(),
                new SetUpAuthenticator(),
                new RequestNewPassword(),
                new CompleteFirstSignIn(),
                new UpdateProfile(),
                new GrantAccess(),
                new DenyAccess(),
                new SignOut(),
                new ChangeNameInAccountConsole());
    }

    private static void openSignIn(Agent agent, RunningApplication office, String client) {
        openSignIn(agent, office, client, "");
    }

    private static void openSignIn(
            Agent agent, RunningApplication office, String client, String parameters) {
        agent.open(
                OPENID
                        + "/auth?"
                        + query(
                                Map.of(
                                        "client_id",
                                        client,
                                        "response_type",
                                        "code",
                                        "scope",
                                        "openid",
                                        "redirect_uri",
                                        office.url() + REALM))
                        + parameters);
    }

    private static void submitPassword(Agent agent, String user, String password) {
        agent.type("Username or email", user);
        agent.type("Password", password);
        agent.click("button", "Sign In");
    }

    private static void submitPassword(Agent agent, RunningApplication office) {
        submitPassword(agent, office.fact("user"), office.fact("password"));
    }

    /** The code in the address that the provider sends its user back to. */
    private static String authorization(Agent agent) {
        Matcher code = Pattern.compile("[?&]code=([^&]+)").matcher(agent.url());
        assertTrue(code.find(), agent.url());
        return code.group(1);
    }

    private static String query(Map<String, String> parameters) {
        return parameters.entrySet().stream()
                .map(
                        e ->
                                e.getKey()
                                        + "="
                                        + URLEncoder.encode(e.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
    }

    private static JsonNode send(HttpRequest request) {
        return new ObjectMapper().readTree(Http.send(request).body());
    }

    private static JsonNode token(RunningApplication office, Map<String, String> grant)
            throws IOException, InterruptedException {
        return send(
                HttpRequest.newBuilder(URI.create(office.url() + OPENID + "/token"))
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(HttpRequest.BodyPublishers.ofString(query(grant)))
                        .build());
    }

    private static JsonNode tokenOfPassword(RunningApplication office, String user, String password)
            throws IOException, InterruptedException {
        return token(
                office,
                Map.of(
                        "grant_type", "password",
                        "client_id", "ledger",
                        "scope", "openid",
                        "username", user,
                        "password", password));
    }

    private static JsonNode tokenOfCode(RunningApplication office, String client, String code)
            throws IOException, InterruptedException {
        return token(
                office,
                Map.of(
                        "grant_type",
                        "authorization_code",
                        "client_id",
                        client,
                        "redirect_uri",
                        office.url() + REALM,
                        "code",
                        code));
    }

    /** What the provider tells a client about the user of a token. */
    private static JsonNode user(RunningApplication office, JsonNode token)
            throws IOException, InterruptedException {
        assertTrue(token.has("access_token"), token.toString());
        return send(
                HttpRequest.newBuilder(URI.create(office.url() + OPENID + "/userinfo"))
                        .header("Authorization", "Bearer " + token.get("access_token").asString())
                        .build());
    }

    /** The one-time code of RFC 6238 for the present half minute. */
    private static String oneTimeCode(byte[] secret) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA1");
        mac.init(new SecretKeySpec(secret, "HmacSHA1"));
        long step = System.currentTimeMillis() / 30_000;
        byte[] hash = mac.doFinal(ByteBuffer.allocate(8).putLong(step).array());
        int offset = hash[hash.length - 1] & 0xf;
        int number = ByteBuffer.wrap(hash).getInt(offset) & 0x7fffffff;
        return "%06d".formatted(number % 1_000_000);
    }

    private static byte[] base32(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int bits = 0;
        int count = 0;
        for (char letter : text.toCharArray()) {
            bits = bits << 5 | "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter);
            count += 5;
            if (count >= 8) {
                count -= 8;
                bytes.write(bits >> count);
                bits &= (1 << count) - 1;
            }
        }
        return bytes.toByteArray();
    }

    static final class SignInWithWrongPassword implements Task {
        @Override
        public void perform(Agent agent, RunningApplication office) {
            openSignIn(agent, office, "ledger");
            submitPassword(agent, office.fact("user"), "wrong");
            agent.expect("Invalid username or password.");
        }

        @Override
        public void verify(RunningApplication office) throws Exception {
            assertTrue(tokenOfPassword(office, office.fact("user"), "wrong").has("error"));
        }
    }

    static final class SignIn implements Task {
        private String code = "";

        @Override
        public void perform(Agent agent, RunningApplication office) {
            openSignIn(agent, office, "ledger");
            submitPassword(agent, office);
            code = authorization(agent);
        }

        @Override
        public void verify(RunningApplication office) throws Exception {
            assertEquals(
                    "bosun",
                    user(office, tokenOfCode(office, "ledger", code))
                            .get("preferred_username")
                            .asString());
        }
    }

    static final class SignInWithWrongCode implements Task {
        @Override
        public void perform(Agent agent, RunningApplication office) {
            openSignIn(agent, office, "ledger");
            submitPassword(
                    agent, office.fact("secondFactorUser"), office.fact("secondFactorPassword"));
            agent.type("One-time code", "12345");
            agent.click("button", "Sign In");
            agent.expect("Invalid authenticator code.");
        }

        @Override
        public void verify(RunningApplication office) throws Exception {
            assertTrue(
                    tokenOfPassword(
                                    office,
                                    office.fact("secondFactorUser"),
                                    office.fact("secondFactorPassword"))
                            .has("error"));
        }
    }

    static final class SignInWithCode implements Task {
        private String code = "";

        @Override
        public void perform(Agent agent, RunningApplication office) throws Exception {
            openSignIn(agent, office, "ledger");
            submitPassword(
                    agent, office.fact("secondFactorUser"), office.fact("secondFactorPassword"));
            byte[] secret = office.fact("secret").getBytes(StandardCharsets.UTF_8);
            agent.type("One-time code", oneTimeCode(secret));
            agent.click("button", "Sign In");
            code = authorization(agent);
        }

        @Override
        public void verify(RunningApplication office) throws Exception {
            assertEquals(
                    "pilot",
                    user(office, tokenOfCode(office, "ledger", code))
                            .get("preferred_username")
                            .asString());
        }
    }

    private static void register(
            Agent agent, RunningApplication office, String user, String password) {
        openSignIn(agent, office, "ledger");
        agent.click("link", "Register");
        agent.type("Username", user);
        agent.type("Password", password);
        agent.type("Confirm password", password);
        agent.type("Email", user + "@harbour.example");
        agent.type("First name", "Mats");
        agent.type("Last name", "Åberg");
        agent.click("button", "Register");
    }

    static final class RegisterWithWeakPassword implements Task {
        @Override
        public void perform(Agent agent, RunningApplication office) {
            register(agent, office, "mate", "short");
            agent.expect("Invalid password: minimum length 8.");
        }

        @Override
        public void verify(RunningApplication office) throws Exception {
            assertTrue(tokenOfPassword(office, "mate", "short").has("error"));
        }
    }

    static final class Register implements Task {
        @Override
        public void perform(Agent agent, RunningApplication office) {
            register(agent, office, "mate", "tarred-Twine-3");
            authorization(agent);
        }

        @Override
        public void verify(RunningApplication office) throws Exception {
            JsonNode mate = user(office, tokenOfPassword(office, "mate", "tarred-Twine-3"));
            assertEquals("Mats Åberg", mate.get("name").asString());
            assertEquals("mate@harbour.example", mate.get("email").asString());
        }
    }

    static final class SetUpAuthenticator implements Task {
        @Override
        public void perform(Agent agent, RunningApplication office) throws Exception {
            openSignIn(agent, office, "ledger", "&kc_action=CONFIGURE_TOTP");
            submitPassword(agent, "mate", "tarred-Twine-3");
            agent.expect("Mobile Authenticator Setup");
            agent.click("link", "Unable to scan?");
            Matcher secret =
                    Pattern.compile("(?:[A-Z2-7]{4} ){4,}[A-Z2-7]{1,4}\\b").matcher(agent.page());
            assertTrue(secret.find(), agent.page());
            // The labels of this form belong to no field.
            agent.type(Spot.named("totp"), oneTimeCode(base32(secret.group().replace(" ", ""))));
            agent.type(Spot.named("userLabel"), "Pocket");
            agent.click("button", "Submit");
            authorization(agent);
        }

        @Override
        public void verify(RunningApplication office) throws Exception {
            assertTrue(tokenOfPassword(office, "mate", "tarred-Twine-3").has("error"));
        }
    }

    static final class RequestNewPassword implements Task {
        @Override
        public void perform(Agent agent, RunningApplication office) {
            openSignIn(agent, office, "ledger");
            agent.click("link", "Forgot Password?");
            agent.expect("we will send you instructions");
            // The answer for a stranger is the same, and the server has no mail.
            agent.type("Username or email", "stranger@harbour.example");
            agent.click("button", "Submit");
            agent.expect("You should receive an email shortly with further instructions.");
        }

        @Override
        public void verify(RunningApplication office) throws Exception {
            String password = office.fact("password");
            assertTrue(tokenOfPassword(office, office.fact("user"), password).has("access_token"));
        }
    }

    static final class CompleteFirstSignIn implements Task {
        @Override
        public void perform(Agent agent, RunningApplication office) {
            openSignIn(agent, office, "ledger");
            submitPassword(agent, "novice", "first-Day-0");
            agent.expect("You need to change your password to activate your account.");
            agent.type("New Password", "second-Day-1");
            agent.type("Confirm password", "second-Day-1");
            agent.click("button", "Submit");
            agent.expect("You need to update your user profile to activate your account.");
            agent.type("First name", "Niels");
            agent.click("button", "Submit");
            authorization(agent);
        }

        @Override
        public void verify(RunningApplication office) throws Exception {
            JsonNode novice = user(office, tokenOfPassword(office, "novice", "second-Day-1"));
            assertEquals("Niels", novice.get("given_name").asString());
        }
    }

    static final class UpdateProfile implements Task {
        @Override
        public void perform(Agent agent, RunningApplication office) {
            openSignIn(agent, office, "ledger", "&kc_action=UPDATE_PROFILE");
            submitPassword(agent, office);
            agent.expect("Update Account Information");
            agent.type("Email", "not an address");
            agent.click("button", "Submit");
            agent.expect("Invalid email address.");
            agent.type("Email", "bo@harbour.example");
            agent.type("Last name", "Sundin");
            agent.click("button", "Submit");
            authorization(agent);
        }

        @Override
        public void verify(RunningApplication office) throws Exception {
            JsonNode user =
                    user(
                            office,
                            tokenOfPassword(office, office.fact("user"), office.fact("password")));
            assertEquals("bo@harbour.example", user.get("email").asString());
            assertEquals("Sundin", user.get("family_name").asString());
        }
    }

    static final class DenyAccess implements Task {
        @Override
        public void perform(Agent agent, RunningApplication office) {
            openSignIn(agent, office, "archive", "&prompt=consent");
            submitPassword(agent, office);
            agent.expect("Grant Access to Archive");
            agent.click("button", "No");
            assertTrue(agent.url().contains("error=access_denied"), agent.url());
        }

        @Override
        public void verify(RunningApplication office) {
            assertTrue(office.get(REALM).contains("public_key"));
        }
    }

    static final class GrantAccess implements Task {
        private String code = "";

        @Override
        public void perform(Agent agent, RunningApplication office) {
            openSignIn(agent, office, "archive");
            submitPassword(agent, office);
            agent.expect("Do you grant these access privileges?");
            agent.expect("Email address");
            agent.click("button", "Yes");
            code = authorization(agent);
        }

        @Override
        public void verify(RunningApplication office) throws Exception {
            assertEquals(
                    "bosun",
                    user(office, tokenOfCode(office, "archive", code))
                            .get("preferred_username")
                            .asString());
        }
    }

    static final class SignOut implements Task {
        @Override
        public void perform(Agent agent, RunningApplication office) {
            openSignIn(agent, office, "ledger");
            submitPassword(agent, office);
            authorization(agent);
            // The identity provider keeps the user signed in until they sign out.
            openSignIn(agent, office, "ledger");
            authorization(agent);
            agent.open(OPENID + "/logout");
            agent.expect("Do you want to log out?");
            agent.click("button", "Logout");
            agent.expect("You are logged out");
            openSignIn(agent, office, "ledger");
            agent.expect("Sign in to your account");
        }

        @Override
        public void verify(RunningApplication office) {
            assertTrue(office.get(REALM).contains("public_key"));
        }
    }

    static final class ChangeNameInAccountConsole implements Task {
        @Override
        public void perform(Agent agent, RunningApplication office) {
            agent.open(REALM + "/account/");
            agent.expect("Sign in to your account");
            submitPassword(agent, office);
            agent.expect("Personal info");
            agent.type("First name", "Bodil");
            agent.click("button", "Save");
            agent.expect("Your account has been updated.");
        }

        @Override
        public void verify(RunningApplication office) throws Exception {
            JsonNode user =
                    user(
                            office,
                            tokenOfPassword(office, office.fact("user"), office.fact("password")));
            assertEquals("Bodil", user.get("given_name").asString());
        }

        @Override
        public Scripts scripts() {
            return Scripts.FRAMEWORK;
        }
    }
}
