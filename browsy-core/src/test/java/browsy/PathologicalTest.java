package browsy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.config.Limits;
import browsy.model.SpatialDom;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Hostile pages. Each must result in a page that contains its last text, on a small stack. The time
 * limits only end a test that would hang.
 */
@Timeout(value = 3, unit = TimeUnit.MINUTES)
class PathologicalTest {
    private static final String END = "<p>the end</p>";
    private static final String GRID_OF_FULL_HEIGHT =
            "div{display:inline-grid;width:min-content;height:100%}";

    static Stream<Arguments> pages() {
        return Stream.of(
                page(
                        "digits that are asked for below a long mask",
                        "<p>Sent to "
                                + "*".repeat(200_000)
                                + "<form method=post><input name=c maxlength=6 inputmode=numeric>"
                                + "<button>OK</button></form>"),
                page("languages with equal hashes", languagesOfOneHash(15)),
                page(
                        "signatures in an element with a long id",
                        "<div id='"
                                + "aB".repeat(2_000_000)
                                + "'>"
                                + "<p>find(name)".repeat(60_000)),
                page(
                        "marks in the domain of an address",
                        "<input type=email value='x@a"
                                + "\u0301".repeat(200_000)
                                + "\u0323".repeat(200_000)
                                + "'>"),
                page("marks in changing order", "<p>a" + "\u0301\u0323".repeat(500_000)),
                page(
                        "headers in a row with comments",
                        "<table><tr>"
                                + "<!---->".repeat(50_000)
                                + "<th>x</th> ".repeat(20_000)
                                + "</table>"),
                page("white space after the body", "<p>a</body>" + " <!---->".repeat(100_000)),
                page("terms without a description", "<dl>" + "<dt>Term".repeat(20_000)),
                page("nested blocks", "<div>".repeat(100_000) + "x" + "</div>".repeat(100_000)),
                page("nested inlines", "<span>".repeat(20_000) + "x" + "</span>".repeat(20_000)),
                page(
                        "blocks in nested inlines",
                        "<span>a<div>b</div>".repeat(500) + "<i>a<div>b</div></i>".repeat(4_000)),
                page("nested formatting", "<b><i>".repeat(5_000) + "x"),
                page("nested tables", "<table><tr><td>".repeat(500) + "x"),
                page("nested lists", "<ul><li>".repeat(5_000) + "x"),
                page(
                        "nested flex",
                        "<div style='display:flex'>".repeat(500) + "x" + "</div>".repeat(500)),
                page(
                        "nested grid",
                        "<div style='display:grid'>".repeat(500) + "x" + "</div>".repeat(500)),
                page(
                        "nested subgrids",
                        "<div style='display:grid;grid-template:subgrid/subgrid'>".repeat(200)
                                + "x"
                                + "</div>".repeat(200)),
                page(
                        "nested subgrids of many tracks",
                        "<div style='display:grid;grid:subgrid/subgrid;grid-row:span 10000'>"
                                        .repeat(100)
                                + "x"
                                + "</div>".repeat(100)),
                page(
                        "nested subgrids of many line names",
                        "<style>div{display:grid;grid-column:1/span 2000"
                                + ";grid-template-columns:subgrid"
                                + "[a]".repeat(2000)
                                + "}</style>"
                                + "<div>".repeat(200)
                                + "x"
                                + "</div>".repeat(200)),
                page("many subgrids of many tracks", subgrids(2_000, 2_000)),
                page(
                        "many grids of many tracks",
                        "<div style='display:grid'><p style='grid-row:span 10000'>x</div>"
                                .repeat(2_000)),
                page(
                        "nested grids of the height of what is around them",
                        "<style>" + GRID_OF_FULL_HEIGHT + "</style>" + nestedInline(100)),
                page("many anchors and boxes beside them", anchored(3_000)),
                page("calculations of many anchors for many boxes", measured(2_500, 4_000)),
                page("many tall floats with shapes", besideShapes(2_000, 1000)),
                page(
                        "many floats with shapes of many points",
                        shaped("1px 2px, 9px 3px, 5px 8px,".repeat(1_000))),
                page("many floats with flat shapes", shaped("1px 0,".repeat(8_000))),
                page(
                        "many anchors in scopes of many names",
                        "<style>b{anchor-name:--a,--b;anchor-scope:--s"
                                + names(4_000)
                                + "}i{position:absolute;left:anchor(--a left,0)}</style>"
                                + "<b>x</b><i>y</i>".repeat(4_000)),
                page(
                        "anchors in positioned boxes beside anchors",
                        "<div style='position:absolute;left:anchor(--a left,1px);anchor-name:--a'>"
                                        .repeat(400)
                                + "x"
                                + "</div>".repeat(400)),
                page(
                        "many boxes along many points",
                        "<style>i{display:block;offset-path:shape(from 0 0"
                                + ",curve to 1px 9px with 2px 3px".repeat(5_000)
                                + ")}</style>"
                                + "<i></i>".repeat(5_000)),
                page(
                        "nested shrink-to-fit",
                        "<div style='float:left'>".repeat(500) + "x" + "</div>".repeat(500)),
                page(
                        "nested inline blocks",
                        "<div style='display:inline-block'>".repeat(500)
                                + "x"
                                + "</div>".repeat(500)),
                page(
                        "nested floats in margins that collapse",
                        ("<div><div style='float:left'>f</div>"
                                                + "<div style='margin-top:9px;padding-top:1px'>")
                                        .repeat(200)
                                + "x"
                                + "</div></div>".repeat(200)),
                page(
                        "nested floats that are cleared",
                        ("<div style='float:left;height:30px'>f</div><div style='clear:left'>"
                                                + "<div style='float:right'>g</div>"
                                                + "<div style='margin-top:5px;padding-top:1px'>")
                                        .repeat(200)
                                + "x"
                                + "</div></div>".repeat(200)),
                page(
                        "scales without end",
                        "<div style='transform:scale(1e300)'>".repeat(3)
                                + "x"
                                + "</div>".repeat(3)),
                page(
                        "an area without end",
                        "<map name=m><area shape=circle coords=0,0,1e308 href=x></map>"
                                + "<img usemap=#m width=9 height=9>"),
                page(
                        "nested positioned",
                        "<div style='position:absolute'>".repeat(500) + "x" + "</div>".repeat(500)),
                page("nested shadow trees", nestedShadows(400, 450)),
                page(
                        "nested columns",
                        "<div style='columns:2'>x".repeat(500) + "y" + "</div>".repeat(500)),
                page(
                        "nested columns of a fixed height",
                        "<div style='columns:3;height:40px'>x<p>".repeat(100)
                                + "y"
                                + "</div>".repeat(100)),
                page(
                        "many columns",
                        "<div style='columns:100000;height:1px'>"
                                + "<p>x</p>".repeat(20_000)
                                + "</div>"),
                page("many texts in nested boxes", "<q>".repeat(500) + "<q></q>".repeat(100_000)),
                page(
                        "generated texts for every element",
                        "<style>b::before{content:'"
                                + "x y ".repeat(20_000)
                                + "'}</style>"
                                + "<b></b>".repeat(20_000)),
                page("many fields", "<input><label>q</label>".repeat(30_000)),
                page(
                        "many invalid fields",
                        "<input aria-invalid=true aria-describedby=e><p id=e>wrong value</p>"
                                .repeat(15_000)),
                page("many editors", "<div contenteditable>x</div>".repeat(30_000)),
                page(
                        "many log-ins",
                        "<form><input><input type=password><button>Log in</button></form>"
                                .repeat(10_000)),
                page(
                        "many rows of columns",
                        "<div style='columns:3;column-wrap:wrap;column-height:20px'>"
                                + "<p>x</p>".repeat(40_000)
                                + "</div>"),
                page(
                        "nested shrink-to-fit columns",
                        "<style>div{float:left;columns:1000000}</style>"
                                + "<div>".repeat(100)
                                + "x"
                                + "</div>".repeat(100)),
                page(
                        "many spanners",
                        "<div style='columns:2'>"
                                + "x<p style='column-span:all'>y</p>".repeat(10_000)
                                + "</div>"),
                page(
                        "tall columns",
                        "<div style='columns:2;height:1px'><p style='height:100000000px'>x</div>"),
                page(
                        "variable bomb",
                        "<style>:root{--a0:xxxxxxxxxx;"
                                + doublingVariables(60)
                                + "}p{margin:var(--a60)}</style>"),
                page(
                        "variable cycle",
                        "<style>:root{--a:var(--b);--b:var(--a)}p{width:var(--a)}</style>"),
                page("calc nest", "<p style='width:" + "calc(".repeat(10_000) + "1px'>x</p>"),
                page("calc sum", "<p style='width:calc(1px" + " + 1px".repeat(50_000) + ")'>x</p>"),
                page(
                        "selector list",
                        "<style>" + "a.b>c~d,".repeat(20_000) + "q{color:red}</style>"),
                page("selector chain", "<style>" + "div ".repeat(20_000) + "{color:red}</style>"),
                page("block nest", "<style>" + "a{".repeat(10_000) + "</style>"),
                page(
                        "huge colspan",
                        "<table><tr><td colspan=1000000000 rowspan=1000000000>x</table>"),
                page(
                        "huge grid",
                        "<div style='display:grid;grid-template-columns:repeat(1000000000,1px)'>x</div>"),
                page(
                        "huge grid line",
                        "<div style='display:grid'><p style='grid-column:999999999'>x</p></div>"),
                page(
                        "huge sizes",
                        "<div style='width:1e308px;margin:-1e308px;height:1e400px'>x</div>"),
                page("huge font", "<p style='font-size:1e30px'>x</p><p style='font-size:0'>y</p>"),
                page("one long word", "<p>" + "x".repeat(200_000) + "</p>"),
                page("one long text", "<p>" + "word ".repeat(40_000) + "</p>"),
                page("many floats", "<i style='float:left'>x</i>".repeat(2_000)),
                page(
                        "many floats before a text",
                        "<style>i{float:left;width:1px;height:1px}</style>"
                                + "<i></i>".repeat(120_000)
                                + "x"),
                page("many fonts", "<p>" + "a \uD83D\uDE00 ".repeat(100_000) + "</p>"),
                page("one long emoji", "<p>" + "\uD83D\uDC68\u200D".repeat(200_000) + "</p>"),
                page("combining marks", "<p>a" + "\u0301".repeat(20_000) + "</p>"),
                page("bidi controls", "<p>" + "\u202E\u2067a".repeat(2_000) + "</p>"),
                page("brackets among Hebrew", "<p>\u05D0" + "(".repeat(40_000)),
                page("attributes", "<p " + "a=b ".repeat(20_000) + ">x</p>"),
                page("layer name", "<style>@layer " + "a.".repeat(20_000) + "a;</style>"),
                page(
                        "repeated words in the title",
                        "<title>" + "error ".repeat(20_000) + "</title>"),
                page("digits of a picture", "<svg width=" + "1".repeat(400_000) + "x></svg>"),
                page(
                        "spaces in a field",
                        "<input type=url value='a" + " ".repeat(2_000_000) + "b'>"),
                page(
                        "pattern that repeats nothing",
                        "<style>:invalid{color:red}</style>"
                                + "<input value=a pattern='((){2000000000}){2000000000}'>"),
                page(
                        "pattern that repeats the start",
                        "<style>:invalid{color:red}</style>"
                                + "<input value=a pattern='(^{999999}){999999}b'>"),
                page(
                        "counter styles that stand in for one another",
                        "<style>"
                                + fallbacks(6_000)
                                + "</style><ol style='list-style:c0'><li>a<li>b</ol>"),
                page("codes", "<p>code</p><p>123456</p>".repeat(20_000)),
                page(
                        "overlays of one long name",
                        "<p id=name>"
                                + "word ".repeat(40_000)
                                + "</p>"
                                + ("<div role=dialog aria-labelledby=name style='position:fixed'>"
                                                + "a</div>")
                                        .repeat(4_000)),
                page(
                        "names of one long text",
                        "<p id=name>"
                                + "<b>word</b> ".repeat(20_000)
                                + "</p>"
                                + "<button aria-labelledby='name name'>b</button>".repeat(10_000)),
                page(
                        "figures in one row of a table",
                        "<table><tr>" + "<td><b>7</b> items".repeat(32_000) + "</table>"),
                page(
                        "links to next parts",
                        "<ul>" + "<li><a href=x>next a1</a>".repeat(25_000) + "</ul>"),
                page(
                        "passwords above buttons that cancel",
                        "<input type=password>".repeat(10_000)
                                + "<button>Cancel</button>".repeat(10_000)),
                page(
                        "buttons for pages in a form",
                        "<form>"
                                + "<input name=page value=1>".repeat(6_000)
                                + "<button name=page value=2>2</button>".repeat(25_000)
                                + "</form>"),
                page(
                        "texts beside blocks in a form that asks for a password",
                        "<form><input type=password>"
                                + "wrong password <p>text</p>".repeat(10_000)
                                + "</form>"),
                page("image buttons", "<input type=image name=f value='page 1'>".repeat(15_000)),
                page(
                        "search fields beside links",
                        "<form>"
                                + "<input type=search name=q><li><a href=x>more</a>".repeat(10_000)
                                + "<button>Search</button></form>"),
                page(
                        "queries of a form",
                        "<form>"
                                + "<input name=q placeholder='Order number'>".repeat(20_000)
                                + "<button>Search</button></form>"),
                page(
                        "controls of a dialog",
                        "<dialog open>"
                                + "<a href=#x>Cancel</a><button>OK</button>".repeat(10_000)
                                + "</dialog>"),
                page(
                        "buttons of forms by id",
                        numbered(20_000, "<form id=f%1$d></form><button form=f%1$d>go</button>")),
                page(
                        "texts beside elements without a box",
                        "<div><p>block</p>"
                                + "text <b style='display:contents'>bold</b> ".repeat(40_000)),
                page(
                        "hidden elements in hidden ones",
                        "<style>div{display:none}</style><div>"
                                + "text<hr>".repeat(20_000)
                                + "<div>"
                                + "<div hidden>text</div>".repeat(20_000)
                                + "</div></div>"),
                page(
                        "texts and images beside a long paragraph",
                        "<div><p>"
                                + "1 word ".repeat(30_000)
                                + "</p><section>"
                                + "1.2 MB free<img src=x alt=y>".repeat(20_000)),
                page(
                        "text boxes with equal texts",
                        "<div role=textbox tabindex=0>text</div>".repeat(20_000)),
                page(
                        "sections below headings",
                        "<section><h2>Title</h2><p>Some text that is longer than a title.</section>"
                                .repeat(20_000)),
                page(
                        "entries nested in one another",
                        "<article>"
                                + ("<a href=/y style='display:flex'>A title of an entry, in several"
                                                + " words, without a price</a><pre>$19.99")
                                        .repeat(12_000)),
                page(
                        "lists of links without a common class",
                        numbered(
                                16_000,
                                "<div class=p%1$d><a class=a%1$d href=/%1$d/1>first title</a>"
                                        + " <a class=a%1$d href=/%1$d/2>second title</a>"
                                        + " <a class=a%1$d href=/%1$d/3>third title</a></div>")),
                page(
                        "alert dialogs in the flow",
                        "<p>first</p>"
                                + "<div role=alertdialog tabindex=0>Reject all</div><p>e-mail</p>"
                                        .repeat(20_000)),
                page(
                        "fields in open containers with pictures",
                        "<img src=x>".repeat(20_000)
                                + "<pre>Total e-mail<input type=number name=f>".repeat(12_000)),
                page(
                        "elements clipped by one box beside a long text",
                        "<p>first</p><button>"
                                + "verify expires ".repeat(10_000)
                                + "<ul style='overflow:hidden;height:20px'>"
                                + "<li tabindex=0>code</li>".repeat(20_000)
                                + "</ul></button>"),
                page(
                        "dialogs and buttons below a heading that asks to choose",
                        "<h1>Choose a time</h1>"
                                + "<div role=dialog style='position:fixed'>Cookies <button>OK</button></div>"
                                        .repeat(8_000)
                                + numbered(20_000, "<button>%1$d o'clock</button>")),
                page(
                        "sections of one form",
                        "<form method=post>"
                                + numbered(
                                        20_000,
                                        "<div><input name=a%1$d><p><button>Send</button></div>")),
                page(
                        "fields of one form in sections below each other",
                        "<form method=post>"
                                + numbered(
                                        300, "<div><input name=a%1$d><p><button>Send</button></p>")
                                + "<input name=b>".repeat(10_000)),
                page(
                        "days of months in one table",
                        "<table>"
                                + numbered(10_000, "<tr>" + "<td><a href=/%1$d/1>1</a>".repeat(7))),
                page(
                        "two secrets with long labels",
                        "<form><label>"
                                + "key ".repeat(50_000)
                                + "<input type=password name=a></label><label>"
                                + "\u9375".repeat(100_000)
                                + "<input type=password name=b></label>"),
                page(
                        "pattern of empty branches",
                        "<style>:invalid{color:red}</style><input value=a pattern='"
                                + "(?:|)".repeat(40)
                                + "(?!)'>"));
    }

