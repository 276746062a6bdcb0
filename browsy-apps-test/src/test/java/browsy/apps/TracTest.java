package browsy.apps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Tasks of the keeper of a boat yard in Trac. */
class TracTest extends ApplicationTest {
    TracTest() {
        super(
                "trac",
                new SignInWithWrongPassword(),
                new Register(),
                new CreateTicket(),
                new SubmitTicketWithoutSummary(),
                new ResolveTicketWithComment(),
                new AttachFileToTicket(),
                new DownloadTicket(),
                new ReadSecondPageOfReport(),
                new Search(),
                new GroupQueryByComponent(),
                new CreateWikiPage(),
                new EditWikiPage(),
                new DeleteWikiPage(),
                new FilterTimeline(),
                new ChangePreferences(),
                new SignOut());
    }

    private static void signIn(Agent agent, String user, String password) {
        agent.open("/yard/");
        agent.click("link", "Login");
        agent.type("Username", user);
        agent.type("Password", password);
        agent.click("button", "Login");
    }

    private static void signIn(Agent agent, RunningApplication yard) {
        signIn(agent, yard.fact("user"), yard.fact("password"));
        agent.expect("Logout");
    }

    private static void openTicket(Agent agent, RunningApplication yard, String number) {
        signIn(agent, yard);
        agent.type(Spot.named("q"), "#" + number);
        agent.click("button", "Search");
        agent.expect("Plank 00" + number + " is loose");
    }

    static final class SignInWithWrongPassword implements Task {
        @Override
        public void perform(Agent agent, RunningApplication yard) {
            signIn(agent, yard.fact("user"), "wrong");
            agent.expect("Invalid username or password");
        }

        @Override
        public void verify(RunningApplication yard) {
            assertEquals(List.of("0"), yard.query("select count(*) from auth_cookie"));
        }
    }

    static final class Register implements Task {
        @Override
        public void perform(Agent agent, RunningApplication yard) {
            agent.open("/yard/");
            agent.click("link", "Register");
            agent.type("Username", "rigger");
            agent.type(Spot.named("password"), "rope-and-Pitch-4");
            agent.type(Spot.named("password_confirm"), "rope-and-Pitch-4");
            agent.click("button", "Create account");
            agent.expect("rigger");
        }

        @Override
        public void verify(RunningApplication yard) {
            assertEquals(
                    List.of("1"),
                    yard.query(
                            "select count(*) from session_attribute"
                                    + " where sid = 'rigger' and name = 'password'"));
        }
    }

    static final class CreateTicket implements Task {
        @Override
        public void perform(Agent agent, RunningApplication yard) {
            signIn(agent, yard);
            agent.click("link", "New Ticket");
            agent.type("Summary", "Mast needs varnish");
            agent.type(Spot.named("field_description"), "Two coats.\n\n * fore\n * aft");
            agent.choose(Spot.of("combobox", "Type"), "enhancement");
            agent.choose(Spot.of("combobox", "Priority"), "critical");
            agent.click("button", "Create ticket");
            agent.expect("Mast needs varnish");
            agent.expect("#121");
        }

        @Override
        public void verify(RunningApplication yard) {
            assertEquals(
                    List.of("121 enhancement critical new"),
                    yard.query(
                            "select id || ' ' || type || ' ' || priority || ' ' || status"
                                    + " from ticket where summary = 'Mast needs varnish'"));
        }
    }

    static final class SubmitTicketWithoutSummary implements Task {
        @Override
        public void perform(Agent agent, RunningApplication yard) {
            signIn(agent, yard);
            agent.click("link", "New Ticket");
            agent.type(Spot.named("field_description"), "Something is wrong.");
            agent.click("button", "Create ticket");
            agent.expect("Tickets must contain a summary.");
        }

        @Override
        public void verify(RunningApplication yard) {
            assertEquals(List.of("121"), yard.query("select count(*) from ticket"));
        }
    }

