package browsy.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.Browsy;
import browsy.model.Run;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.Viewport;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of elements inside the text of other elements, in formats that write references. */
class SentenceTest {

    private static SpatialDom page(String html) {
        return Browsy.parse("<!doctype html>" + html, 1000, 600);
    }

    /** Returns the lines of a format without its header. */
    private static String lines(TextFormat format, SpatialDom dom) {
        return format.render(dom)
                .lines()
                .filter(line -> !line.startsWith("#") && !line.startsWith("Page: "))
                .map(line -> line.replaceFirst(" -?\\d+,-?\\d+ \\d+x\\d+", ""))
                .collect(Collectors.joining("\n"));
    }

    private static String tree(String html) {
        return lines(TreeFormat.standard(), page(html));
    }

    private static String refs(String html) {
        return lines(AgentRefsFormat.standard(), page(html));
    }

    private static String aria(String html) {
        return AriaSnapshotFormat.standard().render(page(html)).stripTrailing();
    }

    private static final String SENTENCE =
            "<p>Read the <a href=/guide>install guide</a> for details, then <a href=/b>go on</a>.";

    @Test
    void treeReferencesAreInsideTheText() {
        assertEquals(
                """
                [e1] txt "Read the [e2] for details, then [e3]."
                  [e2] lnk "install guide" [clk]
                  [e3] lnk "go on" [clk]\
                """,
                tree(SENTENCE));
    }

    @Test
    void refsReferencesAreInsideTheText() {
        assertEquals(
                """
                @e1 [text] "Read the @e2 for details, then @e3."
                @e2 [link] "install guide"
                @e3 [link] "go on\"\
                """,
                refs(SENTENCE));
    }

    @Test
    void snapshotsHaveTextBetweenNodes() {
        assertEquals(
                """
                - generic [ref=e1]:
                  - text: Read the
                  - link "install guide" [ref=e2]:
                    - /url: /guide
                  - text: for details, then
                  - link "go on" [ref=e3]:
                    - /url: /b
                  - text: ".\"\
                """,
                aria(SENTENCE));
    }

    @Test
    void textOfReferencedElementsIsNotRepeated() {
        String html = "<h1><a href=/>Home page</a></h1><h2>All <a href=/n>news</a></h2>";
        assertEquals(
                """
                [e1] hdg (L1)
                  [e2] lnk "Home page" [clk]
                [e3] hdg "All [e4]" (L2)
                  [e4] lnk "news" [clk]\
                """,
                tree(html));
        assertEquals(
                """
                @e1 [heading] "@e2"
                @e2 [link]    "Home page"
                @e3 [heading] "All @e4"
                @e4 [link]    "news\"\
                """,
                refs(html));
    }

    @Test
    void aNameThatDiffersFromTheTextPrecedesIt() {
        String html = "<h1 aria-label=Welcome>Hello <a href=/me>Ann</a></h1>";
        assertEquals(
                """
                [e1] hdg "Welcome" (L1 txt="Hello [e2]")
                  [e2] lnk "Ann" [clk]\
                """,
                tree(html));
        assertEquals(
                """
                @e1 [heading] "Welcome" text="Hello @e2"
                @e2 [link]    "Ann\"\
                """,
                refs(html));
    }

    @Test
    void visibleTextOfAControlIsWrittenBesideAnotherName() {
        String html =
                "<a href=/ aria-label='Opens a window'>Koala is rescued</a>"
                        + "<button aria-label=Close>x</button>";
        assertEquals(
                """
                [e1] lnk "Opens a window" [clk] (txt="Koala is rescued")
                [e2] btn "Close" [clk]\
                """,
                tree(html));
        assertEquals(
                """
                @e1 [link]   "Opens a window" text="Koala is rescued"
                @e2 [button] "Close\"\
                """,
                refs(html));
        assertEquals(
                """
                [e1] lnk "Koala is rescued" [clk]
                [e2] btn "Close" [clk]\
                """,
                lines(TreeFormat.standard(), Scope.interactive().apply(page(html))));
    }

    @Test
    void namesOfControlsAreComplete() {
        String html =
                "<a href=/><img src=i.png alt=Logo width=9 height=9> Home</a>"
                        + "<label>Mail <input></label>";
        assertEquals(
                """
                [e1] lnk "Logo Home" [clk]
                [e3] tbx "Mail" [typ]\
                """,
                tree(html));
        assertEquals(
                """
                @e1 [link]    "Logo Home"
                @e3 [textbox] "Mail\"\
                """,
                refs(html));
    }

    @Test
    void textOfPrunedElementsIsWrittenInPlace() {
        assertEquals(
                "[e1] txt \"You have 3 new messages.\"",
                tree("<p>You have <span role=tooltip>3</span> new messages."));
    }

    @Test
    void textOutsideAScopeIsWrittenInPlace() {
        SpatialDom part = page(SENTENCE).keeping(element -> element.id() != 2);
        assertEquals(
                """
                [e1] txt "Read the install guide for details, then [e3]."
                  [e3] lnk "go on" [clk]\
                """,
                lines(TreeFormat.standard(), part));
        assertEquals(
                """
                @e1 [text] "Read the install guide for details, then @e3."
                @e3 [link] "go on\"\
                """,
                lines(AgentRefsFormat.standard(), part));
        assertTrue(
                AriaSnapshotFormat.standard()
                        .render(part)
                        .contains("- text: Read the install guide for details, then\n"));
    }

