package browsy.apps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Tasks of readers and owners of a blog in WordPress. */
class WordPressTest extends ApplicationTest {
    WordPressTest() {
        super(
                "wordpress",
                new SignInWithWrongPassword(),
                new SignIn(),
                new PublishPost(),
                new EditPost(),
                new TrashPosts(),
                new RestorePost(),
                new SearchPosts(),
                new FilterByCategory(),
                new GoToNextPage(),
                new ReadOlderPosts(),
                new AddCategory(),
                new RenameCategoryToExistingName(),
                new CommentOnPost(),
                new ApproveComments(),
                new UploadFile(),
                new ChangeSettings(),
                new ChangeRole(),
                new ExportPosts(),
                new OpenSettingsAsAuthor(),
                new SignOut());
    }

    private static void signIn(Agent agent, String user, String password) {
        agent.open("/wp-login.php");
        agent.type("Username or Email Address", user);
        agent.type("Password", password);
        agent.click("button", "Log In");
    }

    private static void signIn(Agent agent, RunningApplication blog) {
        signIn(agent, blog.fact("user"), blog.fact("password"));
        agent.expect("Howdy, bakery");
    }

    private static void openPosts(Agent agent, RunningApplication blog) {
        signIn(agent, blog);
        agent.click("link", "Posts");
        agent.expect("All Categories");
    }

    private static List<String> status(RunningApplication blog, String title) {
        return blog.mariaDb(
                "select post_status from wp_posts where post_type = 'post' and post_title like '"
                        + title
                        + "'");
    }

    static final class SignInWithWrongPassword implements Task {
        @Override
        public void perform(Agent agent, RunningApplication blog) {
            signIn(agent, blog.fact("user"), "wrong");
            agent.expect("The password you entered for the username bakery is incorrect.");
        }

        @Override
        public void verify(RunningApplication blog) {
            assertEquals(
                    List.of("0"),
                    blog.mariaDb(
                            "select count(*) from wp_usermeta where meta_key = 'session_tokens'"));
        }
    }

    static final class SignIn implements Task {
        @Override
        public void perform(Agent agent, RunningApplication blog) {
            signIn(agent, blog);
            agent.expect("24 Posts");
        }

        @Override
        public void verify(RunningApplication blog) {
            assertEquals(
                    List.of("1"),
                    blog.mariaDb(
                            "select count(*) from wp_usermeta where meta_key = 'session_tokens'"));
        }
    }

    static final class PublishPost implements Task {
        @Override
        public void perform(Agent agent, RunningApplication blog) {
            openPosts(agent, blog);
            agent.click("link", "Add New");
            agent.type(Spot.named("post_title"), "Crispbread & \"butter\"");
            agent.type(Spot.named("content"), "Roll it thin.\n\nBake it <em>hot</em>.");
            agent.check(Spot.of("checkbox", "Rye"));
            agent.click("button", "Publish");
            agent.expect("Post published.");
            agent.click("link", "View post");
            agent.expect("Bake it hot.");
        }

        @Override
        public void verify(RunningApplication blog) {
            assertEquals(List.of("publish"), status(blog, "Crispbread &% \"butter\""));
            assertEquals(
                    List.of("Rye"),
                    blog.mariaDb(
                            "select name from wp_terms join wp_term_taxonomy using (term_id)"
                                    + " join wp_term_relationships using (term_taxonomy_id)"
                                    + " join wp_posts on ID = object_id"
                                    + " where post_title like 'Crispbread%'"
                                    + " and post_status = 'publish'"));
        }
    }

    static final class EditPost implements Task {
        @Override
        public void perform(Agent agent, RunningApplication blog) {
            openPosts(agent, blog);
            agent.click("link", "Loaf 22");
            agent.type(Spot.named("content"), "Let it rest.");
            agent.click("button", "Update");
            agent.expect("Post updated.");
        }

        @Override
        public void verify(RunningApplication blog) {
            assertEquals(
                    List.of("Let it rest."),
                    blog.mariaDb(
                            "select post_content from wp_posts where post_title = 'Loaf 22'"
                                    + " and post_status = 'publish'"));
        }
    }

    static final class TrashPosts implements Task {
        @Override
        public void perform(Agent agent, RunningApplication blog) {
            openPosts(agent, blog);
            agent.check(Spot.of("checkbox", "Select Loaf 19"));
            agent.check(Spot.of("checkbox", "Select Loaf 18"));
            agent.choose(Spot.named("action"), "Move to Trash");
            agent.click("button", "Apply");
            agent.expect("2 posts moved to the Trash.");
        }

        @Override
        public void verify(RunningApplication blog) {
            assertEquals(List.of("trash"), status(blog, "Loaf 18"));
            assertEquals(List.of("trash"), status(blog, "Loaf 19"));
        }
    }

