package browsy.intelligence.rule;

import java.util.List;

/**
 * A conclusion with its score.
 *
 * @param <C> the type of the conclusions
 * @param conclusion the conclusion
 * @param points the sum of the points of all rules that apply
 * @param evidence what these rules found, in the order of the table
 * @param weights the weights of these rules, in the same order
 */
public record Candidate<C>(
        C conclusion, int points, List<Evidence> evidence, List<Weight> weights) {

    public Candidate {
        evidence = List.copyOf(evidence);
        weights = List.copyOf(weights);
    }

    /** Returns the points of the first candidate of a ranking beyond those of the second. */
    public static <T> int margin(List<Candidate<T>> ranked) {
        int second = ranked.size() > 1 ? ranked.get(1).points() : 0;
        return ranked.isEmpty() ? 0 : ranked.get(0).points() - second;
    }

    /** Creates a candidate that does not follow from rules. */
    public Candidate(C conclusion, int points, List<Evidence> evidence) {
        this(conclusion, points, evidence, List.of());
    }
}
