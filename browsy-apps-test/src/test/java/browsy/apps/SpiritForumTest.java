package browsy.apps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tasks of members and moderators of a forum. */
class SpiritForumTest extends ApplicationTest {
    SpiritForumTest() {
        super(
                "spirit-forum",
                new SignInWithWrongPassword(),
                new SignIn(),
                new RegisterAndActivate(),
                new PublishTopic(),
                new PublishTopicWithoutTitle(),
                new ReplyToTopic(),
                new EditComment(),
                new SearchTopics(),
                new GoToLastPage(),
                new ListTopicsOfCategory(),
                new ChangeProfile(),
                new ReportComment(),
                new CloseTopic(),
                new DeleteComment(),
                new AddCategory(),
                new SignOut());
    }

    private static void signIn(Agent agent, String user, String password) {
        agent.open("/");
        agent.click("link", "Log in");
        agent.type("Username", user);
        agent.type("Password", password);
        agent.click("button", "Login");
        agent.expect(user);
    }

    private static void signIn(Agent agent, RunningApplication forum) {
        signIn(agent, forum.fact("member"), forum.fact("password"));
    }

    private static void signInAsModerator(Agent agent, RunningApplication forum) {
        signIn(agent, forum.fact("moderator"), forum.fact("moderatorPassword"));
    }

    /** Opens the first address on the page that fits: links of icons have no words. */
    private static void follow(Agent agent, String pattern) {
        String page = agent.page();
        Matcher address = Pattern.compile(pattern).matcher(page);
        assertTrue(address.find(), page);
        agent.open(address.group());
    }

    static final class SignInWithWrongPassword implements Task {
        @Override
        public void perform(Agent agent, RunningApplication forum) {
            agent.open("/user/login/");
            agent.type("Username", forum.fact("member"));
            agent.type("Password", "wrong");
            agent.click("button", "Login");
            agent.expect("Please enter a correct username and password.");
        }

        @Override
        public void verify(RunningApplication forum) {
            assertEquals(List.of("0"), forum.query("select count(*) from django_session"));
        }
    }

    static final class SignIn implements Task {
        @Override
        public void perform(Agent agent, RunningApplication forum) {
            signIn(agent, forum);
            agent.open("/user/");
            agent.expect("wren@birds.example");
        }

        @Override
        public void verify(RunningApplication forum) {
            assertEquals(List.of("1"), forum.query("select count(*) from django_session"));
        }
    }

    static final class RegisterAndActivate implements Task {
        @Override
        public void perform(Agent agent, RunningApplication forum) throws Exception {
            agent.open("/");
            agent.click("link", "Log in");
            agent.click("link", "Create an account");
            agent.type("Username", "martin");
            agent.type("Email address", "martin@birds.example");
            agent.type("Email confirmation", "martin@birds.example");
            agent.type("Password", "mud-Walls-88");
            agent.click("button", "Register");
            agent.expect("We have sent you an email");
            agent.open(addressInMail(forum));
            agent.expect("Your account has been activated!");
            agent.type("Username", "martin");
            agent.type("Password", "mud-Walls-88");
            agent.click("button", "Login");
            agent.expect("Preferences");
        }

        private static String addressInMail(RunningApplication forum) throws Exception {
            try (var mails = Files.list(forum.file("mail"))) {
                Path mail = mails.findFirst().orElseThrow();
                Matcher address =
                        Pattern.compile("http\\S*/activation/\\S+").matcher(Files.readString(mail));
                assertTrue(address.find());
                return address.group();
            }
        }

        @Override
        public void verify(RunningApplication forum) {
            assertEquals(
                    List.of("martin@birds.example 1"),
                    forum.query(
                            "select email || ' ' || is_verified from auth_user u join"
                                    + " spirit_user_userprofile p on p.user_id = u.id"
                                    + " where username = 'martin'"));
        }
    }

    static final class PublishTopic implements Task {
        @Override
        public void perform(Agent agent, RunningApplication forum) {
            signIn(agent, forum);
            agent.click("link", "Create Topic");
            agent.type("Title", "Owl in the barn");
            agent.choose(Spot.of("combobox", "Category"), "Nests");
            agent.type("Comment", "It hisses.\n\nWhat does it **eat**?");
            agent.click("button", "Publish");
            agent.expect("Owl in the barn");
            agent.expect("What does it eat?");
        }