    static final class RestorePost implements Task {
        @Override
        public void perform(Agent agent, RunningApplication blog) {
            openPosts(agent, blog);
            agent.click("link", "Trash (2)");
            agent.check(Spot.of("checkbox", "Select Loaf 19"));
            agent.choose(Spot.named("action"), "Restore");
            agent.click("button", "Apply");
            agent.expect("1 post restored from the Trash.");
        }

        @Override
        public void verify(RunningApplication blog) {
            assertEquals(List.of("draft"), status(blog, "Loaf 19"));
            assertEquals(List.of("trash"), status(blog, "Loaf 18"));
        }
    }

    static final class SearchPosts implements Task {
        @Override
        public void perform(Agent agent, RunningApplication blog) {
            openPosts(agent, blog);
            agent.type(Spot.named("s"), "\"loaf number 7 \"");
            agent.click("button", "Search Posts");
            agent.expect("1 item");
            agent.expect("Loaf 07");
        }

        @Override
        public void verify(RunningApplication blog) {
            assertEquals(List.of("publish"), status(blog, "Loaf 07"));
        }
    }

    static final class FilterByCategory implements Task {
        @Override
        public void perform(Agent agent, RunningApplication blog) {
            openPosts(agent, blog);
            agent.choose(Spot.named("cat"), "Wheat");
            agent.click("button", "Filter");
            agent.expect("Loaf 01");
            assertFalse(agent.sees("Loaf 02"), "a loaf of oats");
        }

        @Override
        public void verify(RunningApplication blog) {
            assertEquals(
                    List.of("Wheat"),
                    blog.mariaDb(
                            "select name from wp_terms join wp_term_taxonomy using (term_id)"
                                    + " join wp_term_relationships using (term_taxonomy_id)"
                                    + " join wp_posts on ID = object_id"
                                    + " where post_title = 'Loaf 01'"));
        }
    }

