package browsy.apps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Tasks of a librarian in Django's admin. */
class DjangoAdminTest extends ApplicationTest {
    DjangoAdminTest() {
        super(
                "django-admin",
                new SignInWithWrongPassword(),
                new SignIn(),
                new AddAuthor(),
                new SearchBooks(),
                new EditBook(),
                new DeleteBookWithConfirmation(),
                new FilterByLanguage(),
                new MarkBooksOutOfPrint(),
                new UploadCover(),
                new AddCopyInline(),
                new GoToThirdPage(),
                new SubmitIncompleteBook(),
                new ChangePassword(),
                new SignOut());
    }

    private static void signIn(Agent agent, RunningApplication library) {
        agent.open("/admin/");
        agent.type("Username", library.fact("user"));
        agent.type("Password", library.fact("password"));
        agent.click("button", "Log in");
        agent.expect("Site administration");
    }

    private static void openBooks(Agent agent, RunningApplication library) {
        signIn(agent, library);
        agent.click("link", "Books");
        agent.expect("Select book to change");
    }

    static final class SignInWithWrongPassword implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) {
            agent.open("/admin/");
            agent.type("Username", library.fact("user"));
            agent.type("Password", "wrong");
            agent.click("button", "Log in");
            agent.expect("Please enter the correct username and password");
        }

        @Override
        public void verify(RunningApplication library) {
            assertEquals(List.of("0"), library.query("select count(*) from django_session"));
        }
    }

    static final class SignIn implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) {
            signIn(agent, library);
        }

        @Override
        public void verify(RunningApplication library) {
            assertEquals(List.of("1"), library.query("select count(*) from django_session"));
        }
    }

    static final class AddAuthor implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) {
            signIn(agent, library);
            agent.click("link", "Authors");
            agent.click("link", "Add author");
            agent.type("Name", "Greta Lund");
            agent.type("Born", "1931-05-17");
            agent.click(Spot.of("button", "Save"));
            agent.expect("was added successfully");
        }

        @Override
        public void verify(RunningApplication library) {
            assertEquals(
                    List.of("1931-05-17"),
                    library.query("select born from library_author where name = 'Greta Lund'"));
        }
    }

    static final class SearchBooks implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) {
            openBooks(agent, library);
            agent.type("Search", "Notebook 17");
            agent.click("button", "Search");
            agent.expect("1 result");
            agent.expect("Notebook 17");
        }

        @Override
        public void verify(RunningApplication library) {
            assertEquals(List.of("50"), library.query("select count(*) from library_book"));
        }
    }

    static final class EditBook implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) {
            openBooks(agent, library);
            agent.click("link", "Notebook 50");
            agent.type("Summary", "Letters from the north.\nSecond line.");
            agent.choose(Spot.of("combobox", "Language"), "Japanese");
            agent.click(Spot.of("button", "Save"));
            agent.expect("was changed successfully");
        }

        @Override
        public void verify(RunningApplication library) {
            assertEquals(
                    List.of("Letters from the north.\r\nSecond line.|ja"),
                    library.query(
                            "select summary || '|' || language from library_book"
                                    + " where title = 'Notebook 50'"));
        }
    }

    static final class DeleteBookWithConfirmation implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) {
            openBooks(agent, library);
            agent.click("link", "Notebook 49");
            agent.click("link", "Delete");
            agent.expect("Are you sure");
            agent.click("button", "Yes, I’m sure");
            agent.expect("was deleted successfully");
        }

        @Override
        public void verify(RunningApplication library) {
            assertEquals(
                    List.of("0"),
                    library.query("select count(*) from library_book where title = 'Notebook 49'"));
        }
    }

    static final class FilterByLanguage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) {
            openBooks(agent, library);
            agent.click("link", "German");
            agent.expect("16 books");
            assertTrue(agent.url().contains("language__exact=de"), agent.url());
        }

        @Override
        public void verify(RunningApplication library) {
            assertEquals(
                    List.of("16"),
                    library.query("select count(*) from library_book where language = 'de'"));
        }
    }

    static final class MarkBooksOutOfPrint implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) {
            openBooks(agent, library);
            agent.check(Spot.of("checkbox", "Notebook 47"));
            agent.check(Spot.of("checkbox", "Notebook 46"));
            agent.choose(Spot.of("combobox", "Action"), "Mark selected books as out of print");
            agent.click("button", "Go");
            agent.expect("2 books are out of print.");
        }

        @Override
        public void verify(RunningApplication library) {
            assertEquals(
                    List.of("0", "0"),
                    library.query(
                            "select in_print from library_book"
                                    + " where title in ('Notebook 46', 'Notebook 47')"));
        }
    }

    static final class UploadCover implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) throws Exception {
            Path cover = Files.createTempDirectory("cover").resolve("cover.txt");
            Files.writeString(cover, "a cover");
            openBooks(agent, library);
            agent.click("link", "Notebook 48");
            agent.upload(Spot.of("button", "Cover"), cover);
            agent.click(Spot.of("button", "Save"));
            agent.expect("was changed successfully");
        }

        @Override
        public void verify(RunningApplication library) throws Exception {
            String path =
                    library.query("select cover from library_book where title = 'Notebook 48'")
                            .get(0);
            assertEquals("a cover", Files.readString(library.file("media").resolve(path)));
        }
    }

    static final class AddCopyInline implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) {
            openBooks(agent, library);
            agent.click("link", "Notebook 44");
            // The fields have no labels but the headings of their columns.
            agent.type(Spot.named("copy_set-0-shelf"), "C-12");
            agent.type(Spot.named("copy_set-0-acquired"), "2024-02-29");
            agent.click(Spot.of("button", "Save"));
            agent.expect("was changed successfully");
        }

        @Override
        public void verify(RunningApplication library) {
            assertEquals(
                    List.of("C-12 2024-02-29"),
                    library.query(
                            "select shelf || ' ' || acquired from library_copy c join library_book"
                                    + " b on b.id = c.book_id where b.title = 'Notebook 44'"));
        }
    }

    static final class GoToThirdPage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) {
            openBooks(agent, library);
            agent.click("link", "3");
            agent.expect("Notebook 01");
        }

        @Override
        public void verify(RunningApplication library) {
            assertEquals(List.of("49"), library.query("select count(*) from library_book"));
        }
    }

    static final class SubmitIncompleteBook implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) {
            openBooks(agent, library);
            agent.click("link", "Add book");
            agent.type("Title", "Without a date");
            agent.click(Spot.of("button", "Save"));
            agent.expect("Please correct the errors below.");
            agent.expect("This field is required.");
        }

        @Override
        public void verify(RunningApplication library) {
            assertEquals(
                    List.of("0"),
                    library.query(
                            "select count(*) from library_book where title = 'Without a date'"));
        }
    }

    static final class ChangePassword implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) {
            agent.open("/admin/password_change/");
            agent.type("Username", library.fact("user"));
            agent.type("Password", library.fact("password"));
            agent.click("button", "Log in");
            agent.type("Old password", library.fact("password"));
            agent.type("New password", "quiet-River-91");
            agent.type("New password confirmation", "quiet-River-91");
            agent.click("button", "Change my password");
            agent.expect("Your password was changed.");
            // The tasks that follow use the password of the data set.
            agent.open("/admin/password_change/");
            agent.type("Old password", "quiet-River-91");
            agent.type("New password", library.fact("password"));
            agent.type("New password confirmation", library.fact("password"));
            agent.click("button", "Change my password");
            agent.expect("Your password was changed.");
        }

        @Override
        public void verify(RunningApplication library) {
            assertEquals(
                    List.of("1"),
                    library.query(
                            "select count(*) from auth_user where username = 'librarian'"
                                    + " and password like 'pbkdf2%'"));
        }
    }

    static final class SignOut implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) {
            signIn(agent, library);
            agent.click("button", "Log out");
            agent.expect("Thanks for spending some quality time");
            agent.open("/admin/library/book/");
            agent.expect("Log in");
        }

        @Override
        public void verify(RunningApplication library) {
            assertTrue(library.get("/admin/library/book/").contains("id_password"));
        }
    }
}