        @Override
        public void verify(RunningApplication forum) {
            assertEquals(
                    List.of("Nests It hisses.\r\n\r\nWhat does it **eat**?"),
                    forum.query(
                            "select k.title || ' ' || c.comment from spirit_topic_topic t"
                                    + " join spirit_comment_comment c on c.topic_id = t.id"
                                    + " join spirit_category_category k on k.id = t.category_id"
                                    + " where t.title = 'Owl in the barn'"));
        }
    }

    static final class PublishTopicWithoutTitle implements Task {
        @Override
        public void perform(Agent agent, RunningApplication forum) {
            signIn(agent, forum);
            agent.click("link", "Create Topic");
            // The browser takes a space for a title; the server does not.
            agent.type("Title", " ");
            agent.choose(Spot.of("combobox", "Category"), "Feeders");
            agent.type("Comment", "No title.");
            agent.click("button", "Publish");
            agent.expect("This field is required.");
        }

        @Override
        public void verify(RunningApplication forum) {
            assertEquals(
                    List.of("0"),
                    forum.query(
                            "select count(*) from spirit_comment_comment where comment = 'No title.'"));
        }
    }

    static final class ReplyToTopic implements Task {
        @Override
        public void perform(Agent agent, RunningApplication forum) {
            signIn(agent, forum);
            agent.click("link", "Nest in a kettle");
            agent.type(Spot.named("comment"), "Do not boil water.");
            agent.click("button", "Publish");
            agent.expect("A robin nests in my old kettle.");
            agent.expect("Do not boil water.");
        }

        @Override
        public void verify(RunningApplication forum) {
            assertEquals(
                    List.of("wren 2"),
                    forum.query(
                            "select u.username || ' ' || t.comment_count from"
                                    + " spirit_comment_comment c join auth_user u on u.id = c.user_id"
                                    + " join spirit_topic_topic t on t.id = c.topic_id"
                                    + " where c.comment = 'Do not boil water.'"));
        }
    }

    static final class EditComment implements Task {
        @Override
        public void perform(Agent agent, RunningApplication forum) {
            signIn(agent, forum);
            agent.click("link", "Box for starlings");
            follow(agent, "/comment/\\d+/update/");
            agent.type("Comment", "How wide is the hole, and how deep is the box?");
            agent.click("button", "Publish");
            agent.expect("and how deep is the box?");
        }

        @Override
        public void verify(RunningApplication forum) {
            assertEquals(
                    List.of("1"),
                    forum.query(
                            "select modified_count from spirit_comment_comment"
                                    + " where comment like '%how deep is the box?'"));
        }
    }

    static final class SearchTopics implements Task {
        @Override
        public void perform(Agent agent, RunningApplication forum) {
            signIn(agent, forum);
            agent.open("/search/");
            // The page has two forms with one identifier, so that the label is not this field's.
            agent.type(Spot.named("q"), "robin");
            agent.click("button", "Search");
            agent.expect("Results");
            agent.click("link", "Nest in a kettle");
            agent.expect("A robin nests in my old kettle.");
        }

        @Override
        public void verify(RunningApplication forum) {
            assertTrue(Files.isDirectory(forum.file("search")));
        }
    }

