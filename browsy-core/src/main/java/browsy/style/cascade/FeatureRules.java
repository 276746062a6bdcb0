package browsy.style.cascade;

import java.util.List;

/**
 * The rules for elements that have the same features.
 *
 * @param matches those that match whatever is around the elements
 * @param ofPath selectors that depend on the ancestors, too
 * @param ofElement selectors that depend on more than names
 */
record FeatureRules(
        Matches matches,
        List<IndexedRules.Candidate> ofPath,
        List<IndexedRules.Candidate> ofElement) {}
