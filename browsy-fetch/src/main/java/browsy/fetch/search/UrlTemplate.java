package browsy.fetch.search;

import browsy.fetch.url.WebAddress;
import java.net.URLEncoder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * A URL template of an OpenSearch description: a URL with parameters such as {@code {searchTerms}}.
 *
 * @param text the template, as an absolute URL
 * @param type the kind of results
 * @param charset the encoding of the search terms
 * @param firstIndex the number of the first result
 * @param firstPage the number of the first page of results
 */
record UrlTemplate(String text, Type type, Charset charset, String firstIndex, String firstPage) {
    private static final String TERMS = "searchTerms";

    /** A parameter; the second group is a question mark if it is optional. */
    private static final Pattern PARAMETER = Pattern.compile("\\{([^{}?]{1,100})(\\??)\\}");

    /** The kind of results that a URL returns, the best first. */
    enum Type {
        FEED,
        PAGE
    }

    /**
     * Reads a {@code Url} element.
     *
     * @param base the URL of the description
     * @return null if the URL is not requested by GET, returns no results, or has a parameter that
     *     is required and unknown
     */
    static @Nullable UrlTemplate of(Element element, String base) {
        Type type = type(element.attr("type"));
        String rel = element.attr("rel").toLowerCase(Locale.ROOT);
        String method = element.attr("method");
        boolean results = rel.isBlank() || (" " + rel + " ").contains(" results ");
        boolean get = method.isEmpty() || method.equalsIgnoreCase("get");
        String text = absolute(withParameters(element), base);
        if (type == null || !results || !get || text == null) {
            return null;
        }
        UrlTemplate template =
                new UrlTemplate(
                        text,
                        type,
                        StandardCharsets.UTF_8,
                        number(element, "indexOffset"),
                        number(element, "pageOffset"));
        return template.isUsable() ? template : null;
    }

    private static @Nullable Type type(String mediaType) {
        return switch (mediaType.strip().toLowerCase(Locale.ROOT)) {
            case "application/rss+xml", "application/atom+xml" -> Type.FEED;
            case "text/html", "application/xhtml+xml" -> Type.PAGE;
            default -> null;
        };
    }

    /** The template with the parameters that child elements of the {@code Url} element add. */
    private static String withParameters(Element element) {
        StringBuilder url = new StringBuilder(element.attr("template"));
        for (Element child : element.children()) {
            String local = child.tag().localName().toLowerCase(Locale.ROOT);
            if ((local.equals("param") || local.equals("parameter")) && child.hasAttr("name")) {
                url.append(url.indexOf("?") < 0 ? '?' : '&')
                        .append(child.attr("name"))
                        .append('=')
                        .append(child.attr("value"));
            }
        }
        return url.toString();
    }

    /**
     * Resolves a template, whose braces a URL parser would encode; null if it is no web address.
     */
    private static @Nullable String absolute(String template, String base) {
        int parameter = template.indexOf('{');
        String start = parameter < 0 ? template : template.substring(0, parameter);
        // A resolved URL of a host alone ends with a slash that the template need not have.
        String marker = "browsy-parameter";
        String url = WebAddress.resolve(base, start + marker);
        if (parameter < 0 || url == null || WebAddress.normal(url) == null) {
            return null;
        }
        boolean inHost = !url.endsWith(marker);
        return inHost
                ? null
                : url.substring(0, url.length() - marker.length()) + template.substring(parameter);
    }

    private static String number(Element element, String attribute) {
        String value = element.attr(attribute);
        return value.matches("-?[0-9]{1,9}") ? value : "1";
    }

    private boolean isUsable() {
        boolean hasTerms = false;
        Matcher parameter = PARAMETER.matcher(text);
        while (parameter.find()) {
            String name = parameter.group(1);
            hasTerms |= name.equals(TERMS);
            if (parameter.group(2).isEmpty() && value(name, "", 0) == null) {
                return false;
            }
        }
        return hasTerms;
    }

    /** Chooses between two templates: feeds before pages, among equals the first. */
    static @Nullable UrlTemplate better(@Nullable UrlTemplate one, @Nullable UrlTemplate other) {
        return one == null || (other != null && other.type.compareTo(one.type) < 0) ? other : one;
    }

    /** Returns the template for search terms in an encoding; UTF-8 if it is unknown. */
    UrlTemplate in(String encoding) {
        Charset known;
        try {
            known = Charset.forName(encoding.strip());
        } catch (IllegalArgumentException e) {
            known = StandardCharsets.UTF_8;
        }
        return new UrlTemplate(
                text,
                type,
                known.canEncode() ? known : StandardCharsets.UTF_8,
                firstIndex,
                firstPage);
    }

    /** The URL of the first results for search terms. */
    String expand(String terms) {
        StringBuilder url = new StringBuilder();
        Matcher parameter = PARAMETER.matcher(text);
        while (parameter.find()) {
            String value =
                    parameter.group(2).isEmpty() || parameter.group(1).equals(TERMS)
                            ? value(parameter.group(1), terms, parameter.start())
                            : "";
            parameter.appendReplacement(url, Matcher.quoteReplacement(value == null ? "" : value));
        }
        return parameter.appendTail(url).toString();
    }

    /** The value of a parameter; null if its name is unknown. */
    private @Nullable String value(String name, String terms, int position) {
        return switch (name) {
            case TERMS -> encoded(terms, position);
            case "count" -> "10";
            case "startIndex" -> firstIndex;
            case "startPage" -> firstPage;
            case "language" -> "*";
            case "inputEncoding" -> charset.name();
            case "outputEncoding" -> StandardCharsets.UTF_8.name();
            default -> null;
        };
    }

    /** Encodes search terms, with {@code +} for spaces in a query and {@code %20} in a path. */
    private String encoded(String terms, int position) {
        String value = URLEncoder.encode(terms, charset);
        String before = PARAMETER.matcher(text.substring(0, position)).replaceAll("");
        return before.contains("?") ? value : value.replace("+", "%20");
    }
}
