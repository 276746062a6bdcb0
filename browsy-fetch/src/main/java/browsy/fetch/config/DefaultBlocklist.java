package browsy.fetch.config;

import java.util.List;

/**
 * The default blocklist: analytics, advertising and font services. Pages rendered without scripts
 * and fonts do not need them.
 */
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
