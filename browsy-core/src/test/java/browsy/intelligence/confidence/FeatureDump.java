package browsy.intelligence.confidence;

import browsy.intelligence.Obstacles;
import browsy.intelligence.action.SuggestedActions;
import browsy.intelligence.gate.FoundOverlay;
import browsy.intelligence.gate.Overlays;
import browsy.intelligence.rule.Candidate;
import browsy.intelligence.rule.RuleCases;
import browsy.intelligence.signal.Captcha;
import browsy.intelligence.signal.PageContext;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.type.PageTypes;
import browsy.model.BlockedInfo.Kind;
import browsy.model.PageType;
import browsy.model.SuggestedAction;
import browsy.model.Verdict.Subject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Prints the features of pages for {@code tools/intelligence/train.py}: for each HTML file in a
 * folder a line of JSON with the features of its type, of its actions, in the order of the actions,
 * and of what else is concluded.
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
                + "],\"conclusions\":["
                + String.join(",", conclusions(page, types.get(0).conclusion()))
                + "]}";
    }

    /** Returns the conclusions about CAPTCHA, consent and obstacles. */
    private static List<String> conclusions(PageSignals page, PageType type) {
        List<String> found = new ArrayList<>();
        Captcha captcha = page.captcha();
        if (captcha != null) {
            int points = captcha.points();
            String kind = captcha.info().type().wireName();
            found.add(conclusion(Subject.CAPTCHA, kind, points, points));
        }
        for (FoundOverlay overlay : Overlays.of(page).all()) {
            String kind = overlay.overlay().kind().wireName();
            found.add(conclusion(Subject.OVERLAY, kind, overlay.points(), overlay.margin()));
        }
        List<Candidate<Kind>> obstacles = Obstacles.of(page, type);
        if (!obstacles.isEmpty()) {
            Candidate<Kind> first = obstacles.get(0);
            String kind = first.conclusion().wireName();
            int margin = Candidate.margin(obstacles);
            found.add(conclusion(Subject.BLOCKED, kind, first.points(), margin));
        }
        return found;
    }

    private static String conclusion(Subject subject, String kind, int points, int margin) {
        return String.format(
                "{\"subject\":\"%s\",\"kind\":\"%s\",\"features\":%s}",
                subject.wireName(),
                kind,
                json(Confidences.conclusionFeatures(subject.wireName(), points, margin)));
    }

    private static String json(Map<String, Double> features) {
        return features.entrySet().stream()
                .map(feature -> '"' + feature.getKey() + "\":" + feature.getValue())
                .collect(Collectors.joining(",", "{", "}"));
    }
}
