package browsy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.config.Limits;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Limits of the engine produce warnings, each kind once. */
class WarningsTest {
    private static final String DOCTYPE = "<!DOCTYPE html>";

    @Test
    void truncatedGeneratedContentProducesAWarning() {
        String style = "<style>b::before{content:'" + "x".repeat(10_000) + "'}</style>";
        assertEquals(
                List.of("generated content was cut off: too much text"),
                warnings(DOCTYPE + style + "<b></b>".repeat(200)));
        assertEquals(List.of(), warnings(DOCTYPE + style + "<b></b>".repeat(90)));
    }

    @Test
    void truncatedGeneratedTextProducesAWarning() {
        String style = "<style>b::before{content:" + "'" + "x".repeat(60_000) + "'";
        assertEquals(List.of(), warnings(DOCTYPE + style + "</style><b></b>"));
        assertEquals(
                List.of("generated content was cut off: too much text"),
                warnings(DOCTYPE + style + " '" + "y".repeat(60_000) + "''z'</style><b></b>"));
    }

    @Test
    void unsplitInlineBoxesProduceAWarning() {
        assertEquals(
                List.of("inline boxes are not split around all blocks in them: too many parts"),
                warnings(DOCTYPE + blocksInInlines(450, 200)));
        assertEquals(List.of(), warnings(DOCTYPE + blocksInInlines(45, 200)));
    }

    @Test
    void inlineBoxesThatEndTooEarlyProduceAWarning() {
        String lines =
                "<div>"
                        + "<span>".repeat(499)
                        + "<span id=inner>"
                        + "a<br>".repeat(2_000)
                        + "</span>".repeat(500)
                        + "</div><p id=last>the end";
        assertEquals(
                List.of("inline boxes end before their last line: too many of them in one another"),
                warnings(DOCTYPE + lines));
        assertEquals(List.of(), warnings(DOCTYPE + lines.replace("<span>".repeat(300), "")));
        List<ElementBox> boxes = Browsy.boxes(DOCTYPE + lines, ParseOptions.DEFAULT);
        double height = boxes.get(1).bounds().height();
        assertEquals(height, boxes.get(boxes.size() - 1).bounds().y() - 8 - 16);
        ElementBox inner = boxes.get(1 + 500);
        assertTrue(inner.path().endsWith("span[1]"), inner.path());
        assertTrue(inner.bounds().height() > height - 2, inner.toString());
    }

    @Test
    void subgridsTreatedAsGridsProduceAWarning() {
        assertEquals(
                List.of("grids were cut off: too many tracks"),
                warnings(DOCTYPE + nestedSubgrids(400, 100)));
        assertEquals(List.of(), warnings(DOCTYPE + nestedSubgrids(40, 100)));
    }

    @Test
    void overlappingItemsProduceAWarning() {
        StringBuilder css = new StringBuilder("div{display:grid;grid-auto-flow:dense;");
        css.append("grid-template-columns:repeat(100,1px)}");
        for (int i = 1; i < 3_000; i++) {
            css.append("p:nth-child(" + i + "){grid-row:span " + (1 + i % 90));
            css.append(";grid-column:span " + (1 + i / 90) + "}");
        }
        String page = DOCTYPE + "<style>" + css + "</style><div>";
        assertEquals(
                List.of("items of grids overlap: their places take too long to find"),
                warnings(page + "<p>x".repeat(3_000)));
        assertEquals(List.of(), warnings(page + "<p>x".repeat(100)));
    }

    private static String nestedSubgrids(int depth, int tracks) {
        return "<style>div{display:grid;grid-template-columns:subgrid;grid-column:1/-1}"
                + "section{display:grid;grid-template-columns:repeat("
                + tracks
                + ",auto)}</style><section>"
                + "<i>x</i><div>".repeat(depth)
                + "</section>";
    }

    @Test
    void controlsWithoutFormOwnerProduceAWarning() {
        String page = DOCTYPE + "<table><form><tr><td><input name=q></table>";
        assertEquals(
                List.of("forms have only the controls in them: too many controls"),
                warnings(page + "<input>".repeat(20_001)));
        assertEquals(List.of(), warnings(page + "<input>".repeat(200)));
        assertEquals(List.of(), warnings(DOCTYPE + "<input>".repeat(20_001)));
    }

