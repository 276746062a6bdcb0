package browsy.apps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Tasks of a reader, a member and an administrator in a MediaWiki about lighthouses. */
class MediaWikiTest extends ApplicationTest {
    MediaWikiTest() {
        super(
                "mediawiki",
                new SignInWithWrongPassword(),
                new SignIn(),
                new CreatePage(),
                new EditSection(),
                new PreviewEdit(),
                new AddTopic(),
                new SearchPages(),
                new OpenCategory(),
                new CompareRevisions(),
                new UndoRevision(),
                new MovePage(),
                new DeletePage(),
                new RestorePage(),
                new UploadFile(),
                new ExportPage(),
                new WatchPage(),
                new ChangeRealName(),
                new CreateAccountWithDifferentPasswords(),
                new CreateAccount(),
                new BlockAccount(),
                new SignOut());
    }

    private static void signIn(Agent agent, String user, String password) {
        agent.open("/index.php");
        agent.click("link", "Log in");
        agent.type("Username", user);
        agent.type("Password", password);
        agent.click("button", "Log in");
    }

    private static void signInAsMember(Agent agent, RunningApplication wiki) {
        signIn(agent, wiki.fact("user"), wiki.fact("password"));
        agent.expect("Log out");
    }

    private static void signInAsAdmin(Agent agent, RunningApplication wiki) {
        signIn(agent, wiki.fact("admin"), wiki.fact("adminPassword"));
        agent.expect("Log out");
    }

    /** The source of a page; the wiki gives it to everyone. */
    private static String source(RunningApplication wiki, String page) {
        return wiki.get("/index.php?action=raw&title=" + page);
    }

