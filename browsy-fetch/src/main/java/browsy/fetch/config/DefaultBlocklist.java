package browsy.fetch.config;

import java.util.List;

/** Analytics, advertising and font services: nothing that a page without scripts needs. */
final class DefaultBlocklist {
    static final List<String> PATTERNS =
            List.of(
                    "doubleclick.net",
                    "googlesyndication.com",
                    "googleadservices.com",
                    "adservice.google",
                    "ads.facebook",
                    "analytics.google",
                    "google-analytics.com",
                    "googletagmanager.com",
                    "facebook.net/en_US/fbevents",
                    "hotjar.com",
                    "segment.io",
                    "mixpanel.com",
                    "amplitude.com",
                    "fonts.googleapis.com",
                    "fonts.gstatic.com",
                    "use.typekit.net");

    private DefaultBlocklist() {}
}
