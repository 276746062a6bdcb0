package browsy.apps;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Tasks of a user of webmail. Messages have the numbers that the mail server gives them. */
class RoundcubeTest extends ApplicationTest {
    private static final String MESSAGE = "/?_task=mail&_mbox=INBOX&_action=show&_uid=";
    private static final int OIL = 26;
    private static final int TIDES = 27;
    private static final int NEWS = 28;
    private static final int LOTTERY = 29;

    RoundcubeTest() {
        super(
                "roundcube",
                new SignInWithWrongPassword(),
                new SignIn(),
                new ListMessages(),
                new ReadMessage(),
                new ReadFormattedMessage(),
                new ReadSourceOfMessage(),
                new DownloadAttachment(),
                new DeleteMessage(),
                new SaveDraft(),
                new SaveReplyAsDraft(),
                new ChangeNameOfSender(),
                new ChangeDateFormat(),
                new SignOut());
    }

    private static void signIn(Agent agent, RunningApplication mail) {
        agent.open("/");
        agent.type("Username", mail.fact("user"));
        agent.type("Password", mail.fact("password"));
        agent.click("button", "Login");
        agent.expect("Inbox");
    }

    /** The messages in a folder of the mail server. */
    private static List<String> messages(RunningApplication mail, String folder)
            throws IOException {
        List<String> messages = new ArrayList<>();
        for (String state : List.of("cur", "new")) {
            Path place = mail.file("mail/keeper/Maildir/" + folder + "/" + state);
            if (Files.isDirectory(place)) {
                try (var files = Files.list(place)) {
                    for (Path file : files.toList()) {
                        messages.add(Files.readString(file));
                    }
                }
            }
        }
        return messages;
    }

    static final class SignInWithWrongPassword implements Task {
        @Override
        public void perform(Agent agent, RunningApplication mail) {
            agent.open("/");
            agent.type("Username", mail.fact("user"));
            agent.type("Password", "wrong");
            agent.click("button", "Login");
            agent.expect("Login failed.");
        }

        @Override
        public void verify(RunningApplication mail) throws Exception {
            assertTrue(Files.readString(mail.file("dovecot.log")).contains("auth failed"));
        }

        /** The message is an argument of a script. */
        @Override
        public Scripts scripts() {
            return Scripts.HANDLERS;
        }
    }

    static final class SignIn implements Task {
        @Override
        public void perform(Agent agent, RunningApplication mail) {
            signIn(agent, mail);
            agent.expect("Harbour");
            agent.expect("Drafts");
        }

        @Override
        public void verify(RunningApplication mail) {
            assertEquals(List.of("keeper"), mail.query("select username from users"));
        }
    }

    static final class ListMessages implements Task {
        @Override
        public void perform(Agent agent, RunningApplication mail) {
            signIn(agent, mail);
            agent.expect("Oil for the lamp");
            agent.expect("Messages 1 to 20 of 29");
        }

        @Override
        public void verify(RunningApplication mail) throws Exception {
            assertEquals(29, messages(mail, "").size());
        }

        @Override
        public Scripts scripts() {
            return Scripts.FETCH;
        }
    }

