package browsy.apps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Tasks of a member of a workshop in Roundup. */
class RoundupTest extends ApplicationTest {
    RoundupTest() {
        super(
                "roundup",
                new SignInWithWrongPassword(),
                new Register(),
                new CreateIssue(),
                new SubmitIssueWithoutTitle(),
                new ResolveIssueWithMessage(),
                new AttachFile(),
                new SearchByTitle(),
                new GoToNextPage(),
                new GroupIssuesByStatus(),
                new DownloadIssues(),
                new ChangeDetails(),
                new SignOut());
    }

    private static void signIn(Agent agent, String user, String password) {
        agent.open("/");
        agent.type(Spot.named("__login_name"), user);
        agent.type(Spot.named("__login_password"), password);
        agent.click("button", "Login");
    }

    private static void signIn(Agent agent, RunningApplication tracker) {
        signIn(agent, tracker.fact("user"), tracker.fact("password"));
        agent.expect("Hello, mary");
    }

    private static void openIssue(Agent agent, RunningApplication tracker, String number) {
        signIn(agent, tracker);
        agent.type(Spot.named("@number"), number);
        agent.click("button", "Show issue");
        agent.expect("Issue" + number + " Editing");
    }

    static final class SignInWithWrongPassword implements Task {
        @Override
        public void perform(Agent agent, RunningApplication tracker) {
            signIn(agent, tracker.fact("user"), "wrong");
            agent.expect("Invalid login");
            assertFalse(agent.sees("Hello, mary"), agent.page());
        }

        @Override
        public void verify(RunningApplication tracker) {
            assertTrue(tracker.get("/").contains("__login_password"));
        }
    }

    static final class Register implements Task {
        @Override
        public void perform(Agent agent, RunningApplication tracker) {
            agent.open("/");
            agent.click("link", "Register");
            agent.type(Spot.named("realname"), "Olaf Berg");
            agent.type(Spot.named("username"), "olaf");
            agent.type(Spot.named("password"), "plane-Green-31");
            agent.type(Spot.named("@confirm@password"), "plane-Green-31");
            agent.type(Spot.named("address"), "olaf@example.org");
            agent.click("button", "Register");
            agent.expect("You are now registered");
        }

        @Override
        public void verify(RunningApplication tracker) {
            assertEquals(
                    List.of("Olaf Berg olaf@example.org"),
                    tracker.query(
                            "select _realname || ' ' || _address from _user"
                                    + " where _username = 'olaf'"));
        }
    }

    static final class CreateIssue implements Task {
        @Override
        public void perform(Agent agent, RunningApplication tracker) {
            signIn(agent, tracker);
            agent.click("link", "Create New");
            agent.type(Spot.named("title"), "Saw blade is dull");
            agent.choose(Spot.named("priority"), "urgent");
            agent.choose(Spot.named("assignedto"), "mary");
            agent.type(Spot.named("@note"), "It smokes.\n\n  Since Monday.");
            agent.click("button", "Submit New Entry");
            agent.expect("issue 61 created");
            agent.expect("It smokes.");
        }

        @Override
        public void verify(RunningApplication tracker) throws Exception {
            assertEquals(
                    List.of("61 urgent mary"),
                    tracker.query(
                            "select i.id || ' ' || p._name || ' ' || u._username from _issue i"
                                    + " join _priority p on p.id = i._priority"
                                    + " join _user u on u.id = i._assignedto"
                                    + " where i._title = 'Saw blade is dull'"));
            assertEquals(
                    "It smokes.\n\n  Since Monday.",
                    Files.readString(tracker.file("tracker/db/files/msg/0/msg1"))
                            .replace("\r\n", "\n"));
        }
    }

    static final class SubmitIssueWithoutTitle implements Task {
        @Override
        public void perform(Agent agent, RunningApplication tracker) {
            signIn(agent, tracker);
            agent.click("link", "Create New");
            agent.type(Spot.named("@note"), "What was it?");
            agent.click("button", "Submit New Entry");
            agent.expect("Required issue properties title, priority not supplied");
            agent.expect("What was it?");
        }

        @Override
        public void verify(RunningApplication tracker) {
            assertEquals(List.of("61"), tracker.query("select count(*) from _issue"));
        }
    }

