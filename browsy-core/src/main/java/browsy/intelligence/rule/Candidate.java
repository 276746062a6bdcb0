package browsy.intelligence.rule;

import java.util.List;

/**
 * A conclusion with its score.
 *
 * @param <C> the type of the conclusions
 * @param conclusion the conclusion
 * @param points the sum of the points of all rules that apply
 * @param evidence what these rules found, in the order of the table
 */
public record Candidate<C>(C conclusion, int points, List<Evidence> evidence) {

    public Candidate {
        evidence = List.copyOf(evidence);
    }
}