    static final class GoToLastPage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication forum) {
            agent.open("/");
            agent.click("link", "Swifts are back");
            agent.expect("Page 1 of 3");
            agent.click("link", "Last");
            agent.expect("Day 45: 45 swifts.");
            assertTrue(agent.url().contains("page=3"), agent.url());
        }

        @Override
        public void verify(RunningApplication forum) {
            assertTrue(forum.get("/topic/44/swifts-are-back/?page=3").contains("45 swifts."));
        }
    }

    static final class ListTopicsOfCategory implements Task {
        @Override
        public void perform(Agent agent, RunningApplication forum) {
            agent.open("/");
            agent.click("link", "Feeder report 39");
            agent.click("link", "Feeders");
            agent.expect("Feeder report 40");
            agent.click("link", "2");
            agent.expect("Feeder report 12");
        }

        @Override
        public void verify(RunningApplication forum) {
            assertTrue(forum.get("/category/3/feeders/?page=2").contains("Feeder report 12"));
        }
    }

    static final class ChangeProfile implements Task {
        @Override
        public void perform(Agent agent, RunningApplication forum) {
            signIn(agent, forum);
            agent.open("/user/");
            agent.type("First name", "Jenny");
            agent.type("Location", "In the hedge");
            agent.choose(Spot.of("combobox", "Email notifications"), "Weekly");
            agent.uncheck(Spot.of("checkbox", "Email replies"));
            agent.click("button", "Save");
            agent.expect("Your profile has been updated!");
        }

        @Override
        public void verify(RunningApplication forum) {
            // Weekly is 4, mentions are 8.
            assertEquals(
                    List.of("Jenny In the hedge 12"),
                    forum.query(
                            "select first_name || ' ' || location || ' ' || notify from auth_user u"
                                    + " join spirit_user_userprofile p on p.user_id = u.id"
                                    + " where username = 'wren'"));
        }
    }

    static final class ReportComment implements Task {
        @Override
        public void perform(Agent agent, RunningApplication forum) {
            signIn(agent, forum);
            agent.click("link", "Buy cheap boxes");
            follow(agent, "/comment/flag/\\d+/create/");
            agent.choose(Spot.of("combobox", "Reason"), "Spam");
            agent.type("Body", "An advertisement.");
            agent.click("button", "Report");
            agent.expect("Visit my shop");
        }

        @Override
        public void verify(RunningApplication forum) {
            assertEquals(
                    List.of("0 An advertisement."),
                    forum.query(
                            "select reason || ' ' || body from spirit_comment_flag_flag f"
                                    + " join auth_user u on u.id = f.user_id"
                                    + " where u.username = 'wren'"));
        }
    }

    static final class CloseTopic implements Task {
        @Override
        public void perform(Agent agent, RunningApplication forum) {
            signInAsModerator(agent, forum);
            agent.click("link", "Feeder report 40");
            // A script shows the menu, whose addresses are on the page without it.
            agent.click("link", "Moderate");
            follow(agent, "/topic/moderate/lock/\\d+/");
            agent.expect("Moderate topic: Feeder report 40");
            agent.click("button", "Apply");
            agent.expect("closed");
        }

        @Override
        public void verify(RunningApplication forum) {
            assertEquals(
                    List.of("Feeder report 40"),
                    forum.query("select title from spirit_topic_topic where is_closed"));
        }
    }

    static final class DeleteComment implements Task {
        @Override
        public void perform(Agent agent, RunningApplication forum) {
            signInAsModerator(agent, forum);
            agent.click("link", "Buy cheap boxes");
            follow(agent, "/comment/\\d+/delete/");
            agent.expect("Moderate comment");
            agent.click("button", "Apply");
            agent.expect("Buy cheap boxes");
        }

        @Override
        public void verify(RunningApplication forum) {
            assertEquals(
                    List.of("Visit my shop for cheap boxes!"),
                    forum.query("select comment from spirit_comment_comment where is_removed"));
        }
    }

    static final class AddCategory implements Task {
        @Override
        public void perform(Agent agent, RunningApplication forum) {
            signInAsModerator(agent, forum);
            agent.open("/st/admin/category/");
            agent.click("link", "Create Category");
            agent.type("Title", "Songs");
            agent.type("Description", "Who sings at dawn");
            agent.check(Spot.of("checkbox", "Closed"));
            agent.click("button", "Save");
            agent.expect("Songs");
        }

        @Override
        public void verify(RunningApplication forum) {
            assertEquals(
                    List.of("Who sings at dawn 1"),
                    forum.query(
                            "select description || ' ' || is_closed from"
                                    + " spirit_category_category where title = 'Songs'"));
        }
    }

    static final class SignOut implements Task {
        @Override
        public void perform(Agent agent, RunningApplication forum) {
            signIn(agent, forum);
            agent.open("/user/menu/");
            agent.click("link", "Log out");
            // A script leaves out the confirmation.
            if (agent.sees("Are you sure")) {
                agent.click("button", "Log out");
            }
            agent.expect("Log in");
            agent.open("/topic/publish/");
            agent.expect("Password");
        }

        @Override
        public void verify(RunningApplication forum) {
            assertTrue(forum.get("/topic/publish/").contains("id_password"));
        }
    }
}
