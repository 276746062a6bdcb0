package browsy.intelligence.rule;

import browsy.infra.TimeLimit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Rules that compare conclusions: each rule that applies adds its points to its conclusion, and the
 * conclusions are ranked by their points. The order of the rules does not matter, except that of
 * two conclusions with equal points the one whose first rule comes first has precedence.
 *
 * @param <S> the type of what is tested
 * @param <C> the type of the conclusions
 */
public final class RuleTable<S, C> {

    private final Map<C, List<Rule<S, C>>> rules = new LinkedHashMap<>();

    /** Creates a table. The rules of each conclusion are tested in order, vetoes first. */
    public RuleTable(List<Rule<S, C>> all) {
        for (Rule<S, C> rule : all) {
            rules.computeIfAbsent(rule.conclusion(), key -> new ArrayList<>()).add(rule);
        }
        for (List<Rule<S, C>> own : rules.values()) {
            own.sort(Comparator.comparing(rule -> rule.weight() != Weight.VETO));
        }
    }

    /** Returns the rules, by conclusion. */
    public List<Rule<S, C>> rules() {
        return rules.values().stream().flatMap(List::stream).toList();
    }

    /**
     * Returns the conclusions that rules speak for, without those that a veto excludes, by
     * descending points.
     */
    public List<Candidate<C>> rank(S subject) {
        List<Candidate<C>> ranked = new ArrayList<>();
        rules.forEach(
                (conclusion, own) -> {
                    TimeLimit.check();
                    Candidate<C> candidate = score(conclusion, own, subject);
                    if (candidate.points() > 0) {
                        ranked.add(candidate);
                    }
                });
        ranked.sort(Comparator.comparingInt((Candidate<C> one) -> one.points()).reversed());
        return ranked;
    }

    private Candidate<C> score(C conclusion, List<Rule<S, C>> own, S subject) {
        int points = 0;
        List<Evidence> evidence = new ArrayList<>();
        List<Weight> weights = new ArrayList<>();
        for (Rule<S, C> rule : own) {
            Evidence found = rule.find(subject);
            if (found != null) {
                points += rule.weight().points();
                evidence.add(found);
                weights.add(rule.weight());
                if (rule.weight() == Weight.VETO) {
                    break;
                }
            }
        }
        return new Candidate<>(conclusion, points, evidence, weights);
    }
}
