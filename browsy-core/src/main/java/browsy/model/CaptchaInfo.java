package browsy.model;

import org.jspecify.annotations.Nullable;

/**
 * A CAPTCHA on the page.
 *
 * @param type service or kind
 * @param sitekey key that the page gives its service, null if it shows none
 * @param service name of a service that has no type of its own
 */
public record CaptchaInfo(CaptchaType type, @Nullable String sitekey, @Nullable String service) {}