    static final class ResolveTicketWithComment implements Task {
        @Override
        public void perform(Agent agent, RunningApplication yard) {
            openTicket(agent, yard, "5");
            agent.click("link", "Modify");
            agent.check(Spot.of("radio", "resolve"));
            agent.choose(Spot.named("action_resolve_resolve_resolution"), "wontfix");
            agent.type(Spot.named("comment"), "The plank is ''firewood''.");
            agent.click("button", "Submit changes");
            agent.expect("closed");
            agent.expect("The plank is firewood.");
        }

        @Override
        public void verify(RunningApplication yard) {
            assertEquals(
                    List.of("closed wontfix"),
                    yard.query("select status || ' ' || resolution from ticket where id = 5"));
        }
    }

    static final class AttachFileToTicket implements Task {
        @Override
        public void perform(Agent agent, RunningApplication yard) throws Exception {
            Path file = Files.createTempDirectory("trac").resolve("plan.txt");
            Files.writeString(file, "oak, 3 m");
            openTicket(agent, yard, "6");
            agent.click("button", "Attach file");
            agent.upload(Spot.named("attachment"), file);
            agent.type(Spot.named("description"), "A plan");
            agent.click("button", "Add attachment");
            agent.expect("plan.txt");
        }

        @Override
        public void verify(RunningApplication yard) throws Exception {
            assertEquals(
                    List.of("plan.txt A plan"),
                    yard.query(
                            "select filename || ' ' || description from attachment"
                                    + " where type = 'ticket' and id = '6'"));
            try (Stream<Path> files = Files.walk(yard.file("yard/files/attachments/ticket"))) {
                assertEquals(
                        "oak, 3 m",
                        Files.readString(files.filter(Files::isRegularFile).findAny().get()));
            }
        }
    }

    static final class DownloadTicket implements Task {
        @Override
        public void perform(Agent agent, RunningApplication yard) {
            openTicket(agent, yard, "7");
            String csv =
                    new String(
                            agent.download(Spot.of("link", "Comma-delimited Text")),
                            StandardCharsets.UTF_8);
            assertTrue(csv.contains("Plank 007 is loose"), csv);
        }

        @Override
        public void verify(RunningApplication yard) {
            assertTrue(yard.get("/yard/ticket/7?format=csv").contains("Plank 007 is loose"));
        }
    }

    static final class ReadSecondPageOfReport implements Task {
        @Override
        public void perform(Agent agent, RunningApplication yard) {
            signIn(agent, yard);
            agent.click("link", "View Tickets");
            agent.click("link", "{1} Active Tickets");
            agent.expect("Results (1 - 100 of 120)");
            agent.click("link", "2");
            agent.expect("Results (101 - 120 of 120)");
        }

        @Override
        public void verify(RunningApplication yard) {
            assertEquals(
                    List.of("120"),
                    yard.query("select count(*) from ticket where status <> 'closed'"));
        }
    }

    static final class Search implements Task {
        @Override
        public void perform(Agent agent, RunningApplication yard) {
            signIn(agent, yard);
            agent.click("link", "Search");
            agent.type(Spot.named("q").nth(1), "Plank 077");
            agent.uncheck(Spot.of("checkbox", "Wiki"));
            agent.click(Spot.of("button", "Search").nth(1));
            agent.expect("Plank 077 is loose");
            assertFalse(agent.sees("Plank 078 is loose"), agent.page());
        }

        @Override
        public void verify(RunningApplication yard) {
            assertEquals(
                    List.of("77"),
                    yard.query("select id from ticket where summary like '%Plank 077%'"));
        }
    }

    static final class GroupQueryByComponent implements Task {
        @Override
        public void perform(Agent agent, RunningApplication yard) {
            signIn(agent, yard);
            agent.click("link", "View Tickets");
            agent.click("link", "New Custom Query");
            // The query begins with the tickets of who is signed in.
            agent.click(Spot.named("rm_filter_0_owner_0"));
            agent.check(Spot.of("checkbox", "closed"));
            agent.choose(Spot.named("group"), "Component");
            agent.type(Spot.named("max"), "200");
            agent.click("button", "Update");
            agent.expect("121 matches");
            agent.expect("60 matches");
        }

