package browsy.intelligence.type;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.rule.Rule;
import browsy.intelligence.rule.RuleCases;
import browsy.intelligence.signal.PageSignals;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules for page types, on the pages in {@code intelligence/rules/types.txt}. */
class PageTypeRulesTest {

    private static final Path FILE = Path.of("src/test/resources/intelligence/rules/types.txt");
    private static final Pattern REPEATED = Pattern.compile("\\{(\\w+)\\*(\\d+)}");
    private static final List<Case> CASES = read();

    /** A page with its expected type and rules that are expected to apply. */
    record Case(String name, String type, List<String> rules, PageSignals page) {

        Set<String> applying() {
            PageFacts facts = new PageFacts(page);
            return PageTypeRules.TABLE.rules().stream()
                    .filter(rule -> rule.test().find(facts) != null)
                    .map(Rule::name)
                    .collect(Collectors.toCollection(TreeSet::new));
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static List<Case> cases() {
        return CASES;
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theTypeIsExpected(Case one) {
        assertEquals(
                one.type(),
                PageTypes.rank(one.page()).get(0).conclusion().wireName(),
                () -> points(one.page()));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theRulesApply(Case one) {
        Set<String> missing = new TreeSet<>(one.rules());
        missing.removeAll(one.applying());
        assertEquals(Set.of(), missing);
    }

    @Test
    void eachRuleHasACase() {
        Set<String> named = new TreeSet<>();
        CASES.forEach(one -> named.addAll(one.rules()));
        assertEquals(names(), named);
    }

    @Test
    void noRuleAppliesToAllCases() {
        Set<String> always = names();
        CASES.forEach(one -> always.retainAll(one.applying()));
        assertEquals(Set.of(), always);
    }

    private static String points(PageSignals page) {
        return PageTypes.rank(page).stream()
                .map(
                        type ->
                                type.conclusion().wireName()
                                        + ' '
                                        + type.points()
                                        + type.evidence().stream().map(Evidence::rule).toList())
                .collect(Collectors.joining(", "));
    }

    private static Set<String> names() {
        return PageTypeRules.TABLE.rules().stream()
                .map(Rule::name)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<Case> read() {
        String[] sections;
        try {
            sections = Files.readString(FILE).split("(?m)^=== ");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> snippets = new HashMap<>();
        for (String line : sections[0].lines().toList()) {
            if (line.startsWith("@")) {
                int space = line.indexOf(' ');
                snippets.put(line.substring(1, space), line.substring(space + 1));
            }
        }
        List<Case> cases = new ArrayList<>();
        for (String section : List.of(sections).subList(1, sections.length)) {
            int end = section.indexOf('\n');
            String[] head = section.substring(0, end).split("\\|", -1);
            List<String> rules = Pattern.compile("\\s+").splitAsStream(head[2].strip()).toList();
            String html =
                    REPEATED.matcher(section.substring(end).strip())
                            .replaceAll(found -> repeated(found, snippets));
            cases.add(
                    new Case(
                            head[0].strip(),
                            head[1].strip(),
                            rules.stream().filter(rule -> !rule.isEmpty()).toList(),
                            RuleCases.signals(html, head.length > 3 ? head[3].strip() : "")));
        }
        return cases;
    }

    private static String repeated(MatchResult found, Map<String, String> snippets) {
        String snippet = snippets.get(found.group(1));
        return IntStream.rangeClosed(1, Integer.parseInt(found.group(2)))
                .mapToObj(number -> snippet.replace("#", String.valueOf(number)))
                .collect(Collectors.joining())
                .replace("$", "\\$");
    }
}
