package browsy.intelligence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import browsy.model.TableData;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Compares the tables of a page with an expectation file. */
class TablesTest {

    @Test
    void readsTablesByMarkupRoleAndLayout() throws IOException {
        assertEquals(
                read("tables.expected.txt"),
                Browsy.parse(read("tables.html"), 800, 600).tables().stream()
                        .map(TablesTest::text)
                        .collect(Collectors.joining("\n\n")));
    }

    private static String text(TableData table) {
        return table.caption()
                + " "
                + table.headers()
                + table.rows().stream()
                        .map(row -> "\n" + String.join(" | ", row))
                        .collect(Collectors.joining());
    }

    private static String read(String file) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(
                        TablesTest.class.getResourceAsStream("/intelligence/" + file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).stripTrailing();
        }
    }
}
