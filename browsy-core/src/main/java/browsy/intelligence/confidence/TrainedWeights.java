package browsy.intelligence.confidence;

import browsy.infra.Resource;
import java.util.HashMap;
import java.util.Map;

/**
 * The weights of a logistic regression, read from a resource with one {@code name weight} a line.
 */
final class TrainedWeights {

    static final TrainedWeights PAGE_TYPES = load("page-types.txt");
    static final TrainedWeights ACTIONS = load("actions.txt");
    static final TrainedWeights CONCLUSIONS = load("conclusions.txt");

    /** The name of the weight that is always added. */
    private static final String BIAS = "bias";

    private final Map<String, Double> weights;

    private TrainedWeights(Map<String, Double> weights) {
        this.weights = Map.copyOf(weights);
    }

    /** Returns the probability for features by name; features without a weight have no effect. */
    double probability(Map<String, Double> features) {
        double sum = weights.getOrDefault(BIAS, 0.0);
        for (Map.Entry<String, Double> feature : features.entrySet()) {
            sum += weights.getOrDefault(feature.getKey(), 0.0) * feature.getValue();
        }
        return 1 / (1 + Math.exp(-sum));
    }

    private static TrainedWeights load(String name) {
        String path = "/browsy/intelligence/confidence/" + name;
        String text = Resource.text(TrainedWeights.class, path);
        Map<String, Double> weights = new HashMap<>();
        text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> line.split(" ", 2))
                .forEach(pair -> weights.put(pair[0], Double.valueOf(pair[1])));
        return new TrainedWeights(weights);
    }
}
