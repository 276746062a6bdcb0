package browsy.intelligence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.PipelineStages;
import browsy.intelligence.rule.Rule;
import browsy.intelligence.rule.RuleTable;
import browsy.intelligence.signal.PageContext;
import browsy.intelligence.signal.PageSignals;
import browsy.style.StyledDocument;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/**
 * Cases of the rules of a table: for each rule a page on which it applies, and one on which it does
 * not.
 *
 * @param <S> what the rules test
 */
public final class RuleCases<S> {

    private final List<? extends Rule<S, ?>> rules;
    private final Function<PageSignals, S> subject;

    /**
     * @param table the rules
     * @param subject returns what the rules test on a page
     */
    public RuleCases(RuleTable<S, ?> table, Function<PageSignals, S> subject) {
        rules = table.rules();
        this.subject = subject;
    }

    /**
     * Returns the cases of a text, a line each: the name of the rule, the page on which it applies
     * and the page on which it does not, separated by {@code |}. Without the last, the rule does
     * not apply to a plain page.
     */
    public static Stream<Arguments> read(String text, String plain) {
        return text.lines()
                .map(line -> line.split("\\s*\\|\\s*"))
                .map(
                        parts ->
                                Arguments.of(
                                        parts[0], parts[1], parts.length > 2 ? parts[2] : plain));
    }

    /** Requires that a rule applies on one page and not on another. */
    public void check(String name, String applies, String not) {
        Rule<S, ?> rule =
                rules.stream().filter(one -> one.name().equals(name)).findFirst().orElseThrow();
        assertEquals(true, applies(rule, applies), () -> rule.name() + " on " + applies);
        assertEquals(false, applies(rule, not), () -> rule.name() + " on " + not);
    }

    /** Requires that each rule has a case. */
    public void checkAll(Stream<Arguments> cases) {
        Set<String> covered =
                cases.map(one -> (String) one.get()[0])
                        .collect(Collectors.toCollection(TreeSet::new));
        Set<String> all =
                rules.stream().map(Rule::name).collect(Collectors.toCollection(TreeSet::new));
        assertEquals(all, covered);
    }

    private boolean applies(Rule<S, ?> rule, String html) {
        return rule.test().find(subject.apply(page(html))) != null;
    }

    /** Returns the signals of a page at {@code https://a.example/path}, or of its base element. */
    public static PageSignals page(String html) {
        PipelineStages stages = new PipelineStages(wanted -> List.of());
        int at = html.indexOf('@');
        boolean addressed = html.startsWith("/") && at > 0;
        String address = "https://a.example" + (addressed ? html.substring(0, at) : "/path");
        String body = addressed ? html.substring(at + 1) : html;
        StyledDocument styled = stages.style(stages.html("<!DOCTYPE html>" + body, address));
        return new PageSignals(
                stages.spatial(styled, stages.layout(styled)), new PageContext(200, Map.of()));
    }
}
