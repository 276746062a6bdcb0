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
    private volatile @Nullable Map<C, ConclusionRules<S, C>> byConclusion;

    /**
     * Creates a table.
     *
     * @param all creates the rules when the table is first used; a page without forms, for
     *     instance, does not pay for the rules of forms
     */
    public RuleTable(Supplier<List<Rule<S, C>>> all) {
        this.all = all;
    }

    /** Threads may create the same rules twice. */
    private Map<C, ConclusionRules<S, C>> byConclusion() {
        Map<C, ConclusionRules<S, C>> known = byConclusion;
        if (known == null) {
            known = new LinkedHashMap<>();
            for (Rule<S, C> rule : all.get()) {
                known.computeIfAbsent(rule.conclusion(), ConclusionRules::new).add(rule);
            }
            byConclusion = known;
        }
        return known;
    }

    /** Returns the rules, by conclusion. */
    public List<Rule<S, C>> rules() {
        return byConclusion().values().stream().flatMap(own -> own.all().stream()).toList();
    }

    /**
     * Returns the conclusions that rules speak for, without those that a veto excludes, by
     * descending points.
     */
    public List<Candidate<C>> rank(S subject) {
        List<Candidate<C>> ranked = new ArrayList<>();
        for (ConclusionRules<S, C> own : byConclusion().values()) {
            TimeLimit.check();
            Candidate<C> candidate = own.candidate(subject);
            if (candidate != null) {
                ranked.add(candidate);
            }
        }
        if (ranked.size() > 1) {
            ranked.sort(Comparator.comparingInt((Candidate<C> one) -> one.points()).reversed());
        }
        return ranked;
    }

    /**
     * Returns the points of one conclusion without its evidence, 0 if no rule speaks for it or a
     * veto excludes it.
     */
    public int points(S subject, C conclusion) {
        TimeLimit.check();
        ConclusionRules<S, C> own = byConclusion().get(conclusion);
        return own == null ? 0 : own.points(subject);
    }
}
