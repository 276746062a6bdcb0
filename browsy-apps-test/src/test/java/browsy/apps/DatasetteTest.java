package browsy.apps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** Tasks of a reader of tables in Datasette. */
class DatasetteTest extends ApplicationTest {
    DatasetteTest() {
        super(
                "datasette",
                new FollowForeignKey(),
                new OpenRow(),
                new FilterByHeight(),
                new RemoveFilter(),
                new SortByHeightDescending(),
                new NarrowByFacet(),
                new GoToLastPage(),
                new RunQuery(),
                new RunQueryWithParameter(),
                new RunForbiddenStatement(),
                new DownloadCsv(),
                new ReadJson());
    }

    private static void openPeaks(Agent agent) {
        agent.open("/");
        agent.click("link", "mountains");
        agent.click("link", "peaks");
        agent.expect("250 rows");
    }

    private static void filterByHeight(Agent agent) {
        openPeaks(agent);
        agent.choose(Spot.named("_filter_column"), "metres");
        agent.choose(Spot.named("_filter_op"), "≥");
        agent.type(Spot.named("_filter_value"), "4000");
        agent.click("button", "Apply");
        agent.expect("12 rows where metres ≥ 4000");
    }

    /** A task that only reads: the result is what the agent sees, compared with the database. */
    private interface Reading extends Task {
        String sql();

        List<String> seen();

        @Override
        default void verify(RunningApplication mountains) {
            assertEquals(seen(), mountains.query(sql()));
        }
    }

    static final class FollowForeignKey implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication mountains) {
            openPeaks(agent);
            agent.click(Spot.of("link", "Salt Ridge").inRow("Peak 002"));
            agent.expect("ranges: 3");
            agent.click("link", "83 rows");
            agent.expect("83 rows where range_id = 3");
        }

        @Override
        public String sql() {
            return "select count(*) from peaks where range_id = 3";
        }

        @Override
        public List<String> seen() {
            return List.of("83");
        }
    }

    static final class OpenRow implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication mountains) {
            openPeaks(agent);
            agent.click("link", "7");
            agent.expect("peaks: 7");
            agent.expect("1907");
        }

        @Override
        public String sql() {
            return "select climbed from peaks where id = 7";
        }

        @Override
        public List<String> seen() {
            return List.of("1907");
        }
    }

    static final class FilterByHeight implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication mountains) {
            filterByHeight(agent);
            agent.expect("Peak 239");
            assertFalse(agent.sees("Peak 238"), agent.page());
        }

        @Override
        public String sql() {
            return "select count(*) from peaks where metres >= 4000";
        }

        @Override
        public List<String> seen() {
            return List.of("12");
        }
    }

    static final class RemoveFilter implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication mountains) {
            filterByHeight(agent);
            agent.choose(Spot.named("_filter_column_1"), "- remove filter -");
            agent.click("button", "Apply");
            agent.expect("250 rows");
        }

        @Override
        public String sql() {
            return "select count(*) from peaks";
        }

        @Override
        public List<String> seen() {
            return List.of("250");
        }
    }

    static final class SortByHeightDescending implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication mountains) {
            openPeaks(agent);
            agent.click("link", "metres");
            agent.click("link", "metres");
            agent.expect("250 rows sorted by metres descending");
            agent.expect("Peak 250");
            assertFalse(agent.sees("Peak 001"), agent.page());
        }

        @Override
        public String sql() {
            return "select name from peaks order by metres desc limit 1";
        }

        @Override
        public List<String> seen() {
            return List.of("Peak 250");
        }
    }

    static final class NarrowByFacet implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication mountains) {
            openPeaks(agent);
            agent.click("link", "range_id");
            // The counts of the facet stand before the table.
            agent.click(Spot.of("link", "Northern Teeth"));
            agent.expect("83 rows where range_id = 1");
            assertFalse(agent.sees("Salt Ridge"), agent.page());
        }

        @Override
        public String sql() {
            return "select count(*) from peaks where range_id = 1";
        }

        @Override
        public List<String> seen() {
            return List.of("83");
        }
    }

    static final class GoToLastPage implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication mountains) {
            openPeaks(agent);
            agent.click("link", "Next page");
            agent.click("link", "Next page");
            agent.expect("Peak 250");
            assertFalse(agent.sees("Next page"), agent.page());
        }

        @Override
        public String sql() {
            return "select name from peaks order by id desc limit 1";
        }

        @Override
        public List<String> seen() {
            return List.of("Peak 250");
        }
    }

    static final class RunQuery implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication mountains) {
            agent.open("/mountains");
            // The editor has no name.
            agent.type(
                    Spot.of("textbox", ""),
                    "select r.name, max(p.metres) as top from peaks p\n"
                            + "join ranges r on r.id = p.range_id group by r.id order by top desc");
            agent.click("button", "Run SQL");
            agent.expect("returning 3 rows");
            agent.expect("4150");
        }

        @Override
        public String sql() {
            return "select max(metres) from peaks";
        }

        @Override
        public List<String> seen() {
            return List.of("4150");
        }
    }

    static final class RunQueryWithParameter implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication mountains) {
            agent.open("/mountains");
            agent.type(Spot.of("textbox", ""), "select name from peaks where climbed = :year");
            agent.click("button", "Run SQL");
            agent.type("year", "1931");
            agent.click("button", "Run SQL");
            agent.expect("returning 2 rows");
            agent.expect("Peak 151");
        }

        @Override
        public String sql() {
            return "select name from peaks where climbed = 1931";
        }

        @Override
        public List<String> seen() {
            return List.of("Peak 031", "Peak 151");
        }
    }

    static final class RunForbiddenStatement implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication mountains) {
            agent.open("/mountains");
            agent.type(Spot.of("textbox", ""), "delete from peaks");
            agent.click("button", "Run SQL");
            agent.expect("Statement must be a SELECT");
        }

        @Override
        public String sql() {
            return "select count(*) from peaks";
        }

        @Override
        public List<String> seen() {
            return List.of("250");
        }
    }

    static final class DownloadCsv implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication mountains) {
            filterByHeight(agent);
            agent.check(Spot.of("checkbox", "download file"));
            agent.check(Spot.of("checkbox", "expand labels"));
            String csv =
                    new String(
                            agent.download(Spot.of("button", "Export CSV")),
                            StandardCharsets.UTF_8);
            assertEquals(13, csv.lines().count(), csv);
            assertTrue(csv.contains("250,Peak 250,4150,2,Grey Shoulders,1910"), csv);
        }

        @Override
        public String sql() {
            return "select id || ',' || name || ',' || metres from peaks where metres = 4150";
        }

        @Override
        public List<String> seen() {
            return List.of("250,Peak 250,4150");
        }
    }

    static final class ReadJson implements Reading {
        @Override
        public void perform(Agent agent, RunningApplication mountains) {
            openPeaks(agent);
            agent.click("link", "7");
            agent.click("link", "json");
            agent.expect("Peak 007");
        }

        @Override
        public String sql() {
            return "select name from peaks where id = 7";
        }

        @Override
        public List<String> seen() {
            return List.of("Peak 007");
        }
    }
}
