package browsy.intelligence.action;

import browsy.infra.TimeLimit;
import browsy.intelligence.signal.PageSignals;
import browsy.model.PageType;
import browsy.model.SuggestedAction;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs all action detectors. Each detector sees the actions of those before it; the result lists
 * the actions in detector order.
 */
public final class SuggestedActions {

    private static final List<ActionDetector> DETECTORS =
            List.of(
                    new RegisterDetector(),
                    new LoginDetector(),
                    new ChangePasswordDetector(),
                    new EnterCodeDetector(),
                    new ConsentDetector(),
                    new ContactDetector(),
                    new SearchDetector(),
                    new SelectFromListDetector(),
                    new CookieConsentDetector(),
                    new PaginateDetector(),
                    new FillFormDetector(),
                    new DownloadDetector(),
                    new CaptchaChallengeDetector());

    private SuggestedActions() {}

    /**
     * Returns the actions that a page offers.
     *
     * @param page the signals of the page
     * @param type the page type
     */
    public static List<SuggestedAction> find(PageSignals page, PageType type) {
        List<SuggestedAction> actions = new ArrayList<>();
        for (ActionDetector detector : DETECTORS) {
            TimeLimit.check();
            actions.addAll(detector.detect(page, type, List.copyOf(actions)));
        }
        return actions;
    }
}
