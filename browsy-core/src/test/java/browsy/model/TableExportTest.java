package browsy.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The export of tables as CSV and maps. */
class TableExportTest {

    @Test
    void csvQuotesSpecialCharacters() {
        TableData table =
                TableData.of(
                        null,
                        null,
                        List.of("Item", "Price"),
                        List.of(List.of("Lamp, \"large\"", "5 €"), List.of(" a\nb", "=1+1")));
        assertEquals(
                "Item,Price\r\n\"Lamp, \"\"large\"\"\",5 €\r\n\" a\nb\",=1+1\r\n", table.toCsv());
        assertEquals("1\r\n", TableData.of(null, null, List.of(), List.of(List.of("1"))).toCsv());
        assertEquals("", TableData.of(null, null, List.of(), List.of()).toCsv());
    }

    @Test
    void mapKeysAreUniqueForRepeatedAndMissingHeaders() {
        TableData table =
                TableData.of(
                        null,
                        null,
                        List.of("Price", "", "Price", "Price 3"),
                        List.of(List.of("1", "2", "3", "4")));
        assertEquals(
                List.of("Price", "2", "Price 3", "Price 3 4"),
                List.copyOf(table.toMaps().get(0).keySet()));
        TableData bare = TableData.of(null, null, List.of(), List.of(List.of("a", "b")));
        assertEquals(List.of(Map.of("1", "a", "2", "b")), bare.toMaps());
    }

    @Test
    void tablesOfAPageAreExported() {
        String html =
                "<table><tr><th>Name<th>Age<tr><td>Ann<td>30<tr><td rowspan=2>Bo<td>4<tr><td>5"
                        + "</table>";
        TableData table = Browsy.parse(html, 1280, 800).tables().get(0);
        assertEquals("Name,Age\r\nAnn,30\r\nBo,4\r\nBo,5\r\n", table.toCsv());
        assertEquals(Map.of("Name", "Bo", "Age", "5"), table.toMaps().get(2));
    }
}
