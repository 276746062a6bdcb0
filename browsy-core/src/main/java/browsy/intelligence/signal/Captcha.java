package browsy.intelligence.signal;

import browsy.model.CaptchaInfo;
import browsy.model.CaptchaType;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * A CAPTCHA that a person sees.
 *
 * @param info what it is
 * @param widget the element it is drawn in, null if the page as a whole is the challenge
 */
public record Captcha(CaptchaInfo info, @Nullable Element widget) {

    static Captcha of(CaptchaType type, @Nullable String sitekey, @Nullable Element widget) {
        return new Captcha(new CaptchaInfo(type, sitekey, null), widget);
    }
}
