package browsy.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.diff.DomDiff;
import browsy.model.Relations;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the parts of a page by name. */
class ScopeTest {

    private static SpatialDom page(String name) throws IOException {
        return FormatFixtureTest.page(FormatFixtureTest.FIXTURES.resolve(name));
    }

    private static String ids(SpatialDom dom) {
        return dom.elements().stream()
                .map(element -> String.valueOf(element.id()))
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource({
        "login, form:12, 12 19 21 30 34",
        "login, visible, 1 5 10 12 19 21 30 34 41 42 44",
        "login, under:41, 41 42 44",
        "login, interactive, 19 21 30 34 42 44",
        "login, interactive:under:41, 42 44",
        "login, under:5, 5 19 21",
        "article, region:navigation, 2 3 4",
        "article, region:contentinfo, 29 30 31",
        "article, region:banner, 1 2 3 4",
        "article, expand(h2#n9), 9 10 11 12",
        "article, main, 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 27 28",
        "article, above_fold, 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 26",
        "article, visible_above_fold, 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21"
    })
    void namesSelectParts(String page, String name, String ids) throws IOException {
        assertEquals(ids, ids(Scope.parse(name).apply(page(page))));
    }

    @Test
    void theScopeAllKeepsEverything() throws IOException {
        SpatialDom dom = page("article");
        assertEquals(dom, Scope.parse("all").apply(dom));
        assertEquals(dom, Scope.parse("expand(page)").apply(dom));
    }

    @Test
    void aFormIncludesAssociatedFieldsOutsideIt() throws IOException {
        SpatialDom dom = page("login");
        List<SpatialElement> elements = new ArrayList<>(dom.elements());
        elements.add(
                SpatialElement.builder(99, "input")
                        .relations(new Relations(1, null, 12, null))
                        .build());
        SpatialDom more = dom.toBuilder().elements(elements).build();
        assertEquals("12 19 21 30 34 99", ids(Scope.form(12).apply(more)));
    }

    @Test
    void changedKeepsAddedAndChangedElements() throws IOException {
        SpatialDom now = page("login");
        List<SpatialElement> before =
                now.elements().stream()
                        .filter(element -> element.id() != 42)
                        .map(
                                element ->
                                        element.id() == 19
                                                ? element.toBuilder().value(null).build()
                                                : element)
                        .toList();
        SpatialDom old = now.toBuilder().elements(before).build();
        assertEquals("19 42", ids(Scope.changed(DomDiff.between(old, now)).apply(now)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "everything",
                "form:",
                "interactive:",
                "interactive:interactive:all",
                "form:x",
                "region:button",
                "region:",
                "expand(x)"
            })
    void invalidNamesAreRejected(String name) {
        assertThrows(IllegalArgumentException.class, () -> Scope.parse(name));
    }
}
