package browsy.fetch.http;

import browsy.fetch.config.Identity;
import java.util.List;
import java.util.Locale;
import okhttp3.Headers;
import okhttp3.HttpUrl;

/**
 * The client hints that Chromium sends with each secure request, with the program itself in place
 * of Chromium, and the system on which it runs.
 *
 * @see <a href="https://wicg.github.io/ua-client-hints/">User-Agent Client Hints</a>
 */
final class ClientHints {
    private static final String BRANDS = "Sec-CH-UA";
    private static final String MOBILE = "Sec-CH-UA-Mobile";
    private static final String PLATFORM = "Sec-CH-UA-Platform";

    /** The names of the headers. */
    static final List<String> NAMES = List.of(BRANDS, MOBILE, PLATFORM);

    /** A brand without meaning, so that servers do not rely on the form of the list. */
    private static final String NO_BRAND = "\"Not/A)Brand\";v=\"99\"";

    private ClientHints() {}

    /** Whether requests for a URL have client hints: it is potentially trustworthy. */
    static boolean areSentTo(HttpUrl url) {
        String host = url.host();
        return url.isHttps()
                || host.equals("localhost")
                || host.endsWith(".localhost")
                || host.equals("::1")
                || host.matches("127(\\.\\d+){3}");
    }

    /** Adds the headers. */
    static void add(Identity identity, Headers.Builder headers) {
        String version = identity.version().replaceFirst("[.+_-].*", "");
        headers.add(BRANDS, quoted(identity.product()) + ";v=" + quoted(version) + ", " + NO_BRAND)
                .add(MOBILE, "?0")
                .add(PLATFORM, quoted(platform(System.getProperty("os.name", ""))));
    }

    private static String quoted(String text) {
        return "\"" + text + "\"";
    }

    private static String platform(String system) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return "Windows";
        }
        if (name.startsWith("mac")) {
            return "macOS";
        }
        return name.startsWith("linux") ? "Linux" : "Unknown";
    }
}
