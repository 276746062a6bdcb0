package browsy.style;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import browsy.config.Limits;
import browsy.config.StylesheetLoader;
import browsy.css.media.ContainerSizes;
import browsy.css.media.MediaEnvironment;
import browsy.html.ElementStates;
import browsy.html.ElementTree;
import browsy.html.UserState;
import browsy.html.csp.ContentPolicy;
import browsy.style.cascade.StylesheetCache;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.BoxProperties;
import browsy.style.property.FlexProperties;
import browsy.style.property.Property;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The style engine as layout and sessions use it. */
class StyleEngineTest {

    private static final MediaEnvironment SCREEN = MediaEnvironment.screen(1280, 720);

    @Test
    void supportsRejectsUnimplementedLayoutFeatures() {
        StyledDocument styled =
                Styling.of(
                        """
                        <style>
                        @supports (position-visibility: always) { p { order: 1 } }
                        @supports (position-visibility: no-overflow) { p { order: 2 } }
                        @supports (box-shadow: none) and (not (align-items: anchor-center)) {
                            p { flex-grow: 3 }
                        }
                        </style><p>text
                        """);
        ComputedStyle style = styled.style(styled.document().expectFirst("p"));
        assertNotNull(style);
        assertEquals(0, style.get(FlexProperties.ORDER));
        assertEquals(3.0, style.get(FlexProperties.FLEX_GROW));
    }

    @Test
    void elementStatesAffectStyles() {
        Document document =
                Jsoup.parse(
                        """
                        <!doctype html>
                        <style>
                        nav:hover ul { order: 1 } input:checked + i { order: 2 }
                        details[open] b, details:open u { order: 3 }
                        input:placeholder-shown + s { order: 4 } s { order: 5 }
                        </style>
                        <nav><ul id=menu><li id=item></ul></nav>
                        <input id=box type=checkbox><i></i>
                        <details id=more><u></u></details>
                        <input id=text placeholder=x><s></s>
                        """);
        Element item = document.expectFirst("#item");
        ElementStates states =
                new ElementStates() {
                    @Override
                    public Set<Element> elements(UserState state) {
                        return state == UserState.HOVER ? Set.of(item) : Set.of();
                    }

                    @Override
                    public @Nullable Boolean checked(Element element) {
                        return element.id().equals("box") ? true : null;
                    }

                    @Override
                    public @Nullable Boolean open(Element element) {
                        return element.id().equals("more") ? true : null;
                    }

                    @Override
                    public @Nullable String value(Element element) {
                        return element.id().equals("text") ? "typed" : null;
                    }
                };
        ElementTree tree = ElementTree.of(document);
        StyledDocument before = style(tree, ElementStates.none(), ContainerSizes.none());
        StyledDocument after = style(tree, states, ContainerSizes.none());
        assertEquals("0 0 0 4", orders(before, "ul", "i", "u", "s"));
        assertEquals("1 2 3 5", orders(after, "ul", "i", "u", "s"));
    }

    @Test
    void containerQueriesWaitForSizes() {
        Document document =
                Jsoup.parse(
                        """
                        <!doctype html>
                        <style>
                        #card { container-type: inline-size } #box { container: box / size }
                        @container (width > 300px) { p { order: 1 } }
                        @container (min-height: 10px) { p { z-index: 2 } }
                        @container box (orientation: portrait) { p { order: 9 } }
                        u { padding-left: 10cqw }
                        </style>
                        <div id=box><div id=card><p></p><u></u></div></div>
                        """);
        ElementTree tree = ElementTree.of(document);
        StyledDocument first = style(tree, ElementStates.none(), ContainerSizes.none());
        assertEquals("0", orders(first, "p"));
        assertEquals(
                Set.of("card", "box"),
                first.queryContainers().stream().map(Element::id).collect(Collectors.toSet()));
        Map<String, ContainerSizes.Size> sizes =
                Map.of(
                        "card", new ContainerSizes.Size(400, 5),
                        "box", new ContainerSizes.Size(900, 500));
        StyledDocument second =
                style(tree, ElementStates.none(), element -> sizes.get(element.id()));
        assertEquals("1", orders(second, "p"));
        assertEquals("2", get(second, "p", BoxProperties.Z_INDEX).toString().replaceAll("\\D", ""));
        assertEquals(
                "40.0",
                get(second, "u", BoxProperties.PADDING_LEFT).toString().replaceAll("[^0-9.]", ""));
    }

