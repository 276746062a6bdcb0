package browsy.spatial.content;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Tag;
import org.jspecify.annotations.Nullable;

/**
 * A base URL that resolves references. Prefixes of the base URL (scheme, origin, directory, URL
 * without query or fragment) are computed once; simple references are appended to one of them, all
 * others go through a URL parser. The results are those of the URL parser.
 *
 * @see <a href="https://url.spec.whatwg.org/#relative-state">URL</a>
 */
final class BaseUrl {
    private static final String HREF = "href";

    /** Schemes whose URLs have hosts and paths that a parser normalises. */
    private static final Set<String> HIERARCHICAL =
            Set.of("http", "https", "ftp", "file", "ws", "wss", "jar");

    /** The base URL without its fragment, which no reference takes over. */
    private final String base;

    /** An anchor with which jsoup resolves URLs, null before the first use. */
    private @Nullable Element link;

    /**
     * The prefix for a path-absolute reference, empty if there is none, null if not yet computed.
     */
    private @Nullable String origin;

    /**
     * The prefix for a path-relative reference, empty if there is none, null if not yet computed.
     */
    private @Nullable String folder;

    /** The prefix for a reference that consists of a query, null if the parser must resolve it. */
    private @Nullable String located;

    /**
     * The prefix for a reference that consists of a fragment, which is the result for an empty
     * reference; empty if there is none, null if not yet computed.
     */
    private @Nullable String page;

    /**
     * The prefix for a scheme-relative reference, empty if there is none, null if not yet computed.
     */
    private @Nullable String scheme;

    private final Map<String, String> known = new HashMap<>();

    BaseUrl(String base) {
        int fragment = base.indexOf('#');
        String whole = fragment < 0 ? base : base.substring(0, fragment);
        this.base = whole;
        if (isPlain(whole) && isCompleteAddress(whole)) {
            split(whole, whole.indexOf("//") + 2);
        } else if (isPlain(whole) && whole.startsWith("file:///")) {
            split("file:" + whole.substring(7), 5);
        }
    }

    /**
     * Computes the prefixes of a URL that needs no normalisation. A URL without a path is left to
     * the parser.
     *
     * @param host the index of the first character of the host, or where it would be
     */
    private void split(String base, int host) {
        int path = base.indexOf('/', host);
        if (path < 0) {
            return;
        }
        int query = base.indexOf('?', path);
        located = query < 0 ? base : base.substring(0, query);
        page = base;
        folder = located.substring(0, located.lastIndexOf('/') + 1);
        origin = base.substring(0, path);
        scheme = base.substring(0, base.indexOf(':') + 1);
    }

    /** Resolves a reference. Returns an empty text if the result is no URL. */
    String resolve(String reference) {
        if (base.isEmpty() && reference.indexOf(':') < 0) {
            return "";
        }
        String simple = isPlain(reference) ? resolvePlain(reference) : resolveOther(reference);
        return simple != null ? simple : known.computeIfAbsent(reference, this::parse);
    }

    /** Resolves a reference without white space and dot segments; null if it needs the parser. */
    private @Nullable String resolvePlain(String reference) {
        switch (reference.charAt(0)) {
            case '#':
                page = page == null ? before("#x") : page;
                return joined(page, reference);
            case '/':
                if (!reference.startsWith("//")) {
                    origin = origin == null ? before("/x") : origin;
                    return joined(origin, reference);
                }
                scheme = scheme == null ? before("//x/") : scheme;
                return isHostAt(2, reference) ? joined(scheme, reference) : null;
            case '.':
                return resolveUpwards(reference);
            case '?':
                return located == null ? null : located + reference;
            default:
                break;
        }
        if (isCompleteAddress(reference) || isOpaque(reference)) {
            return reference;
        }
        if (!isRelativePath(reference)) {
            return null;
        }
        folder = folder == null ? before("x") : folder;
        return joined(folder, reference);
    }

