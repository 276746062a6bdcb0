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

    /** Creates a candidate that does not follow from rules. */
    public Candidate(C conclusion, int points, List<Evidence> evidence) {
        this(conclusion, points, evidence, List.of());
    }
}
