package browsy.model;

import org.jspecify.annotations.Nullable;

/**
 * A CAPTCHA on the page.
 *
 * @param type the service or kind
 * @param sitekey the site key for the service; null if the page does not show one
 * @param service the name of a service without a type of its own; null if there is none
 */
public record CaptchaInfo(CaptchaType type, @Nullable String sitekey, @Nullable String service) {}
