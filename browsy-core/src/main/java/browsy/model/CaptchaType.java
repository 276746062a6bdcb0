package browsy.model;

/** The service or kind of a CAPTCHA. */
public enum CaptchaType implements Named {
    /** Google reCAPTCHA. */
    RECAPTCHA("ReCaptcha"),
    /** hCaptcha. */
    HCAPTCHA("HCaptcha"),
    /** Cloudflare Turnstile. */
    TURNSTILE("Turnstile"),
    /** The interstitial page of Cloudflare. */
    CLOUDFLARE_CHALLENGE("CloudflareChallenge"),
    /** A challenge to select images. */
    IMAGE_GRID("ImageGrid"),
    /** A challenge to read characters in an image. */
    TEXT_CAPTCHA("TextCaptcha"),
    /** Another service or kind; {@link CaptchaInfo#service()} may name it. */
    UNKNOWN("Unknown");

    private final String wireName;

    CaptchaType(String wireName) {
        this.wireName = wireName;
    }

    @Override
    public String wireName() {
        return wireName;
    }
}
