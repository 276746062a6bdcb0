package browsy.intelligence.action;

import browsy.intelligence.signal.CookieNotice;
import browsy.intelligence.signal.PageSignals;
import browsy.model.PageType;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.CookieConsent;
import java.util.List;

/** Detects cookie notices with a control that accepts cookies. */
final class CookieConsentDetector implements ActionDetector {

    @Override
    public List<CookieConsent> detect(
            PageSignals page, PageType type, List<SuggestedAction> before) {
        CookieNotice notice = page.cookieNotice();
        return notice == null
                ? List.of()
                : List.of(new CookieConsent(notice.accept().id(), Ids.of(notice.reject())));
    }
}
