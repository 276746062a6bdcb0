package browsy.apps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Tasks of a curator who edits the pages of a museum, and of a visitor. */
class WagtailTest extends ApplicationTest {
    WagtailTest() {
        super(
                "wagtail",
                new SignInWithWrongPassword(),
                new SearchPages(),
                new CreateDraft(),
                new EditDraft(),
                new PublishDraft(),
                new SubmitIncompletePage(),
                new UnpublishPageWithConfirmation(),
                new DeletePageWithConfirmation(),
                new AddSnippet(),
                new DeleteSnippets(),
                new ReplaceFileOfDocument(),
                new DownloadDocument(),
                new AddUser(),
                new ChangeOpeningHours(),
                new SendEnquiry(),
                new ReadEnquiries(),
                new SignOut(),
                new ChangePreferences());
    }

    private static void signIn(Agent agent, RunningApplication museum) {
        agent.open("/admin/");
        agent.type("Username", museum.fact("user"));
        agent.type("Password", museum.fact("password"));
        agent.click("button", "Sign in");
        agent.expect("Museum");
    }

    private static void openExhibits(Agent agent, RunningApplication museum) {
        signIn(agent, museum);
        agent.open("/admin/pages/3/");
        agent.expect("Exhibit 24");
    }

    private static List<String> isLive(RunningApplication museum, String title) {
        return museum.query("select live from wagtailcore_page where title = '" + title + "'");
    }

    static final class SignInWithWrongPassword implements Task {
        @Override
        public void perform(Agent agent, RunningApplication museum) {
            agent.open("/admin/");
            agent.type("Username", museum.fact("user"));
            agent.type("Password", "wrong");
            agent.click("button", "Sign in");
            agent.expect("Your username and password didn't match.");
        }

        @Override
        public void verify(RunningApplication museum) {
            assertEquals(
                    List.of("1"),
                    museum.query("select count(*) from auth_user where last_login is null"));
        }
    }

    static final class SearchPages implements Task {
        @Override
        public void perform(Agent agent, RunningApplication museum) {
            signIn(agent, museum);
            agent.type(Spot.named("q"), "Exhibit 17");
            agent.submit(Spot.named("q"));
            agent.expect("1-1 of 1");
            agent.expect("Exhibit 17");
        }

        @Override
        public void verify(RunningApplication museum) {
            assertEquals(List.of("25"), museum.query("select count(*) from museum_exhibitpage"));
        }
    }

    static final class CreateDraft implements Task {
        @Override
        public void perform(Agent agent, RunningApplication museum) {
            openExhibits(agent, museum);
            agent.click("link", "Add child page");
            agent.click(Spot.of("link", "Exhibit page"));
            agent.click("tab", "Content");
            agent.type(Spot.named("title"), "Brass sextant");
            agent.type(Spot.named("maker"), "Edda Krog");
            agent.type(Spot.named("made"), "1841-03-09");
            agent.click("tab", "Promote");
            agent.type(Spot.named("slug"), "sextant");
            agent.click("button", "Save draft");
            agent.expect("Page 'Brass sextant' created.");
        }

        @Override
        public void verify(RunningApplication museum) {
            assertEquals(
                    List.of("sextant 0 1841-03-09"),
                    museum.query(
                            "select slug || ' ' || live || ' ' || made from museum_exhibitpage e"
                                    + " join wagtailcore_page p on p.id = e.page_ptr_id"
                                    + " where maker = 'Edda Krog'"));
        }
    }

    static final class EditDraft implements Task {
        @Override
        public void perform(Agent agent, RunningApplication museum) {
            openExhibits(agent, museum);
            agent.click("link", "Exhibit 09");
            agent.click("tab", "Content");
            agent.type(Spot.named("description"), "Found in the attic.\nRestored in 1999.");
            agent.click("button", "Save draft");
            agent.expect("Page 'Exhibit 09' has been updated.");
        }

        @Override
        public void verify(RunningApplication museum) {
            assertEquals(
                    List.of("Found in the attic.\r\nRestored in 1999."),
                    museum.query(
                            "select json_extract(content, '$.description') from wagtailcore_revision"
                                    + " where object_str = 'Exhibit 09' order by id desc limit 1"));
            assertTrue(museum.get("/exhibit-09/").contains("Number 9 in the catalogue."));
        }
    }

    static final class PublishDraft implements Task {
        @Override
        public Scripts scripts() {
            return Scripts.HANDLERS;
        }

        @Override
        public void perform(Agent agent, RunningApplication museum) {
            openExhibits(agent, museum);
            agent.click("link", "Exhibit 05");
            agent.click("button", "More actions");
            agent.click("button", "Publish");
            agent.expect("Page 'Exhibit 05' has been published.");
        }

