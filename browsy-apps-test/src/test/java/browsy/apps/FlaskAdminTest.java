package browsy.apps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Tasks of the keeper of a tool shed in Flask-Admin. */
class FlaskAdminTest extends ApplicationTest {
    FlaskAdminTest() {
        super(
                "flask-admin",
                new SortByPrice(),
                new GoToLastPage(),
                new SearchTools(),
                new ReadDetails(),
                new CreateTool(),
                new EditTool(),
                new SubmitDateThatIsNone(),
                new CreateMakerWithTools(),
                new DeleteTool(),
                new DeleteSelectedTools(),
                new FilterByPrice(),
                new ExportTools(),
                new UploadFile(),
                new RenameFile(),
                new DeleteFile());
    }

    private static void openTools(Agent agent) {
        agent.open("/");
        agent.click("link", "Tool");
        agent.expect("Add Filter");
    }

    private static void openFiles(Agent agent) {
        agent.open("/");
        agent.click("link", "Files");
        agent.expect("Upload File");
    }

    static final class SortByPrice implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shed) {
            openTools(agent);
            agent.click("link", "Price");
            agent.click("link", "Price");
            agent.expect("Tool 40");
            assertFalse(agent.sees("Tool 01"), agent.page());
        }

        @Override
        public void verify(RunningApplication shed) {
            assertEquals(
                    List.of("Tool 40"),
                    shed.query("select name from tool order by price desc limit 1"));
        }
    }

    static final class GoToLastPage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shed) {
            openTools(agent);
            agent.click("link", "3");
            agent.expect("Tool 31");
            agent.expect("Tool 40");
            assertFalse(agent.sees("Tool 30"), agent.page());
        }

        @Override
        public void verify(RunningApplication shed) {
            assertEquals(List.of("40"), shed.query("select count(*) from tool"));
        }
    }

    static final class SearchTools implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shed) {
            openTools(agent);
            agent.type(Spot.named("search"), "Tool 21");
            agent.click("button", "Search");
            agent.expect("List (1)");
            agent.expect("Tool 21");
        }

        @Override
        public void verify(RunningApplication shed) {
            assertEquals(
                    List.of("105"), shed.query("select price from tool where name = 'Tool 21'"));
        }
    }

    static final class ReadDetails implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shed) {
            openTools(agent);
            agent.click(Spot.of("link", "View Record").inRow("Tool 05"));
            agent.expect("2020-06-06");
            agent.expect("Corda");
            agent.expect("garden");
        }

        @Override
        public void verify(RunningApplication shed) {
            assertEquals(
                    List.of("2020-06-06"),
                    shed.query("select bought from tool where name = 'Tool 05'"));
        }
    }

    static final class CreateTool implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shed) {
            openTools(agent);
            agent.click("link", "Create");
            agent.choose(Spot.named("maker"), "Anvil & Sons");
            agent.type(Spot.named("name"), "Drawknife");
            agent.choose(Spot.named("kind"), "hand");
            agent.type(Spot.named("price"), "34");
            agent.check(Spot.named("lent"));
            agent.type(Spot.named("notes"), "Two handles & a blade");
            agent.type(Spot.named("bought"), "2024-02-29");
            agent.click(Spot.of("button", "Save"));
            agent.expect("Record was successfully created.");
        }

        @Override
        public void verify(RunningApplication shed) {
            assertEquals(
                    List.of("hand|34|2024-02-29|1|Two handles & a blade|1"),
                    shed.query(
                            "select kind || '|' || price || '|' || bought || '|' || lent || '|' ||"
                                    + " notes || '|' || maker_id from tool"
                                    + " where name = 'Drawknife'"));
        }
    }

    static final class EditTool implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shed) {
            openTools(agent);
            agent.click(Spot.of("link", "Edit Record").inRow("Tool 07"));
            agent.type(Spot.named("price"), "99");
            agent.uncheck(Spot.named("lent"));
            agent.click(Spot.of("button", "Save"));
            agent.expect("Record was successfully saved.");
        }

        @Override
        public void verify(RunningApplication shed) {
            assertEquals(
                    List.of("99|0|power"),
                    shed.query(
                            "select price || '|' || lent || '|' || kind from tool"
                                    + " where name = 'Tool 07'"));
        }
    }

    static final class SubmitDateThatIsNone implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shed) {
            openTools(agent);
            agent.click("link", "Create");
            agent.type(Spot.named("name"), "Nameless");
            agent.type(Spot.named("price"), "7");
            agent.type(Spot.named("bought"), "soon");
            agent.click(Spot.of("button", "Save"));
            agent.expect("Not a valid date value.");
        }

        @Override
        public void verify(RunningApplication shed) {
            assertEquals(
                    List.of("0"), shed.query("select count(*) from tool where name = 'Nameless'"));
        }
    }

    static final class CreateMakerWithTools implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shed) {
            agent.open("/");
            agent.click("link", "Maker");
            agent.click("link", "Create");
            agent.type(Spot.named("name"), "Dorn");
            agent.choose(Spot.named("tools"), "Tool 02", "Tool 35");
            agent.click("button", "Save and Continue Editing");
            agent.expect("Record was successfully created.");
        }

        @Override
        public void verify(RunningApplication shed) {
            assertEquals(
                    List.of("Tool 02", "Tool 35"),
                    shed.query(
                            "select t.name from tool t join maker m on m.id = t.maker_id"
                                    + " where m.name = 'Dorn' order by t.name"));
        }
    }

    static final class DeleteTool implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shed) {
            openTools(agent);
            agent.click(Spot.of("button", "Delete Record").inRow("Tool 09"));
            agent.expect("Record was successfully deleted.");
        }

        @Override
        public void verify(RunningApplication shed) {
            assertEquals(
                    List.of("0"), shed.query("select count(*) from tool where name = 'Tool 09'"));
        }
    }

    static final class DeleteSelectedTools implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shed) {
            openTools(agent);
            agent.check(Spot.of("checkbox", "Select record").inRow("Tool 10"));
            agent.check(Spot.of("checkbox", "Select record").inRow("Tool 11"));
            agent.click("button", "With selected");
            agent.click("link", "Delete");
            agent.expect("2 records were successfully deleted.");
        }

        @Override
        public void verify(RunningApplication shed) {
            assertEquals(
                    List.of("0"),
                    shed.query("select count(*) from tool where name in ('Tool 10', 'Tool 11')"));
        }

        @Override
        public Scripts scripts() {
            return Scripts.HANDLERS;
        }
    }

    static final class FilterByPrice implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shed) {
            openTools(agent);
            agent.click("link", "Add Filter");
            agent.click("link", "Price");
            agent.type(Spot.named("flt0_7"), "200");
            agent.click("button", "Apply");
            agent.expect("List (1)");
            agent.expect("Tool 40");
        }

        @Override
        public void verify(RunningApplication shed) {
            assertEquals(List.of("Tool 40"), shed.query("select name from tool where price = 200"));
        }

        @Override
        public Scripts scripts() {
            return Scripts.HANDLERS;
        }
    }

    static final class ExportTools implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shed) {
            openTools(agent);
            String csv =
                    new String(agent.download(Spot.of("link", "Export")), StandardCharsets.UTF_8);
            assertTrue(csv.startsWith("Name,Kind,Price,Bought,Lent,Maker"), csv);
            assertTrue(csv.contains("Tool 40,power,200,2019-05-13,"), csv);
        }

        @Override
        public void verify(RunningApplication shed) {
            assertTrue(shed.get("/admin/tool/export/csv/").contains("Tool 40,power,200"));
        }
    }

    static final class UploadFile implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shed) throws Exception {
            Path file = Files.createTempDirectory("shed").resolve("plan of the shed.txt");
            Files.writeString(file, "four walls");
            openFiles(agent);
            agent.click("link", "Upload File");
            agent.upload(Spot.of("button", "File to upload"), file);
            agent.click(Spot.of("button", "Save"));
            agent.expect("Successfully saved file");
        }

        @Override
        public void verify(RunningApplication shed) throws Exception {
            assertEquals("four walls", Files.readString(shed.file("files/plan_of_the_shed.txt")));
        }
    }

    static final class RenameFile implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shed) {
            openFiles(agent);
            agent.click(Spot.of("link", "Rename File").inRow("manual.txt"));
            agent.type(Spot.named("name"), "handbook.txt");
            agent.click(Spot.of("button", "Save"));
            agent.expect("Successfully renamed");
        }

        @Override
        public void verify(RunningApplication shed) throws Exception {
            assertEquals(
                    "Keep the blades dry.\n", Files.readString(shed.file("files/handbook.txt")));
            assertFalse(Files.exists(shed.file("files/manual.txt")));
        }
    }

    static final class DeleteFile implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shed) {
            openFiles(agent);
            // The button shows an icon only.
            agent.click(Spot.of("button", "").inRow("old.txt"));
            agent.expect("was successfully deleted.");
        }

        @Override
        public void verify(RunningApplication shed) {
            assertFalse(Files.exists(shed.file("files/old.txt")));
        }
    }
}
