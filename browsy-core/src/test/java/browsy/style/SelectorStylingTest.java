package browsy.style;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.config.Limits;
import browsy.css.media.ContainerSizes;
import browsy.css.media.MediaEnvironment;
import browsy.css.media.MediaQueryList;
import browsy.css.parse.ParseMode;
import browsy.html.ElementStates;
import browsy.html.ElementTree;
import browsy.html.TreeElement;
import browsy.style.cascade.AuthorSheet;
import browsy.style.cascade.SheetCompiler;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.FlexProperties;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Elements with equal features share styles. The cases of the selector tests show that no element
 * gets the style of a different one and that rules reach all elements that they match.
 */
class SelectorStylingTest {

    private static final MediaEnvironment SCREEN = MediaEnvironment.screen(1280, 720);
    private static final int MARK = 4242;
    private static final int FEWEST_CASES = 400;

    @TestFactory
    Stream<DynamicTest> rulesReachWhatTheirSelectorMatches() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (String name : List.of("structure", "forms", "validity", "values", "quirks")) {
            String html = resource(name + ".html");
            for (String line : resource(name + ".selectors").split("\n")) {
                String[] columns = line.split("\t", -1);
                boolean isRule = !columns[0].isEmpty() && !columns[0].startsWith("@");
                if (isRule) {
                    String expected = columns[1].equals("invalid") ? "" : columns[1];
                    tests.add(
                            DynamicTest.dynamicTest(
                                    name + ": " + columns[0],
                                    () -> assertEquals(expected, marked(html, columns[0]))));
                }
            }
        }
        assertTrue(tests.size() > FEWEST_CASES, "cases are missing");
        return tests.stream();
    }

    @Test
    void equalElementsShareAStyle() {
        Document document =
                Jsoup.parse(
                        """
                        <!doctype html>
                        <style>li:first-child { order: 1 } .b { order: 2 }</style>
                        <ul><li>1<li id=x>2<li class=a title=t>3<li class=b>4<li style="order: 3">5</ul>
                        """);
        StyledDocument styled = Styling.of(document);
        List<ComputedStyle> items = new ArrayList<>();
        for (Element item : document.select("li")) {
            ComputedStyle style = styled.style(item);
            assertNotNull(style);
            items.add(style);
        }
        assertSame(items.get(1), items.get(2), "no selector names what tells them apart");
        assertEquals(
                List.of(1, 0, 0, 2, 3),
                items.stream().map(style -> style.get(FlexProperties.ORDER)).toList());
    }

    /** The elements that a rule with the selector applies to. */
    private static String marked(String html, String selector) {
        ElementTree tree = ElementTree.of(Jsoup.parse(html));
        AuthorSheet sheet =
                new AuthorSheet(
                        SheetCompiler.compile(
                                selector + " { order: " + MARK + " }", ParseMode.STANDARD),
                        "test",
                        MediaQueryList.ALL,
                        tree.documentScope(),
                        null,
                        List.of());
        DocumentStyles styles = new DocumentStyles(List.of(sheet), List.of());
        StyledDocument styled =
                new StyleEngine(new UnknownFonts(), Limits.DEFAULT)
                        .style(tree, styles, SCREEN, ElementStates.none(), ContainerSizes.none());
        return tree.elements().stream()
                .filter(e -> isMarked(styled, e))
                .map(SelectorStylingTest::name)
                .collect(Collectors.joining(" "));
    }

    private static boolean isMarked(StyledDocument styled, TreeElement element) {
        ComputedStyle style = styled.style(element.element());
        return style != null && style.get(FlexProperties.ORDER) == MARK;
    }

    private static String name(TreeElement element) {
        String id = element.element().id();
        return id.isEmpty() ? "(" + element.localName() + ")" : id;
    }

    private static String resource(String name) throws IOException {
        String path = "/browsy/css/selector/" + name;
        try (InputStream in = SelectorStylingTest.class.getResourceAsStream(path)) {
            assertNotNull(in, path);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