    /** A template of HTML that repeats with numbers from 0. */
    private static String numbered(int count, String template) {
        StringBuilder html = new StringBuilder();
        for (int i = 0; i < count; i++) {
            html.append(String.format(Locale.ROOT, template, i));
        }
        return html.toString();
    }

    /** Elements of 2^n languages whose names have the same hash. */
    private static String languagesOfOneHash(int n) {
        StringBuilder html = new StringBuilder();
        for (int bits = 0; bits < 1 << n; bits++) {
            html.append("<b lang=");
            for (int i = 0; i < n; i++) {
                html.append((bits >> i & 1) == 0 ? "Aa" : "BB");
            }
            html.append(">x</b>");
        }
        return html.toString();
    }

    /** Counter styles that all fall back, because none has a symbol for the second item. */
    private static String fallbacks(int count) {
        StringBuilder css = new StringBuilder();
        for (int i = 0; i < count; i++) {
            css.append("@counter-style c")
                    .append(i)
                    .append("{system:fixed;symbols:x;fallback:c")
                    .append(i + 1)
                    .append('}');
        }
        return css.toString();
    }

    /** Custom properties that each contain the previous one twice. */
    private static String doublingVariables(int count) {
        StringBuilder css = new StringBuilder();
        for (int i = 1; i <= count; i++) {
            String before = "var(--a" + (i - 1) + ")";
            css.append("--a").append(i).append(':').append(before).append(before).append(';');
        }
        return css.toString();
    }