    @Test
    void framesProduceEachWarningOnce() {
        String style = "<style>b::before{content:'" + "x".repeat(10_000) + "'}</style>";
        String frame = "<iframe srcdoc=\"" + style + "<b></b>".repeat(200) + "\"></iframe>";
        assertEquals(
                List.of("generated content was cut off: too much text"),
                warnings(DOCTYPE + frame + frame));
    }

    @Test
    void truncatedVariablesProduceAWarning() {
        StringBuilder css = new StringBuilder("<style>p{margin:var(--v12);");
        for (int i = 1; i <= 12; i++) {
            css.append("--v" + i + ":var(--v" + (i - 1) + ") var(--v" + (i - 1) + ");");
        }
        StringBuilder page = new StringBuilder(DOCTYPE).append(css).append("}</style>");
        for (int i = 0; i < 1_000; i++) {
            page.append("<p style='--v0:" + i + "px'>x");
        }
        assertEquals(
                List.of("var() was cut off: too much text after substitution"),
                warnings(page.toString()));
    }

    @Test
    void pagesThatTakeTooMuchMemoryAreCutOff() {
        assertCutOff("<p>a");
        assertCutOff("<td>a");
        assertCutOff("<pre>a\n" + "a\n".repeat(10));
    }

    private static void assertCutOff(String part) {
        ParseOptions options = withMemory(1_000_000);
        Page page = Browsy.open(DOCTYPE + "<table>" + part.repeat(2_000), options);
        assertEquals(
                List.of("the document was cut off: it would take too much memory"),
                page.warnings());
        assertTrue(page.document().getAllElements().size() > 50);
        assertEquals(
                List.of(), Browsy.open(DOCTYPE + "<table>" + part.repeat(20), options).warnings());
    }

    @Test
    void linesThatTakeTooMuchMemoryAreCutOff() {
        String text = DOCTYPE + "<div style='width:1px'>" + "a ".repeat(10_000) + "</div><p>end";
        Page page = Browsy.open(text, withMemory(1_000_000));
        assertEquals(
                List.of("lines were cut off: they would take too much memory"), page.warnings());
        assertEquals(List.of(), Browsy.open(text, withMemory(100_000_000)).warnings());
    }

    private static ParseOptions withMemory(long bytes) {
        return ParseOptions.builder().limits(Limits.builder().maxMemory(bytes).build()).build();
    }

    @Test
    void truncatedAttributeMatchingProducesAWarning() {
        StringBuilder css = new StringBuilder("<style>");
        for (int i = 0; i < 1_000; i++) {
            css.append("[title*=x" + i + "]{color:red}");
        }
        String title = "<p title='" + "y".repeat(10_000) + "'>a";
        assertEquals(
                List.of("selector matching was cut off: too many selectors for this document"),
                warnings(DOCTYPE + css + "</style>" + title.repeat(100)));
        assertEquals(List.of(), warnings(DOCTYPE + css + "</style>" + title));
    }

    @Test
    void truncatedSelectorMatchingProducesAWarning() {
        StringBuilder css = new StringBuilder("<style>");
        for (int i = 0; i < 300; i++) {
            css.append("div > b ~ b:not(.c" + i + ") ~ i:not(:has(u)){color:red}");
        }
        assertEquals(
                List.of("selector matching was cut off: too many selectors for this document"),
                warnings(
                        DOCTYPE
                                + css
                                + "</style><div>"
                                + "<b></b>".repeat(500)
                                + "<i></i>".repeat(500)));
    }

    private static String blocksInInlines(int depth, int blocks) {
        return "<div>"
                + "<span>".repeat(depth)
                + "a<p>b</p>".repeat(blocks)
                + "</span>".repeat(depth)
                + "</div>";
    }

    private static List<String> warnings(String html) {
        return Browsy.open(html, ParseOptions.DEFAULT).warnings();
    }
}