    static final class ReadMessage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication mail) {
            signIn(agent, mail);
            agent.open(MESSAGE + OIL);
            agent.expect("Oil for the lamp");
            agent.expect("Olga Strand");
            agent.expect("The oil comes on Friday.");
        }

        @Override
        public void verify(RunningApplication mail) throws Exception {
            assertTrue(
                    messages(mail, "").stream().anyMatch(m -> m.contains("oil comes on Friday")));
        }
    }

    static final class ReadFormattedMessage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication mail) {
            signIn(agent, mail);
            agent.open(MESSAGE + NEWS);
            agent.expect("Seals are back on the reef.");
            assertFalse(agent.sees("alert(1)"), agent.page());
        }

        @Override
        public void verify(RunningApplication mail) throws Exception {
            assertTrue(messages(mail, "").stream().anyMatch(m -> m.contains("alert(1)")));
        }
    }

    static final class ReadSourceOfMessage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication mail) {
            signIn(agent, mail);
            agent.open("/?_task=mail&_mbox=INBOX&_action=viewsource&_uid=" + OIL);
            agent.expect("Message-ID: <30@light.example>");
        }

        @Override
        public void verify(RunningApplication mail) throws Exception {
            assertTrue(messages(mail, "").stream().anyMatch(m -> m.contains("30@light.example")));
        }
    }

    static final class DownloadAttachment implements Task {
        @Override
        public void perform(Agent agent, RunningApplication mail) {
            signIn(agent, mail);
            agent.open(MESSAGE + TIDES);
            agent.expect("The table is attached.");
            byte[] table = agent.download(Spot.of("link", "tides.dat"));
            assertArrayEquals("6 0.4\n12 1.9\n".getBytes(StandardCharsets.UTF_8), table);
        }

        @Override
        public void verify(RunningApplication mail) throws Exception {
            assertTrue(messages(mail, "").stream().anyMatch(m -> m.contains("tides.dat")));
        }
    }

    static final class DeleteMessage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication mail) {
            signIn(agent, mail);
            agent.open(MESSAGE + LOTTERY);
            agent.expect("You have won");
            agent.click("button", "Delete");
            agent.expect("Seals are back on the reef.");
        }

        @Override
        public void verify(RunningApplication mail) throws Exception {
            assertEquals(1, messages(mail, ".Trash").size());
            assertTrue(messages(mail, ".Trash").get(0).contains("You have won"));
        }

        @Override
        public Scripts scripts() {
            return Scripts.FETCH;
        }
    }

    static final class SaveDraft implements Task {
        @Override
        public void perform(Agent agent, RunningApplication mail) {
            signIn(agent, mail);
            agent.click("button", "Compose");
            agent.type(Spot.named("_subject"), "Broken pane");
            agent.type(Spot.named("_message"), "The third pane is broken.");
            agent.click("button", "Save");
            agent.expect("Message saved to Drafts.");
        }

        @Override
        public void verify(RunningApplication mail) throws Exception {
            assertTrue(
                    messages(mail, ".Drafts").stream()
                            .anyMatch(m -> m.contains("The third pane is broken.")));
        }

        @Override
        public Scripts scripts() {
            return Scripts.HANDLERS;
        }
    }

    static final class SaveReplyAsDraft implements Task {
        @Override
        public void perform(Agent agent, RunningApplication mail) {
            signIn(agent, mail);
            agent.open("/?_task=mail&_action=compose&_mbox=INBOX&_reply_uid=" + OIL);
            agent.expect("The oil comes on Friday.");
            agent.type(Spot.named("_message"), "Friday is fine.");
            agent.click("button", "Save");
            agent.expect("Message saved to Drafts.");
        }

        @Override
        public void verify(RunningApplication mail) throws Exception {
            assertTrue(
                    messages(mail, ".Drafts").stream()
                            .anyMatch(
                                    m ->
                                            m.contains("Subject: Re: Oil for the lamp")
                                                    && m.contains("olga@coast.example")
                                                    && m.contains("Friday is fine.")));
        }

        @Override
        public Scripts scripts() {
            return Scripts.HANDLERS;
        }
    }

    static final class ChangeNameOfSender implements Task {
        @Override
        public void perform(Agent agent, RunningApplication mail) {
            signIn(agent, mail);
            agent.open("/?_task=settings&_action=edit-identity&_iid=1&_framed=1");
            agent.type("Display Name", "Keeper of the light");
            agent.click("button", "Save");
            agent.open("/?_task=settings&_action=identities");
            agent.expect("Keeper of the light");
        }

        @Override
        public void verify(RunningApplication mail) {
            assertEquals(List.of("Keeper of the light"), mail.query("select name from identities"));
        }

        @Override
        public Scripts scripts() {
            return Scripts.HANDLERS;
        }
    }

    static final class ChangeDateFormat implements Task {
        @Override
        public void perform(Agent agent, RunningApplication mail) {
            signIn(agent, mail);
            agent.open("/?_task=settings&_action=edit-prefs&_section=general&_framed=1");
            agent.choose(Spot.named("_date_format"), "24.07.2026");
            agent.click("button", "Save");
            agent.expect("Successfully saved.");
        }

        @Override
        public void verify(RunningApplication mail) {
            assertTrue(mail.query("select preferences from users").get(0).contains("d.m.Y"));
        }

        @Override
        public Scripts scripts() {
            return Scripts.HANDLERS;
        }
    }

    static final class SignOut implements Task {
        @Override
        public void perform(Agent agent, RunningApplication mail) {
            signIn(agent, mail);
            agent.click("button", "Logout");
            agent.expect("Username");
            agent.open("/?_task=mail");
            agent.expect("Username");
        }

        @Override
        public void verify(RunningApplication mail) {
            assertTrue(mail.get("/?_task=mail").contains("rcmloginuser"));
        }

        /** A script adds the token without which the server keeps the session. */
        @Override
        public Scripts scripts() {
            return Scripts.HANDLERS;
        }
    }
}
