package browsy.intelligence.action;

import browsy.intelligence.gate.ControlPurpose;
import browsy.intelligence.gate.FoundOverlay;
import browsy.intelligence.gate.Overlays;
import browsy.intelligence.signal.PageSignals;
import browsy.model.PageType;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.CookieConsent;
import java.util.List;

/** Detects requests for consent to cookies with a control that gives it. */
final class CookieConsentDetector implements ActionDetector {

    @Override
    public List<CookieConsent> detect(
            PageSignals page, PageType type, List<SuggestedAction> before) {
        FoundOverlay consent = Overlays.of(page).consent();
        Integer accept = consent == null ? null : consent.control(ControlPurpose.ACCEPT);
        return consent == null || accept == null
                ? List.of()
                : List.of(new CookieConsent(accept, consent.control(ControlPurpose.REJECT)));
    }
}
