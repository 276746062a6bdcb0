package browsy.fetch.http.cookie;

import browsy.fetch.cookie.Cookie;
import browsy.fetch.cookie.SameSite;
import browsy.fetch.encoding.HeaderText;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A parsed {@code Set-Cookie} header.
 *
 * @param name the name; may be empty
 * @param value the value
 * @param expires the expiry, at most {@link #MAX_AGE} from now; null for the end of the session
 * @param domain the {@code Domain} in lower case, without a leading dot; empty for none
 * @param path the {@code Path}; null for the default path
 * @param secure whether {@code Secure} is set
 * @param httpOnly whether {@code HttpOnly} is set
 * @param partitioned whether {@code Partitioned} is set
 * @param sameSite the {@code SameSite} attribute
 */
record SetCookie(
        String name,
        String value,
        @Nullable Instant expires,
        String domain,
        @Nullable String path,
        boolean secure,
        boolean httpOnly,
        boolean partitioned,
        SameSite sameSite) {

    /** The maximum size of the value of an attribute in bytes; longer attributes are ignored. */
    private static final int MAX_ATTRIBUTE_BYTES = 1024;

    private static final Pattern AGE = Pattern.compile("-?[0-9]+");
    private static final Duration MAX_AGE = Duration.ofDays(400);

    /**
     * Parses a header; null if it must be ignored.
     *
     * @param now the time when the header was received
     * @see <a
     *     href="https://www.ietf.org/archive/id/draft-ietf-httpbis-rfc6265bis-20.html#section-5.6">
     *     RFC 6265bis, 5.6</a>
     */
    static @Nullable SetCookie parse(String line, Instant now) {
        if (line.chars().anyMatch(c -> (c < ' ' && c != '\t') || c == 0x7F)) {
            return null;
        }
        int end = endOfPart(line, 0);
        String pair = line.substring(0, end);
        int equals = pair.indexOf('=');
        String name = HeaderText.trimmed(pair.substring(0, Math.max(0, equals)));
        String value = HeaderText.trimmed(pair.substring(equals + 1));
        // NB: as Chromium, no tab within, and no value that would look like a name in requests.
        boolean confusing = name.isEmpty() && (value.isEmpty() || value.contains("="));
        boolean tabbed = name.contains("\t") || value.contains("\t");
        if (confusing || tabbed || size(name + value) > Cookie.MAX_BYTES) {
            return null;
        }
        Attributes attributes = new Attributes(now);
        while (end < line.length()) {
            int from = end + 1;
            end = endOfPart(line, from);
            attributes.add(line.substring(from, end));
        }
        return attributes.cookie(name, value);
    }

    /**
     * Whether the name requires a {@code Path} attribute, even where the default path is the same.
     */
    boolean needsPath() {
        return name.regionMatches(true, 0, "__Host-", 0, "__Host-".length());
    }

    private static int endOfPart(String line, int from) {
        int end = line.indexOf(';', from);
        return end < 0 ? line.length() : end;
    }

    private static int size(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    /** Collects the attributes. A later attribute replaces an earlier one of the same name. */
    private static final class Attributes {
        private final Instant now;
        private String expires = "";
        private String maxAge = "";
        private String domain = "";
        private @Nullable String path;
        private boolean secure;
        private boolean httpOnly;
        private boolean partitioned;
        private SameSite sameSite = SameSite.UNSPECIFIED;

        Attributes(Instant now) {
            this.now = now;
        }

        void add(String attribute) {
            int equals = attribute.indexOf('=');
            String name =
                    HeaderText.trimmed(equals < 0 ? attribute : attribute.substring(0, equals));
            String value = equals < 0 ? "" : HeaderText.trimmed(attribute.substring(equals + 1));
            if (size(value) > MAX_ATTRIBUTE_BYTES) {
                return;
            }
            switch (name.toLowerCase(Locale.ROOT)) {
                case "expires" -> expires = value;
                case "max-age" -> maxAge = value;
                case "domain" -> {
                    boolean dotted = value.startsWith(".") && value.length() > 1;
                    domain = (dotted ? value.substring(1) : value).toLowerCase(Locale.ROOT);
                }
                case "path" -> path = value.startsWith("/") ? value : null;
                case "secure" -> secure = true;
                case "httponly" -> httpOnly = true;
                case "partitioned" -> partitioned = true;
                case "samesite" -> sameSite = SameSite.of(value);
                default -> {
                    // Unknown attributes are ignored.
                }
            }
        }

        private Instant endOfAge(String seconds) {
            if (seconds.startsWith("-")) {
                return Instant.MIN;
            }
            // More than 18 digits are beyond the maximum age.
            Duration age =
                    seconds.length() > 18 ? MAX_AGE : Duration.ofSeconds(Long.parseLong(seconds));
            return age.isZero()
                    ? Instant.MIN
                    : now.plus(age.compareTo(MAX_AGE) > 0 ? MAX_AGE : age);
        }

        SetCookie cookie(String name, String value) {
            boolean hasAge = AGE.matcher(maxAge).matches();
            Instant end = hasAge ? endOfAge(maxAge) : CookieDate.parse(expires);
            Instant latest = now.plus(MAX_AGE);
            return new SetCookie(
                    name,
                    value,
                    end != null && end.isAfter(latest) ? latest : end,
                    domain,
                    path,
                    secure,
                    httpOnly,
                    partitioned,
                    sameSite);
        }
    }

    @Override
    public String toString() {
        return "Set-Cookie of " + name;
    }
}
