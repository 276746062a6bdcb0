package browsy.apps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Tasks of the owner of a database in Adminer. */
class AdminerTest extends ApplicationTest {
    AdminerTest() {
        super(
                "adminer",
                new SignInWithWrongPassword(),
                new SignIn(),
                new InsertRow(),
                new EditRow(),
                new DeleteRows(),
                new SearchRows(),
                new SortRows(),
                new GoToNextPage(),
                new FollowForeignKey(),
                new RunQuery(),
                new RunWrongQuery(),
                new ExportTable(),
                new ImportRows(),
                new CreateTable(),
                new DropTable(),
                new SignOut());
    }

    private static void signIn(Agent agent, RunningApplication garden, String password) {
        agent.open("/");
        agent.choose(Spot.named("auth[driver]"), "SQLite 3");
        agent.type(Spot.named("auth[username]"), garden.fact("user"));
        agent.type(Spot.named("auth[password]"), password);
        agent.type(Spot.named("auth[db]"), "garden.db");
        agent.click("button", "Login");
    }

    private static void signIn(Agent agent, RunningApplication garden) {
        signIn(agent, garden, garden.fact("password"));
        agent.expect("Database: garden.db");
    }

    private static void openPlants(Agent agent, RunningApplication garden) {
        signIn(agent, garden);
        agent.click("link", "plants");
        agent.click("link", "Select data");
        agent.expect("130 rows");
    }

    static final class SignInWithWrongPassword implements Task {
        @Override
        public void perform(Agent agent, RunningApplication garden) {
            signIn(agent, garden, "wrong");
            agent.expect("Invalid credentials.");
        }

        @Override
        public void verify(RunningApplication garden) {
            assertTrue(garden.get("/?sqlite=&username=gardener").contains("auth[password]"));
        }
    }

    static final class SignIn implements Task {
        @Override
        public void perform(Agent agent, RunningApplication garden) {
            signIn(agent, garden);
            agent.expect("Tables and views");
            agent.expect("plants");
        }

        @Override
        public void verify(RunningApplication garden) {
            assertEquals(List.of("130"), garden.query("select count(*) from plants"));
        }
    }

    static final class InsertRow implements Task {
        @Override
        public void perform(Agent agent, RunningApplication garden) {
            signIn(agent, garden);
            agent.click("link", "beds");
            agent.click("link", "New item");
            // The fields have no labels but the first cells of their rows.
            agent.type(Spot.named("fields[name]"), "Roof \"north\" <3");
            agent.choose(Spot.named("function[sunny]"), "");
            agent.type(Spot.named("fields[sunny]"), "1");
            agent.click("button", "Save");
            agent.expect("Item 5 has been inserted.");
        }

        @Override
        public void verify(RunningApplication garden) {
            assertEquals(
                    List.of("Roof \"north\" <3|1"),
                    garden.query("select name || '|' || sunny from beds where id = 5"));
        }
    }

    static final class EditRow implements Task {
        @Override
        public void perform(Agent agent, RunningApplication garden) {
            openPlants(agent, garden);
            agent.click(Spot.of("link", "edit").inRow("Plant 009"));
            agent.type(Spot.named("fields[notes]"), "two litres a day\nno lime");
            agent.type(Spot.named("fields[height]"), "41");
            agent.click("button", "Save");
            agent.expect("Item has been updated.");
        }

        @Override
        public void verify(RunningApplication garden) {
            assertEquals(
                    List.of("two litres a day\r\nno lime|41"),
                    garden.query("select notes || '|' || height from plants where id = 9"));
        }
    }

    static final class DeleteRows implements Task {
        @Override
        public void perform(Agent agent, RunningApplication garden) {
            signIn(agent, garden);
            agent.click("link", "beds");
            agent.click("link", "Select data");
            agent.check(Spot.named("check[]").inRow("Roof"));
            agent.click("button", "Delete");
            agent.expect("1 item has been affected.");
        }

        @Override
        public void verify(RunningApplication garden) {
            assertEquals(List.of("4"), garden.query("select count(*) from beds"));
        }
    }

    static final class SearchRows implements Task {
        @Override
        public void perform(Agent agent, RunningApplication garden) {
            openPlants(agent, garden);
            agent.click("link", "Search");
            agent.choose(Spot.named("where[0][col]"), "height");
            agent.choose(Spot.named("where[0][op]"), ">");
            agent.type(Spot.named("where[0][val]"), "370");
            agent.click("button", "Select");
            agent.expect("10 rows");
            agent.expect("Plant 121");
        }

        @Override
        public void verify(RunningApplication garden) {
            assertEquals(
                    List.of("10"), garden.query("select count(*) from plants where height > 370"));
        }
    }

    static final class SortRows implements Task {
        @Override
        public void perform(Agent agent, RunningApplication garden) {
            openPlants(agent, garden);
            agent.click("link", "Sort");
            agent.choose(Spot.named("order[0]"), "height");
            agent.check(Spot.of("checkbox", "descending"));
            agent.click("button", "Select");
            agent.expect("DESC LIMIT 50");
            agent.expect("Plant 130");
            assertTrue(!agent.sees("Plant 009"), "a row of the last page");
        }

        @Override
        public void verify(RunningApplication garden) {
            assertEquals(
                    List.of("Plant 130"),
                    garden.query("select name from plants order by height desc limit 1"));
        }
    }

