package browsy.fetch.login;

import browsy.model.CaptchaInfo;
import browsy.model.SpatialDom;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A CAPTCHA that a person must solve.
 *
 * @param url the complete URL of the page, for a browser in which a person opens it
 * @param dom the page
 * @param captcha the CAPTCHA; null if the page is a challenge of an unknown kind
 * @param storageState the cookies of the session as storage state of Playwright, which contain
 *     secrets
 * @param deadline the time at which the session stops waiting
 */
public record CaptchaRequest(
        String url,
        SpatialDom dom,
        @Nullable CaptchaInfo captcha,
        String storageState,
        Instant deadline) {

    /** The kind of the CAPTCHA and the deadline, without URL and cookies. */
    @Override
    public String toString() {
        return "CaptchaRequest[" + captcha + ", " + deadline + "]";
    }
}
