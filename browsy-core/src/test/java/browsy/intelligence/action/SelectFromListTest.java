package browsy.intelligence.action;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import browsy.model.SpatialDom;
import browsy.model.SuggestedAction.SelectFromList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The items of lists on small pages. */
class SelectFromListTest {

    @Test
    void theItemsOfSectionsAreOneList() {
        String page =
                "<main><h1>Choose a harbour</h1><p>Prices and ferries differ between harbours.</p>"
                        + section("Northern harbours", "Aska", "Birsay", "Cullen", "Duntulm")
                        + section(
                                "Eastern harbours",
                                "Eyemouth",
                                "Filey",
                                "Gorleston",
                                "Harwich",
                                "Ipswich")
                        + section("Southern harbours", "Kingswear", "Lymington", "Mousehole")
                        + "</main>";
        assertEquals(
                List.of(
                        "Aska",
                        "Birsay",
                        "Cullen",
                        "Duntulm",
                        "Eyemouth",
                        "Filey",
                        "Gorleston",
                        "Harwich",
                        "Ipswich",
                        "Kingswear",
                        "Lymington",
                        "Mousehole"),
                items(page));
    }

    private static String section(String heading, String... names) {
        StringBuilder items = new StringBuilder();
        for (String name : names) {
            items.append("<li><a href=/").append(name).append('>').append(name).append("</a></li>");
        }
        return "<section><h2>" + heading + "</h2><ul>" + items + "</ul></section>";
    }

    /** Rows may have forms that show only while a row is edited. */
    @Test
    void hiddenFieldsOfRowsMakeNoFormRows() {
        StringBuilder rows = new StringBuilder();
        for (String name : List.of("Aska", "Birsay", "Cullen", "Duntulm", "Eyemouth")) {
            rows.append("<tr><td><a href=/")
                    .append(name)
                    .append('>')
                    .append(name)
                    .append("</a><td>open until autumn<td><form hidden><input name=s></form></tr>");
        }
        assertEquals(
                List.of("Aska", "Birsay", "Cullen", "Duntulm", "Eyemouth"),
                items("<title>Harbours</title><main><table>" + rows + "</table></main>"));
    }

    @Test
    void buttonsAnswerAHeadingThatAsksToChoose() {
        String times =
                "<form method=post><button name=t value=1>09:00</button> <button name=t value=2>09:20"
                        + "</button> <button name=t value=3>10:40</button></form>";
        assertEquals(
                List.of("09:00", "09:20", "10:40"),
                items(
                        "<h1>Choose a time</h1>"
                                + times
                                + "<button class=help aria-haspopup=dialog>Help</button>"));
        assertEquals(List.of(), items("<h1>Opening hours</h1>" + times));
        assertEquals(
                List.of(),
                items("<h1>Choose a time</h1><form><input name=note>" + times + "</form>"));
    }

    @Test
    void accountsAreChosenByButtons() {
        assertEquals(
                List.of("Anna Berg anna@berg.example", "Work anna@work.example", "Another account"),
                items(
                        "<title>Sign in</title><h1>Choose an account</h1><ul>"
                                + "<li><button><div>Anna Berg</div><div>anna@berg.example</div></button>"
                                + "<li><button><div>Work</div><div>anna@work.example</div></button>"
                                + "<li><button>Another account</button></ul>"));
    }

    @Test
    void switchesAreNoChoice() {
        assertEquals(
                List.of(),
                items(
                        "<h1>Choose your colors</h1><button aria-pressed=true>Red</button>"
                                + "<button aria-pressed=false>Green</button>"
                                + "<button aria-pressed=false>Blue</button>"));
    }

    /** Generators of documentation stripe their indexes with class names. */
    @Test
    void oddAndEvenPartsOfAnIndexAreOneList() {
        String index =
                part("odd", "Anchor", "Anemone", "Ark")
                        + part("even", "Bell")
                        + part("odd", "Cabin", "Canvas", "Cargo", "Chart", "Compass")
                        + part("even", "Deck", "Dinghy");
        assertEquals(11, items("<h1>Class Index</h1><div>" + index + "</div>").size());
    }

    private static String part(String stripe, String... names) {
        StringBuilder items = new StringBuilder();
        for (String name : names) {
            items.append("<dd><a href=/").append(name).append('>').append(name).append("</a>");
        }
        return "<dl class='index " + stripe + "'><dt>" + names[0].charAt(0) + items + "</dl>";
    }

