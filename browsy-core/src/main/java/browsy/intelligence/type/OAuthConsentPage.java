package browsy.intelligence.type;

import browsy.intelligence.gate.AccessRequest;
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.PageSignals;
import browsy.model.PageType;
import org.jspecify.annotations.Nullable;

/** Detects pages where an application requests access, with buttons that grant and deny it. */
final class OAuthConsentPage implements PageTypeDetector {

    @Override
    public PageType type() {
        return PageType.OAUTH_CONSENT;
    }

    @Override
    public @Nullable Evidence detect(PageSignals page) {
        AccessRequest request = AccessRequest.of(page);
        return request == null ? null : request.evidence().get(0);
    }
}
