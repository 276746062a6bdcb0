package browsy.intelligence.confidence;

import browsy.intelligence.rule.Candidate;
import browsy.intelligence.rule.Weight;
import browsy.intelligence.signal.PageSignals;
import browsy.model.PageType;
import browsy.model.PageTypeCandidate;
import browsy.model.SuggestedAction;
import browsy.model.Verdict.Subject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How likely the type and the suggested actions of a page are right. */
public final class Confidences {

    /** The number of page types that are named if the type is uncertain. */
    private static final int MAX_CANDIDATES = 3;

    private final PageSignals page;
    private final List<Candidate<PageType>> types;
    private final double ofType;

    /**
     * Estimates the type of a page.
     *
     * @param page the page
     * @param types its types by descending points
     */
    public Confidences(PageSignals page, List<Candidate<PageType>> types) {
        this.page = page;
        this.types = types;
        ofType = TrainedWeights.PAGE_TYPES.probability(typeFeatures());
    }

    /** Returns the probability that the type of the page is right. */
    public double ofType() {
        return ofType;
    }

    /** Returns the probability that an action is right. */
    public double of(SuggestedAction action) {
        return TrainedWeights.ACTIONS.probability(actionFeatures(action));
    }

    /**
     * Returns the probability that a conclusion about a CAPTCHA, an overlay or an obstacle is
     * right.
     *
     * @param subject what the conclusion is about
     * @param points the points of the conclusion
     * @param margin its points beyond those of the next conclusion
     */
    public static double of(Subject subject, int points, int margin) {
        return TrainedWeights.CONCLUSIONS.probability(
                conclusionFeatures(subject.wireName(), points, margin));
    }

    /**
     * Returns the most likely types. Types other than the first share the rest of the probability
     * in proportion to their points.
     */
    public List<PageTypeCandidate> candidates() {
        List<Candidate<PageType>> likely = types.subList(0, Math.min(MAX_CANDIDATES, types.size()));
        int others = likely.stream().skip(1).mapToInt(Candidate::points).sum();
        List<PageTypeCandidate> candidates = new ArrayList<>();
        candidates.add(new PageTypeCandidate(likely.get(0).conclusion(), rounded(ofType)));
        likely.stream()
                .skip(1)
                .forEach(
                        other -> {
                            double share = (1 - ofType) * other.points() / others;
                            candidates.add(
                                    new PageTypeCandidate(
                                            other.conclusion(), rounded(Math.min(share, ofType))));
                        });
        return candidates;
    }

    private static double rounded(double probability) {
        return Math.round(probability * 100) / 100.0;
    }

    /** Returns the features of the ranking of page types. */
    Map<String, Double> typeFeatures() {
        Candidate<PageType> best = types.get(0);
        Map<String, Double> features = new LinkedHashMap<>();
        int second = types.size() > 1 ? types.get(1).points() : 0;
        features.put("points", Math.min(2, best.points() / 100.0));
        features.put("margin", Math.min(1.5, (best.points() - second) / 100.0));
        double supporting = best.weights().stream().filter(one -> one.points() > 0).count();
        features.put("for", supporting / 5);
        features.put("against", (best.weights().size() - supporting) / 5);
        features.put("decisive", best.weights().contains(Weight.DECISIVE) ? 1.0 : 0);
        boolean words = best.evidence().stream().anyMatch(one -> one.matched() != null);
        features.put("words", words ? 1.0 : 0);
        features.put("size", Math.log10(1 + page.visible().size()) / 3);
        features.put("text", Math.log10(1 + page.content().mainTextLength()) / 4);
        features.put("rivals", Math.min(3, types.size() - 1) / 3.0);
        features.put("type." + best.conclusion().wireName(), 1.0);
        return features;
    }

    /** Returns the features of an action. */
    Map<String, Double> actionFeatures(SuggestedAction action) {
        return ActionFeatures.of(page, ofType, action);
    }

    /** Returns the features of another conclusion from a table of rules. */
    static Map<String, Double> conclusionFeatures(String subject, int points, int margin) {
        return Map.of(
                subject,
                1.0,
                "points",
                Math.min(2, points / 100.0),
                "margin",
                Math.min(1.5, margin / 100.0));
    }
}
