package browsy.style;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Parses and resolves URL references as pages write them. The results are those of the URL standard
 * as far as {@link URI} can hold them: it needs more characters percent-encoded.
 *
 * @see <a href="https://url.spec.whatwg.org/#url-parsing">URL: URL parsing</a>
 */
final class UrlReferences {
    private static final Pattern SCHEME = Pattern.compile("([a-zA-Z][a-zA-Z0-9+.-]*):");

    /** A path segment that stands for its own directory, or for the directory above. */
    private static final Pattern DOTS =
            Pattern.compile("(?:\\.|%2e){1,2}", Pattern.CASE_INSENSITIVE);

    private static final Pattern DOUBLE_DOT =
            Pattern.compile("(?:\\.|%2e){2}", Pattern.CASE_INSENSITIVE);

    /** The ASCII characters that need no percent-encoding. */
    private static final boolean[] LEGAL = legal();

    private UrlReferences() {}

    /** Parses an absolute URL; null if it is empty or invalid. */
    static @Nullable URI parse(String address) {
        String clean = clean(address);
        return clean.isEmpty() ? null : uri(clean);
    }

    /**
     * Resolves a URL reference against a base; null if it is invalid or the result is not absolute.
     */
    static @Nullable URI resolve(@Nullable URI base, String address) {
        String reference = clean(address);
        if (reference.isEmpty()) {
            return null;
        }
        Matcher scheme = SCHEME.matcher(reference);
        if (!scheme.lookingAt()) {
            return base == null || base.isOpaque() || !base.isAbsolute()
                    ? null
                    : relative(base, reference);
        }
        String name = scheme.group(1).toLowerCase(Locale.ROOT);
        if (!isSpecial(name)) {
            return uri(reference);
        }
        String rest = reference.substring(scheme.end());
        boolean isRelative =
                base != null
                        && !base.isOpaque()
                        && name.equalsIgnoreCase(base.getScheme())
                        && slashes(rest) < 2;
        return isRelative && base != null ? relative(base, rest) : withAuthority(name, rest);
    }

    /** Whether URLs of a scheme have a host, and backslashes in them are slashes. */
    private static boolean isSpecial(String scheme) {
        return switch (scheme) {
            case "http", "https", "ftp", "ws", "wss" -> true;
            default -> false;
        };
    }

    /** Removes tabs and line breaks, and the white space and controls at both ends. */
    private static String clean(String address) {
        int start = 0;
        int end = address.length();
        while (start < end && address.charAt(start) <= ' ') {
            start++;
        }
        while (end > start && address.charAt(end - 1) <= ' ') {
            end--;
        }
        StringBuilder out = new StringBuilder(end - start);
        for (int i = start; i < end; i++) {
            char c = address.charAt(i);
            if (c != '\t' && c != '\n' && c != '\r') {
                out.append(c);
            }
        }
        return out.toString();
    }

    private static int slashes(String text) {
        int count = 0;
        while (count < text.length() && isSlash(text.charAt(count))) {
            count++;
        }
        return count;
    }

    private static boolean isSlash(char c) {
        return c == '/' || c == '\\';
    }

    /** Resolves a reference that starts with a host, after any number of slashes. */
    private static @Nullable URI withAuthority(String scheme, String reference) {
        String rest = reference.substring(slashes(reference));
        int path = 0;
        while (path < rest.length() && "/\\?#".indexOf(rest.charAt(path)) < 0) {
            path++;
        }
        if (path == 0) {
            return null; // a host must not be empty
        }
        String root = scheme + "://" + rest.substring(0, path);
        Parts parts = Parts.of(rest.substring(path));
        String directory = parts.path.isEmpty() ? "/" : parts.path;
        return uri(root + normalized(directory) + parts.query + parts.fragment);
    }

