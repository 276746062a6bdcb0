package browsy.css.selector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.css.syntax.CssParser;
import browsy.html.ElementStates;
import browsy.html.ElementTree;
import browsy.html.TreeElement;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Each line of a {@code .selectors} file contains a selector, a tab, and the ids of the elements in
 * the {@code .html} file of the same name that the selector matches, or {@code invalid}. The
 * expected results are from Chromium.
 */
class SelectorMatchingTest {

    private static final int MIN_CASES = 400;

    @TestFactory
    Stream<DynamicTest> matchesAsChromiumDoes() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (String name : List.of("structure", "forms", "validity", "values", "quirks")) {
            ElementTree tree = ElementTree.of(Jsoup.parse(resource(name + ".html")));
            for (String line : resource(name + ".selectors").split("\n")) {
                String[] columns = line.split("\t", -1);
                tests.add(
                        DynamicTest.dynamicTest(
                                name + ": " + columns[0],
                                () -> assertEquals(columns[1], matches(tree, columns[0]))));
            }
        }
        assertTrue(tests.size() > MIN_CASES, "cases are missing");
        return tests.stream();
    }

    private static String matches(ElementTree tree, String selector) {
        SelectorList list = SelectorParser.parse(CssParser.parseComponentValues(selector));
        if (list == null) {
            return "invalid";
        }
        SelectorMatcher matcher = new SelectorMatcher(tree, ElementStates.none(), 1_000_000);
        return tree.elements().stream()
                .filter(e -> matcher.matchesAny(list, e, tree.documentScope(), null))
                .map(SelectorMatchingTest::name)
                .collect(Collectors.joining(" "));
    }

    private static String name(TreeElement element) {
        String id = element.element().id();
        return id.isEmpty() ? "(" + element.localName() + ")" : id;
    }

    private static String resource(String name) throws IOException {
        String path = "/browsy/css/selector/" + name;
        try (InputStream in = SelectorMatchingTest.class.getResourceAsStream(path)) {
            assertNotNull(in, path);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
