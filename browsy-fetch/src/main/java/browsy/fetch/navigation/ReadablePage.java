package browsy.fetch.navigation;

import browsy.config.MarkupSyntax;
import browsy.fetch.feed.Feed;
import browsy.fetch.file.ContentDisposition;
import browsy.fetch.http.DecodedText;
import browsy.fetch.http.HttpExchange.Response;
import browsy.fetch.url.WebAddress;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Entities;
import org.jsoup.parser.Parser;
import org.jspecify.annotations.Nullable;

/** Converts responses to HTML: HTML as it is, and text, JSON, XML and feeds as generated pages. */
final class ReadablePage {
    /** The text types that are downloads: tables, calendars, address cards. */
    private static final Set<String> SAVED =
            Set.of(
                    "text/calendar",
                    "text/comma-separated-values",
                    "text/csv",
                    "text/directory",
                    "text/ldif",
                    "text/ofx",
                    "text/qif",
                    "text/rtf",
                    "text/tab-separated-values",
                    "text/tsv",
                    "text/vcalendar",
                    "text/vcard",
                    "text/vnd.sun.j2me.app-descriptor",
                    "text/x-calendar",
                    "text/x-csv",
                    "text/x-ms-iqy",
                    "text/x-ms-odc",
                    "text/x-qif",
                    "text/x-vcalendar",
                    "text/x-vcard",
                    "text/x-vcf");

    private ReadablePage() {}

    /** Converts a response to HTML by its media type; null if it is a download. */
    static @Nullable DecodedText of(Response response) {
        if (ContentDisposition.of(response.header("content-disposition")).attachment()) {
            return null;
        }
        String type = response.mediaType();
        if (type.equals("text/html")) {
            return DecodedText.ofPage(response);
        }
        if (isUnknown(type)) {
            return sniffed(response);
        }
        if (type.endsWith("/xml") || (type.endsWith("+xml") && !type.startsWith("image/"))) {
            return ofXml(DecodedText.ofXml(response), response.url());
        }
        // Servers label unknown files as text/plain.
        boolean unknown = type.equals("text/plain") && DecodedText.isBinary(response.body());
        boolean readable = isText(type) && !unknown;
        return readable ? preformatted(response) : null;
    }

    /** Tests whether a media type is missing, invalid or says nothing. */
    private static boolean isUnknown(String type) {
        int slash = type.indexOf('/');
        return switch (type) {
            case "unknown/unknown", "application/unknown", "*/*" -> true;
            default -> slash < 0 || (slash > 0 && slash == type.length() - 1);
        };
    }

    /** Tests whether a media type is shown as text. NB: Chromium downloads the other text types. */
    private static boolean isText(String type) {
        return (type.startsWith("text/") && !SAVED.contains(type))
                || type.endsWith("+json")
                || switch (type) {
                    case "application/json",
                            "application/javascript",
                            "application/ecmascript",
                            "application/x-javascript",
                            "application/x-ndjson",
                            "application/yaml" ->
                            true;
                    default -> false;
                };
    }

    /**
     * Converts a response without a media type: null for binary content, HTML for text that starts
     * with {@code <} unless the server forbids guesses, else preformatted text. This simplifies <a
     * href="https://mimesniff.spec.whatwg.org/">MIME Sniffing</a>.
     */
    private static @Nullable DecodedText sniffed(Response response) {
        if (DecodedText.isBinary(response.body())) {
            return null;
        }
        if (response.forbidsGuesses()) {
            return response.mediaType().endsWith("/unknown") ? null : preformatted(response);
        }
        DecodedText text = DecodedText.ofPage(response);
        return text.text().stripLeading().startsWith("<") ? text : preformatted(response);
    }

    /** Converts text or JSON to a page with a {@code pre} element. */
    private static DecodedText preformatted(Response response) {
        boolean json = response.mediaType().endsWith("json");
        DecodedText text = json ? DecodedText.ofText(response) : DecodedText.ofPlainText(response);
        return new DecodedText(preformatted(text.text(), response.url()), text.charset());
    }

    private static String preformatted(String text, String url) {
        return "<!DOCTYPE html><title>"
                + Entities.escape(nameOf(url))
                + "</title><pre style='white-space:pre-wrap'>\n"
                + Entities.escape(text)
                + "</pre>";
    }

    /** The last path segment of a URL. */
    private static String nameOf(String url) {
        String bare = WebAddress.withoutFragment(url).replaceFirst("\\?.*", "");
        return bare.substring(bare.lastIndexOf('/') + 1);
    }

    /** Converts XML: XHTML as it is, feeds to articles, other XML to preformatted text. */
    private static DecodedText ofXml(DecodedText xml, String url) {
        Document document = Jsoup.parse(xml.text(), url, Parser.xmlParser());
        Element root = document.firstElementChild();
        if (root == null) {
            return new DecodedText("", xml.charset());
        }
        if (isPage(root)) {
            return new DecodedText(xml.text(), xml.charset(), MarkupSyntax.XML);
        }
        Feed feed = Feed.of(root);
        String html = feed == null ? preformatted(xml.text(), url) : ofFeed(feed);
        return new DecodedText(html, xml.charset());
    }

    /** Tests whether an XML document is XHTML: an {@code html} root of the HTML or no namespace. */
    private static boolean isPage(Element root) {
        String namespace = root.tag().namespace();
        return root.tag().localName().equals("html")
                && (namespace.equals(Parser.NamespaceHtml)
                        || namespace.equals(Parser.NamespaceXml));
    }

    /** Converts an RSS or Atom feed to a page with an article for each item. */
    private static String ofFeed(Feed feed) {
        String title = Entities.escape(feed.title());
        StringBuilder html = new StringBuilder("<!DOCTYPE html><title>");
        html.append(title).append("</title><main><h1>").append(title).append("</h1>");
        for (Feed.Item item : feed.items()) {
            html.append("<article><h2><a href=\"")
                    .append(Entities.escape(item.url()))
                    .append("\">")
                    .append(Entities.escape(item.title()))
                    .append("</a></h2><p>")
                    .append(Entities.escape(item.summary()))
                    .append("</p></article>");
        }
        return html.append("</main>").toString();
    }
}
