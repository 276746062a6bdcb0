package browsy.intelligence.type;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.Captcha;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Topic;
import browsy.model.CaptchaType;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Detects pages that require a CAPTCHA: the challenge is the whole page, or its widget guards a
 * login form.
 */
final class CaptchaPage implements PageTypeDetector {

    private static final int MAX_PROSE = 2;

    @Override
    public PageType type() {
        return PageType.CAPTCHA;
    }

    @Override
    public @Nullable Evidence detect(PageSignals page) {
        Captcha captcha = page.captcha();
        if (captcha == null || page.content().prose().size() > MAX_PROSE) {
            return null;
        }
        CaptchaType type = captcha.info().type();
        Element widget = captcha.widget();
        if (widget == null || page.inTitleOrHeading(Topic.CHALLENGE) != null) {
            return evidence(page, "captcha.challenge", type, widget);
        }
        if (type == CaptchaType.TEXT_CAPTCHA) {
            return null;
        }
        boolean guardsForm =
                page.groups().stream()
                        .filter(page::isMain)
                        .anyMatch(group -> isGate(group) && contains(group, widget));
        boolean isOnlyContent = page.groups().isEmpty() && page.content().mainLinks().size() < 5;
        return guardsForm || isOnlyContent
                ? evidence(page, "captcha.guards_form", type, widget)
                : null;
    }

    /**
     * Whether a group has a password field or no data fields. A contact form with a CAPTCHA remains
     * a contact form.
     */
    private static boolean isGate(FormGroup group) {
        return Passwords.has(group) || group.dataFields().isEmpty();
    }

    private static boolean contains(FormGroup group, Element widget) {
        for (Element up = widget; up != null; up = up.parent()) {
            if (up == group.root()) {
                return true;
            }
        }
        return false;
    }

    private static Evidence evidence(
            PageSignals page, String rule, CaptchaType type, @Nullable Element widget) {
        SpatialElement element = widget == null ? null : page.page().of(widget);
        return new Evidence(
                rule, type.wireName(), element == null ? List.of() : List.of(element.id()));
    }
}