    @Test
    void importsAreLoadedByLevelAndKeepTheirOrder() {
        Map<String, String> sheets =
                Map.of(
                        "/a.css",
                                "@import 'sub/b.css' layer(low); @import 'p.css' print; p { order: 2 }",
                        "/sub/b.css",
                                "@import '../c.css'; p { order: 9; z-index: 3 } u { order: 4 }",
                        "/c.css", "p { top: 5px } u { order: 8; z-index: 6 }");
        List<List<String>> batches = new ArrayList<>();
        StylesheetLoader loader =
                wanted -> {
                    batches.add(wanted.stream().map(URI::getPath).toList());
                    return wanted.stream()
                            .map(
                                    uri ->
                                            Optional.ofNullable(sheets.get(uri.getPath()))
                                                    .map(
                                                            css ->
                                                                    new StylesheetLoader.Sheet(
                                                                            uri, css)))
                            .toList();
                };
        Document document =
                Jsoup.parse(
                        """
                        <!doctype html><link rel=stylesheet href=/a.css>
                        <link rel="alternate stylesheet" title=x href=/alt.css>
                        <link rel=stylesheet disabled href=/off.css>
                        <link rel=stylesheet media=print href=/print.css>
                        <link rel=stylesheet href="data:text/css,i%7Border:7%7D">
                        <p></p><u></u><i></i>
                        """,
                        "https://example.test/dir/page");
        StyledDocument styled = Styling.of(document, loader);
        assertEquals(List.of(List.of("/a.css"), List.of("/sub/b.css"), List.of("/c.css")), batches);
        assertEquals("2 4 7", orders(styled, "p", "u", "i"));
    }

    @Test
    void pseudoElementsHaveAStyleOnlyWithContent() {
        StyledDocument styled =
                Styling.of(
                        """
                        <!doctype html><style>
                        p::before { content: "x"; order: 3 } p::after { order: 4 } p:after { content: none }
                        li::marker { color: red } u::before { content: attr(data-x) } p::selection { order: 1 }
                        </style><p></p><ul><li></ul><u data-x=y></u><b></b>
                        """);
        Element p = styled.document().expectFirst("p");
        ComputedStyle before = styled.style(p, PseudoElement.BEFORE);
        assertNotNull(before);
        assertEquals(3, before.get(FlexProperties.ORDER));
        assertNull(styled.style(p, PseudoElement.AFTER));
        assertNotNull(styled.style(styled.document().expectFirst("li"), PseudoElement.MARKER));
        assertNotNull(styled.style(styled.document().expectFirst("u"), PseudoElement.BEFORE));
        assertNull(styled.style(styled.document().expectFirst("b"), PseudoElement.BEFORE));
    }

    @Test
    void equalElementsShareTheirStyle() {
        StyledDocument styled =
                Styling.of(
                        """
                        <!doctype html><style>
                        * { --a: 0; --b: var(--a) } li { order: 3 } li:hover { order: 4 }
                        </style><ul><li class=x><b>1</b><li><b>2</b></ul>
                        """);
        List<Element> items = styled.document().select("li");
        assertSame(styled.style(items.get(0)), styled.style(items.get(1)));
        List<Element> bold = styled.document().select("b");
        assertSame(styled.style(bold.get(0)), styled.style(bold.get(1)));
    }

