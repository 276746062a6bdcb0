package browsy.intelligence.rule;

import browsy.infra.TimeLimit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Rules that compare conclusions: each rule that applies adds its points to its conclusion, and the
 * conclusions are ranked by their points. The order of the rules does not matter, except that of
 * two conclusions with equal points the one whose first rule comes first has precedence.
 *
 * @param <S> the type of what is tested
 * @param <C> the type of the conclusions
 */
public final class RuleTable<S, C> {

    private final Supplier<List<Rule<S, C>>> all;
    private volatile @Nullable Map<C, List<Rule<S, C>>> byConclusion;

    /**
     * Creates a table. The rules of each conclusion are tested in order, vetoes first.
     *
     * @param all creates the rules when the table is first used; a page without forms, for
     *     instance, does not pay for the rules of forms
     */
    public RuleTable(Supplier<List<Rule<S, C>>> all) {
        this.all = all;
    }

    /** Threads may create the same rules twice. */
    private Map<C, List<Rule<S, C>>> byConclusion() {
        Map<C, List<Rule<S, C>>> known = byConclusion;
        if (known == null) {
            known = new LinkedHashMap<>();
            for (Rule<S, C> rule : all.get()) {
                known.computeIfAbsent(rule.conclusion(), key -> new ArrayList<>()).add(rule);
            }
            for (List<Rule<S, C>> own : known.values()) {
                own.sort(Comparator.comparing(rule -> rule.weight() != Weight.VETO));
            }
            byConclusion = known;
        }
        return known;
    }

    /** Returns the rules, by conclusion. */
    public List<Rule<S, C>> rules() {
        return byConclusion().values().stream().flatMap(List::stream).toList();
    }

    /**
     * Returns the conclusions that rules speak for, without those that a veto excludes, by
     * descending points.
     */
    public List<Candidate<C>> rank(S subject) {
        List<Candidate<C>> ranked = new ArrayList<>();
        byConclusion()
                .forEach(
                        (conclusion, own) -> {
                            TimeLimit.check();
                            Candidate<C> candidate = score(conclusion, own, subject);
                            if (candidate != null) {
                                ranked.add(candidate);
                            }
                        });
        if (ranked.size() > 1) {
            ranked.sort(Comparator.comparingInt((Candidate<C> one) -> one.points()).reversed());
        }
        return ranked;
    }

    /** Applies the rules of a conclusion; null if they do not speak for it. */
    private @Nullable Candidate<C> score(C conclusion, List<Rule<S, C>> own, S subject) {
        int points = 0;
        List<Evidence> evidence = new ArrayList<>(0);
        List<Weight> weights = new ArrayList<>(0);
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
        return points > 0 ? new Candidate<>(conclusion, points, evidence, weights) : null;
    }
}