        @Override
        public void verify(RunningApplication yard) {
            assertEquals(
                    List.of("60"),
                    yard.query("select count(*) from ticket where component = 'component2'"));
        }
    }

    static final class CreateWikiPage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication yard) {
            signIn(agent, yard);
            agent.open("/yard/wiki/DryDock");
            agent.click("button", "Create this page");
            agent.type(Spot.named("text"), "= Dry dock =\nKeep the '''sluice''' shut.\n");
            agent.type(Spot.named("comment"), "First words");
            agent.click("button", "Submit changes");
            agent.expect("Keep the sluice shut.");
        }

        @Override
        public void verify(RunningApplication yard) {
            assertEquals(
                    List.of("1 keeler First words"),
                    yard.query(
                            "select version || ' ' || author || ' ' || comment from wiki"
                                    + " where name = 'DryDock'"));
        }
    }

    static final class EditWikiPage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication yard) {
            signIn(agent, yard);
            agent.open("/yard/wiki/DryDock");
            agent.click("button", "Edit this page");
            agent.type(Spot.named("text"), "= Dry dock =\nOpen on Sundays.\n");
            agent.click("button", "Preview Page");
            agent.expect("Open on Sundays.");
            agent.click("button", "Submit changes");
            agent.expect("Your changes have been saved");
        }

        @Override
        public void verify(RunningApplication yard) {
            assertEquals(
                    List.of("= Dry dock =\nOpen on Sundays."),
                    yard.query(
                            "select trim(replace(text, char(13), ''), char(10)) from wiki"
                                    + " where name = 'DryDock' and version = 2"));
        }
    }

    static final class DeleteWikiPage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication yard) {
            signIn(agent, yard);
            agent.open("/yard/wiki/DryDock");
            agent.click("button", "Delete page");
            agent.expect("Are you sure you want to completely delete this page?");
            agent.click("button", "Delete page");
            agent.expect("The page DryDock has been deleted.");
        }

        @Override
        public void verify(RunningApplication yard) {
            assertEquals(
                    List.of("0"), yard.query("select count(*) from wiki where name = 'DryDock'"));
        }
    }

    static final class FilterTimeline implements Task {
        @Override
        public void perform(Agent agent, RunningApplication yard) {
            signIn(agent, yard);
            agent.click("link", "Timeline");
            agent.expect("WikiStart created by trac");
            agent.uncheck(Spot.of("checkbox", "Wiki changes"));
            agent.click("button", "Update");
            agent.expect("Mast needs varnish");
            assertFalse(agent.sees("WikiStart created by trac"), agent.page());
        }

        @Override
        public void verify(RunningApplication yard) {
            assertEquals(
                    List.of("trac"),
                    yard.query("select author from wiki where name = 'WikiStart'"));
        }
    }

    static final class ChangePreferences implements Task {
        @Override
        public void perform(Agent agent, RunningApplication yard) {
            signIn(agent, yard);
            agent.click("link", "Preferences");
            agent.type("Full name", "Kari Eide");
            agent.type("Email address", "kari@example.org");
            agent.click("button", "Save changes");
            agent.expect("Your preferences have been saved.");
        }

        @Override
        public void verify(RunningApplication yard) {
            assertEquals(
                    List.of("kari@example.org", "Kari Eide"),
                    yard.query(
                            "select value from session_attribute where sid = 'keeler'"
                                    + " and name in ('email', 'name') order by name"));
        }
    }

    static final class SignOut implements Task {
        @Override
        public void perform(Agent agent, RunningApplication yard) {
            signIn(agent, yard);
            agent.click("button", "Logout");
            agent.expect("Login");
            agent.open("/yard/admin");
            assertFalse(agent.sees("logged in as"), agent.page());
        }

        @Override
        public void verify(RunningApplication yard) {
            assertTrue(yard.get("/yard/").contains("/yard/login"));
        }
    }
}