    static final class ResolveIssueWithMessage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication tracker) {
            openIssue(agent, tracker, "2");
            agent.choose(Spot.named("status"), "resolved");
            agent.type(Spot.named("@note"), "Oiled & tightened <b>twice</b>.");
            agent.click("button", "Submit Changes");
            agent.expect("edited ok");
            agent.expect("Oiled & tightened <b>twice</b>.");
        }

        @Override
        public void verify(RunningApplication tracker) {
            assertEquals(
                    List.of("resolved"),
                    tracker.query(
                            "select s._name from _issue i join _status s on s.id = i._status"
                                    + " where i.id = 2"));
            assertEquals(
                    List.of("1"),
                    tracker.query("select count(*) from issue_messages where nodeid = 2"));
        }
    }

    static final class AttachFile implements Task {
        @Override
        public void perform(Agent agent, RunningApplication tracker) throws Exception {
            Path file = Files.createTempDirectory("roundup").resolve("noise.txt");
            Files.writeString(file, "clack clack");
            openIssue(agent, tracker, "3");
            agent.upload(Spot.named("@file"), file);
            agent.click("button", "Submit Changes");
            agent.expect("edited ok");
            agent.expect("noise.txt");
        }

        @Override
        public void verify(RunningApplication tracker) throws Exception {
            assertEquals(
                    List.of("1"),
                    tracker.query("select count(*) from issue_files where nodeid = 3"));
            assertEquals(
                    "clack clack", Files.readString(tracker.file("tracker/db/files/file/0/file1")));
        }
    }

    static final class SearchByTitle implements Task {
        @Override
        public void perform(Agent agent, RunningApplication tracker) {
            signIn(agent, tracker);
            agent.click("link", "Search");
            agent.type(Spot.named("title"), "Machine 17");
            // The first button of this name belongs to the search of the head of the page.
            agent.click(Spot.of("button", "Search").nth(1));
            agent.expect("Machine 17 rattles");
            assertFalse(agent.sees("Machine 18 rattles"), agent.page());
        }

        @Override
        public void verify(RunningApplication tracker) {
            assertEquals(
                    List.of("17"),
                    tracker.query("select id from _issue where _title like '%Machine 17%'"));
        }
    }

    static final class GoToNextPage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication tracker) {
            signIn(agent, tracker);
            agent.expect("1..50 out of 60");
            agent.click("link", "next >>");
            agent.expect("51..60 out of 60");
        }

        @Override
        public void verify(RunningApplication tracker) {
            assertEquals(
                    List.of("60"),
                    tracker.query(
                            "select count(*) from _issue i join _status s on s.id = i._status"
                                    + " where s._name <> 'resolved'"));
        }
    }

    static final class GroupIssuesByStatus implements Task {
        @Override
        public void perform(Agent agent, RunningApplication tracker) {
            signIn(agent, tracker);
            agent.choose(Spot.named("@sort0"), "title");
            agent.uncheck(Spot.named("@sortdir0"));
            agent.choose(Spot.named("@group0"), "status");
            agent.click("button", "Redisplay");
            agent.expect("1..50 out of 60");
            agent.expect("Machine 60 rattles");
            assertFalse(agent.sees("Machine 59 rattles"), agent.page());
        }

        @Override
        public void verify(RunningApplication tracker) {
            assertEquals(
                    List.of("15"),
                    tracker.query(
                            "select count(*) from _issue i join _status s on s.id = i._status"
                                    + " where s._name = 'unread' and i.id <= 60"));
        }
    }

    static final class DownloadIssues implements Task {
        @Override
        public void perform(Agent agent, RunningApplication tracker) {
            signIn(agent, tracker);
            String csv =
                    new String(
                            agent.download(Spot.of("link", "Download as CSV")),
                            StandardCharsets.UTF_8);
            assertTrue(csv.contains("Machine 60 rattles"), csv);
            assertEquals(62, csv.lines().count(), csv);
        }

        @Override
        public void verify(RunningApplication tracker) {
            assertEquals(List.of("61"), tracker.query("select count(*) from _issue"));
        }
    }

    static final class ChangeDetails implements Task {
        @Override
        public void perform(Agent agent, RunningApplication tracker) {
            signIn(agent, tracker);
            agent.click("link", "Your Details");
            agent.type("Phone", "+47 55 01 02");
            agent.type("Organisation", "Workshop \"North\"");
            agent.click("button", "Submit Changes");
            agent.expect("edited ok");
        }

        @Override
        public void verify(RunningApplication tracker) {
            assertEquals(
                    List.of("+47 55 01 02|Workshop \"North\""),
                    tracker.query(
                            "select _phone || '|' || _organisation from _user"
                                    + " where _username = 'mary'"));
        }
    }

    static final class SignOut implements Task {
        @Override
        public void perform(Agent agent, RunningApplication tracker) {
            signIn(agent, tracker);
            agent.click("link", "Logout");
            agent.expect("Register");
            agent.open("/user3");
            assertFalse(agent.sees("Hello, mary"), agent.page());
        }

        @Override
        public void verify(RunningApplication tracker) {
            assertFalse(tracker.get("/user3").contains("Hello"));
        }
    }
}
