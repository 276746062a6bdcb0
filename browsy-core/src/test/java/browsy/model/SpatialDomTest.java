package browsy.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpatialDomTest {

    private static SpatialElement at(int id, double y) {
        return SpatialElement.builder(id, "p").bounds(new Bounds(0, y, 10, 10)).build();
    }

    private static SpatialDom page(SpatialElement... elements) {
        return SpatialDom.builder(new Viewport(100, 200)).elements(List.of(elements)).build();
    }

    @Test
    void foldIsTheLowerEdgeOfTheViewport() {
        SpatialDom dom = page(at(1, -5), at(2, 199.9), at(3, 200), at(4, 300));
        assertEquals(List.of(dom.elements().get(0), dom.elements().get(1)), dom.aboveFold());
        assertEquals(List.of(dom.elements().get(2), dom.elements().get(3)), dom.belowFold());
        SpatialDom cut = dom.toBuilder().title("t").build().filterAboveFold();
        assertEquals(2, cut.size());
        assertEquals("t", cut.title());
        assertEquals(Optional.empty(), cut.get(3));
        SpatialDom scrolled = dom.toBuilder().scroll(new Scroll(0, 50)).build();
        assertEquals(3, scrolled.aboveFold().size());
    }

    private static Run words(String text) {
        return new Run.Text(text);
    }

    private static Run reference(int id) {
        return new Run.Reference(id);
    }

    @Test
    void wordsReplaceReferencesToLeftOutElements() {
        SpatialElement sentence =
                SpatialElement.builder(1, "p")
                        .text("Read the and go on .")
                        .runs(
                                List.of(
                                        words("Read the "),
                                        reference(2),
                                        words(" and "),
                                        reference(4),
                                        words(".")))
                        .build();
        SpatialElement guide =
                SpatialElement.builder(2, "a")
                        .text("guide")
                        .runs(List.of(words("guide "), reference(3)))
                        .build();
        SpatialElement icon = SpatialElement.builder(3, "img").text("icon").build();
        SpatialElement next = SpatialElement.builder(4, "a").text("go on").build();
        SpatialDom dom = page(sentence, guide, icon, next);
        assertEquals(
                List.of(words("Read the guide icon and "), reference(4), words(".")),
                dom.keeping(e -> e.id() == 1 || e.id() == 4).elements().get(0).runs());
        assertEquals(
                List.of(
                        words("Read the guide "),
                        reference(3),
                        words(" and "),
                        reference(4),
                        words(".")),
                dom.keeping(e -> e.id() != 2).elements().get(0).runs());
        assertEquals(dom, dom.keeping(e -> true));
    }

    @Test
    void wordsOfHiddenElementsAreNotInsertedIntoVisibleOnes() {
        SpatialElement sentence =
                SpatialElement.builder(1, "p")
                        .text("a b")
                        .runs(List.of(words("a "), reference(2), words("b")))
                        .build();
        SpatialElement hidden = SpatialElement.builder(2, "a").text("secret").hidden(true).build();
        assertEquals(
                List.of(words("a b")),
                page(sentence, hidden).keeping(e -> !e.hidden()).elements().get(0).runs());
    }

    @Test
    void cyclicReferencesEnd() {
        SpatialElement one =
                SpatialElement.builder(1, "p")
                        .runs(List.of(words("a"), reference(2), reference(2)))
                        .build();
        SpatialElement other =
                SpatialElement.builder(2, "p").runs(List.of(words("b"), reference(2))).build();
        assertEquals("ab", page(one, other).fullText(one));
        assertEquals(
                List.of(words("ab")),
                page(one, other).keeping(e -> e.id() == 1).elements().get(0).runs());
    }

    @Test
    void elementsAreFoundByUniqueId() {
        SpatialDom dom = page(at(7, 0), at(3, 0));
        assertEquals(7, dom.get(7).orElseThrow().id());
        assertEquals(Optional.empty(), dom.get(1));
        assertThrows(IllegalArgumentException.class, () -> page(at(1, 0), at(1, 5)));
    }

    @Test
    void builtValuesAreIndependentOfTheBuildersInputs() {
        List<SpatialElement> elements = new ArrayList<>(List.of(at(1, 0)));
        SpatialDom dom = SpatialDom.builder(Viewport.DEFAULT).elements(elements).build();
        elements.clear();
        assertEquals(1, dom.size());
        assertThrows(UnsupportedOperationException.class, () -> dom.elements().clear());
    }

    @Test
    void passwordsAreMaskedByTheBuilder() {
        SpatialElement field =
                SpatialElement.builder(1, "input")
                        .value("hunter2")
                        .label("Password")
                        .inputType(InputType.PASSWORD)
                        .build();
        assertEquals(SpatialElement.MASK, field.value());
        assertEquals(SpatialElement.MASK, field.toBuilder().text("x").build().value());
        assertFalse(field.toString().contains("hunter2"));
        assertEquals("[1:input \"Password\" @0,0 0x0]", field.toString());
    }

    @Test
    void hiddenElementsAreListedAndNotVisible() {
        SpatialElement hidden = SpatialElement.builder(2, "p").hidden(true).build();
        SpatialDom dom = page(at(1, 0), hidden);
        assertEquals(2, dom.size());
        assertEquals(List.of(at(1, 0)), dom.visible());
        assertNotEquals(hidden, SpatialElement.builder(2, "p").build());
    }

    @Test
    void roleIsTheFirstKnownToken() {
        assertEquals(Optional.of(Role.BUTTON), Role.ofAttribute(" foo Button link"));
        assertEquals(Optional.of(Role.IMG), Role.of("image"));
        assertEquals(Optional.of(Role.DOC_TOC), Role.of("doc-toc"));
        assertEquals(Optional.empty(), Role.ofAttribute("widget foo"));
        assertEquals(Optional.empty(), Role.ofAttribute(""));
        assertTrue(Role.SEARCH.isLandmark() && !Role.SEARCHBOX.isLandmark());
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, -1})
    void boundsAreFiniteAndNotNegative(double side) {
        assertThrows(IllegalArgumentException.class, () -> new Bounds(0, 0, side, 1));
        assertThrows(IllegalArgumentException.class, () -> new Viewport(side, 1));
    }

    @Test
    void everyActionNamesItsElements() {
        assertEquals(List.of(1, 3), new SuggestedAction.Login(1, null, 3, null).elementIds());
        assertEquals(
                List.of(4, 5, 6),
                new SuggestedAction.FillForm(
                                List.of(
                                        new SuggestedAction.FormField(4, null, null, null),
                                        new SuggestedAction.FormField(5, "a", "b", null)),
                                6)
                        .elementIds());
        SpatialDom dom =
                page().toBuilder()
                        .suggestedActions(List.of(new SuggestedAction.Search(2, null)))
                        .build();
        assertEquals(2, dom.action(SuggestedAction.Search.class).orElseThrow().inputId());
        assertEquals(Optional.empty(), dom.action(SuggestedAction.Login.class));
    }
}
