package browsy.spatial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.Browsy;
import browsy.Page;
import browsy.ParseOptions;
import browsy.config.Limits;
import browsy.engine.PageEngine;
import browsy.html.ElementCopies;
import browsy.html.ElementStates;
import browsy.model.Bounds;
import browsy.model.ElementState;
import browsy.model.HiddenReason;
import browsy.model.SelectOption;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Compares the listed elements of fixture pages with the expected lists. */
class SpatialFixturesTest {

    @Test
    void givesEachRunOfTextToOneElement() throws IOException {
        assertEquals(
                read("text-belongs-once.expected.txt"),
                lines("text-belongs-once.html", SpatialFixturesTest::plain));
    }

    @Test
    void controlsWithoutNamesAreCalledByTooltipsAndIcons() throws IOException {
        assertEquals(
                read("controls-without-names.expected.txt"),
                lines(
                        "controls-without-names.html",
                        element ->
                                plain(element)
                                        + (element.accessibleName() == null
                                                ? ""
                                                : " named " + element.accessibleName())
                                        + element.textFlags().stream()
                                                .map(flag -> " " + flag.wireName())
                                                .collect(Collectors.joining())));
    }

    @Test
    void tellsWhyElementsAreHidden() throws IOException {
        SpatialDom dom = parse("hidden-and-why.html");
        assertEquals(
                read("hidden-and-why.expected.txt"),
                dom.elements().stream()
                        .map(element -> plain(element) + reason(dom, element))
                        .collect(Collectors.joining("\n")));
    }

    @Test
    void tellsWhatShowsHiddenElements() throws IOException {
        SpatialDom dom = parse("what-reveals.html");
        assertEquals(
                read("what-reveals.expected.txt"),
                dom.elements().stream()
                        .filter(SpatialElement::hidden)
                        .map(element -> plain(element) + reason(dom, element))
                        .collect(Collectors.joining("\n")));
    }

    @Test
    void listsWhatTakesNoSpaceIfItIsCalledSomething() throws IOException {
        SpatialDom dom = parse("without-size.html");
        assertEquals(
                read("without-size.expected.txt"),
                dom.elements().stream()
                        .map(element -> plain(element) + reason(dom, element))
                        .collect(Collectors.joining("\n")));
    }

    @Test
    void tellsTheStatesThatARoleHas() throws IOException {
        assertEquals(
                read("states-by-role.expected.txt"),
                lines(
                        "states-by-role.html",
                        element ->
                                plain(element)
                                        + told(" role", element.role())
                                        + states(element.state())));
    }

    private static String states(ElementState state) {
        return Stream.of(
                        state.disabled() ? "disabled" : "",
                        told("checked", state.checked()),
                        told("expanded", state.expanded()),
                        told("popup", state.popup()),
                        state.readOnly() ? "readonly" : "",
                        state.required() ? "required" : "")
                .filter(told -> !told.isEmpty())
                .map(told -> " " + told)
                .collect(Collectors.joining());
    }

    private static String told(String name, @Nullable Object value) {
        return value == null ? "" : name + "=" + value;
    }

    @Test
    void flagsTextThatNoPersonSeesOrThatGivesOrdersToModels() throws IOException {
        assertEquals(
                read("suspicious-text.expected.txt"),
                lines(
                        "suspicious-text.html",
                        element ->
                                plain(element)
                                        + element.textFlags().stream()
                                                .map(flag -> " " + flag.wireName())
                                                .collect(Collectors.joining())));
    }

    @Test
    void tellsWhatAnswersToClicks() throws IOException {
        assertEquals(
                read("click-hints.expected.txt"),
                lines(
                        "click-hints.html",
                        element -> plain(element) + (element.clickable() ? " clickable" : "")));
    }

    @Test
    void listsWhatFramesShowAtTheirPlaceOnThePage() throws IOException {
        assertEquals(
                read("frames.expected.txt"), lines("frames.html", SpatialFixturesTest::placed));
    }

    @Test
    void findsEachElementByItsSelectorInFramesAndShadowTreesToo() throws IOException {
        Page page = Browsy.open(read("selectors.html"), ParseOptions.DEFAULT);
        StringBuilder told = new StringBuilder();
        for (SpatialElement element : page.dom().elements()) {
            if (element.tag().equals("text")) {
                continue;
            }
            String selector = Objects.requireNonNull(element.selector());
            assertEquals(List.of(page.source(element.id())), page.find(selector), selector);
            told.append(told.isEmpty() ? "" : "\n").append(plain(element)).append("  ");
            told.append(selector);
        }
        assertEquals(read("selectors.expected.txt"), told.toString());
        assertThrows(IllegalArgumentException.class, () -> page.find("iframe >>> ["));
        assertEquals(List.of(), page.find("ul >>> li"));
    }

