package browsy.fetch;

import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.ActionError.Kind;
import browsy.model.SpatialDom;
import browsy.model.SuggestedAction.CookieConsent;

/** What answers the cookie banner of a page. */
final class CookieBanner {
    private CookieBanner() {}

    static CookieConsent of(SpatialDom dom) {
        return dom.action(CookieConsent.class)
                .orElseThrow(
                        () -> new ActionError(Kind.NO_SUCH_ACTION, 0, "there is no cookie banner"));
    }

    static int rejectId(SpatialDom dom) {
        Integer reject = of(dom).rejectId();
        if (reject == null) {
            throw new ActionError(Kind.NO_SUCH_ACTION, 0, "the cookie banner cannot be declined");
        }
        return reject;
    }
}
