package browsy.apps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** Tasks of a reader of a repository in gitweb. */
class GitwebTest extends ApplicationTest {
    GitwebTest() {
        super(
                "gitweb",
                new ReadLatestCommit(),
                new ReadDiff(),
                new GoToLastPageOfLog(),
                new BrowseTree(),
                new ReadRawFile(),
                new ReadHistoryOfFile(),
                new FindLineInBlame(),
                new OpenTag(),
                new OpenBranch(),
                new SearchCommits(),
                new SearchContents(),
                new DownloadSnapshot(),
                new OpenUnknownFile());
    }

    private static void openRepository(Agent agent) {
        agent.open("/");
        agent.click("link", "recipes.git");
        agent.expect("A cook book");
    }

    private static void openLeekSoup(Agent agent) {
        openRepository(agent);
        agent.click("link", "tree");
        agent.click("link", "soups");
        agent.click("link", "leek.txt");
        agent.expect("oat milk");
    }

    /** A task that only reads: what the agent finds is what git says. */
    private interface Reading extends Task {
        String[] command();

        String answer();

        @Override
        default void verify(RunningApplication recipes) throws Exception {
            String[] words = new String[command().length + 3];
            words[0] = "git";
            words[1] = "-C";
            words[2] = recipes.fact("repository");
            System.arraycopy(command(), 0, words, 3, command().length);
            Process git = new ProcessBuilder(words).redirectErrorStream(true).start();
            assertEquals(
                    answer(),
                    new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                            .strip());
        }
    }

    static final class ReadLatestCommit implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication recipes) {
            openRepository(agent);
            agent.click("link", "Replace cream in the leek soup");
            agent.expect("Oat milk keeps longer.");
            agent.expect("soups/leek.txt");
        }

        @Override
        public String[] command() {
            return new String[] {"log", "-1", "--format=%b", "main"};
        }

        @Override
        public String answer() {
            return "Oat milk keeps longer.";
        }
    }

    static final class ReadDiff implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication recipes) {
            openRepository(agent);
            agent.click("link", "Replace cream in the leek soup");
            agent.click("link", "diff");
            agent.expect("-cream");
            agent.expect("+oat milk");
        }

        @Override
        public String[] command() {
            return new String[] {"diff", "--numstat", "main~1", "main"};
        }

        @Override
        public String answer() {
            return "1\t1\tsoups/leek.txt";
        }
    }

    static final class GoToLastPageOfLog implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication recipes) {
            openRepository(agent);
            agent.click("link", "shortlog");
            assertFalse(agent.sees("Start the cook book"), agent.page());
            agent.click("link", "next");
            agent.expect("Start the cook book");
        }

        @Override
        public String[] command() {
            return new String[] {"log", "--max-parents=0", "--format=%s", "main"};
        }

        @Override
        public String answer() {
            return "Start the cook book";
        }
    }

    static final class BrowseTree implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication recipes) {
            openRepository(agent);
            agent.click("link", "tree");
            agent.click("link", "bread");
            agent.click("link", "loaf-007.txt");
            agent.expect("flour 7 g");
        }

        @Override
        public String[] command() {
            return new String[] {"show", "main:bread/loaf-007.txt"};
        }

        @Override
        public String answer() {
            return "flour 7 g\nwater\nsalt";
        }
    }

    static final class ReadRawFile implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication recipes) {
            openLeekSoup(agent);
            agent.click("link", "raw");
            agent.expect("leeks");
            agent.expect("oat milk");
            assertTrue(agent.url().contains("blob_plain"), agent.url());
        }

        @Override
        public String[] command() {
            return new String[] {"show", "main:soups/leek.txt"};
        }

        @Override
        public String answer() {
            return "leeks\npotatoes\noat milk";
        }
    }

    static final class ReadHistoryOfFile implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication recipes) {
            openLeekSoup(agent);
            agent.click("link", "history");
            agent.expect("Start the cook book");
            agent.expect("Replace cream in the leek soup");
            assertFalse(agent.sees("Add recipe"), agent.page());
        }

        @Override
        public String[] command() {
            return new String[] {"log", "--format=%s", "main", "--", "soups/leek.txt"};
        }

        @Override
        public String answer() {
            return "Replace cream in the leek soup\nStart the cook book";
        }
    }

    static final class FindLineInBlame implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication recipes) {
            openLeekSoup(agent);
            agent.click("link", "blame");
            agent.click(Spot.of("link", "").inRow("oat milk"));
            agent.expect("Oat milk keeps longer.");
        }

        @Override
        public String[] command() {
            return new String[] {"log", "--format=%s", "-S", "oat milk", "main"};
        }

        @Override
        public String answer() {
            return "Replace cream in the leek soup";
        }
    }

    static final class OpenTag implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication recipes) {
            openRepository(agent);
            agent.click("link", "First edition");
            agent.expect("v1.0");
            agent.expect("Ada Brook");
        }

        @Override
        public String[] command() {
            return new String[] {"tag", "-l", "--format=%(contents:subject)", "v1.0"};
        }

        @Override
        public String answer() {
            return "First edition";
        }
    }

    static final class OpenBranch implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication recipes) {
            openRepository(agent);
            agent.click("link", "cakes");
            agent.expect("Add a plum cake");
        }

        @Override
        public String[] command() {
            return new String[] {"log", "-1", "--format=%s", "cakes"};
        }

        @Override
        public String answer() {
            return "Add a plum cake";
        }
    }

    static final class SearchCommits implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication recipes) {
            openRepository(agent);
            agent.type(Spot.named("s"), "recipe 04");
            // The form has no button.
            agent.submit(Spot.named("s"));
            agent.expect("Add recipe 041");
            assertFalse(agent.sees("Add recipe 051"), agent.page());
        }

        @Override
        public String[] command() {
            return new String[] {"rev-list", "--count", "--grep=recipe 04", "main"};
        }

        @Override
        public String answer() {
            return "10";
        }
    }

    static final class SearchContents implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication recipes) {
            openRepository(agent);
            agent.choose(Spot.named("st"), "grep");
            agent.type(Spot.named("s"), "potatoes");
            agent.submit(Spot.named("s"));
            agent.expect("leek.txt");
        }

        @Override
        public String[] command() {
            return new String[] {"grep", "-l", "potatoes", "main"};
        }

        @Override
        public String answer() {
            return "main:soups/leek.txt";
        }
    }

    static final class DownloadSnapshot implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication recipes) throws Exception {
            openRepository(agent);
            agent.click("link", "Replace cream in the leek soup");
            byte[] archive = agent.download(Spot.of("link", "zip"));
            try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(archive))) {
                ZipEntry entry = zip.getNextEntry();
                while (entry != null && !entry.getName().endsWith("soups/leek.txt")) {
                    entry = zip.getNextEntry();
                }
                assertEquals(
                        "leeks\npotatoes\noat milk\n",
                        new String(zip.readAllBytes(), StandardCharsets.UTF_8));
            }
        }

        @Override
        public String[] command() {
            return new String[] {"ls-tree", "-r", "--name-only", "main", "soups"};
        }

        @Override
        public String answer() {
            return "soups/leek.txt";
        }
    }

    static final class OpenUnknownFile implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication recipes) {
            agent.open("/?p=recipes.git;a=blob;f=soups/beet.txt;hb=main");
            agent.expect("404");
            agent.expect("Cannot find file");
        }

        @Override
        public String[] command() {
            return new String[] {"ls-tree", "main", "soups/beet.txt"};
        }

        @Override
        public String answer() {
            return "";
        }
    }
}