    @Test
    void looksIntoAsManyFramesAsTheLimitsAllow() throws IOException {
        Limits one = Limits.builder().maxFrames(1).build();
        Page page =
                Browsy.open(
                        read("frames.html"), ParseOptions.DEFAULT.newBuilder().limits(one).build());
        assertEquals(List.of("frames beyond the first 1 were not read"), page.warnings());
        assertFalse(shows("Seen", page));
        Limits shallow = Limits.builder().maxFrameDepth(1).build();
        page =
                Browsy.open(
                        read("frames.html"),
                        ParseOptions.DEFAULT.newBuilder().limits(shallow).build());
        assertEquals(List.of("frames nested more than 1 deep were not read"), page.warnings());
        assertFalse(shows("Two frames deep", page));
    }

    private static boolean shows(String text, Page page) {
        return page.dom().elements().stream().anyMatch(element -> text.equals(element.text()));
    }

    private static String placed(SpatialElement element) {
        StringBuilder line = new StringBuilder(element.id() + " " + plain(element));
        add(line, "href", element.href());
        add(line, "in", id(element.relations().parent()));
        add(line, "form", id(element.relations().form()));
        Bounds box = element.bounds();
        line.append(" @").append(Math.round(box.x())).append(',').append(Math.round(box.y()));
        line.append(' ').append(Math.round(box.width())).append('x');
        line.append(Math.round(box.height()));
        element.visibility().reasons().forEach(reason -> line.append(' ').append(reason.kind()));
        return line.toString();
    }

    @Test
    void keepsIdsAndStatesInFrames() throws IOException {
        Page page = Browsy.open(read("frames.html"), ParseOptions.DEFAULT);
        Element field = page.source(5);
        ElementStates states =
                new ElementStates() {
                    @Override
                    public @Nullable String value(Element element) {
                        return element == field ? "lamp" : null;
                    }
                };
        Page typed = PageEngine.of(Page.class, ParseOptions.class).withStates(page, states);
        assertEquals("lamp", typed.dom().get(5).orElseThrow().value());
        Document changed = page.document().clone();
        changed.body().prepend("<h1>New</h1>");
        Page after =
                PageEngine.of(Page.class, ParseOptions.class)
                        .withDocument(typed, changed, ElementStates.none(), ElementCopies.NONE);
        assertEquals("In the frame", after.dom().get(3).orElseThrow().text());
        assertEquals(19, after.dom().elements().get(0).id());
    }

    @Test
    void takesBoxesDrawnByTheirLabelsForSeen() throws IOException {
        assertEquals(
                read("box-drawn-by-label.expected.txt"),
                lines("box-drawn-by-label.html", SpatialFixturesTest::plain));
    }

    @Test
    void tellsWhatHidesAndWhatShowsAgain() throws IOException {
        SpatialDom dom = parse("hiding-rules.html");
        assertEquals(
                read("hiding-rules.expected.txt"),
                dom.elements().stream()
                        .filter(SpatialElement::hidden)
                        .map(element -> plain(element) + reasons(dom, element))
                        .collect(Collectors.joining("\n")));
    }

    private static String reasons(SpatialDom dom, SpatialElement element) {
        return element.visibility().reasons().stream()
                .map(
                        reason ->
                                "\n  "
                                        + reason.kind().wireName()
                                        + " by "
                                        + (reason.by() == null
                                                ? "-"
                                                : dom.get(reason.by()).orElseThrow().tag())
                                        + " "
                                        + reason.rule()
                                        + (reason.revealedBy() == null
                                                ? ""
                                                : ", shown by "
                                                        + dom.get(reason.revealedBy())
                                                                .orElseThrow()
                                                                .text()))
                .collect(Collectors.joining());
    }

    @Test
    void tellsNamesAndStates() throws IOException {
        assertEquals(
                read("names-and-states.expected.txt"),
                lines("names-and-states.html", SpatialFixturesTest::described));
    }

