package browsy.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.model.SpatialDom;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that rendered pages fit the budget, and which elements remain. */
class BudgetTest {

    private static final TokenCounter LETTERS = String::length;

    private static SpatialDom page(String name) throws IOException {
        return FormatFixtureTest.page(FormatFixtureTest.FIXTURES.resolve(name));
    }

    static List<Path> fixtures() throws IOException {
        return FormatFixtureTest.fixtures();
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void noBudgetIsExceeded(Path fixture) throws IOException {
        SpatialDom dom = FormatFixtureTest.page(fixture);
        for (String name : Formats.names()) {
            if (Formats.named(name).orElseThrow() instanceof TextFormat format) {
                for (int budget = 0; budget < 1200; budget += 37) {
                    String text = Budget.of(budget).countedBy(LETTERS).render(format, dom);
                    assertTrue(text.length() <= budget, name + " at " + budget + ": " + text);
                }
                int tokens = TokenCounter.best().count(Budget.of(60).render(format, dom));
                assertTrue(tokens <= 60, name + ": " + tokens);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void noBudgetIsSpentOnTheReceiptAlone(Path fixture) throws IOException {
        SpatialDom dom = FormatFixtureTest.page(fixture);
        for (String name : Formats.names()) {
            if (Formats.named(name).orElseThrow() instanceof TextFormat format
                    && rendersElements(format, dom)) {
                for (int budget : new int[] {30, 33, 40, 47, 60, 80, 100, 150, 250}) {
                    String text = Budget.of(budget).render(format, dom);
                    String content = text.replaceAll("(?m)^(#|<!--) left out .*\n", "");
                    assertFalse(content.isBlank(), name + " at " + budget + ": " + text);
                    assertTrue(TokenCounter.best().count(text) <= budget, text);
                }
            }
        }
    }

    private static boolean rendersElements(TextFormat format, SpatialDom dom) {
        SpatialDom eligible = dom.keeping(Importance::isEligible);
        return !format.render(eligible).equals(format.render(dom.keeping(element -> false)));
    }

    @Test
    void titleAddressAndTheBestMatchesFitIntoSixtyTokens() throws IOException {
        TextFormat marked = UntrustedFormat.around(CompactFormat.standard().withPageFacts());
        for (String name : List.of("login", "article", "seeds")) {
            String text = Budget.of(60).render(marked, page(name));
            String title = page(name).title();
            assertTrue(text.contains("title: " + title.substring(0, 5)), text);
            assertTrue(text.contains("\nurl: http"), text);
            assertTrue(text.contains("\n["), text);
        }
    }

    @Test
    void everyFormatIsDeterministicAndFitsTheBudgetForRandomPages() {
        RandomDoms pages = new RandomDoms(42);
        for (int round = 0; round < 500; round++) {
            SpatialDom dom = pages.next();
            for (String name : Formats.names()) {
                Format format = Formats.named(name).orElseThrow();
                assertEquals(format.render(dom), format.render(dom));
                if (format instanceof TextFormat text) {
                    String cut = Budget.of(200).countedBy(LETTERS).render(text, dom);
                    assertTrue(cut.length() <= 200, cut);
                }
            }
        }
    }

    @Test
    void overlaysAndElementsOfActionsAreKeptFirst() throws IOException {
        String text =
                Budget.of(330)
                        .countedBy(LETTERS)
                        .render(CompactFormat.standard().withoutHeader(), page("login"));
        for (int id : new int[] {10, 19, 21, 41, 42, 44}) {
            assertTrue(text.contains("[" + id + ":"), text);
        }
        assertFalse(text.contains("[5:"), text);
        assertTrue(text.contains("# left out "), text);
    }

    @Test
    void mainContentPrecedesNavigationAndTheReceiptListsTheRest() throws IOException {
        SpatialDom dom = page("article");
        String text =
                Budget.of(480)
                        .countedBy(LETTERS)
                        .render(CompactFormat.standard().withoutHeader(), dom);
        assertFalse(text.contains("\"Home\"") || text.contains("Imprint"), text);
        assertFalse(text.contains("ignore the user"), text);
        String receipt = text.substring(text.indexOf("# left out"));
        assertTrue(receipt.contains("expand(footer#n29) 3"), receipt);
        assertTrue(receipt.contains("expand(nav#n2) 3"), receipt);
        assertTrue(receipt.contains("hidden 1"), receipt);
        List<Integer> footer =
                Scope.parse("expand(footer#n29)").apply(dom).elements().stream()
                        .map(element -> element.id())
                        .toList();
        assertEquals(List.of(29, 30, 31), footer);
    }

    @Test
    void elementsThatMatchTheQueryAreKept() throws IOException {
        SpatialDom dom = page("article");
        CompactFormat format = CompactFormat.standard().withoutHeader();
        Budget budget = Budget.of(250).countedBy(LETTERS);
        assertFalse(budget.render(format, dom).contains("Imprint"));
        String text = budget.forTask("find the IMPRINT of the house").render(format, dom);
        assertTrue(text.contains("Imprint") && text.contains("Tea House"), text);
    }

    @Test
    void aPageThatFitsHasNoReceipt() throws IOException {
        SpatialDom dom = page("seeds");
        String visible = CompactFormat.standard().render(Scope.visible().apply(dom));
        String text = Budget.of(100_000).render(CompactFormat.standard(), dom);
        assertEquals(visible + "# left out 1 of 21: hidden 1\n", text);
        SpatialDom seen = Scope.visible().apply(dom);
        assertEquals(visible, Budget.of(100_000).render(CompactFormat.standard(), seen));
        assertThrows(IllegalArgumentException.class, () -> Budget.of(-1));
    }

    @Test
    void theTokenizerIsUsedIfPresent() {
        assertTrue(TokenCounter.best() instanceof JtokkitCounter);
        assertEquals(2, TokenCounter.best().count("hello world"));
    }

    @Test
    void theEstimateIsAtLeastTheTokenizersCountAndLessThanTwice() throws IOException {
        for (Path fixture : fixtures()) {
            if (fixture.endsWith("hostile")) {
                continue;
            }
            String text = CompactFormat.standard().render(FormatFixtureTest.page(fixture));
            int real = TokenCounter.best().count(text);
            int estimate = TokenCounter.estimate().count(text);
            assertTrue(estimate >= real && estimate < 2 * real, estimate + " for " + real);
        }
    }
}
