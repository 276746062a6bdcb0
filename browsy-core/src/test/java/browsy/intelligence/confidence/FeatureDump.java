package browsy.intelligence.confidence;

import browsy.intelligence.action.SuggestedActions;
import browsy.intelligence.rule.Candidate;
import browsy.intelligence.rule.RuleCases;
import browsy.intelligence.signal.PageContext;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.type.PageTypes;
import browsy.model.PageType;
import browsy.model.SuggestedAction;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Prints the features of pages for {@code tools/intelligence/train.py}: for each HTML file in a
 * folder a line of JSON with the features of its type and of its actions, in the order of the
 * actions.
 */
public final class FeatureDump {

    private FeatureDump() {}

    /** Prints the features of the pages in a folder. */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(one -> one.toString().matches(".*\\.html?")).sorted().toList()) {
                System.out.println(
                        line(folder.relativize(file).toString(), Files.readString(file)));
            }
        }
    }

    private static String line(String name, String html) {
        PageSignals page = RuleCases.signals(html, PageContext.NONE);
        List<Candidate<PageType>> types = PageTypes.rank(page);
        Confidences confidences = new Confidences(page, types);
        List<SuggestedAction> actions = SuggestedActions.find(page, types.get(0).conclusion());
        return "{\"file\":\""
                + name
                + "\",\"type\":"
                + json(confidences.typeFeatures())
                + ",\"actions\":["
                + actions.stream()
                        .map(action -> json(confidences.actionFeatures(action)))
                        .collect(Collectors.joining(","))
                + "]}";
    }

    private static String json(Map<String, Double> features) {
        return features.entrySet().stream()
                .map(feature -> '"' + feature.getKey() + "\":" + feature.getValue())
                .collect(Collectors.joining(",", "{", "}"));
    }
}