    private static Arguments page(String what, String html) {
        return Arguments.of(what, html);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("pages")
    void resultIsACompletePage(String what, String html) {
        SpatialDom dom = Browsy.parse("<!DOCTYPE html>" + html + END, 1280, 720);
        assertTrue(
                dom.elements().stream()
                        .anyMatch(e -> e.text() != null && e.text().contains("the end")),
                () -> "what comes last is missing");
        dom.elements().forEach(e -> assertEquals(e, dom.get(e.id()).orElseThrow()));
    }

    @Test
    void behaviorsOfManyTriggersAreListed() {
        String html =
                numbered(
                        20_000,
                        "<button popovertarget=p%1$d>Open</button><div popover id=p%1$d>x</div>"
                                + "<a data-toggle=tab data-target='div #p%1$d'>Show</a>"
                                + "<a role=tab id=t%1$d tabindex=0>Tab</a>");
        Page page = Browsy.open("<!DOCTYPE html>" + html, ParseOptions.DEFAULT);
        assertTrue(page.behaviors().size() >= 20_000);
    }

    @Test
    void emptyInputIsAnEmptyPage() {
        assertEquals(0, Browsy.parse("", 1280, 720).size());
    }

    @Test
    void sameInputGivesTheSamePage() {
        String html = "<form><input name=q><button>Go</button></form><ul><li>a<li>b</ul>";
        assertEquals(
                Browsy.parse(html, 800, 600).elements(), Browsy.parse(html, 800, 600).elements());
    }

    @Test
    void limitsProduceWarnings() {
        Page page =
                Browsy.open(
                        "<p>x</p>".repeat(100),
                        ParseOptions.builder()
                                .limits(Limits.builder().maxElements(20).build())
                                .build());
        assertTrue(page.dom().size() <= 20);
        assertEquals(1, page.warnings().size());
    }

    @Test
    void truncatedLayoutProducesAWarning() {
        String style = "<!DOCTYPE html><style>" + GRID_OF_FULL_HEIGHT + "</style>";
        assertEquals(1, warnings(style + nestedInline(30)));
        assertEquals(0, warnings(style + nestedInline(2)));
    }

    @Test
    void excessAnchoredBoxesKeepTheirOwnPositions() {
        String html =
                "<!DOCTYPE html><style>@position-try --t{left:100px;top:50px}"
                        + "p{position:absolute;left:3000px;top:5px;width:30px;height:30px;margin:0;"
                        + "position-try-fallbacks:--t}</style><p>x";
        Page page =
                Browsy.open(
                        html,
                        ParseOptions.builder()
                                .limits(Limits.builder().maxLayoutsPerBox(1).build())
                                .build());
        assertEquals(1, page.warnings().size());
        assertEquals(100, page.dom().elements().get(0).bounds().x());
        assertEquals(50, page.dom().elements().get(0).bounds().y());
    }

    @Test
    void truncatedGridTracksProduceAWarning() {
        String grid =
                "<!DOCTYPE html><div style='display:grid'><p style='grid-row:span %d'>x</div>";
        assertEquals(1, warnings(grid.formatted(20_000)));
        assertEquals(1, warnings(grid.formatted(9_000).repeat(100)));
        assertEquals(0, warnings(grid.formatted(100)));
        assertEquals(1, warnings(subgrids(200, 1_000)));
        assertEquals(0, warnings(subgrids(20, 1_000)));
    }

    @Test
    void excessAnchorQueriesProduceAWarning() {
        assertEquals(1, warnings(measured(2_000, 1_000)));
        assertEquals(0, warnings(measured(100, 100)));
    }

    @Test
    void tooComplexShapesCountAsBoxes() {
        assertEquals(1, warnings(besideShapes(50, 1000)));
        assertEquals(1, warnings(besideManyOutlines(300)));
        assertEquals(0, warnings(besideShapes(1, 8)));
    }

    @Test
    void excessGeneratedTextIsOmitted() {
        String text = "'" + "x".repeat(10_000) + "'";
        String page = "<!DOCTYPE html><style>b{float:left}b::before{content:" + text + "}</style>";
        List<ElementBox> boxes =
                Browsy.boxes(page + "<b></b>".repeat(200), ParseOptions.DEFAULT).stream()
                        .filter(box -> box.path().contains("/b["))
                        .toList();
        assertTrue(boxes.get(90).bounds().width() > 10_000);
        assertEquals(0, boxes.get(199).bounds().width());
    }

    /** Words beside tall floats with shapes and wide margins. */
    private static String besideShapes(int floats, int margin) {
        return "<!DOCTYPE html><style>body{width:300px}b{float:left;width:300px;height:10000px;"
                + "shape-outside:path('M0 0H290V10000H0z');shape-margin:"
                + margin
                + "px}</style>"
                + "<b></b>".repeat(floats)
                + "extraordinarily incomprehensible misunderstandings"
                + END;
    }

    private static String besideManyOutlines(int floats) {
        String points = "0 0,9px 9px,".repeat(3_000) + "99px 0,99px 99px,0 99px";
        return "<!DOCTYPE html><style>b{float:left;width:100px;height:100px;shape-outside:polygon("
                + points
                + ")}</style>"
                + "<b></b>x ".repeat(floats)
                + END;
    }

    /** Shadow trees that each contain the next host in their slot. */
    private static String nestedShadows(int hosts, int depth) {
        String shadow = "<p-x>".repeat(depth) + "<slot></slot>" + "</p-x>".repeat(depth);
        String host = "<div><template shadowrootmode=open>" + shadow + "</template>";
        return host.repeat(hosts) + "x" + "</div>".repeat(hosts);
    }

    /** Boxes that are each anchored to the previous one; all but the first have many candidates. */
    private static String anchored(int count) {
        StringBuilder page = new StringBuilder("<style>i{position:absolute;anchor-scope:--s}");
        page.append("i{left:anchor(--a right,0);width:anchor-size(--s,3px)}</style>");
        for (int i = 0; i < count; i++) {
            page.append("<b style='anchor-name:--a,--s'>x</b><i style='anchor-name:--n")
                    .append(i)
                    .append(";top:anchor(--n")
                    .append(i - 1)
                    .append(" bottom,1px)'>x</i>");
        }
        return page.toString();
    }

    private static String measured(int anchors, int boxes) {
        return "<style>i{position:absolute;left:calc(0px"
                + " + anchor(--a left, 1px)".repeat(anchors)
                + ")}</style>"
                + "<i>x</i>".repeat(boxes);
    }

    private static String subgrids(int tracks, int count) {
        return "<style>div{display:grid}div div{grid:1px/subgrid;grid-column:1/-1}</style>"
                + "<div style='grid-template-columns:repeat("
                + tracks
                + ",1px)'>"
                + "<div></div>".repeat(count)
                + "</div>";
    }

    private static String shaped(String points) {
        return "<style>i{float:left;width:9px;height:9px;shape-outside:polygon("
                + points
                + "0 0)}</style>"
                + "<i></i>x ".repeat(8_000);
    }

    private static String names(int count) {
        StringBuilder names = new StringBuilder();
        for (int i = 0; i < count; i++) {
            names.append(",--k").append(i);
        }
        return names.toString();
    }

    private static String nestedInline(int depth) {
        return "<div>a b<div>x</div>".repeat(depth) + "</div>".repeat(depth);
    }

    private static int warnings(String html) {
        return Browsy.open(html, ParseOptions.DEFAULT).warnings().size();
    }
}
