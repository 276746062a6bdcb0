package browsy.intelligence;

import browsy.intelligence.action.SuggestedActions;
import browsy.intelligence.gate.FoundOverlay;
import browsy.intelligence.gate.Overlays;
import browsy.intelligence.signal.Captcha;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.type.PageTypes;
import browsy.model.BlockedInfo;
import browsy.model.PageType;
import browsy.model.SuggestedAction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The results of all detectors for one page.
 *
 * @param type the page type
 * @param actions the suggested actions
 * @param captcha the visible CAPTCHA, null if there is none
 * @param overlays the overlays, the cookie notice first, then in document order
 * @param blocked the reason why the page is blocked, null if it is not
 */
record Findings(
        PageType type,
        List<SuggestedAction> actions,
        @Nullable Captcha captcha,
        List<FoundOverlay> overlays,
        @Nullable BlockedInfo blocked) {

    /** Runs the detectors. */
    static Findings on(PageSignals signals) {
        PageType type = PageTypes.rank(signals).get(0).conclusion();
        return new Findings(
                type,
                SuggestedActions.find(signals, type),
                signals.captcha(),
                Overlays.of(signals).all(),
                BlockDetector.find(signals, type));
    }
}