    static final class GoToNextPage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication blog) {
            openPosts(agent, blog);
            assertFalse(agent.sees("Loaf 01"), "a post of the next page");
            agent.click("link", "Next page");
            agent.expect("Loaf 01");
        }

        @Override
        public void verify(RunningApplication blog) {
            assertEquals(List.of("publish"), status(blog, "Loaf 01"));
        }
    }

    static final class ReadOlderPosts implements Task {
        @Override
        public void perform(Agent agent, RunningApplication blog) {
            agent.open("/");
            agent.click("link", "Older Posts");
            agent.click("link", "Loaf 17");
            agent.expect("Bake loaf number 17 for 37 minutes.");
        }

        @Override
        public void verify(RunningApplication blog) {
            assertTrue(blog.get("/?paged=2").contains("Loaf 17"));
        }
    }

    static final class AddCategory implements Task {
        @Override
        public void perform(Agent agent, RunningApplication blog) {
            openPosts(agent, blog);
            agent.click("link", "Categories");
            agent.type("Name", "Spelt");
            agent.choose(Spot.of("combobox", "Parent Category"), "Wheat");
            agent.type("Description", "An old kind of wheat.");
            agent.click("button", "Add New Category");
            agent.expect("Category added.");
        }

        @Override
        public void verify(RunningApplication blog) {
            assertEquals(
                    List.of("Wheat"),
                    blog.mariaDb(
                            "select parent.name from wp_term_taxonomy t join wp_terms child on"
                                    + " child.term_id = t.term_id join wp_terms parent on"
                                    + " parent.term_id = t.parent where child.name = 'Spelt'"));
        }
    }

    static final class RenameCategoryToExistingName implements Task {
        @Override
        public void perform(Agent agent, RunningApplication blog) {
            openPosts(agent, blog);
            agent.click("link", "Categories");
            agent.click("link", "Rye");
            agent.type("Name", "Oats");
            agent.type("Slug", "oats");
            agent.click("button", "Update");
            agent.expect("Category not updated.");
        }

        @Override
        public void verify(RunningApplication blog) {
            assertEquals(
                    List.of("Rye"), blog.mariaDb("select name from wp_terms where slug = 'rye'"));
        }
    }

    static final class CommentOnPost implements Task {
        @Override
        public void perform(Agent agent, RunningApplication blog) {
            agent.open("/");
            agent.click("link", "Loaf 23");
            agent.type("Comment", "It rose well – thanks!");
            agent.type("Name", "Åsa");
            agent.type("Email", "asa@blog.example");
            agent.click("button", "Post Comment");
            agent.expect("Your comment is awaiting moderation.");
            agent.expect("It rose well – thanks!");
        }

        @Override
        public void verify(RunningApplication blog) {
            assertEquals(
                    List.of("Åsa: It rose well – thanks! 0"),
                    blog.mariaDb(
                            "select concat(comment_author, ': ', comment_content, ' ',"
                                    + " comment_approved) from wp_comments"
                                    + " where comment_author_email = 'asa@blog.example'"));
        }
    }

    static final class ApproveComments implements Task {
        @Override
        public void perform(Agent agent, RunningApplication blog) {
            signIn(agent, blog);
            agent.click("link", "Comments");
            agent.check(Spot.named("delete_comments[]").inRow("Guest 8"));
            agent.check(Spot.named("delete_comments[]").inRow("Guest 24"));
            agent.choose(Spot.named("action"), "Approve");
            agent.click("button", "Apply");
            agent.expect("2 comments approved.");
        }

        @Override
        public void verify(RunningApplication blog) {
            assertEquals(
                    List.of("Guest 24", "Guest 8"),
                    blog.mariaDb(
                            "select comment_author from wp_comments where comment_approved = '1'"
                                    + " order by 1"));
        }
    }

    static final class UploadFile implements Task {
        @Override
        public void perform(Agent agent, RunningApplication blog) throws Exception {
            Path recipe = Files.createTempDirectory("recipe").resolve("spelt-rolls.txt");
            Files.writeString(recipe, "500 g of spelt\n");
            signIn(agent, blog);
            agent.open("/wp-admin/media-new.php?browser-uploader=1");
            agent.upload(Spot.named("async-upload"), recipe);
            agent.click(Spot.named("html-upload"));
            agent.expect("Media Library");
            // The grid of media, which follows, needs scripts; the list does not.
            agent.open("/wp-admin/upload.php?mode=list");
            agent.expect("spelt-rolls");
        }

        @Override
        public void verify(RunningApplication blog) {
            String address =
                    blog.mariaDb("select guid from wp_posts where post_title = 'spelt-rolls'")
                            .get(0);
            assertEquals("500 g of spelt\n", blog.get(address.replace(blog.url(), "")));
        }
    }

    static final class ChangeSettings implements Task {
        @Override
        public void perform(Agent agent, RunningApplication blog) {
            signIn(agent, blog);
            agent.click("link", "Settings");
            agent.type("Site Title", "Bread, salt & butter");
            agent.choose(Spot.of("combobox", "Timezone"), "Helsinki");
            agent.check(Spot.of("radio", "Y-m-d"));
            agent.click("button", "Save Changes");
            agent.expect("Settings saved.");
        }

        @Override
        public void verify(RunningApplication blog) {
            assertEquals(
                    List.of("Bread, salt &amp; butter", "Y-m-d", "Europe/Helsinki"),
                    blog.mariaDb(
                            "select option_value from wp_options where option_name in"
                                    + " ('blogname', 'date_format', 'timezone_string')"
                                    + " order by option_name"));
        }
    }

    static final class ChangeRole implements Task {
        @Override
        public void perform(Agent agent, RunningApplication blog) {
            signIn(agent, blog);
            agent.click("link", "Users");
            agent.check(Spot.of("checkbox", "Select miller"));
            agent.choose(Spot.named("new_role"), "Contributor");
            agent.click("button", "Change");
            agent.expect("Changed roles.");
        }

        @Override
        public void verify(RunningApplication blog) {
            String roles =
                    blog.mariaDb(
                                    "select meta_value from wp_usermeta join wp_users on ID ="
                                            + " user_id where user_login = 'miller' and meta_key ="
                                            + " 'wp_capabilities'")
                            .get(0);
            assertTrue(roles.contains("contributor"), roles);
        }
    }

    static final class ExportPosts implements Task {
        private byte[] file = {};

        @Override
        public void perform(Agent agent, RunningApplication blog) {
            signIn(agent, blog);
            agent.click("link", "Tools");
            agent.click("link", "Export");
            agent.check(Spot.of("radio", "Posts"));
            file = agent.download(Spot.of("button", "Download Export File"));
        }

        @Override
        public void verify(RunningApplication blog) {
            String xml = new String(file, StandardCharsets.UTF_8);
            assertTrue(xml.contains("<title><![CDATA[Loaf 24]]></title>"), xml);
            assertFalse(xml.contains("Sample Page"), "a page among the posts");
        }
    }

    static final class OpenSettingsAsAuthor implements Task {
        @Override
        public void perform(Agent agent, RunningApplication blog) {
            signIn(agent, blog.fact("author"), blog.fact("authorPassword"));
            agent.expect("Howdy, miller");
            assertFalse(agent.sees("Settings"), "the menu of administrators");
            agent.open("/wp-admin/options-general.php");
            agent.expect("Sorry, you are not allowed to access this page.");
        }

        @Override
        public void verify(RunningApplication blog) {
            assertTrue(blog.get("/wp-admin/options-general.php").contains("Log In"));
        }
    }

    static final class SignOut implements Task {
        @Override
        public void perform(Agent agent, RunningApplication blog) {
            signIn(agent, blog);
            agent.open("/wp-login.php?action=logout");
            agent.expect("Do you really want to");
            agent.click("link", "log out");
            agent.expect("You are now logged out.");
        }

        @Override
        public void verify(RunningApplication blog) {
            assertTrue(blog.get("/wp-admin/").contains("Log In"));
        }
    }
}
