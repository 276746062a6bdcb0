package browsy.fetch.crawl;

import browsy.fetch.url.WebAddress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Collects the lines of a {@code robots.txt} file to groups of rules and sitemaps. */
final class RobotsLines {
    /** The product of groups for all products that have none of their own. */
    static final String ANY = "*";

    private final Map<String, List<List<RobotsRule>>> groups = new HashMap<>();
    private final List<String> sitemaps = new ArrayList<>();

    /** The products of the current group. */
    private final Set<String> products = new LinkedHashSet<>();

    private List<RobotsRule> rules = new ArrayList<>();

    /** Whether the current group has a rule, so that no further product belongs to it. */
    private boolean ruled;

    /** Adds a line. */
    void add(String raw) {
        int comment = raw.indexOf('#');
        String line = comment < 0 ? raw : raw.substring(0, comment);
        int colon = line.indexOf(':');
        if (colon < 0) {
            return;
        }
        String value = line.substring(colon + 1).strip();
        switch (line.substring(0, colon).strip().toLowerCase(Locale.ROOT)) {
            case "user-agent" -> addProduct(value);
            case "allow" -> addRule(true, value);
            case "disallow" -> addRule(false, value);
            case "sitemap" -> addSitemap(value);
            default -> {} // RFC 9309 permits other lines anywhere
        }
    }

    private void addProduct(String value) {
        if (ruled) {
            products.clear();
            rules = new ArrayList<>();
            ruled = false;
        }
        String product = product(value);
        if (!product.isEmpty() && products.add(product)) {
            groups.computeIfAbsent(product, p -> new ArrayList<>()).add(rules);
        }
    }

    private void addRule(boolean allow, String value) {
        ruled = true;
        if (!products.isEmpty() && !value.isEmpty()) {
            rules.add(RobotsRule.of(allow, value));
        }
    }

    private void addSitemap(String value) {
        String url = WebAddress.normal(value);
        if (url != null) {
            sitemaps.add(url);
        }
    }

    /** The product token at the start of a value, in lower case; empty if there is none. */
    static String product(String value) {
        if (value.equals(ANY) || value.matches("\\*\\s.*")) {
            return ANY;
        }
        return value.replaceFirst("[^A-Za-z_-].*", "").toLowerCase(Locale.ROOT);
    }

    /** The rules of the groups of each product. */
    Map<String, List<List<RobotsRule>>> groups() {
        return Map.copyOf(groups);
    }

    /** The valid URLs of the sitemaps. */
    List<String> sitemaps() {
        return List.copyOf(sitemaps);
    }
}