    @Test
    void elementsOutsideTheFlatTreeHaveNoStyle() {
        StyledDocument styled =
                Styling.of(
                        """
                        <!doctype html><div id=host><template shadowrootmode=open><slot name=a></slot></template>
                        <p slot=a>shown</p><p id=lost>not shown</p></div><template><i>inert</i></template>
                        """);
        assertNull(styled.style(styled.document().expectFirst("#lost")));
        assertNull(styled.style(styled.document().expectFirst("i")));
        assertNotNull(styled.style(styled.document().expectFirst("p[slot]")));
        Element slot = styled.document().expectFirst("slot");
        assertEquals(List.of(slot), styled.flatChildren(styled.document().expectFirst("#host")));
        assertEquals(List.of(styled.document().expectFirst("p[slot]")), styled.flatChildren(slot));
    }

    @Test
    void explainsWhichDeclarationWon() {
        StyledDocument styled =
                Styling.of(
                        """
                        <!doctype html><style>
                        @layer base.reset { p { margin: 0 } }
                        .a { margin-left: 3px }
                        #p, i { margin-inline-start: revert-layer }
                        p { margin-left: 9px !important }
                        </style><p id=p class=a style="margin-left: 5px">
                        """);
        String report =
                styled.explain(styled.document().expectFirst("p"), "margin-left").stream()
                        .map(
                                r ->
                                        String.join(
                                                " | ",
                                                r.outcome().name(),
                                                r.text(),
                                                r.source(),
                                                "line " + r.line(),
                                                r.selector(),
                                                r.specificity(),
                                                r.layer()))
                        .collect(Collectors.joining("\n"));
        assertEquals(
                """
                WON | margin-left: 9px | <style> | line 5 | p | (0,0,1) |\s
                LOST | margin-left: 5px | style attribute | line 0 |  |  |\s
                LOST | margin-inline-start: revert-layer | <style> | line 4 | #p | (1,0,0) |\s
                LOST | margin-left: 3px | <style> | line 3 | .a | (0,1,0) |\s
                LOST | margin: 0 | <style> | line 2 | p | (0,0,1) | base.reset""",
                report);
    }

    @Test
    void leadingByteOrderMarksOfLoadedSheetsAreIgnored() {
        Document document =
                Jsoup.parse("<!doctype html><link rel=stylesheet href=/a.css><p></p>", "http://a/");
        StylesheetLoader loader =
                wanted ->
                        wanted.stream()
                                .map(uri -> new StylesheetLoader.Sheet(uri, "\uFEFFp { order: 2 }"))
                                .map(Optional::of)
                                .toList();
        ElementTree tree = ElementTree.of(document);
        DocumentStyles styles =
                DocumentStyles.collect(
                        tree,
                        ContentPolicy.NONE,
                        loader,
                        SCREEN,
                        new StylesheetCache(1_000),
                        Limits.DEFAULT);
        StyledDocument styled =
                new StyleEngine(new UnknownFonts(), Limits.DEFAULT)
                        .style(tree, styles, SCREEN, ElementStates.none(), ContainerSizes.none());
        assertEquals(2, get(styled, "p", FlexProperties.ORDER));
    }

    private static StyledDocument style(
            ElementTree tree, ElementStates states, ContainerSizes sizes) {
        DocumentStyles styles =
                DocumentStyles.collect(
                        tree,
                        ContentPolicy.NONE,
                        StylesheetLoader.none(),
                        SCREEN,
                        new StylesheetCache(1_000),
                        Limits.DEFAULT);
        return new StyleEngine(new UnknownFonts(), Limits.DEFAULT)
                .style(tree, styles, SCREEN, states, sizes);
    }

    private static <T> T get(StyledDocument styled, String selector, Property<T> property) {
        ComputedStyle style = styled.style(styled.document().expectFirst(selector));
        assertNotNull(style, selector);
        return style.get(property);
    }

    private static String orders(StyledDocument styled, String... selectors) {
        return List.of(selectors).stream()
                .map(selector -> get(styled, selector, FlexProperties.ORDER).toString())
                .collect(Collectors.joining(" "));
    }
}
