package browsy.intelligence.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.PipelineStages;
import browsy.config.StylesheetLoader;
import browsy.intelligence.signal.PageContext;
import browsy.intelligence.signal.PageSignals;
import browsy.spatial.SpatialPage;
import browsy.style.StyledDocument;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.jsoup.nodes.Document;

/**
 * Small pages for the rules of a table, one to a line: {@code +rule html} for a page on which the
 * rule applies, {@code -rule html} for one on which it does not. A comment before the document
 * gives the HTTP response.
 */
public final class RuleCases {

    private static final Path FOLDER = Path.of("src/test/resources/intelligence/rules");

    private RuleCases() {}

    /** Reads the cases in a file. */
    public static List<String> in(String file) {
        try {
            return Files.readAllLines(FOLDER.resolve(file)).stream()
                    .filter(line -> line.startsWith("+") || line.startsWith("-"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Tests a case.
     *
     * @param subjects returns what the rules of the table are applied to on a page
     */
    public static <S> void test(
            String line, RuleTable<S, ?> table, Function<PageSignals, List<S>> subjects) {
        int space = line.indexOf(' ');
        String name = line.substring(1, space);
        String html = line.substring(space + 1);
        Rule<S, ?> rule =
                table.rules().stream().filter(one -> one.name().equals(name)).findFirst().get();
        boolean applies =
                subjects.apply(signals(html)).stream()
                        .anyMatch(subject -> rule.test().find(subject) != null);
        assertEquals(line.startsWith("+"), applies, rule.name());
    }

    /** Tests that each rule has a case where it applies and one where it does not. */
    public static void testThatAllHaveCases(List<String> lines, List<RuleTable<?, ?>> tables) {
        Set<String> wanted = new TreeSet<>();
        for (RuleTable<?, ?> table : tables) {
            table.rules()
                    .forEach(rule -> wanted.addAll(List.of('+' + rule.name(), '-' + rule.name())));
        }
        Set<String> known = new TreeSet<>();
        lines.forEach(line -> known.add(line.substring(0, line.indexOf(' '))));
        assertEquals(wanted, known);
    }

    private static PageSignals signals(String html) {
        return signals(html, "");
    }

    /** Returns the signals of a page with an address. */
    public static PageSignals signals(String html, String address) {
        return signals(html, address, context(html));
    }

    /** Returns the signals of a page with facts about the HTTP response. */
    public static PageSignals signals(String html, PageContext context) {
        return signals(html, "", context);
    }

    private static PageSignals signals(String html, String address, PageContext context) {
        PipelineStages stages = new PipelineStages(StylesheetLoader.none());
        Document document = stages.html(html, address);
        StyledDocument styled = stages.style(document);
        SpatialPage page = stages.spatial(styled, stages.layout(styled));
        return new PageSignals(page, context);
    }

    private static PageContext context(String html) {
        if (!html.startsWith("<!-- ")) {
            return PageContext.NONE;
        }
        Integer status = null;
        Map<String, List<String>> headers = new TreeMap<>();
        for (String fact : html.substring(5, html.indexOf(" -->")).split("; ")) {
            if (fact.startsWith("status ")) {
                status = Integer.valueOf(fact.substring("status ".length()));
            } else {
                String[] field = fact.split(": ", 2);
                headers.put(field[0], new ArrayList<>(List.of(field[1])));
            }
        }
        return new PageContext(status, headers);
    }
}