    /**
     * Resolves an empty reference, one that starts with dot segments, or a {@code javascript:} URL;
     * null if it needs the parser.
     */
    private @Nullable String resolveOther(String reference) {
        if (reference.isEmpty()) {
            return page == null || page.isEmpty() ? null : page;
        }
        if (reference.startsWith(".")) {
            return resolveUpwards(reference);
        }
        return reference.startsWith("javascript:") && isPrintable(reference) ? reference : null;
    }

    private static boolean isPrintable(String reference) {
        for (int i = 0; i < reference.length(); i++) {
            if (reference.charAt(i) < ' ' || reference.charAt(i) == 0x7F) {
                return false;
            }
        }
        return true;
    }

    /** Resolves a reference that starts with dot segments; null if it needs the parser. */
    private @Nullable String resolveUpwards(String reference) {
        if (folder == null || origin == null) {
            return null;
        }
        int end = folder.length();
        int start = 0;
        while (true) {
            if (reference.startsWith("./", start)) {
                start += 2;
            } else if (reference.startsWith("../", start)) {
                start += 3;
                end = folder.lastIndexOf('/', end - 2) + 1;
            } else {
                break;
            }
        }
        String path = reference.substring(start);
        boolean plain = isPlain(path) && "./?#".indexOf(path.charAt(0)) < 0;
        return plain && end > origin.length() && isRelativePath(path)
                ? folder.substring(0, end) + path
                : null;
    }

    private static @Nullable String joined(String base, String reference) {
        return base.isEmpty() ? null : base + reference;
    }

    private String before(String reference) {
        String resolved = parse(reference);
        return resolved.endsWith(reference)
                ? resolved.substring(0, resolved.length() - reference.length())
                : "";
    }

    private String parse(String reference) {
        if (link == null) {
            link = new Element(Tag.valueOf("a"), base);
        }
        return link.attr(HREF, reference).absUrl(HREF);
    }

    /**
     * Whether a reference contains neither white space nor dot segments, so that it needs no
     * normalisation.
     */
    private static boolean isPlain(String reference) {
        for (int i = 0; i < reference.length(); i++) {
            char c = reference.charAt(i);
            if (c <= ' ' || c == 0x7F || (c == '/' && reference.startsWith("/.", i))) {
                return false;
            }
        }
        return !reference.isEmpty();
    }

    /**
     * Whether a reference has a scheme with opaque paths, such as {@code javascript:} or {@code
     * tel:}, so that it resolves to itself.
     */
    private static boolean isOpaque(String reference) {
        int colon = reference.indexOf(':');
        boolean upper = false;
        for (int i = 0; i < colon; i++) {
            char c = reference.charAt(i);
            boolean capital = c >= 'A' && c <= 'Z';
            boolean letter = capital || (c >= 'a' && c <= 'z');
            if (!letter && (i == 0 || ((c < '0' || c > '9') && c != '-'))) {
                return false;
            }
            upper |= capital;
        }
        if (colon <= 0) {
            return false;
        }
        String scheme = reference.substring(0, colon);
        return upper ? scheme.equalsIgnoreCase("javascript") : !HIERARCHICAL.contains(scheme);
    }

    /**
     * Whether a reference has no scheme: there is no colon before the first slash, query or
     * fragment.
     */
    private static boolean isRelativePath(String reference) {
        for (int i = 0; i < reference.length(); i++) {
            switch (reference.charAt(i)) {
                case '/', '?', '#':
                    return true;
                case ':', '\\':
                    return false;
                default:
                    break;
            }
        }
        return true;
    }

    /** Whether a reference is an HTTP URL with a host of letters, digits, dots and hyphens. */
    private static boolean isCompleteAddress(String reference) {
        int host = reference.startsWith("https://") ? 8 : reference.startsWith("http://") ? 7 : -1;
        return host > 0 && isHostAt(host, reference);
    }

    /** Whether a host of letters, digits, dots and hyphens starts at an index. */
    private static boolean isHostAt(int host, String reference) {
        for (int i = host; i < reference.length(); i++) {
            char c = reference.charAt(i);
            if (c == '/') {
                return i > host;
            }
            boolean plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
            if (!plain && c != '.' && c != '-') {
                return false;
            }
        }
        return reference.length() > host;
    }
}