    /** Resolves a reference without a scheme. */
    private static @Nullable URI relative(URI base, String reference) {
        String scheme = base.getScheme().toLowerCase(Locale.ROOT);
        if (slashes(reference) >= 2) {
            return isSpecial(scheme)
                    ? withAuthority(scheme, reference)
                    : uri(scheme + ":" + reference);
        }
        Parts parts = Parts.of(reference);
        String authority = base.getRawAuthority();
        String root = base.getScheme() + ":" + (authority == null ? "//" : "//" + authority);
        String own = base.getRawPath().isEmpty() ? "/" : base.getRawPath();
        if (parts.path.isEmpty()) {
            String old = base.getRawQuery() == null ? "" : "?" + base.getRawQuery();
            return uri(root + own + (parts.query.isEmpty() ? old : parts.query) + parts.fragment);
        }
        String path =
                parts.path.startsWith("/")
                        ? parts.path
                        : own.substring(0, own.lastIndexOf('/') + 1) + parts.path;
        return uri(root + normalized(path) + parts.query + parts.fragment);
    }

    /**
     * The parts of a reference after the host.
     *
     * @param path the path, with slashes for backslashes
     * @param query the query with its question mark; empty for none
     * @param fragment the fragment with its number sign; empty for none
     */
    private record Parts(String path, String query, String fragment) {
        static Parts of(String reference) {
            int hash = reference.indexOf('#');
            int end = hash < 0 ? reference.length() : hash;
            int mark = reference.indexOf('?');
            int query = mark < 0 || mark > end ? end : mark;
            return new Parts(
                    reference.substring(0, query).replace('\\', '/'),
                    reference.substring(query, end),
                    reference.substring(end));
        }
    }

    /** An absolute path without dot segments. Empty segments remain. */
    private static String normalized(String path) {
        List<String> kept = new ArrayList<>();
        String[] segments = path.split("/", -1);
        for (int i = 1; i < segments.length; i++) {
            boolean isDots = DOTS.matcher(segments[i]).matches();
            if (isDots && !kept.isEmpty() && DOUBLE_DOT.matcher(segments[i]).matches()) {
                kept.remove(kept.size() - 1);
            }
            if (!isDots) {
                kept.add(segments[i]);
            } else if (i == segments.length - 1) {
                kept.add("");
            }
        }
        return "/" + String.join("/", kept);
    }

    private static @Nullable URI uri(String url) {
        try {
            return new URI(isPlain(url) ? url : escaped(url));
        } catch (URISyntaxException e) {
            // Invalid, so treated as missing.
            return null;
        }
    }

    private static boolean isPlain(String url) {
        for (int i = 0; i < url.length(); i++) {
            if (!isLegal(url.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isLegal(int c) {
        return c < LEGAL.length && LEGAL[c];
    }

    private static boolean[] legal() {
        boolean[] legal = new boolean[128];
        for (char c = '0'; c <= 'z'; c++) {
            legal[c] = c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a';
        }
        for (char c : "-._~:/?@!$&'()*+,;=".toCharArray()) {
            legal[c] = true;
        }
        return legal;
    }

    /**
     * Percent-encodes the UTF-8 bytes of the characters that {@link URI} rejects: also brackets in
     * a path, percent signs that encode nothing, and further number signs.
     */
    private static String escaped(String url) {
        byte[] bytes = url.getBytes(StandardCharsets.UTF_8);
        Matcher scheme = SCHEME.matcher(url);
        int authority =
                scheme.lookingAt() && url.startsWith("//", scheme.end()) ? scheme.end() - 1 : -1;
        StringBuilder out = new StringBuilder(bytes.length);
        boolean afterHost = authority < 0;
        boolean afterPath = false;
        boolean afterHash = false;
        for (int i = 0; i < bytes.length; i++) {
            int c = bytes[i] & 0xff;
            afterHost |= i > authority + 2 && (c == '/' || c == '?' || c == '#');
            afterPath |= c == '?' || c == '#';
            boolean kept =
                    switch (c) {
                        case '[', ']' -> !afterHost || afterPath;
                        case '%' -> isEncoded(bytes, i);
                        case '#' -> !afterHash;
                        default -> isLegal(c);
                    };
            afterHash |= c == '#';
            if (kept) {
                out.append((char) c);
            } else {
                out.append('%')
                        .append(Character.toUpperCase(Character.forDigit(c >> 4, 16)))
                        .append(Character.toUpperCase(Character.forDigit(c & 15, 16)));
            }
        }
        return out.toString();
    }

    private static boolean isEncoded(byte[] bytes, int percent) {
        return percent + 2 < bytes.length
                && Character.digit(bytes[percent + 1], 16) >= 0
                && Character.digit(bytes[percent + 2], 16) >= 0;
    }
}