    @Test
    void namesElementsByWhatTheyHoldAsBrowsersDo() throws IOException {
        String told =
                Browsy.semantics(read("names-from-content.html"), ParseOptions.DEFAULT).stream()
                        .filter(element -> !element.name().isEmpty() || element.role() != null)
                        .map(
                                element ->
                                        lastStep(element.path())
                                                + (element.role() == null
                                                        ? ""
                                                        : " " + element.role().wireName())
                                                + " \""
                                                + element.name()
                                                + '"')
                        .collect(Collectors.joining("\n"));
        assertEquals(read("names-from-content.expected.txt"), told);
    }

    private static String lastStep(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    @Test
    void tellsGroupsOfFieldsAndWhatStandsBesideBoxes() throws IOException {
        assertEquals(
                read("groups-and-boxes.expected.txt"),
                lines(
                        "groups-and-boxes.html",
                        element -> {
                            StringBuilder line = new StringBuilder();
                            line.append(element.id()).append(' ').append(plain(element));
                            add(line, "label", element.label());
                            add(line, "name", element.accessibleName());
                            add(line, "in", id(element.relations().parent()));
                            return line.toString();
                        }));
    }

    @Test
    void tellsTheFormsOfControls() throws IOException {
        assertEquals(
                read("forms-of-controls.expected.txt"),
                lines(
                        "forms-of-controls.html",
                        element -> {
                            StringBuilder line = new StringBuilder();
                            line.append(element.id()).append(' ').append(plain(element));
                            add(line, "name", element.name());
                            add(line, "form", id(element.relations().form()));
                            return line.toString();
                        }));
    }

    @Test
    void tellsWhatFieldsHold() throws IOException {
        assertEquals(
                read("values-of-fields.expected.txt"),
                lines("values-of-fields.html", SpatialFixturesTest::described));
    }

    private static String lines(
            String file, java.util.function.Function<SpatialElement, String> line)
            throws IOException {
        return parse(file).elements().stream().map(line).collect(Collectors.joining("\n"));
    }

    private static SpatialDom parse(String file) throws IOException {
        return Browsy.parse(read(file), 800, 600);
    }

    private static String plain(SpatialElement element) {
        String text = element.text();
        String shown = text == null ? "null" : '"' + text.replace("\n", "\\n") + '"';
        return (element.hidden() ? "!" : "") + element.tag() + " " + shown;
    }

    private static String reason(SpatialDom dom, SpatialElement element) {
        if (element.visibility().reasons().isEmpty()) {
            return "";
        }
        HiddenReason reason = element.visibility().reasons().get(0);
        Integer by = reason.revealedBy();
        return " "
                + reason.kind().wireName()
                + (by == null ? "" : " revealed by \"" + dom.get(by).orElseThrow().text() + '"');
    }

    private static String described(SpatialElement element) {
        StringBuilder line = new StringBuilder(plain(element));
        add(line, "role", element.role() == null ? null : element.role().wireName());
        add(line, "label", element.label());
        add(line, "type", element.inputType() == null ? null : element.inputType().wireName());
        boolean renamed =
                element.accessibleName() != null
                        && !element.isFormField()
                        && !Objects.equals(element.accessibleName(), element.text())
                        && !Objects.equals(element.accessibleName(), element.value());
        add(line, "name", renamed ? element.accessibleName() : null);
        add(line, "value", element.value());
        String options =
                element.options().stream()
                        .map(SpatialFixturesTest::option)
                        .collect(Collectors.joining(", "));
        add(line, "options", options.isEmpty() ? null : "[" + options + "]");
        if (element.state().isChecked()) {
            line.append(" checked=true");
        }
        add(
                line,
                "pressed",
                element.state().pressed() == null ? null : element.state().pressed().wireName());
        line.append(element.state().required() ? " required" : "");
        line.append(element.state().disabled() ? " disabled" : "");
        return line.toString();
    }

    private static String option(SelectOption option) {
        return option.label() + (option.selected() ? "*" : "") + (option.disabled() ? "-" : "");
    }

    private static @Nullable String id(@Nullable Integer id) {
        return id == null ? null : id.toString();
    }

    private static void add(StringBuilder line, String key, @Nullable String value) {
        if (value != null) {
            line.append(' ').append(key).append('=').append(value);
        }
    }

    private static String read(String file) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(
                        SpatialFixturesTest.class.getResourceAsStream("/spatial/" + file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).stripTrailing();
        }
    }
}
