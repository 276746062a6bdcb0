package browsy.apps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Tasks of members of an allotment in its DokuWiki. */
class DokuWikiTest extends ApplicationTest {
    DokuWikiTest() {
        super(
                "dokuwiki",
                new SignInWithWrongPassword(),
                new SignIn(),
                new CreatePage(),
                new PreviewPage(),
                new EditSection(),
                new RestoreRevision(),
                new CompareRevisions(),
                new DeletePage(),
                new SearchPages(),
                new DownloadFile(),
                new DeleteFile(),
                new RegisterWithDifferentPasswords(),
                new Register(),
                new ChangeRealName(),
                new AddAccount(),
                new DeleteAccount(),
                new ImportAccounts(),
                new ChangeTitle(),
                new OpenPageWithoutPermission(),
                new SignOut());
    }

    private static void signIn(Agent agent, String user, String password) {
        agent.open("/doku.php");
        agent.click("link", "Log In");
        agent.type("Username", user);
        agent.type("Password", password);
        agent.click("button", "Log In");
    }

    private static void signInAsAdmin(Agent agent, RunningApplication wiki) {
        signIn(agent, wiki.fact("user"), wiki.fact("password"));
        agent.expect("Logged in as: Nora Field (nora)");
    }

    private static void signInAsMember(Agent agent, RunningApplication wiki) {
        signIn(agent, wiki.fact("member"), wiki.fact("memberPassword"));
        agent.expect("Logged in as:");
        agent.expect("(omar)");
    }

    private static String source(RunningApplication wiki, String page) throws IOException {
        return Files.readString(wiki.file("wiki/pages/" + page + ".txt"));
    }

    private static List<String> accounts(RunningApplication wiki) throws IOException {
        return Files.readAllLines(wiki.file("conf/users.auth.php")).stream()
                .filter(line -> line.contains("@"))
                .map(line -> line.replaceFirst(":[^:]*:", ":"))
                .toList();
    }

