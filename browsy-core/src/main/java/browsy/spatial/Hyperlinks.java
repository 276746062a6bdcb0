package browsy.spatial;

import java.util.HashMap;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Tag;
import org.jspecify.annotations.Nullable;

/**
 * Where links lead: absolute if the address of the page is known, by its base element if it has
 * one. Most links are either complete or begin at the root of their site, and need no parser to be
 * put together.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url">HTML</a>
 */
final class Hyperlinks {

    private final Site site;

    /**
     * Links of a page.
     *
     * @param base the address that they are relative to, empty if it is unknown
     */
    Hyperlinks(String base) {
        site = new Site(base);
    }

    /** The address that an element leads to, null if it leads nowhere. */
    @Nullable String href(Element element) {
        String attribute =
                switch (element.normalName()) {
                    case "a", "area" -> "href";
                    case "iframe", "frame", "embed" -> "src";
                    case "object" -> "data";
                    default -> "";
                };
        if (attribute.isEmpty() || !Attributes.has(element, attribute)) {
            return null;
        }
        String written = Attributes.value(element, attribute);
        String absolute = site.resolve(written);
        return absolute.isEmpty() ? written.strip() : absolute;
    }

    /** Resolves addresses against one base. */
    private static final class Site {
        private static final String HREF = "href";

        /** A link that stands alone, to ask jsoup where it leads. */
        private final Element link;

        /** What a path from the root of the site is appended to, empty if there is none. */
        private final String origin;

        /** What a fragment is appended to, empty if there is none. */
        private final String page;

        /** What an address without a scheme is appended to, empty if there is none. */
        private final String scheme;

        private final Map<String, String> known = new HashMap<>();

        Site(String base) {
            link = new Element(Tag.valueOf("a"), base);
            origin = before("/x");
            page = before("#x");
            scheme = before("//x/");
        }

        private String before(String reference) {
            String resolved = parse(reference);
            return resolved.endsWith(reference)
                    ? resolved.substring(0, resolved.length() - reference.length())
                    : "";
        }

        /** The address, empty if it is none. */
        String resolve(String reference) {
            if (isPlain(reference)) {
                if (isCompleteAddress(reference)) {
                    return reference;
                }
                if (!origin.isEmpty() && isRootedPath(reference)) {
                    return origin + reference;
                }
                if (!scheme.isEmpty() && isAddressWithoutScheme(reference)) {
                    return scheme + reference;
                }
                if (!page.isEmpty() && reference.startsWith("#")) {
                    return page + reference;
                }
            }
            return known.computeIfAbsent(reference, this::parse);
        }

        private String parse(String reference) {
            return link.attr(HREF, reference).absUrl(HREF);
        }

        /** Whether nothing has to be taken out or moved: no white space and no dot segments. */
        private static boolean isPlain(String reference) {
            for (int i = 0; i < reference.length(); i++) {
                char c = reference.charAt(i);
                if (c <= ' ' || c == 0x7F || (c == '/' && reference.startsWith("/.", i))) {
                    return false;
                }
            }
            return !reference.isEmpty();
        }

        private static boolean isRootedPath(String reference) {
            return reference.charAt(0) == '/' && !reference.startsWith("//");
        }

        /** Whether it is a web address with a host of letters, digits, dots and hyphens. */
        private static boolean isCompleteAddress(String reference) {
            int host =
                    reference.startsWith("https://") ? 8 : reference.startsWith("http://") ? 7 : -1;
            return host > 0 && isHostAt(host, reference);
        }

        private static boolean isAddressWithoutScheme(String reference) {
            return reference.startsWith("//") && isHostAt(2, reference);
        }

        /** Whether a host of letters, digits, dots and hyphens begins at a place. */
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
}
