package browsy.intelligence.signal;

import browsy.intelligence.rule.Candidate;
import browsy.intelligence.rule.Evidence;
import browsy.model.CaptchaInfo;
import browsy.model.CaptchaType;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * A visible CAPTCHA.
 *
 * @param info the type, site key and service
 * @param widget the element of the widget or of the answer field, null if the page as a whole is
 *     the challenge
 * @param evidence the rule that detected it
 * @param points the points of the rules that detected it
 */
public record Captcha(CaptchaInfo info, @Nullable Element widget, Evidence evidence, int points) {

    /** Creates the CAPTCHA of a page that is a challenge as a whole. */
    static Captcha page(CaptchaType type, Candidate<CaptchaType> challenge) {
        return new Captcha(
                new CaptchaInfo(type, null, null),
                null,
                challenge.evidence().get(0),
                challenge.points());
    }
}