    static final class SignInWithWrongPassword implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signIn(agent, wiki.fact("user"), "wrong");
            agent.expect("Sorry, username or password was wrong.");
        }

        @Override
        public void verify(RunningApplication wiki) {
            assertTrue(wiki.get("/doku.php").contains("Log In"));
        }
    }

    static final class SignIn implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsMember(agent, wiki);
            agent.expect("Edit this page");
        }

        @Override
        public void verify(RunningApplication wiki) {
            assertFalse(wiki.get("/doku.php").contains("Edit this page"));
        }
    }

    static final class CreatePage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsMember(agent, wiki);
            agent.open("/doku.php?id=seeds:swap");
            agent.expect("This topic does not exist yet");
            agent.click("link", "Create this page");
            agent.type(Spot.named("wikitext"), "====== Swap of seeds ======\n\nBeans & peas.");
            agent.type("Edit summary", "First notice");
            agent.click("button", "Save");
            agent.expect("Beans & peas.");
        }

        @Override
        public void verify(RunningApplication wiki) throws IOException {
            assertEquals(
                    "====== Swap of seeds ======\n\nBeans & peas.", source(wiki, "seeds/swap"));
            assertTrue(
                    Files.readString(wiki.file("wiki/meta/seeds/swap.changes"))
                            .contains("omar\tFirst notice"));
        }
    }

    static final class PreviewPage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsMember(agent, wiki);
            agent.click("link", "tools");
            agent.click("link", "Edit this page");
            agent.type(Spot.named("wikitext"), "====== Tools ======\n\n**All** are lent.");
            agent.click("button", "Preview");
            agent.expect("All are lent.");
            agent.expect("not saved");
            agent.click("button", "Cancel");
            agent.expect("Wheelbarrow");
        }

        @Override
        public void verify(RunningApplication wiki) throws IOException {
            assertTrue(source(wiki, "tools").contains("| Wheelbarrow | 3      | A    |"));
        }
    }

    static final class EditSection implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsMember(agent, wiki);
            agent.click("link", "rules");
            // The sections are Rules, Guests and Dogs.
            agent.click(Spot.of("button", "Edit").nth(2));
            agent.type(Spot.named("wikitext"), "===== Dogs =====\n\nDogs stay at home.");
            agent.check(Spot.of("checkbox", "Minor Changes"));
            agent.click("button", "Save");
            agent.expect("Dogs stay at home.");
        }

        @Override
        public void verify(RunningApplication wiki) throws IOException {
            String rules = source(wiki, "rules");
            assertTrue(rules.startsWith("====== Rules ======\n"), rules);
            assertTrue(rules.contains("Guests stay with a member."), rules);
            assertTrue(rules.endsWith("===== Dogs =====\n\nDogs stay at home."), rules);
        }
    }

    static final class RestoreRevision implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsMember(agent, wiki);
            agent.click("link", "rules");
            agent.click("link", "Old revisions");
            // The revisions follow each other from the newest to the oldest.
            agent.click(Spot.of("link", "Show differences to current revisions").nth(1));
            agent.expect("No fires before noon.");
            agent.expect("No fires at all, says a joker.");
            agent.click("link", "Restore");
            agent.expect("No fires before noon.");
        }

        @Override
        public void verify(RunningApplication wiki) throws IOException {
            String rules = source(wiki, "rules");
            assertTrue(rules.contains("- No fires before noon."), rules);
            assertTrue(rules.contains("Dogs are on a lead."), rules);
        }
    }

    static final class CompareRevisions implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsMember(agent, wiki);
            agent.click("link", "rules");
            agent.click("link", "Old revisions");
            // From the newest, the fifth is Revision 1; the boxes have no labels but the text
            // beside them.
            agent.check(Spot.named("rev2[]").nth(4));
            agent.check(Spot.named("rev2[]").nth(3));
            agent.click("button", "Show differences between selected revisions");
            agent.expect("No fires before noon.");
            assertFalse(agent.sees("says a joker"), "the third revision");
        }

        @Override
        public void verify(RunningApplication wiki) throws IOException {
            assertTrue(
                    Files.readString(wiki.file("wiki/meta/rules.changes")).contains("Revision 1"));
        }
    }

    static final class DeletePage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsMember(agent, wiki);
            agent.click("link", "Sitemap");
            agent.click("link", "compost");
            agent.click("link", "Edit this page");
            agent.type(Spot.named("wikitext"), "");
            agent.click("button", "Save");
            agent.expect("This page does not exist anymore");
        }

        @Override
        public void verify(RunningApplication wiki) {
            assertFalse(Files.exists(wiki.file("wiki/pages/compost.txt")));
        }
    }

    static final class SearchPages implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            agent.open("/doku.php");
            agent.type("Search", "wheelbarrow");
            agent.click("button", "Search");
            agent.expect("Fulltext results");
            agent.click("link", "rota");
            agent.expect("Saturday whoever has a wheelbarrow free.");
        }

        @Override
        public void verify(RunningApplication wiki) throws IOException {
            assertTrue(source(wiki, "water/rota").contains("wheelbarrow"));
        }
    }

    static final class DownloadFile implements Task {
        private byte[] file = {};

        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            agent.open("/doku.php");
            file = agent.download(Spot.of("link", "plan of the beds"));
        }

        @Override
        public void verify(RunningApplication wiki) {
            assertEquals("1 beans, 2 leeks, 3 fallow\n", new String(file, StandardCharsets.UTF_8));
        }
    }

    static final class ImportAccounts implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) throws Exception {
            Path list = Files.createTempDirectory("list").resolve("members.csv");
            Files.writeString(
                    list,
                    """
                    User,Real Name,Email,Groups
                    sven,"Dahl, Sven",sven@allotment.example,user
                    tess,Tess Ek,tess@allotment.example,"user,keys"
                    """);
            signInAsAdmin(agent, wiki);
            agent.click("link", "Admin");
            agent.click("link", "User Manager");
            agent.upload(Spot.named("import"), list);
            agent.click("button", "Import New Users");
            agent.expect("User Import: 2 users found, 2 imported successfully.");
        }

        @Override
        public void verify(RunningApplication wiki) throws IOException {
            assertTrue(
                    accounts(wiki)
                            .containsAll(
                                    List.of(
                                            "sven:Dahl, Sven:sven@allotment.example:user",
                                            "tess:Tess Ek:tess@allotment.example:user,keys")),
                    accounts(wiki).toString());
        }
    }

    static final class DeleteFile implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsAdmin(agent, wiki);
            agent.click("link", "Media Manager");
            agent.click("link", "plans");
            agent.click("link", "old.txt");
            agent.click("button", "Delete");
            agent.expect("has been deleted");
        }

        @Override
        public void verify(RunningApplication wiki) {
            assertFalse(Files.exists(wiki.file("wiki/media/plans/old.txt")));
        }
    }

    static final class RegisterWithDifferentPasswords implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            register(agent, "odd-Fence-1", "odd-Fence-2");
            agent.expect("The two given passwords are not identical, please try again.");
        }

        static void register(Agent agent, String password, String again) {
            agent.open("/doku.php");
            agent.click("link", "Register");
            agent.type("Username", "pia");
            agent.type("Password", password);
            agent.type("once again", again);
            agent.type("Real name", "Pia Møller");
            agent.type("E-Mail", "pia@allotment.example");
            agent.click("button", "Register");
        }

        @Override
        public void verify(RunningApplication wiki) throws IOException {
            assertEquals(2, accounts(wiki).size());
        }
    }

    static final class Register implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            RegisterWithDifferentPasswords.register(agent, "odd-Fence-1", "odd-Fence-1");
            agent.expect("The user has been created.");
            signIn(agent, "pia", "odd-Fence-1");
            agent.expect("Logged in as: Pia Møller (pia)");
        }

        @Override
        public void verify(RunningApplication wiki) throws IOException {
            assertTrue(
                    accounts(wiki).contains("pia:Pia Møller:pia@allotment.example:user"),
                    accounts(wiki).toString());
        }
    }

    static final class ChangeRealName implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsMember(agent, wiki);
            agent.click("link", "Update Profile");
            agent.type("Real name", "Omar Hillside");
            agent.type("Confirm current password", wiki.fact("memberPassword"));
            agent.click("button", "Save");
            agent.expect("User profile successfully updated.");
        }

        @Override
        public void verify(RunningApplication wiki) throws IOException {
            assertTrue(
                    accounts(wiki).contains("omar:Omar Hillside:omar@allotment.example:user"),
                    accounts(wiki).toString());
        }
    }

    static final class AddAccount implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsAdmin(agent, wiki);
            agent.click("link", "Admin");
            agent.click("link", "User Manager");
            // The list has fields of the same names in its heading, to search accounts.
            agent.type(Spot.named("userid").nth(1), "rosa");
            agent.type(Spot.named("userpass"), "late-Train-3");
            agent.type(Spot.named("userpass2"), "late-Train-3");
            agent.type(Spot.named("username").nth(1), "Rosa Quist");
            agent.type(Spot.named("usermail").nth(1), "rosa@allotment.example");
            agent.type(Spot.named("usergroups").nth(1), "user,keys");
            agent.click("button", "Add");
            agent.expect("User added successfully");
        }

        @Override
        public void verify(RunningApplication wiki) throws IOException {
            assertTrue(
                    accounts(wiki).contains("rosa:Rosa Quist:rosa@allotment.example:user,keys"),
                    accounts(wiki).toString());
        }
    }

    static final class DeleteAccount implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsAdmin(agent, wiki);
            agent.click("link", "Admin");
            agent.click("link", "User Manager");
            agent.check(Spot.named("delete[pia]"));
            agent.click("button", "Delete Selected");
            agent.expect("1 users deleted");
        }

        @Override
        public void verify(RunningApplication wiki) throws IOException {
            assertFalse(accounts(wiki).toString().contains("pia:"), accounts(wiki).toString());
        }
    }

    static final class ChangeTitle implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsAdmin(agent, wiki);
            agent.click("link", "Admin");
            agent.click("link", "Configuration Settings");
            agent.type("Wiki title", "Allotment \"West\"");
            agent.choose(Spot.of("combobox", "license"), "CC0 1.0 Universal");
            agent.click("button", "Save");
            agent.expect("Settings updated successfully.");
        }

        @Override
        public void verify(RunningApplication wiki) throws IOException {
            String settings = Files.readString(wiki.file("conf/local.php"));
            assertTrue(settings.contains("$conf['title'] = 'Allotment \"West\"';"), settings);
            assertTrue(settings.contains("$conf['license'] = 'cc-zero';"), settings);
        }
    }

    static final class OpenPageWithoutPermission implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            agent.open("/doku.php?id=board:minutes");
            agent.expect("Permission Denied");
            assertFalse(agent.sees("The rent rises"), "text of the page");
            agent.type("Username", wiki.fact("user"));
            agent.type("Password", wiki.fact("password"));
            agent.click("button", "Log In");
            agent.expect("The rent rises in March.");
        }

        @Override
        public void verify(RunningApplication wiki) {
            assertFalse(wiki.get("/doku.php?id=board:minutes").contains("The rent rises"));
        }
    }

    static final class SignOut implements Task {
        @Override
        public void perform(Agent agent, RunningApplication wiki) {
            signInAsMember(agent, wiki);
            agent.click("link", "Log Out");
            agent.expect("Log In");
            assertFalse(agent.sees("Logged in as"), "the account");
        }

        @Override
        public void verify(RunningApplication wiki) {
            assertFalse(wiki.get("/doku.php").contains("Logged in as"));
        }
    }
}
