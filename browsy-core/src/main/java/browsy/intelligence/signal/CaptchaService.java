package browsy.intelligence.signal;

import browsy.model.CaptchaType;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A mark by which the widget of a CAPTCHA service is recognised.
 *
 * @param mark a string in the widget's classes, id, tag name or frame address, in lower case
 * @param type the type of the CAPTCHA
 * @param service the name of the service, null if the type implies it
 */
record CaptchaService(String mark, CaptchaType type, @Nullable String service) {

    private static final List<CaptchaService> ALL =
            List.of(
                    new CaptchaService("g-recaptcha", CaptchaType.RECAPTCHA, null),
                    new CaptchaService("google.com/recaptcha", CaptchaType.RECAPTCHA, null),
                    new CaptchaService("recaptcha.net/recaptcha", CaptchaType.RECAPTCHA, null),
                    new CaptchaService("api.recaptcha.net", CaptchaType.RECAPTCHA, null),
                    new CaptchaService("h-captcha", CaptchaType.HCAPTCHA, null),
                    new CaptchaService("hcaptcha.com", CaptchaType.HCAPTCHA, null),
                    new CaptchaService("cf-turnstile", CaptchaType.TURNSTILE, null),
                    new CaptchaService("challenges.cloudflare.com", CaptchaType.TURNSTILE, null),
                    unknown("frc-captcha", "Friendly Captcha"),
                    unknown("altcha-widget", "ALTCHA"),
                    unknown("geetest", "GeeTest"),
                    unknown("arkoselabs.com", "Arkose Labs"),
                    unknown("funcaptcha", "Arkose Labs"),
                    unknown("captcha-delivery.com", "DataDome"),
                    unknown("px-captcha", "HUMAN"),
                    unknown("awswaf", "AWS WAF"),
                    unknown("aws-waf-captcha", "AWS WAF"),
                    unknown("solvemedia.com", "Solve Media"),
                    unknown("smart-captcha", "Yandex SmartCaptcha"),
                    unknown("mcaptcha", "mCaptcha"),
                    unknown("mtcaptcha", "MTCaptcha"),
                    unknown("captchafox", "CaptchaFox"),
                    unknown("procaptcha", "Prosopo"),
                    unknown("nc_wrapper", "Alibaba Cloud"),
                    unknown("tcaptcha", "Tencent"),
                    unknown("yidun", "NetEase"),
                    unknown("captcha_verify", "ByteDance"),
                    unknown("secsdk-captcha", "ByteDance"));

    private static CaptchaService unknown(String mark, String service) {
        return new CaptchaService(mark, CaptchaType.UNKNOWN, service);
    }

    /** Returns all marks as patterns of a {@link NameScanner}. */
    static Stream<String> patterns() {
        return ALL.stream().map(CaptchaService::mark);
    }

    /**
     * Returns the first service whose mark occurs in names or an address, null if there is none.
     */
    static @Nullable CaptchaService of(String names) {
        String folded = names.toLowerCase(Locale.ROOT);
        for (CaptchaService service : ALL) {
            if (folded.contains(service.mark)) {
                return service;
            }
        }
        return null;
    }
}
