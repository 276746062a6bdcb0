package browsy.intelligence.rule;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rules for and against one conclusion. Vetoes are tested first, and rules against the
 * conclusion only if others speak for it.
 *
 * @param <S> the type of what is tested
 * @param <C> the type of the conclusion
 */
final class ConclusionRules<S, C> {

    private final C conclusion;
    private final List<Rule<S, C>> vetoes = new ArrayList<>();

    /** The rules that are no vetoes, in the order of the table. */
    private final List<Rule<S, C>> others = new ArrayList<>();

    ConclusionRules(C conclusion) {
        this.conclusion = conclusion;
    }

    void add(Rule<S, C> rule) {
        (rule.weight() == Weight.VETO ? vetoes : others).add(rule);
    }

    /** Returns the rules, vetoes first. */
    List<Rule<S, C>> all() {
        List<Rule<S, C>> all = new ArrayList<>(vetoes);
        all.addAll(others);
        return all;
    }

    /** Returns the points of the conclusion, 0 if nothing speaks for it or a veto excludes it. */
    int points(S subject) {
        if (isVetoed(subject)) {
            return 0;
        }
        int points = 0;
        for (Rule<S, C> rule : others) {
            points += rule.speaksFor() && rule.applies(subject) ? rule.weight().points() : 0;
        }
        for (int i = 0; points > 0 && i < others.size(); i++) {
            Rule<S, C> rule = others.get(i);
            points += !rule.speaksFor() && rule.applies(subject) ? rule.weight().points() : 0;
        }
        return Math.max(0, points);
    }

    /** Returns the conclusion with its evidence, null if it has no points. */
    @Nullable Candidate<C> candidate(S subject) {
        if (isVetoed(subject)) {
            return null;
        }
        @Nullable Evidence[] found = new @Nullable Evidence[others.size()];
        int points = find(subject, true, found);
        points += points == 0 ? 0 : find(subject, false, found);
        if (points <= 0) {
            return null;
        }
        List<Evidence> evidence = new ArrayList<>();
        List<Weight> weights = new ArrayList<>();
        for (int i = 0; i < found.length; i++) {
            Evidence one = found[i];
            if (one != null) {
                evidence.add(one);
                weights.add(others.get(i).weight());
            }
        }
        return new Candidate<>(conclusion, points, evidence, weights);
    }

    private boolean isVetoed(S subject) {
        for (Rule<S, C> veto : vetoes) {
            if (veto.applies(subject)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Applies the rules for or those against the conclusion.
     *
     * @param found receives the evidence of each rule that applies
     * @return the points of these rules
     */
    private int find(S subject, boolean speaksFor, @Nullable Evidence[] found) {
        int points = 0;
        for (int i = 0; i < found.length; i++) {
            Rule<S, C> rule = others.get(i);
            if (rule.speaksFor() == speaksFor) {
                found[i] = rule.find(subject);
                points += found[i] == null ? 0 : rule.weight().points();
            }
        }
        return points;
    }
}
