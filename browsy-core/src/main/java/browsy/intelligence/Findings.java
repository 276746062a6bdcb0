package browsy.intelligence;

import browsy.intelligence.action.SuggestedActions;
import browsy.intelligence.confidence.Confidences;
import browsy.intelligence.gate.FoundOverlay;
import browsy.intelligence.gate.Overlays;
import browsy.intelligence.rule.Candidate;
import browsy.intelligence.signal.Captcha;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.type.PageTypes;
import browsy.model.BlockedInfo;
import browsy.model.PageType;
import browsy.model.PageTypeCandidate;
import browsy.model.SuggestedAction;
import browsy.model.Verdict.Confidence;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The results of all detectors for one page.
 *
 * @param types the page types by descending points; the first is the type of the page
 * @param actions the suggested actions
 * @param confidence how likely the type and the actions are right
 * @param captcha the visible CAPTCHA, null if there is none
 * @param overlays the overlays, the cookie notice first, then in document order
 * @param blocked the reason why the page is blocked, null if it is not
 */
record Findings(
        List<Candidate<PageType>> types,
        List<SuggestedAction> actions,
        Confidences confidence,
        @Nullable Captcha captcha,
        List<FoundOverlay> overlays,
        @Nullable BlockedInfo blocked) {

    /** Runs the detectors. */
    static Findings on(PageSignals signals) {
        List<Candidate<PageType>> types = PageTypes.rank(signals);
        PageType type = types.get(0).conclusion();
        return new Findings(
                types,
                SuggestedActions.find(signals, type),
                new Confidences(signals, types),
                signals.captcha(),
                Overlays.of(signals).all(),
                BlockDetector.find(signals, type));
    }

    PageType type() {
        return types.get(0).conclusion();
    }

    /** Returns the likely types of a page whose type is uncertain; none if it is certain. */
    List<PageTypeCandidate> candidates() {
        return Confidence.of(confidence.ofType()) == Confidence.LOW
                ? confidence.candidates()
                : List.of();
    }

    /** Returns the actions that are uncertain. */
    List<SuggestedAction> uncertainActions() {
        return actions.stream()
                .filter(action -> Confidence.of(confidence.of(action)) == Confidence.LOW)
                .toList();
    }
}
