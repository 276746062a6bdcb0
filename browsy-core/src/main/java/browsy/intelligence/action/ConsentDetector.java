package browsy.intelligence.action;

import browsy.intelligence.gate.AccessRequest;
import browsy.intelligence.signal.PageSignals;
import browsy.model.PageType;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.Consent;
import java.util.List;

/** Detects the buttons that grant or deny an application access, on OAuth consent pages. */
final class ConsentDetector implements ActionDetector {

    @Override
    public List<Consent> detect(PageSignals page, PageType type, List<SuggestedAction> before) {
        AccessRequest request = type == PageType.OAUTH_CONSENT ? AccessRequest.of(page) : null;
        return request == null
                ? List.of()
                : List.of(new Consent(request.approve(), request.deny()));
    }
}
