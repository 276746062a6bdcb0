package browsy.fetch.http;

import browsy.fetch.config.Identity;
import browsy.fetch.url.WebAddress;
import browsy.model.Viewport;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import okhttp3.Headers;
import okhttp3.Response;
import org.jspecify.annotations.Nullable;

/**
 * The client hints of one session, as Chromium sends them to potentially trustworthy URLs, with the
 * program itself in place of Chromium, and the system on which it runs. Three hints are in each
 * request. The others go to origins that asked for them with {@code Accept-CH} in the response to a
 * navigation; a style sheet or frame of another origin than its page gets none of them.
 * Thread-safe.
 *
 * @see <a href="https://wicg.github.io/ua-client-hints/">User-Agent Client Hints</a>
 * @see <a href="https://www.rfc-editor.org/rfc/rfc8942">RFC 8942: HTTP Client Hints</a>
 */
final class ClientHints {
    /** The maximum number of origins whose wishes are kept; the least recently used are removed. */
    private static final int MAX_ORIGINS = 1000;

    /** A brand without meaning, so that servers do not rely on the form of the list. */
    private static final String NO_BRAND = "\"Not/A)Brand\";v=\"99";

    private final Identity identity;
    private final Viewport viewport;

    /** The hints that origins asked for. */
    private final Map<String, Set<Hint>> wanted = new RecentlyUsed<>(MAX_ORIGINS);

    /**
     * @param identity the name and version of the program, and whether it sends client hints
     * @param viewport the size of the viewport
     */
    ClientHints(Identity identity, Viewport viewport) {
        this.identity = identity;
        this.viewport = viewport;
    }

    /** A client hint. */
    private enum Hint {
        BRANDS("Sec-CH-UA"),
        MOBILE("Sec-CH-UA-Mobile"),
        PLATFORM("Sec-CH-UA-Platform"),
        FULL_VERSION("Sec-CH-UA-Full-Version"),
        FULL_VERSIONS("Sec-CH-UA-Full-Version-List"),
        PLATFORM_VERSION("Sec-CH-UA-Platform-Version"),
        ARCHITECTURE("Sec-CH-UA-Arch"),
        BITNESS("Sec-CH-UA-Bitness"),
        MODEL("Sec-CH-UA-Model"),
        FORM_FACTORS("Sec-CH-UA-Form-Factors"),
        WOW64("Sec-CH-UA-WoW64"),
        COLOR_SCHEME("Sec-CH-Prefers-Color-Scheme"),
        REDUCED_MOTION("Sec-CH-Prefers-Reduced-Motion"),
        REDUCED_TRANSPARENCY("Sec-CH-Prefers-Reduced-Transparency"),
        VIEWPORT_WIDTH("Sec-CH-Viewport-Width"),
        VIEWPORT_HEIGHT("Sec-CH-Viewport-Height"),
        PIXEL_RATIO("Sec-CH-DPR");

        private final String header;

        Hint(String header) {
            this.header = header;
        }

        static @Nullable Hint of(String name) {
            for (Hint hint : values()) {
                if (hint.header.equalsIgnoreCase(name)) {
                    return hint;
                }
            }
            return null;
        }
    }

    /** The hints that need no request. */
    private static final Set<Hint> USUAL = EnumSet.of(Hint.BRANDS, Hint.MOBILE, Hint.PLATFORM);

    /** The names of the headers. */
    static List<String> names() {
        return Stream.of(Hint.values()).map(hint -> hint.header).toList();
    }

    /** Adds the headers of a request. */
    void add(Hop hop, Headers.Builder headers) {
        if (!identity.sendsClientHints() || !WebAddress.isTrustworthy(hop.url())) {
            return;
        }
        USUAL.forEach(hint -> headers.add(hint.header, value(hint)));
        boolean ofPage =
                hop.isTopLevelNavigation() || hop.relation() == InitiatorRelation.SAME_ORIGIN;
        if (ofPage && hop.isOfUser()) {
            wanted(hop.origin()).forEach(hint -> headers.add(hint.header, value(hint)));
        }
    }

    private synchronized Set<Hint> wanted(String origin) {
        return wanted.getOrDefault(origin, Set.of());
    }

    /** Copies the hints, with what origins asked for. */
    ClientHints copy() {
        ClientHints copy = new ClientHints(identity, viewport);
        copy.replaceBy(this);
        return copy;
    }

    /** Replaces what origins asked for by that of other hints, which stay unchanged. */
    void replaceBy(ClientHints other) {
        Map<String, Set<Hint>> others;
        synchronized (other) {
            others = new LinkedHashMap<>(other.wanted);
        }
        synchronized (this) {
            wanted.clear();
            wanted.putAll(others);
        }
    }

    /** Keeps the wishes of a response to a navigation. */
    void receive(Hop hop, Response answer) {
        List<String> lines = answer.headers("Accept-CH");
        if (lines.isEmpty()
                || !hop.isTopLevelNavigation()
                || !WebAddress.isTrustworthy(hop.url())) {
            return;
        }
        Set<Hint> hints = EnumSet.noneOf(Hint.class);
        for (String name : String.join(",", lines).split(",", -1)) {
            Hint hint = Hint.of(name.strip());
            if (hint != null && !USUAL.contains(hint)) {
                hints.add(hint);
            }
        }
        synchronized (this) {
            wanted.put(hop.origin(), hints);
        }
    }

    private String value(Hint hint) {
        return switch (hint) {
            case BRANDS -> brands(majorVersion(), "\"");
            case FULL_VERSIONS -> brands(identity.version(), ".0.0.0\"");
            case FULL_VERSION -> quoted(identity.version());
            case PLATFORM -> quoted(platform(System.getProperty("os.name", "")));
            case ARCHITECTURE -> quoted(architecture(System.getProperty("os.arch", "")));
            case BITNESS -> quoted(System.getProperty("os.arch", "").contains("64") ? "64" : "32");
            case FORM_FACTORS -> quoted("Desktop");
            case MOBILE, WOW64 -> "?0";
            case PLATFORM_VERSION, MODEL -> quoted("");
            case COLOR_SCHEME -> quoted("light");
            case REDUCED_MOTION, REDUCED_TRANSPARENCY -> quoted("no-preference");
            case VIEWPORT_WIDTH -> String.valueOf(Math.round(viewport.width()));
            case VIEWPORT_HEIGHT -> String.valueOf(Math.round(viewport.height()));
            case PIXEL_RATIO -> "1";
        };
    }

    private String brands(String version, String end) {
        return quoted(identity.product()) + ";v=" + quoted(version) + ", " + NO_BRAND + end;
    }

    private String majorVersion() {
        return identity.version().replaceFirst("[.+_-].*", "");
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

    private static String architecture(String name) {
        return name.startsWith("aarch") || name.startsWith("arm") ? "arm" : "x86";
    }
}
