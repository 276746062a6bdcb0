package browsy.spatial.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.Browsy;
import browsy.content.ContentBox;
import browsy.content.ContentNode;
import browsy.content.ContentText;
import browsy.content.LineBreak;
import browsy.model.Bounds;
import browsy.model.Run;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class RunsTest {

    private static SpatialDom parse(String html) {
        return Browsy.parse("<!doctype html>" + html, 800, 600);
    }

    private static SpatialElement first(SpatialDom dom, String tag) {
        return dom.elements().stream()
                .filter(element -> element.tag().equals(tag))
                .findFirst()
                .orElseThrow();
    }

    /** Serialises the listed elements with their texts, in document order. */
    private static String listed(String html) {
        return parse(html).elements().stream()
                .map(element -> element.tag() + " " + element.text())
                .collect(Collectors.joining("; "));
    }

    /** Serialises the content tree: blocks in parentheses with their ids before them. */
    private static String tree(String html) {
        StringBuilder out = new StringBuilder();
        ContentBox root = parse(html).content();
        assertNotNull(root);
        root.children().forEach(node -> write(out, node));
        return out.toString();
    }

    private static void write(StringBuilder out, ContentNode node) {
        if (node instanceof ContentText text) {
            out.append(text.text());
        } else if (node instanceof LineBreak) {
            out.append('/');
        } else if (node instanceof ContentBox box) {
            out.append(box.id() == null ? "" : box.id()).append('(');
            box.children().forEach(child -> write(out, child));
            out.append(')');
        }
    }

    @Test
    void linksAndFieldsKeepTheirPlaceInTheSentence() {
        SpatialDom dom =
                parse(
                        "<p>Read the <a href=/g> guide</a> for details and a_b, then <a href=/n>go"
                                + " on</a>. I have <input value=3> apples.");
        SpatialElement sentence = first(dom, "p");
        assertEquals("Read the for details and a_b, then . I have apples.", sentence.text());
        assertEquals(
                List.of(
                        new Run.Text("Read the "),
                        new Run.Reference(2),
                        new Run.Text(" for details and a_b, then "),
                        new Run.Reference(3),
                        new Run.Text(". I have "),
                        new Run.Reference(4),
                        new Run.Text(" apples.")),
                sentence.runs());
        assertEquals(
                "Read the guide for details and a_b, then go on. I have 3 apples.",
                dom.fullText(sentence));
    }

    @Test
    void textWithoutReferencesIsOneRun() {
        SpatialElement plain = first(parse("<p>Only <b>words</b></p>"), "p");
        assertEquals(List.of(new Run.Text("Only words")), plain.runs());
        assertTrue(!plain.hasReferences());
    }

    @Test
    void passwordsAreMaskedInFullTexts() {
        SpatialDom dom = parse("<p>Key <input type=password value=secret> here</p>");
        assertEquals("Key *** here", dom.fullText(first(dom, "p")));
    }

    @Test
    void textBehindABlockIsAnElementAtItsPlace() {
        String html = "<div>Lead<p>One</p>tail <i>of</i> it<p>Two</p><a href=/x>more</a> end</div>";
        assertEquals("div Lead; p One; text tail of it; p Two; text end; a more", listed(html));
        assertEquals("(1(Lead)2(One)3(tail of it)4(Two)5(6(more) end))", "(" + tree(html) + ")");
    }

    @Test
    void textBehindABlockLiesOnItsOwnLines() {
        SpatialDom dom = parse("<body style='margin:0'><p style='margin:0'>One</p>tail<p>Two</p>");
        Bounds paragraph = first(dom, "p").bounds();
        Bounds tail = first(dom, "text").bounds();
        assertEquals(paragraph.bottom(), tail.y(), 1);
        assertTrue(tail.width() < 100, tail::toString);
        assertTrue(tail.height() <= paragraph.height(), tail::toString);
    }

    @Test
    void floatsFieldsAndLineBreaksDoNotEndAText() {
        assertEquals(
                "div One two", listed("<style>br { display: block }</style><div>One<br>two</div>"));
        assertEquals(
                "div Message; button ×",
                listed("<div><button style='float: right'>×</button> Message</div>"));
        assertEquals(
                "label Name; input null",
                listed("<label><input style='display: block' name=n> Name</label>")
                        .replace("input Name", "input null"));
    }

    @Test
    void aTableOnALineDoesNotEndIt() {
        assertEquals(
                "1(a((2(cell)))b)",
                tree("<div>a <table style='display: inline-table'><tr><td>cell</table> b</div>"));
    }

    @Test
    void formulasAreLinearText() {
        String fraction = "<mfrac><msup><mi>x</mi><mn>2</mn></msup><mn>2</mn></mfrac>";
        assertEquals(
                "p The term x^2/2 is small.",
                listed("<p>The term <math>" + fraction + "</math> is small."));
        assertEquals("p a; text x^2/2", listed("<div><p>a</p><math>" + fraction + "</math></div>"));
        assertEquals(
                "1(Lead)2(x^2/2)3(behind)",
                tree("<div>Lead<math display=block>" + fraction + "</math>behind</div>"));
    }

    @Test
    void spacesStandOutsideOfInlineBoxes() {
        assertEquals(
                "1(One 2(link) ,3(two))", tree("<p>One <a href=1> link </a>,<a href=2>two</a> "));
        assertEquals("1(a b c)", tree("<p> a <b> b </b> c "));
    }

    @Test
    void messagesSayWhatIsInThem() {
        SpatialDom dom =
                parse(
                        "<div role=alert><h4>Sorry</h4>Wrong password</div><div class='alert"
                                + " alert-danger'><p>No such user</p></div>");
        assertEquals(
                List.of("Sorry Wrong password", "No such user"),
                dom.alerts().stream().map(dom::fullText).toList());
    }

    @Test
    void hiddenWordsAreNoPartOfASentence() {
        SpatialDom dom =
                parse("<p>Price <span style='visibility: hidden'>old</span> 5 <a href=/b>buy</a>");
        assertEquals("Price 5 buy", dom.fullText(first(dom, "p")));
        assertEquals(
                "1(Price 5 3(buy))",
                tree("<p>Price <span style='visibility: hidden'>old</span> 5 <a href=/b>buy</a>"));
    }

    @Test
    void deepTreesAreCutToTheGreatestDepth() {
        ContentBox box = parse("<blockquote>".repeat(400) + "x").content();
        int depth = 0;
        while (box != null && box.children().get(0) instanceof ContentBox child) {
            box = child;
            depth++;
        }
        assertTrue(depth <= ContentBox.MAX_DEPTH, "depth " + depth);
    }
}
