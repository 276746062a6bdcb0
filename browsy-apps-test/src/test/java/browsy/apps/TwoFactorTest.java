package browsy.apps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tasks of the members of a club whose pages ask for a password and a code. */
class TwoFactorTest extends ApplicationTest {
    private static final String MEMBERS_ONLY = "The key of the boat house hangs behind the clock.";
    private static final Pattern SECRET = Pattern.compile("\\b[A-Z2-7]{32}\\b");

    TwoFactorTest() {
        super(
                "two-factor",
                new SignInWithWrongPassword(),
                new SignInWithoutSecondFactor(),
                new SignInWithCode(),
                new SignInWithWrongCode(),
                new GoBackFromCodeToPassword(),
                new EnableSecondFactor(),
                new SignInWithBackupToken(),
                new GenerateBackupTokens(),
                new SignInOnRememberedDevice(),
                new DisableSecondFactor(),
                new SignOut());
    }

    private static void enterPassword(Agent agent, RunningApplication club, String member) {
        agent.open("/members/");
        agent.expect("Enter your credentials.");
        agent.type("Username", member);
        agent.type("Password", club.fact("password"));
        agent.click("button", "Next");
    }

    private static void enterCode(Agent agent, RunningApplication club) {
        agent.expect("Token");
        byte[] key = HexFormat.of().parseHex(club.fact("key"));
        agent.type(Spot.named("token-otp_token"), OneTimeCode.of(key, Instant.now()));
        agent.click("button", "Next");
    }

    private static void signIn(Agent agent, RunningApplication club, String member) {
        enterPassword(agent, club, member);
        enterCode(agent, club);
        agent.expect(MEMBERS_ONLY);
    }

    /** Whether the last sign-in of a member is recorded. */
    private static void assertSignedIn(RunningApplication club, String member, boolean expected) {
        assertEquals(
                List.of(expected ? "1" : "0"),
                club.query(
                        "select last_login is not null from auth_user where username = '"
                                + member
                                + "'"));
    }

    private static List<String> devices(RunningApplication club, String member) {
        return club.query(
                "select confirmed from otp_totp_totpdevice d join auth_user u"
                        + " on u.id = d.user_id where username = '"
                        + member
                        + "'");
    }

    private static List<String> backupTokens(RunningApplication club, String member) {
        return club.query(
                "select token from otp_static_statictoken t join otp_static_staticdevice d"
                        + " on d.id = t.device_id join auth_user u on u.id = d.user_id"
                        + " where username = '"
                        + member
                        + "'");
    }

    static final class SignInWithWrongPassword implements Task {
        @Override
        public void perform(Agent agent, RunningApplication club) {
            agent.open("/account/login/");
            agent.type("Username", "anna");
            agent.type("Password", "wrong");
            agent.click("button", "Next");
            agent.expect("Please enter a correct username and password.");
        }

        @Override
        public void verify(RunningApplication club) {
            assertSignedIn(club, "anna", false);
        }
    }

    static final class SignInWithoutSecondFactor implements Task {
        @Override
        public void perform(Agent agent, RunningApplication club) {
            agent.open("/account/login/");
            agent.type("Username", "anna");
            agent.type("Password", club.fact("password"));
            agent.click("button", "Next");
            agent.expect("Two-factor authentication is not enabled for your account.");
            agent.click("link", "Members");
            agent.expect("Enter your credentials.");
            assertFalse(agent.sees(MEMBERS_ONLY));
        }

        @Override
        public void verify(RunningApplication club) {
            assertSignedIn(club, "anna", true);
        }
    }

    static final class SignInWithCode implements Task {
        @Override
        public void perform(Agent agent, RunningApplication club) {
            signIn(agent, club, "carla");
        }

        @Override
        public void verify(RunningApplication club) {
            assertSignedIn(club, "carla", true);
        }
    }

    static final class SignInWithWrongCode implements Task {
        @Override
        public void perform(Agent agent, RunningApplication club) {
            enterPassword(agent, club, "dirk");
            byte[] key = HexFormat.of().parseHex(club.fact("key"));
            String old = OneTimeCode.of(key, Instant.now().minusSeconds(3600));
            agent.type(Spot.named("token-otp_token"), old);
            agent.click("button", "Next");
            agent.expect("Invalid token.");
            agent.open("/members/");
            assertFalse(agent.sees(MEMBERS_ONLY));
        }

        @Override
        public void verify(RunningApplication club) {
            assertSignedIn(club, "dirk", false);
            assertEquals(
                    List.of("1"),
                    club.query(
                            "select throttling_failure_count from otp_totp_totpdevice d"
                                    + " join auth_user u on u.id = d.user_id"
                                    + " where username = 'dirk'"));
        }
    }

