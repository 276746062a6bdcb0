package browsy.fetch.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * What a session says about itself and its user: the headers {@code User-Agent}, {@code
 * Accept-Language} and the client hints. They agree with each other, and they name the program that
 * sends the requests.
 *
 * @param product the name of the program, the one that {@code robots.txt} files use: letters,
 *     hyphens and underscores
 * @param version the version, such as {@code 1.4.2}
 * @param userAgent the {@code User-Agent} header, which contains the product
 * @param languages the languages of the user as BCP 47 tags such as {@code de-CH}, the preferred
 *     one first
 * @param sendsClientHints whether secure requests contain {@code Sec-CH-UA}, {@code
 *     Sec-CH-UA-Mobile} and {@code Sec-CH-UA-Platform}, as those of Chromium do
 */
public record Identity(
        String product,
        String version,
        String userAgent,
        List<String> languages,
        boolean sendsClientHints) {
    /** This library, with American English. */
    public static final Identity DEFAULT = of("browsy", "0.1");

    /**
     * @throws IllegalArgumentException if a value is not valid, or {@code userAgent} does not
     *     contain {@code product}
     */
    public Identity {
        Objects.requireNonNull(product, "product");
        Objects.requireNonNull(version, "version");
        Objects.requireNonNull(userAgent, "userAgent");
        languages = List.copyOf(Objects.requireNonNull(languages, "languages"));
        require(product.matches("[A-Za-z_-]+"), "product", "must be letters, hyphens, underscores");
        require(version.matches("[0-9A-Za-z.+_-]+"), "version", "must be digits, letters, dots");
        require(userAgent.matches("[ -~]*"), "userAgent", "must be printable ASCII");
        require(
                userAgent.toLowerCase(Locale.ROOT).contains(product.toLowerCase(Locale.ROOT)),
                "userAgent",
                "must contain the product, " + product);
        require(!languages.isEmpty(), "languages", "must not be empty");
        for (String tag : languages) {
            require(
                    tag.matches("[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*"),
                    "languages",
                    "must be BCP 47 tags");
        }
    }

    private static void require(boolean valid, String name, String what) {
        if (!valid) {
            throw new IllegalArgumentException(name + " " + what);
        }
    }

    /** Returns the identity of a program, with American English. */
    public static Identity of(String product, String version) {
        return new Identity(product, version, agent(product, version, ""), List.of("en-US"), true);
    }

    private static String agent(String product, String version, String remark) {
        return "Mozilla/5.0 (compatible; " + product + "/" + version + remark + ")";
    }

    /**
     * Returns a copy whose {@code User-Agent} header names a place where operators of servers learn
     * about the program.
     *
     * @param contact a URL or e-mail address
     */
    public Identity withContact(String contact) {
        Objects.requireNonNull(contact, "contact");
        return withUserAgent(agent(product, version, "; +" + contact));
    }

    /** Returns a copy with another {@code User-Agent} header. */
    public Identity withUserAgent(String header) {
        return new Identity(product, version, header, languages, sendsClientHints);
    }

    /** Returns a copy with other languages, the preferred one first. */
    public Identity withLanguages(String... tags) {
        Objects.requireNonNull(tags, "tags");
        return new Identity(product, version, userAgent, List.of(tags), sendsClientHints);
    }

    /** Returns a copy that sends no client hints. */
    public Identity withoutClientHints() {
        return new Identity(product, version, userAgent, languages, false);
    }

    /** The locale of the preferred language. */
    public Locale locale() {
        return Locale.forLanguageTag(languages.get(0));
    }

    /**
     * The {@code Accept-Language} header. As in Chromium, each language follows those of its
     * regions, and the weights decrease by a tenth.
     */
    public String acceptLanguage() {
        List<String> expanded = expanded();
        StringBuilder header = new StringBuilder();
        for (int i = 0; i < expanded.size(); i++) {
            header.append(i == 0 ? "" : ",").append(expanded.get(i));
            if (i > 0) {
                header.append(";q=0.").append(Math.max(1, 10 - i));
            }
        }
        return header.toString();
    }

    private List<String> expanded() {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < languages.size(); i++) {
            addNew(all, languages.get(i));
            String base = base(languages.get(i));
            boolean moreRegions =
                    i + 1 < languages.size() && base(languages.get(i + 1)).equals(base);
            if (!moreRegions && !languages.contains(base)) {
                addNew(all, base);
            }
        }
        return all;
    }

    private static void addNew(List<String> all, String tag) {
        if (!all.contains(tag)) {
            all.add(tag);
        }
    }

    private static String base(String tag) {
        int hyphen = tag.indexOf('-');
        return hyphen < 0 ? tag : tag.substring(0, hyphen);
    }
}
