package browsy.fetch.crawl;

import browsy.fetch.url.WebAddress;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The content of a {@code robots.txt} file: for each product the rules for its requests, and the
 * sitemaps. Immutable.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc9309">RFC 9309: Robots Exclusion Protocol</a>
 */
public final class Robots {
    /** The number of characters of a file that count; later ones are ignored. */
    public static final int MAX_CHARS = 500 << 10;

    /** The rules of a site without {@code robots.txt}: all requests are allowed. */
    public static final Robots ALLOW_ALL = new Robots(Map.of(), List.of());

    /** The rules of a site whose {@code robots.txt} cannot be read: all requests are disallowed. */
    public static final Robots DISALLOW_ALL = parse("User-agent: *\nDisallow: /");

    /** The characters that all patterns with wildcards may compare for one URL. */
    private static final long MAX_COMPARISONS = 50_000_000;

    /** The rules of the groups of each product. */
    private final Map<String, List<List<RobotsRule>>> groups;

    private final List<String> sitemaps;

    private Robots(Map<String, List<List<RobotsRule>>> groups, List<String> sitemaps) {
        this.groups = groups;
        this.sitemaps = sitemaps;
    }

    /** Parses a file. Lines that are not valid are ignored; there are no errors. */
    public static Robots parse(String text) {
        Objects.requireNonNull(text, "text");
        RobotsLines lines = new RobotsLines();
        head(text).lines().forEach(lines::add);
        return new Robots(lines.groups(), lines.sitemaps());
    }

    /** The part of a file that counts, without a byte order mark and a line that is cut off. */
    private static String head(String text) {
        String content = text.startsWith("\uFEFF") ? text.substring(1) : text;
        if (content.length() <= MAX_CHARS) {
            return content;
        }
        String head = content.substring(0, MAX_CHARS);
        int end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf('\r'));
        return head.substring(0, Math.max(end, 0));
    }

    /**
     * Tests whether a product may request a URL of the site. The rules of all groups for the
     * product apply or, without such a group, those for {@code *}. The longest pattern decides, and
     * {@code Allow} among equal ones.
     *
     * @param product the product token of a {@code User-Agent} header, such as {@code browsy}
     * @param url an absolute http or https URL
     * @throws IllegalArgumentException if {@code url} is not an http or https URL
     */
    public boolean allows(String product, String url) {
        String target = WebAddress.pathAndQuery(Objects.requireNonNull(url, "url"));
        if (target == null) {
            throw new IllegalArgumentException(
                    "not an http or https URL: " + WebAddress.shown(url));
        }
        String path = RobotsPath.ofRequest(target);
        return path.equals("/robots.txt") || allows(rules(product), path);
    }

    private List<List<RobotsRule>> rules(String product) {
        List<List<RobotsRule>> own =
                groups.get(RobotsLines.product(Objects.requireNonNull(product, "product")));
        return own == null ? groups.getOrDefault(RobotsLines.ANY, List.of()) : own;
    }

    private static boolean allows(List<List<RobotsRule>> groups, String path) {
        boolean allowed = true;
        int longest = 0;
        long left = MAX_COMPARISONS;
        for (List<RobotsRule> rules : groups) {
            for (RobotsRule rule : rules) {
                int length = rule.length();
                boolean decides = length > longest || (length == longest && rule.allow());
                left -= decides && rule.hasWildcard() ? path.length() : 0;
                if (left < 0) {
                    return false;
                }
                if (decides && rule.matches(path)) {
                    allowed = rule.allow();
                    longest = length;
                }
            }
        }
        return allowed;
    }

    /** The URLs of the sitemaps, which may be of other sites. */
    public List<String> sitemaps() {
        return sitemaps;
    }

    /** The number of products and sitemaps. */
    @Override
    public String toString() {
        return groups.size() + " groups, " + sitemaps.size() + " sitemaps";
    }
}
