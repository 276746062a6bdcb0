package browsy.style.cascade;

import java.util.List;

/**
 * The rules for elements with the same features, by the amount of context that their match depends
 * on.
 *
 * @param matches the rules that match all elements with the features
 * @param ofPath the candidates that also depend on the names of ancestors
 * @param ofElement the candidates that depend on more than names and must be tried on each element
 */
record FeatureRules(
        Matches matches,
        List<IndexedRules.Candidate> ofPath,
        List<IndexedRules.Candidate> ofElement) {}