    static final class GoToNextPage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication garden) {
            openPlants(agent, garden);
            agent.click("link", "Search");
            agent.choose(Spot.named("where[0][col]"), "kind");
            agent.type(Spot.named("where[0][val]"), "herb");
            agent.type(Spot.named("limit"), "9");
            agent.click("button", "Select");
            agent.expect("26 rows");
            agent.click("link", "Load more data");
            agent.expect("Plant 050");
        }

        @Override
        public void verify(RunningApplication garden) {
            assertEquals(List.of("130"), garden.query("select count(*) from plants"));
        }
    }

    static final class FollowForeignKey implements Task {
        @Override
        public void perform(Agent agent, RunningApplication garden) {
            openPlants(agent, garden);
            agent.click(Spot.of("link", "3").inRow("Plant 010"));
            agent.expect("Select: beds");
            agent.expect("Kitchen");
            agent.expect("1 row");
        }

        @Override
        public void verify(RunningApplication garden) {
            assertEquals(
                    List.of("Kitchen"),
                    garden.query(
                            "select b.name from plants p join beds b on b.id = p.bed_id"
                                    + " where p.name = 'Plant 010'"));
        }
    }

    static final class RunQuery implements Task {
        @Override
        public void perform(Agent agent, RunningApplication garden) {
            signIn(agent, garden);
            agent.click("link", "SQL command");
            agent.type(
                    Spot.named("query"),
                    "update plants set notes = 'prune' where kind = 'shrub' and height < 60;\n"
                            + "select count(*) as pruned from plants where notes = 'prune'");
            agent.click("button", "Execute");
            agent.expect("Query executed OK");
            agent.expect("pruned");
        }

        @Override
        public void verify(RunningApplication garden) {
            assertEquals(
                    List.of("4"),
                    garden.query("select count(*) from plants where notes = 'prune'"));
        }
    }

    static final class RunWrongQuery implements Task {
        @Override
        public void perform(Agent agent, RunningApplication garden) {
            signIn(agent, garden);
            agent.click("link", "SQL command");
            agent.type(Spot.named("query"), "delete from plant");
            agent.click("button", "Execute");
            agent.expect("no such table: plant");
        }

        @Override
        public void verify(RunningApplication garden) {
            assertEquals(List.of("130"), garden.query("select count(*) from plants"));
        }
    }

    static final class ExportTable implements Task {
        private byte[] file = {};

        @Override
        public void perform(Agent agent, RunningApplication garden) {
            signIn(agent, garden);
            agent.click("link", "plants");
            agent.click("link", "Export");
            agent.check(Spot.of("radio", "save"));
            agent.check(Spot.of("radio", "CSV,"));
            file = agent.download(Spot.of("button", "Export"));
        }

        @Override
        public void verify(RunningApplication garden) {
            List<String> lines = new String(file, StandardCharsets.UTF_8).strip().lines().toList();
            assertEquals(
                    132, lines.size(), "a line more than rows and heading: a note of two lines");
            assertTrue(lines.get(131).startsWith("130,Plant 130,herb,"), lines.get(131));
        }
    }

    static final class ImportRows implements Task {
        @Override
        public void perform(Agent agent, RunningApplication garden) throws Exception {
            Path rows = Files.createTempDirectory("rows").resolve("rows.sql");
            Files.writeString(rows, "insert into beds values (8, 'Terrace', 1), (9, 'Yard', 0);\n");
            signIn(agent, garden);
            agent.click("link", "Import");
            agent.upload(Spot.named("sql_file[]"), rows);
            agent.click("button", "Execute");
            agent.expect("1 query executed OK.");
        }

        @Override
        public void verify(RunningApplication garden) {
            assertEquals(
                    List.of("Terrace", "Yard"),
                    garden.query("select name from beds where id > 5 order by id"));
        }
    }

    static final class CreateTable implements Task {
        @Override
        public void perform(Agent agent, RunningApplication garden) {
            signIn(agent, garden);
            agent.click("link", "Create table");
            agent.type(Spot.named("name"), "tools");
            agent.type(Spot.named("fields[1][field]"), "label");
            agent.choose(Spot.named("fields[1][type]"), "text");
            agent.click("button", "Save");
            agent.expect("Table has been created.");
        }

        @Override
        public void verify(RunningApplication garden) {
            assertEquals(
                    List.of("label"), garden.query("select name from pragma_table_info('tools')"));
        }
    }

    static final class DropTable implements Task {
        @Override
        public void perform(Agent agent, RunningApplication garden) {
            signIn(agent, garden);
            agent.check(Spot.named("tables[]").inRow("tools"));
            agent.click("button", "Drop");
            agent.expect("Tables have been dropped.");
        }

        @Override
        public void verify(RunningApplication garden) {
            assertEquals(
                    List.of("beds", "plants"),
                    garden.query("select name from sqlite_master where type = 'table' order by 1"));
        }
    }

    static final class SignOut implements Task {
        @Override
        public void perform(Agent agent, RunningApplication garden) {
            signIn(agent, garden);
            agent.click("button", "Logout");
            agent.expect("Logout successful.");
            agent.open("/?sqlite=&username=gardener&db=garden.db&select=plants");
            agent.expect("Login");
        }

        @Override
        public void verify(RunningApplication garden) {
            assertTrue(
                    !garden.get("/?sqlite=&username=gardener&db=garden.db&select=plants")
                            .contains("Plant 001"));
        }
    }
}
