package browsy.output;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import browsy.ParseOptions;
import browsy.diff.DomDiff;
import browsy.model.DomDelta;
import browsy.model.SpatialDom;
import org.junit.jupiter.api.Test;

/** Tests of the lines of the compact format. */
class CompactFormatTest {

    private static SpatialDom parse(String html) {
        ParseOptions options = ParseOptions.builder().baseUri("https://a.example/b/c").build();
        return Browsy.open("<!doctype html>" + html, options).dom();
    }

    private static String compact(String html) {
        return CompactFormat.standard().withoutHeader().render(parse(html));
    }

    @Test
    void referencesAreInsideTheText() {
        assertEquals(
                """
                [1:p "Read the [2] for details and a_b, then [3]."]
                [2:a "guide" ->/guide]
                [3:a "go on" ->https://other.example/]
                """,
                compact(
                        "<p>Read the <a href=/guide>guide</a> for details and a_b, then <a"
                                + " href=https://other.example/>go on</a>."));
    }

    @Test
    void numbersInBracketsOfThePageAreEscaped() {
        assertEquals("[1:p \"See \\[5] and [x]\"]\n", compact("<p>See [5] and [x]"));
        assertEquals("[1:p \"See \\[5]\"]\n", compact("<p>See [&shy;5]"));
        assertEquals(
                "| A | B |\n| \\[5] | \\[7] |\n",
                compact("<table><tr><th>A<th>B<tr><td>[<b>5</b>]<td>[&shy;7]</table>"));
    }

    @Test
    void rowsOfDataTablesAreLinesOfCells() {
        assertEquals(
                """
                | No. | Kind | Place | State |
                | 1 | Fire |  | [7] |
                [7:a "open" ->/1]
                | 2 | < | ^ | a\\|b |
                """,
                compact(
                        "<table><tr><th>No.<th>Kind<th>Place<th>State<tr><td>1<td>Fire<td"
                                + " rowspan=2><td><a href=/1>open</a><tr><td colspan=2>2<td>a|b"
                                + "</table>"));
    }

    @Test
    void spansEndWithTheLastColumn() {
        assertEquals(
                """
                | Name | Price |
                | Nothing is left. | < |
                """,
                compact(
                        "<table><tr><th>Name<th>Price<tr><td colspan=999>Nothing is left."
                                + "</table>"));
    }

    @Test
    void tableWithHeadersAndOneRowOfPagesIsOfData() {
        assertEquals(
                """
                | No. | State |
                | 1 | open |
                | 2 | open |
                | 1..2 | next |
                """,
                compact(
                        "<table><tr><th>No.<th>State<tr><td>1<td>open<tr><td>2<td>open"
                                + "<tr><td colspan=2><table><tr><td>1..2<th>next</table>"
                                + "</table>"));
    }

    @Test
    void spansCountAsColumnsOfTableWithoutHeaders() {
        assertEquals(
                """
                | 1 | open |
                | 2 | open |
                | more | < |
                """,
                compact(
                        "<table><tr><td>1<td>open<tr><td>2<td>open<tr><td colspan=2>more"
                                + "</table>"));
    }

    @Test
    void cellsThatLookLikeSpansAreEscaped() {
        assertEquals(
                "| A | B |\n| \\< | \\^ |\n",
                compact("<table><tr><th>A<th>B<tr><td>&lt;<td>^</table>"));
    }

    @Test
    void controlsWithoutPointerEventsAreMarked() {
        String page = "<p>Text<button>Go</button>";
        assertEquals(
                "[1:p \"Text [2]\"]\n[2:button [thru] \"Go\" narrow]\n",
                compact("<style>p { pointer-events: none }</style>" + page));
    }

    @Test
    void statesAndValuesOfFieldsAreWritten() {
        assertEquals(
                """
                [1:input [dis] [ro] "Code" narrow]
                [2:select [multi] [=a\\|b|c] "Tags" narrow {A=a\\|b|B=b|C=c}]
                [3:button [ ] "Dark" narrow]
                """,
                compact(
                        "<input aria-label=Code disabled readonly> <select multiple aria-label=Tags>"
                                + "<option selected value='a|b'>A<option value=b>B<option selected"
                                + " value=c>C</select> <button role=switch"
                                + " aria-checked=false>Dark</button>"));
    }

    @Test
    void theElementsOfAMessageHaveLinesOfTheirOwn() {
        assertEquals(
                """
                [1:div !alert]
                [2:h4 "Sorry"]
                [3:text "Wrong password"]
                """,
                compact("<div role=alert><h4>Sorry</h4>Wrong password</div>"));
    }

    @Test
    void referencesStandInTheSentencesOfMessages() {
        assertEquals(
                """
                [1:div !alert "Warning: [2] link to this page."]
                [2:a "Other pages" ->/p]
                """,
                compact("<div role=alert>Warning: <a href=/p>Other pages</a> link to this page."));
    }

    @Test
    void deltasReferToElementsThatDidNotChange() {
        SpatialDom before = parse("<p>Read <a href=/g>this</a>");
        SpatialDom now = parse("<p>Read <a href=/g>this</a> now");
        DomDelta delta = DomDiff.between(before, now);
        assertEquals("[~1:p \"Read [2] now\"]\n", CompactDeltaFormat.standard().render(delta));
    }
}
