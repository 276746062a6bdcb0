package browsy.intelligence.action;

import browsy.intelligence.signal.ConsentButtons;
import browsy.intelligence.signal.PageSignals;
import browsy.model.PageType;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.Consent;
import java.util.List;

/** Detects the buttons that grant or deny an application access, on OAuth consent pages. */
final class ConsentDetector implements ActionDetector {

    @Override
    public List<Consent> detect(PageSignals page, PageType type, List<SuggestedAction> before) {
        if (type != PageType.OAUTH_CONSENT) {
            return List.of();
        }
        ConsentButtons buttons = ConsentButtons.of(page);
        return List.of(new Consent(buttons.approve(), buttons.deny()));
    }
}
