package browsy.intelligence.type;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.ConsentButtons;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Topic;
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
        String named = page.inTitleOrHeading(Topic.AUTHORIZATION);
        if (named == null || page.groups().stream().anyMatch(Passwords::has)) {
            return null;
        }
        ConsentButtons buttons = ConsentButtons.of(page);
        boolean decides = !buttons.approve().isEmpty() && !buttons.deny().isEmpty();
        return decides && page.content().prose().size() <= 4
                ? Evidence.of("oauth.named_with_buttons", named)
                : null;
    }
}