    static final class SignInWithWrongPassword implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signIn(agent, wiki.fact("user"), "wrong");
            agent.expect("Incorrect username or password entered.");
        }

        @Override
        public void verify(RunningApplication wiki) {
            assertTrue(wiki.get("/index.php").contains("Log in"));
        }
    }

    static final class SignIn implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsMember(agent, wiki);
            agent.expect("Rower");
            agent.expect("Watchlist");
        }

        @Override
        public void verify(RunningApplication wiki) {
            assertFalse(wiki.get("/index.php").contains("Watchlist"));
        }
    }

    static final class CreatePage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsMember(agent, wiki);
            agent.type(Spot.of("searchbox", "Search Lighthouses"), "Pine Neck");
            agent.click("button", "Go");
            agent.expect("on this wiki!");
            agent.click("link", "Pine Neck");
            agent.type(Spot.named("wpTextbox1"), "'''Pine Neck''' & its keepers.");
            agent.type("Summary", "A new light");
            agent.click("button", "Save page");
            agent.expect("Pine Neck & its keepers.");
        }

        @Override
        public void verify(RunningApplication wiki) {
            assertEquals("'''Pine Neck''' & its keepers.", source(wiki, "Pine_Neck"));
            assertEquals(
                    List.of("A new light"),
                    wiki.query(
                            "select comment_text from comment where comment_text like 'A new%'"));
        }
    }

    static final class EditSection implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsMember(agent, wiki);
            agent.click("link", "Gull Rock");
            // The links are in the headings Light and Access.
            agent.click(Spot.of("link", "edit").nth(0));
            agent.type(Spot.named("wpTextbox1"), "== Light ==\nRed, every 5 seconds.");
            agent.check(Spot.of("checkbox", "This is a minor edit"));
            agent.click("button", "Save changes");
            agent.expect("Red, every 5 seconds.");
        }

        @Override
        public void verify(RunningApplication wiki) {
            String page = source(wiki, "Gull_Rock");
            assertTrue(page.contains("== Light ==\nRed, every 5 seconds.\n\n== Access =="), page);
            assertEquals(
                    List.of("1"),
                    wiki.query("select rev_minor_edit from revision order by rev_id desc limit 1"));
        }
    }

    static final class PreviewEdit implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsMember(agent, wiki);
            agent.click("link", "Long Spit");
            agent.click("link", "Edit");
            agent.type(Spot.named("wpTextbox1"), "''Sold'' in 1960.");
            agent.click("button", "Show preview");
            agent.expect("Sold in 1960.");
            agent.expect("Your changes have not yet been published!");
            agent.click("button", "Show changes");
            agent.expect("has a lantern of acetylene");
            agent.click("button", "Cancel");
            agent.expect("Long Spit has a lantern of acetylene.");
        }

        @Override
        public void verify(RunningApplication wiki) {
            assertTrue(source(wiki, "Long_Spit").contains("acetylene"));
        }
    }

    static final class AddTopic implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsMember(agent, wiki);
            agent.click("link", "Gull Rock");
            agent.click("link", "Discussion");
            agent.click("link", "Add topic");
            agent.type("Subject", "Ferry");
            agent.type(Spot.named("wpTextbox1"), "Does it stop here? ~~~~");
            agent.click("button", "Save page");
            agent.expect("Does it stop here?");
        }

        @Override
        public void verify(RunningApplication wiki) {
            String page = source(wiki, "Talk:Gull_Rock");
            assertTrue(page.startsWith("== Ferry ==\n\nDoes it stop here? [[User:Rower"), page);
        }
    }

    static final class SearchPages implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            agent.open("/index.php");
            agent.type(Spot.of("searchbox", "Search Lighthouses"), "acetylene");
            agent.click("button", "Go");
            agent.expect("Results 1 – 2 of 2");
            agent.click("link", "Saint Olga");
            agent.expect("burned in 1904");
        }

        @Override
        public void verify(RunningApplication wiki) {
            assertTrue(source(wiki, "Saint_Olga").contains("acetylene"));
        }
    }

    static final class OpenCategory implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            agent.open("/index.php");
            agent.click("link", "Saint Olga");
            agent.click("link", "Towers of stone");
            agent.expect("The following 2 pages are in this category");
            agent.click("link", "Gull Rock");
            agent.expect("is a lighthouse of 1871");
        }

        @Override
        public void verify(RunningApplication wiki) {
            assertEquals(
                    List.of("2"),
                    wiki.query(
                            "select count(*) from categorylinks"
                                    + " where cl_to = 'Towers_of_stone'"));
        }
    }

    static final class CompareRevisions implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            agent.open("/index.php?title=Gull_Rock");
            agent.click("link", "View history");
            // From the newest: Rower's, Revision 3, Revision 2, Revision 1. The newest has no box
            // for the older side of a comparison.
            agent.check(Spot.named("oldid").nth(2));
            agent.check(Spot.named("diff").nth(2));
            agent.click("button", "Compare selected revisions");
            agent.expect("10 seconds");
            agent.expect("12 seconds");
            assertFalse(agent.sees("night only"), "the third revision");
        }

        @Override
        public void verify(RunningApplication wiki) {
            assertEquals(
                    List.of("4"),
                    wiki.query(
                            "select count(*) from revision join page on page_id = rev_page"
                                    + " where page_title = 'Gull_Rock' and page_namespace = 0"));
        }
    }

    static final class UndoRevision implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsMember(agent, wiki);
            agent.click("link", "Gull Rock");
            agent.click("link", "View history");
            // The second revision from the newest.
            agent.click(Spot.of("link", "undo").nth(1));
            agent.expect("The edit can be undone.");
            agent.click("button", "Save changes");
            agent.expect("By boat at high water.");
        }

        @Override
        public void verify(RunningApplication wiki) {
            String page = source(wiki, "Gull_Rock");
            assertTrue(page.contains("Red, every 5 seconds."), page);
            assertTrue(page.contains("By boat at high water."), page);
        }
    }

    static final class MovePage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsAdmin(agent, wiki);
            agent.click("link", "Saint Olga");
            agent.click("button", "More");
            agent.click("link", "Move");
            agent.type(Spot.named("wpNewTitleMain"), "Cape Olga");
            agent.type("Reason", "Its name on charts");
            agent.click("button", "Move page");
            agent.expect("has been moved to");
        }

        @Override
        public void verify(RunningApplication wiki) {
            assertTrue(source(wiki, "Cape_Olga").contains("burned in 1904"));
            assertEquals("#REDIRECT [[Cape Olga]]", source(wiki, "Saint_Olga").strip());
        }
    }

    static final class DeletePage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsAdmin(agent, wiki);
            agent.open("/index.php?title=Test_of_the_press");
            agent.click("button", "More");
            agent.click("link", "Delete");
            agent.type(Spot.named("wpReason"), "Only a test");
            agent.click("button", "Delete page");
            agent.expect("has been deleted");
        }

        @Override
        public void verify(RunningApplication wiki) {
            assertEquals(
                    List.of("0"),
                    wiki.query("select count(*) from page where page_title like 'Test_of%'"));
        }
    }

    static final class RestorePage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsAdmin(agent, wiki);
            agent.open("/index.php?title=Test_of_the_press");
            agent.click("link", "one deleted edit");
            agent.click("button", "Undelete");
            agent.expect("has been undeleted");
        }

        @Override
        public void verify(RunningApplication wiki) {
            assertTrue(source(wiki, "Test_of_the_press").contains("To be deleted."));
        }
    }

    static final class UploadFile implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) throws Exception {
            Path log = Files.createTempDirectory("log").resolve("log.txt");
            Files.writeString(log, "fog at four\n");
            signInAsMember(agent, wiki);
            agent.click("link", "Upload file");
            agent.upload(Spot.named("wpUploadFile"), log);
            agent.type("Destination filename", "Log of 1903.txt");
            agent.type(Spot.named("wpUploadDescription"), "A page of the log.");
            agent.click("button", "Upload file");
            agent.expect("A page of the log.");
        }

        @Override
        public void verify(RunningApplication wiki) {
            assertEquals(
                    "fog at four\n",
                    wiki.get("/index.php?title=Special:Redirect/file/Log_of_1903.txt"));
        }
    }

    static final class ExportPage implements Task {
        private byte[] file = {};

        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            agent.open("/index.php?title=Special:Export");
            agent.type("Add pages manually", "Gull Rock\nLong Spit");
            file = agent.download(Spot.of("button", "Export"));
        }

        @Override
        public void verify(RunningApplication wiki) {
            String xml = new String(file, StandardCharsets.UTF_8);
            assertTrue(xml.contains("<title>Gull Rock</title>"), xml);
            assertTrue(xml.contains("<title>Long Spit</title>"), xml);
        }
    }

    static final class WatchPage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsMember(agent, wiki);
            agent.open("/index.php?title=Cape_Olga&action=watch");
            agent.expect("Add this page to your watchlist?");
            agent.click("button", "OK");
            agent.expect("have been added to your");
        }

        @Override
        public void verify(RunningApplication wiki) {
            assertEquals(
                    List.of("0", "1"),
                    wiki.query(
                            "select wl_namespace from watchlist where wl_title = 'Cape_Olga'"
                                    + " order by 1"));
        }
    }

    static final class ChangeRealName implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsMember(agent, wiki);
            agent.click("link", "Preferences");
            agent.type(Spot.named("wprealname"), "Ruth Owen");
            agent.check(Spot.of("radio", "She edits wiki pages"));
            agent.click("button", "Save");
            agent.expect("Your preferences have been saved.");
        }

        @Override
        public void verify(RunningApplication wiki) {
            assertEquals(
                    List.of("Ruth Owen|female"),
                    wiki.query(
                            "select user_real_name || '|' || up_value from user join"
                                    + " user_properties on up_user = user_id"
                                    + " where user_name = 'Rower' and up_property = 'gender'"));
        }
    }

    static final class CreateAccountWithDifferentPasswords implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            create(agent, "tall-Mast-44", "tall-Mast-45");
            agent.expect("The passwords you entered do not match.");
        }

        static void create(Agent agent, String password, String again) {
            agent.open("/index.php");
            agent.click("link", "Create account");
            agent.type("Username", "Painter");
            agent.type(Spot.named("wpPassword"), password);
            agent.type("Confirm password", again);
            agent.click("button", "Create your account");
        }

        @Override
        public void verify(RunningApplication wiki) {
            assertEquals(
                    List.of("0"),
                    wiki.query("select count(*) from user where user_name = 'Painter'"));
        }
    }

    static final class CreateAccount implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            CreateAccountWithDifferentPasswords.create(agent, "tall-Mast-44", "tall-Mast-44");
            agent.expect("Painter");
            agent.expect("Log out");
        }

        @Override
        public void verify(RunningApplication wiki) {
            assertEquals(
                    List.of("1"),
                    wiki.query("select count(*) from user where user_name = 'Painter'"));
        }
    }

    static final class BlockAccount implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsAdmin(agent, wiki);
            agent.click("link", "Special pages");
            agent.click("link", "Block user");
            agent.type(Spot.named("wpTarget"), "Painter");
            agent.type(Spot.named("wpExpiry-other"), "3 days");
            agent.type(Spot.named("wpReason-other"), "Removes pages");
            agent.click("button", "Block this user");
            agent.expect("Block succeeded");
        }

        @Override
        public void verify(RunningApplication wiki) {
            assertEquals(
                    List.of("Painter"),
                    wiki.query("select ipb_address from ipblocks where ipb_auto = 0"));
        }
    }

    static final class SignOut implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsMember(agent, wiki);
            agent.open("/index.php?title=Special:UserLogout");
            agent.expect("Do you want to log out?");
            agent.click("button", "Submit");
            agent.expect("You are now logged out.");
            agent.expect("Log in");
        }

        @Override
        public void verify(RunningApplication wiki) {
            assertFalse(wiki.get("/index.php").contains("Log out"));
        }
    }
}