    @ParameterizedTest
    @CsvSource({
        "[e5] is next, '\"\\[e5] is next\"', '\"[e5] is next\"'",
        "[&shy;e5], '\"\\[e5]\"', '\"[e5]\"'",
        "\\[e5], '\"\\\\\\[e5]\"', '\"\\\\[e5]\"'",
        "by @e5, '\"by @e5\"', '\"by \\@e5\"'",
        "a@e.org [e] [5], '\"a@e.org [e] [5]\"', '\"a@e.org [e] [5]\"'"
    })
    void textThatLooksLikeAReferenceHasABackslash(String text, String inTree, String inRefs) {
        assertEquals("[e1] txt " + inTree, tree("<p>" + text));
        assertEquals("@e1 [text] " + inRefs, refs("<p>" + text));
    }

    @Test
    void noTextFormsAReference() {
        List<String> parts = List.of("[e", "@e", "9]", "7", "\u00ad", "\\", "\"", " ", "[e9]");
        Random random = new Random(5);
        for (int round = 0; round < 2000; round++) {
            SpatialElement sentence =
                    SpatialElement.builder(1, "p")
                            .text("w")
                            .runs(
                                    List.of(
                                            new Run.Text("w" + hostile(parts, random)),
                                            new Run.Reference(99),
                                            new Run.Text(hostile(parts, random)),
                                            new Run.Reference(2),
                                            new Run.Text(hostile(parts, random) + "w")))
                            .build();
            SpatialElement link = SpatialElement.builder(2, "a").text("l").href("/").build();
            SpatialDom dom =
                    SpatialDom.builder(Viewport.DEFAULT).elements(List.of(sentence, link)).build();
            assertEquals(
                    List.of("1", "2", "2"),
                    references("\\[e(\\d+)\\]", TreeFormat.standard().full().render(dom)));
            assertEquals(
                    List.of("1", "2", "2"),
                    references("@e(\\d+)", AgentRefsFormat.standard().render(dom)));
        }
    }

    private static String hostile(List<String> parts, Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(4); i > 0; i--) {
            text.append(parts.get(random.nextInt(parts.size())));
        }
        return text.toString();
    }

    /** Returns the ids of all references that no backslash precedes. */
    private static List<String> references(String syntax, String text) {
        return Pattern.compile("\\\\.|" + syntax)
                .matcher(text)
                .results()
                .filter(found -> found.group(1) != null)
                .map(found -> found.group(1))
                .toList();
    }

    private static final String STATES =
            "<button role=switch aria-checked=false>Dark</button>"
                    + "<button role=switch aria-checked=true>Sound</button>"
                    + "<input aria-label=Code readonly disabled value=7>"
                    + "<select multiple aria-label=Tags><option value=r selected>Red"
                    + "<option value=g>Green<option value=b selected>Blue</select>";

    @Test
    void treeWritesStatesAndAllSelectedValues() {
        assertEquals(
                """
                [e1] sw "Dark" {off} [tog]
                [e2] sw "Sound" {chk} [tog]
                [e3] tbx "Code" {dis,ro} [typ] val="7"
                [e4] listbox "Tags" {msel} [sel] val="r" val="b\"\
                """,
                tree(STATES));
    }

    @Test
    void refsWriteStatesAndAllSelectedValues() {
        assertEquals(
                """
                @e1 [switch]  "Dark" [OFF]
                @e2 [switch]  "Sound" [CHECKED]
                @e3 [textbox] "Code" value="7" [DISABLED] [READONLY]
                @e4 [listbox] "Tags" value="r" value="b" [MULTIPLE]\
                """,
                refs(STATES));
    }

    @Test
    void snapshotsWriteStatesAndAllSelectedValues() {
        assertEquals(
                """
                - switch "Dark" [checked=false] [ref=e1]
                - switch "Sound" [checked] [ref=e2]
                - textbox "Code" [disabled] [readonly] [ref=e3]: "7"
                - listbox "Tags" [multiple] [ref=e4]:
                  - option "Red" [selected]
                  - option "Green"
                  - option "Blue" [selected]\
                """,
                aria(STATES));
    }

    @Test
    void messagesAreListedAnywhere() {
        String html =
                "<div style='height:900px'></div><div role=status>Saved</div>"
                        + "<div role=alert><a href=/>Retry</a></div>"
                        + "<div class='alert alert-danger'>No such user</div>";
        assertEquals(
                """
                [e1] sts "Saved"
                [e2] alrt
                  [e3] lnk "Retry" [clk]
                [e4] txt "No such user" (alert=error)\
                """,
                tree(html));
        assertEquals(
                """
                @e1 [status] "Saved"
                @e2 [alert]  "@e3"
                @e3 [link]   "Retry"
                @e4 [text]   "No such user" [ALERT error]\
                """,
                refs(html));
        assertTrue(aria(html).endsWith("- generic [alert=error] [ref=e4]: No such user"));
    }

    @Test
    void cyclicReferencesTerminate() {
        SpatialElement one =
                SpatialElement.builder(1, "p")
                        .text("a")
                        .accessibleName("n")
                        .runs(List.of(new Run.Text("a"), new Run.Reference(2)))
                        .build();
        SpatialElement other =
                SpatialElement.builder(2, "p")
                        .text("b")
                        .accessibleName("m")
                        .runs(List.of(new Run.Text("b"), new Run.Reference(1)))
                        .build();
        SpatialDom dom = SpatialDom.builder(Viewport.DEFAULT).elements(List.of(one, other)).build();
        for (String name : Formats.names()) {
            assertFalse(Formats.named(name).orElseThrow().render(dom).isEmpty());
        }
    }
}
