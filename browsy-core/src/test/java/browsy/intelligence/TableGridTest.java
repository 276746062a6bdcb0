package browsy.intelligence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.Browsy;
import browsy.model.TableCell;
import browsy.model.TableCell.Kind;
import browsy.model.TableData;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The positions of cells in data tables. */
class TableGridTest {

    private static List<TableData> tables(String html) {
        return Browsy.parse("<!DOCTYPE html>" + html, 800, 600).tables();
    }

    private static String rows(String html) {
        return tables(html).stream().map(TableGridTest::rows).collect(Collectors.joining(" // "));
    }

    private static String rows(TableData table) {
        return table.headers()
                + table.rows().stream()
                        .map(row -> " / " + String.join("|", row))
                        .collect(Collectors.joining());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                // empty and missing cells
                "<tr><th>a<th>b<th>c<tr><td>1<td><td>3<tr><td>4 ~ [a, b, c] / 1||3 / 4||",
                // row spans end with their row group
                "<tr><th>a<th>b<tbody><tr><td rowspan=9>1<td>2<tr><td>3<tbody><tr><td>4<td>5"
                        + " ~ [a, b] / 1|2 / 1|3 / 4|5",
                // rowspan=0 extends to the end of the row group
                "<tr><th>a<th>b<tbody><tr><td rowspan=0>1<td>2<tr><td>3<tr><td>4"
                        + " ~ [a, b] / 1|2 / 1|3 / 1|4",
                // column spans add no columns in which no cell begins
                "<tr><th colspan=99>a<tr><td>1<td>2 ~ [] / a|a / 1|2",
                // several header rows
                "<tr><th rowspan=2>a<th colspan=2>b<tr><th>c<th>d<tr><td>1<td>2<td>3"
                        + " ~ [a, b c, b d] / 1|2|3",
                "<tr><th colspan=2>t<tr><th>a<th>b<tr><td>1<td>2 ~ [a, b] / 1|2",
                // header groups come first, footer groups last
                "<tfoot><tr><td>s<td>9<tbody><tr><td>x<td>4<thead><tr><td>a<td>b"
                        + " ~ [a, b] / x|4 / s|9",
                // rows that are titles of groups
                "<tr><th>a<th>b<tr><th colspan=2>g<tr><td>1<td>2 ~ [a, b] / g|g / 1|2",
                "<tr><th>a<th>b<tr><td>1<td style='display:none'>x<td>2 ~ [a, b] / 1|2",
            })
    void cellsAreAtTheirPlaces(String rows, String expected) {
        assertEquals(expected.strip(), rows("<table>" + rows.strip() + "</table>"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<table role=presentation><tr><th>a<th>b<tr><td>1<td>2</table> ~ ''",
                "<table><tr><td>1<tr><td>2</table> ~ ''",
                "<table><tr><td>1<td>2<tr><td>3</table> ~ ''",
                "<table><tr><td><table><tr><th>a<tr><td>b</table><td>c<tr><td>d<td>e</table>"
                        + " ~ [a] / b",
            })
    void layoutTablesAreExcluded(String html, String expected) {
        assertEquals(expected, rows(html));
    }

    @Test
    void nestedTablesAreSeparateTables() {
        assertEquals(
                "[a, b] / 1|x y // [] / x|y",
                rows(
                        "<table><tr><th>a<th>b<tr><td>1<td><table><caption></caption>"
                                + "<tr><td>x<td>y</table></table>"));
    }

    @Test
    void cellsByRoleMayBeNestedInGenericElements() {
        String html =
                "<div role=table aria-label=Rain><div role=rowgroup><div role=row>"
                        + "<div><span role=columnheader>Day</span></div>"
                        + "<div role=columnheader aria-colspan=2>Rain</div></div></div>"
                        + "<div role=row><div role=rowheader>Monday</div><div role=cell>3</div>"
                        + "<div role=cell>mm</div></div></div>";
        assertEquals("[Day, Rain, Rain] / Monday|3|mm", rows(html));
        TableData table = tables(html).get(0);
        assertEquals("Rain", table.caption());
        assertEquals(
                new TableCell("Rain", Kind.COLUMN_HEADER, 0, 1, 1, 2), table.grid().get(0).get(2));
        assertEquals(Kind.ROW_HEADER, table.grid().get(1).get(0).kind());
    }

    @Test
    void headersFollowFromScopePositionAndReference() {
        TableData table =
                tables(
                                "<table><tr><td><th scope=col>a<tr><th>r<td>1"
                                        + "<tr><td id=x>s<td headers=x>2</table>")
                        .get(0);
        assertEquals(
                List.of(
                        Kind.DATA,
                        Kind.COLUMN_HEADER,
                        Kind.ROW_HEADER,
                        Kind.DATA,
                        Kind.ROW_HEADER,
                        Kind.DATA),
                table.cells().stream().map(TableCell::kind).toList());
    }

    @Test
    void rowWithASingleCellIsAGroupTitle() {
        TableData table =
                tables("<table><tr><th>a<th>b<tr><td colspan=2>g<tr><td>1<td>2</table>").get(0);
        assertFalse(table.isGroup(0));
        assertTrue(table.isGroup(1));
        assertFalse(table.isGroup(2));
    }

    @Test
    void spansAreBounded() {
        String row = "<tr><td colspan=1000 rowspan=65534>" + "long ".repeat(500) + "<td>2";
        String table = "<table><caption>c</caption>" + row.repeat(300) + "</table>";
        long characters = 0;
        for (TableData data : tables(table.repeat(5))) {
            for (List<String> texts : data.rows()) {
                characters += texts.stream().mapToInt(String::length).sum();
            }
        }
        assertTrue(characters < 10_000_000, "characters: " + characters);
    }
}