    static final class GoBackFromCodeToPassword implements Task {
        @Override
        public void perform(Agent agent, RunningApplication club) {
            enterPassword(agent, club, "dirk");
            agent.click("button", "Back");
            agent.expect("Enter your credentials.");
            agent.type("Username", "edith");
            agent.type("Password", club.fact("password"));
            agent.click("button", "Next");
            enterCode(agent, club);
            agent.expect(MEMBERS_ONLY);
            agent.expect("Signed in as edith");
        }

        @Override
        public void verify(RunningApplication club) {
            assertSignedIn(club, "dirk", false);
            assertSignedIn(club, "edith", true);
        }
    }

    static final class EnableSecondFactor implements Task {
        @Override
        public void perform(Agent agent, RunningApplication club) {
            enterPassword(agent, club, "bert");
            agent.click("link", "Account security");
            agent.click("link", "Enable Two-Factor Authentication");
            agent.expect("Follow the steps in this wizard");
            agent.click("button", "Next");
            agent.expect("TOTP Secret:");
            Matcher secret = SECRET.matcher(agent.page());
            if (!secret.find()) {
                throw new AssertionError("The page has no secret:\n" + agent.page());
            }
            byte[] key = OneTimeCode.key(secret.group());
            agent.type(Spot.named("generator-token"), OneTimeCode.of(key, Instant.now()));
            agent.click("button", "Next");
            agent.expect("you've successfully enabled two-factor authentication");
            agent.click("link", "Members");
            agent.expect(MEMBERS_ONLY);
        }

        @Override
        public void verify(RunningApplication club) {
            assertEquals(List.of("1"), devices(club, "bert"));
        }
    }

    static final class SignInWithBackupToken implements Task {
        @Override
        public void perform(Agent agent, RunningApplication club) {
            enterPassword(agent, club, "fritz");
            agent.click("button", "Use Backup Token");
            agent.expect("Use this form for entering backup tokens");
            agent.type("Token", "boat-6-x7");
            agent.click("button", "Next");
            agent.expect(MEMBERS_ONLY);
        }

        @Override
        public void verify(RunningApplication club) {
            assertEquals(List.of("boat-9-q2"), backupTokens(club, "fritz"));
        }
    }

    static final class GenerateBackupTokens implements Task {
        @Override
        public void perform(Agent agent, RunningApplication club) {
            signIn(agent, club, "gerda");
            agent.click("link", "Account security");
            agent.expect("You have 0 backup tokens remaining.");
            agent.click("link", "Show Codes");
            agent.expect("You don't have any backup codes yet.");
            agent.click("button", "Generate Tokens");
            agent.expect("Print these tokens and keep them somewhere safe.");
            List<String> tokens = backupTokens(club, "gerda");
            assertEquals(10, tokens.size());
            tokens.forEach(agent::expect);
        }

        @Override
        public void verify(RunningApplication club) {
            assertEquals(10, backupTokens(club, "gerda").size());
        }
    }

    static final class SignInOnRememberedDevice implements Task {
        @Override
        public void perform(Agent agent, RunningApplication club) {
            enterPassword(agent, club, "hanno");
            agent.check(Spot.of("checkbox", "Don't ask again on this device"));
            enterCode(agent, club);
            agent.expect(MEMBERS_ONLY);
            agent.click("button", "Sign out");
            agent.expect("Enter your credentials.");
            enterPassword(agent, club, "hanno");
            agent.expect(MEMBERS_ONLY);
        }

        @Override
        public void verify(RunningApplication club) {
            assertSignedIn(club, "hanno", true);
        }
    }

    static final class DisableSecondFactor implements Task {
        @Override
        public void perform(Agent agent, RunningApplication club) {
            signIn(agent, club, "ida");
            agent.click("link", "Account security");
            agent.click("link", "Disable Two-Factor Authentication");
            agent.expect("are you sure?");
            agent.check(Spot.of("checkbox", "Yes, I am sure"));
            agent.click("button", "Disable");
            agent.expect("Two-factor authentication is not enabled for your account.");
        }

        @Override
        public void verify(RunningApplication club) {
            assertEquals(List.of(), devices(club, "ida"));
        }
    }

    static final class SignOut implements Task {
        @Override
        public void perform(Agent agent, RunningApplication club) {
            agent.open("/account/login/");
            agent.type("Username", "anna");
            agent.type("Password", club.fact("password"));
            agent.click("button", "Next");
            agent.expect("Signed in as anna");
            agent.click("button", "Sign out");
            agent.expect("Enter your credentials.");
            agent.open("/account/two_factor/");
            agent.expect("Enter your credentials.");
            assertFalse(agent.sees("Signed in as anna"));
        }

        @Override
        public void verify(RunningApplication club) {
            assertFalse(club.get("/account/two_factor/").contains("Signed in as"));
        }
    }
}
