package browsy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.config.Limits;
import browsy.config.StylesheetLoader;
import browsy.css.media.ContainerSizes;
import browsy.css.media.MediaEnvironment;
import browsy.html.ElementStates;
import browsy.html.ElementTree;
import browsy.html.HtmlParser;
import browsy.html.csp.ContentPolicy;
import browsy.layout.LayoutEngine;
import browsy.layout.fragment.FragmentTree;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.placement.ContainerBoxes;
import browsy.pipeline.ContainerPasses;
import browsy.pipeline.EngineFonts;
import browsy.style.DocumentStyles;
import browsy.style.StyleEngine;
import browsy.style.StyledDocument;
import browsy.style.cascade.StylesheetCache;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ContainerPassesTest {
    private static final MediaEnvironment SCREEN = MediaEnvironment.screen(1280, 720);
    private static final String NESTED =
            "<!DOCTYPE html><style>main, section { container-type: inline-size }"
                    + "section { width: 50% }"
                    + "@container (width > 300px) { p { padding: 10px } section { margin: 5px } }"
                    + "</style><main><section><p>text</p></section></main>";

    private int layouts;

    @Test
    void containersWithoutQueriesAreLaidOutOnce() {
        run("<!DOCTYPE html><div style='container-type: inline-size'><p>text</p></div>");
        assertEquals(1, layouts);
    }

    @Test
    void queriesOfRulesThatMatchNoElementAreNotEvaluated() {
        run(
                "<!DOCTYPE html><style>@container (width > 1px) { .missing { color: red } }</style>"
                        + "<div style='container-type: inline-size'><p>text</p></div>");
        assertEquals(1, layouts);
    }

    @Test
    void contentsAreStyledAfterLayoutOfTheirContainer() {
        run(
                "<!DOCTYPE html><style>div { container-type: inline-size }"
                        + "@container (width > 300px) { p { padding: 10px } }"
                        + "</style><div><p>text</p></div><div><p>text</p></div>");
        assertEquals(2, layouts);
    }

    @Test
    void containerUnitsAreResolvedAfterLayoutOfTheContainer() {
        run(
                "<!DOCTYPE html><style>div { container-type: inline-size } p { width: 50cqi }"
                        + "</style><div><p>text</p></div><div><p>text</p></div>");
        assertEquals(2, layouts);
    }

    @Test
    void eachLevelOfContainersIsLaidOutOnce() {
        run(NESTED);
        assertEquals(3, layouts);
    }

    @Test
    void containersThatAreNotDisplayedHaveNoSize() {
        run(
                "<!DOCTYPE html><style>div { container-type: inline-size; display: none }"
                        + "@container (width > 300px) { p { padding: 10px } }"
                        + "</style><div><p>text</p></div>");
        assertEquals(1, layouts);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                NESTED,
                "<!DOCTYPE html><style>.g { display: grid; grid-template-columns: 1fr 2fr }"
                        + ".c { container-type: inline-size } p { width: 50cqw }"
                        + "@container (width < 600px) { p { padding: 9px } }</style>"
                        + "<div class=g><div class=c><p>a</p></div>"
                        + "<div class=c><p>b</p></div></div>",
                "<!DOCTYPE html><style>.f { display: flex } .c { container-type: size; flex: 1;"
                        + " height: 200px } .d { container-type: inline-size; margin: 3cqh }"
                        + " p { height: 50cqh; width: 20cqw }</style><div class=f><div class=c>"
                        + "<div class=d><p>a</p></div></div><div class=c><p>b</p></div></div>",
                "<!DOCTYPE html><style>.c { container: card / inline-size; width: 200px }"
                        + ".c::before { content: 'x'; display: block; width: 50cqw; height: 2px }"
                        + "@container card (width > 100px) { .c::after { content: 'y';"
                        + " display: block; height: 40px } }</style><div class=c><i>a</i></div><p>after</p>",
                "<!DOCTYPE html><style>html { container-type: inline-size }"
                        + "@container (width > 100px) { body { margin: 30px } }"
                        + "</style><p>text</p>",
                "<!DOCTYPE html><style>div { container-type: inline-size } details { width: 400px }"
                        + "@container (width > 100px) { p { padding: 7px } }</style>"
                        + "<details open><summary>s</summary><div><p>text</p></div></details>",
                "<!DOCTYPE html><style>@container (width > 100px) { b { padding: 7px } }</style>"
                        + "<div><template shadowrootmode=open><style>:host { display: block }"
                        + "section { container-type: inline-size }"
                        + "@container (width > 100px) { ::slotted(p) { margin: 3px } }</style>"
                        + "<section><slot></slot></section></template><p><b>text</b></p></div>",
                "<!DOCTYPE html><style>.t { display: table } .c { container-type: inline-size }"
                        + "@container (width >= 0px) { p { width: 30px } }"
                        + "</style><div class=t><div class=c><p>text</p></div>cell</div>",
            })
    void sizesAndStylesOfTheResultAreConsistent(String html) {
        Stages stages = new Stages(html);
        StyledDocument styled = stages.style(ContainerSizes.none());
        FragmentTree fragments = stages.layout(styled);
        for (int pass = 0; pass < 9; pass++) {
            styled = stages.style(ContainerBoxes.in(fragments, styled.queryContainers()));
            fragments = stages.layout(styled);
        }
        List<String> expected = stages.boxes(fragments);
        FragmentTree outcome = stages.passes().run().fragments();
        assertEquals(expected, stages.boxes(outcome));
    }

    private void run(String html) {
        new Stages(html).passes().run();
    }

    private final class Stages {
        private final ElementTree tree;
        private final DocumentStyles styles;
        private final StyleEngine engine = new StyleEngine(new EngineFonts(), Limits.DEFAULT);

        Stages(String html) {
            tree = ElementTree.of(HtmlParser.parse(html, "", Limits.DEFAULT, warning -> {}));
            StylesheetCache cache = new StylesheetCache(0);
            StylesheetLoader loader = StylesheetLoader.none();
            styles =
                    DocumentStyles.collect(
                            tree, ContentPolicy.NONE, loader, SCREEN, cache, Limits.DEFAULT);
        }

        ContainerPasses passes() {
            return new ContainerPasses(
                    sizes -> engine.begin(tree, styles, SCREEN, ElementStates.none(), sizes),
                    this::layout);
        }

        StyledDocument style(ContainerSizes sizes) {
            return engine.style(tree, styles, SCREEN, ElementStates.none(), sizes);
        }

        FragmentTree layout(StyledDocument styled) {
            layouts++;
            return LayoutEngine.layout(
                    styled, new PhysicalRect(0, 0, 1280, 720), Limits.DEFAULT, warning -> {});
        }

        List<String> boxes(FragmentTree fragments) {
            List<String> boxes = new ArrayList<>();
            for (Element element : tree.document().getAllElements()) {
                boxes.add(element.nodeName() + " " + fragments.bounds(element));
            }
            assertTrue(boxes.size() > 3);
            return boxes;
        }
    }
}