    @Test
    void theFilesOfEntriesAreNoEntries() {
        String entries =
                repeat(
                        4,
                        "<li><div><h3><a href=/view/%1$d>Residues in pot %1$d</a></h3><div>Ann Lee, 1-22</div><ul><li><a href=/view/%1$d/1>PDF</a></li></ul></div></li>");
        assertEquals(
                List.of(
                        "Residues in pot 0",
                        "Residues in pot 1",
                        "Residues in pot 2",
                        "Residues in pot 3"),
                items("<main><h1>Issue 9</h1><ul>" + entries + "</ul></main>"));
    }

    @Test
    void theCellsOfLayoutTablesAreNoEntries() {
        String rows =
                repeat(
                        6,
                        "<div class=item><table><tr><td><a href=/user/%1$d><img src=/%1$d.png alt=ann%1$d width=40 height=40></a></td><td><span><a href=/t/%1$d>What runs on your boat %1$d?</a></span><div></div><span><a href=/go/b>boats</a> <strong><a href=/user/%1$d>ann%1$d</a></strong></span></td><td><a href=/t/%1$d#last>87</a></td></tr></table></div>");
        assertEquals(
                IntStream.range(0, 6).mapToObj(i -> "What runs on your boat " + i + "?").toList(),
                items("<title>Latest topics</title><main>" + rows + "</main>"));
    }

    private static String repeat(int times, String entry) {
        return IntStream.range(0, times).mapToObj(entry::formatted).collect(Collectors.joining());
    }

    @Test
    void threeEntriesThatSayMoreThanTheirLinksAreAList() {
        String page =
                "<main><h1>Open on Sunday</h1><ul><li><a href=/1>Pharmacy of the halls</a>, 4 market place,"
                        + " to 8 pm</li><li><a href=/2>Lebrun</a>, 17 Rennes street, all"
                        + " night</li><li><a href=/3>Pharmacy of the bridge</a>, 2 north quay, to 1 pm</li><li><a"
                        + " href=/4>Great pharmacy</a>, the mall, closed on that day</li></ul></main>";
        assertEquals(
                List.of(
                        "Pharmacy of the halls",
                        "Lebrun",
                        "Pharmacy of the bridge",
                        "Great pharmacy"),
                items(page));
    }

    @Test
    void theLinksOfAllLevelsOfATableOfContentsAreItems() {
        String page =
                "<main><h1>Guide to harbours</h1><dl class=toc><dt><a href=a>1. Arrival</a><dd><dl><dt><a"
                        + " href=a#1>1.1. By day</a><dt><a href=a#2>1.2. By night</a></dl><dt><a"
                        + " href=b>2. Moorings</a><dt><a href=c>3. Fees</a><dd><dl><dt><a"
                        + " href=c#1>3.1. Boats</a><dt><a href=c#2>3.2. Ships</a></dl><dt><a"
                        + " href=d>4. Departure</a></dl></main>";
        assertEquals(
                List.of(
                        "1. Arrival",
                        "1.1. By day",
                        "1.2. By night",
                        "2. Moorings",
                        "3. Fees",
                        "3.1. Boats",
                        "3.2. Ships",
                        "4. Departure"),
                items(page));
    }

    @Test
    void listsOfTagsInEntriesAreNoTableOfContents() {
        String entries =
                repeat(
                        4,
                        "<li><h2><a href=/h/%1$d>Harbour %1$d</a></h2><p>Deep water, and its keepers are up all"
                                + " night, as the ferry does not come before the tide is"
                                + " right.</p><ul><li><a href=/t/deep>deep</a><li><a"
                                + " href=/t/ferry>ferry</a></ul></li>");
        assertEquals(
                List.of("Harbour 0", "Harbour 1", "Harbour 2", "Harbour 3"),
                items("<main><h1>Harbours</h1><ul>" + entries + "</ul></main>"));
    }

    @Test
    void recordsWithEqualCaptionsAreAList() {
        String page =
                "<main><h1>Claims</h1><table><tr><th>Reference<th>Status<th></tr><tr><td>MC-20418<td>Awaiting"
                        + " engineer<td><a href=/1>Open</a></tr><tr><td>MC-19877<td>Settled<td><a"
                        + " href=/2>Open</a></tr><tr><td>MC-17330<td>Closed, no payment<td><a"
                        + " href=/3>Open</a></tr></table></main>";
        assertEquals(List.of("Open", "Open", "Open"), items(page));
    }

    private static List<String> items(String html) {
        SpatialDom page = Browsy.parse(html, 1920, 1080);
        return page.suggestedActions().stream()
                .filter(SelectFromList.class::isInstance)
                .map(SelectFromList.class::cast)
                .flatMap(list -> list.items().stream())
                .map(id -> page.get(id).orElseThrow().caption())
                .toList();
    }
}