        @Override
        public void verify(RunningApplication museum) {
            assertEquals(List.of("1"), isLive(museum, "Exhibit 05"));
            assertTrue(museum.get("/exhibit-05/").contains("Number 5 in the catalogue."));
        }
    }

    static final class SubmitIncompletePage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication museum) {
            openExhibits(agent, museum);
            agent.click("link", "Exhibit 08");
            agent.click("tab", "Content");
            agent.type(Spot.named("title"), "");
            agent.click("button", "Save draft");
            agent.expect("The page could not be saved due to validation errors");
            agent.expect("This field is required.");
        }

        @Override
        public void verify(RunningApplication museum) {
            assertEquals(List.of("1"), isLive(museum, "Exhibit 08"));
        }
    }

    static final class UnpublishPageWithConfirmation implements Task {
        @Override
        public void perform(Agent agent, RunningApplication museum) {
            openExhibits(agent, museum);
            agent.click("link", "Exhibit 11");
            agent.open(agent.url().replace("/edit/", "/unpublish/"));
            agent.expect("Are you sure you want to unpublish this page?");
            agent.click("button", "Yes, unpublish it");
            agent.expect("Page 'Exhibit 11' unpublished.");
        }

        @Override
        public void verify(RunningApplication museum) {
            assertEquals(List.of("0"), isLive(museum, "Exhibit 11"));
        }
    }

    static final class DeletePageWithConfirmation implements Task {
        @Override
        public void perform(Agent agent, RunningApplication museum) {
            openExhibits(agent, museum);
            agent.click("link", "Exhibit 12");
            agent.open(agent.url().replace("/edit/", "/delete/"));
            agent.expect("Are you sure you want to delete this page?");
            agent.click("button", "Yes, delete it");
            agent.expect("Page 'Exhibit 12' deleted.");
        }

        @Override
        public void verify(RunningApplication museum) {
            assertEquals(List.of(), isLive(museum, "Exhibit 12"));
        }
    }

    static final class AddSnippet implements Task {
        @Override
        public void perform(Agent agent, RunningApplication museum) {
            signIn(agent, museum);
            agent.open("/admin/snippets/museum/room/");
            agent.click("link", "Add room");
            agent.type(Spot.named("name"), "Clocks");
            agent.choose(Spot.of("combobox", "Floor"), "Ground floor");
            agent.uncheck(Spot.of("checkbox", "Open"));
            agent.click("button", "Save");
            agent.expect("Room with this Name already exists.");
            agent.type(Spot.named("name"), "Maps");
            agent.click("button", "Save");
            agent.expect("Room 'Maps' created.");
        }

        @Override
        public void verify(RunningApplication museum) {
            assertEquals(
                    List.of("ground 0"),
                    museum.query(
                            "select floor || ' ' || open from museum_room where name = 'Maps'"));
        }
    }

    /** The button for all that is ticked appears by a script. */
    static final class DeleteSnippets implements Task {
        @Override
        public Scripts scripts() {
            return Scripts.HANDLERS;
        }

        @Override
        public void perform(Agent agent, RunningApplication museum) {
            signIn(agent, museum);
            agent.open("/admin/snippets/museum/room/");
            agent.check(Spot.of("checkbox", "Select").inRow("Lamps"));
            agent.check(Spot.of("checkbox", "Select").inRow("Globes"));
            agent.click("link", "Delete");
            agent.expect("Are you sure you want to delete 2 rooms?");
            agent.click("button", "Yes, delete");
            agent.expect("2 Rooms deleted.");
        }

        @Override
        public void verify(RunningApplication museum) {
            assertEquals(
                    List.of("Clocks", "Maps"),
                    museum.query("select name from museum_room order by name"));
        }
    }

    static final class ReplaceFileOfDocument implements Task {
        @Override
        public void perform(Agent agent, RunningApplication museum) throws Exception {
            Path file = Files.createTempDirectory("plan").resolve("plan.txt");
            Files.writeString(file, "a new plan");
            signIn(agent, museum);
            agent.click("link", "2 Documents");
            agent.click("link", "Floor plan");
            agent.type(Spot.named("title"), "Plan of the floors");
            agent.upload(Spot.of("button", "File"), file);
            agent.click("button", "Save");
            agent.expect("Document 'Plan of the floors' updated");
        }

        @Override
        public void verify(RunningApplication museum) throws Exception {
            String path =
                    museum.query(
                                    "select file from wagtaildocs_document"
                                            + " where title = 'Plan of the floors'")
                            .get(0);
            assertEquals("a new plan", Files.readString(museum.file("media").resolve(path)));
        }
    }

    static final class DownloadDocument implements Task {
        @Override
        public void perform(Agent agent, RunningApplication museum) {
            signIn(agent, museum);
            agent.click("link", "2 Documents");
            byte[] file = agent.download(Spot.of("link", "Loan_agreement.txt"));
            assertEquals("Loan agreement of the museum", new String(file, StandardCharsets.UTF_8));
        }

        @Override
        public void verify(RunningApplication museum) {
            assertEquals(
                    List.of("1"),
                    museum.query(
                            "select count(*) from wagtaildocs_document"
                                    + " where title = 'Loan agreement'"));
        }
    }

    static final class AddUser implements Task {
        @Override
        public void perform(Agent agent, RunningApplication museum) {
            signIn(agent, museum);
            agent.open("/admin/users/");
            agent.click("link", "Add a user");
            agent.click("tab", "Account");
            agent.type(Spot.named("username"), "guide");
            agent.type(Spot.named("email"), "guide@example.org");
            agent.type(Spot.named("first_name"), "Ines");
            agent.type(Spot.named("last_name"), "Roth");
            agent.type(Spot.named("password1"), "tour-Flag-81");
            agent.type(Spot.named("password2"), "tour-Flag-81");
            agent.click("tab", "Roles");
            agent.check(Spot.of("checkbox", "Editors"));
            agent.click("button", "Create");
            agent.expect("User 'guide' created.");
        }

        @Override
        public void verify(RunningApplication museum) {
            assertEquals(
                    List.of("Editors"),
                    museum.query(
                            "select g.name from auth_group g join auth_user_groups ug"
                                    + " on g.id = ug.group_id join auth_user u on u.id = ug.user_id"
                                    + " where username = 'guide' and first_name = 'Ines'"));
        }
    }

    static final class ChangeOpeningHours implements Task {
        @Override
        public void perform(Agent agent, RunningApplication museum) {
            signIn(agent, museum);
            agent.open("/admin/settings/museum/openinghours/");
            agent.type(Spot.named("weekend"), "9 to 20");
            agent.click("button", "Save");
            agent.expect("Opening hours updated.");
        }

        @Override
        public void verify(RunningApplication museum) {
            assertTrue(museum.get("/").contains("9 to 20"));
        }
    }

    static final class SendEnquiry implements Task {
        @Override
        public void perform(Agent agent, RunningApplication museum) {
            agent.open("/");
            agent.click("link", "Enquiries");
            agent.type("Your name", "Paul");
            agent.type("Your address", "paul@example.org");
            agent.type("Question", "Is the clock of 1803 on display?");
            agent.click("button", "Send");
            agent.expect("Thank you, we will answer soon.");
        }

        @Override
        public void verify(RunningApplication museum) {
            assertEquals(
                    List.of("Is the clock of 1803 on display?"),
                    museum.query(
                            "select json_extract(form_data, '$.question')"
                                    + " from wagtailforms_formsubmission"));
        }
    }

    static final class ReadEnquiries implements Task {
        @Override
        public void perform(Agent agent, RunningApplication museum) {
            signIn(agent, museum);
            agent.open("/admin/forms/");
            agent.click("link", "Enquiries");
            agent.expect("paul@example.org");
            agent.expect("Is the clock of 1803 on display?");
        }

        @Override
        public void verify(RunningApplication museum) {
            assertEquals(
                    List.of("1"), museum.query("select count(*) from wagtailforms_formsubmission"));
        }
    }

    static final class ChangePreferences implements Task {
        @Override
        public void perform(Agent agent, RunningApplication museum) {
            signIn(agent, museum);
            agent.click("link", "Account");
            agent.click("tab", "Profile");
            agent.type(Spot.named("name_email-first_name"), "Klara");
            agent.type(Spot.named("name_email-last_name"), "Voss");
            agent.choose(Spot.named("theme-density"), "Snug");
            agent.click("tab", "Notifications");
            agent.uncheck(Spot.named("notifications-rejected_notifications"));
            agent.click("button", "Save");
            agent.expect("Your account settings have been changed successfully!");
        }

        @Override
        public void verify(RunningApplication museum) {
            assertEquals(
                    List.of("Klara snug 0"),
                    museum.query(
                            "select first_name || ' ' || density || ' ' || rejected_notifications"
                                    + " from wagtailusers_userprofile p join auth_user u"
                                    + " on u.id = p.user_id where username = 'curator'"));
        }
    }

    /** The menu with the entry is built by a script. */
    static final class SignOut implements Task {
        @Override
        public Scripts scripts() {
            return Scripts.FRAMEWORK;
        }

        @Override
        public void perform(Agent agent, RunningApplication museum) {
            signIn(agent, museum);
            agent.click("button", museum.fact("user"));
            agent.click("button", "Log out");
            agent.expect("You have been successfully logged out.");
        }

        @Override
        public void verify(RunningApplication museum) {
            assertTrue(museum.get("/admin/").contains("id_password"));
        }
    }
}
