package browsy.fetch.form;

import browsy.fetch.config.RequestPreview.Field;
import browsy.fetch.config.UploadFile;
import browsy.fetch.encoding.Encodings;
import browsy.fetch.form.EntryList.Entry;
import browsy.fetch.http.HttpExchange.Body;
import browsy.fetch.url.WebAddress;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The request of a form submission.
 *
 * @param url the absolute URL
 * @param body the body; null for GET
 * @param shown the entries for display, with secrets masked
 * @param form the form
 * @param submitter the submitter; null if there is none
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm">HTML:
 *     form submission</a>
 */
public record FormSubmission(
        String method,
        String url,
        @Nullable Body body,
        List<Field> shown,
        Element form,
        @Nullable Element submitter) {

    private static final AtomicLong BOUNDARIES = new AtomicLong();

    /** Whether any value is masked in {@link #shown()}. */
    public boolean hasSecrets() {
        return shown.stream().anyMatch(field -> field.value().equals("***"));
    }

    /** The address of a GET with its secrets masked. */
    public String maskedUrl() {
        int query = url.indexOf('?');
        StringBuilder masked = new StringBuilder(query < 0 ? url : url.substring(0, query));
        char separator = '?';
        for (Field field : shown) {
            masked.append(separator).append(field.name()).append('=').append(field.value());
            separator = '&';
        }
        return masked.toString();
    }

    /** Whether the form closes its dialog instead of being sent. */
    public boolean closesDialog() {
        return method.equals("DIALOG");
    }

    /**
     * What a form would send.
     *
     * @param submitter the button that was clicked; null for none
     * @param at where it was clicked
     * @param pageUrl where the page is from; its own address is the default action
     * @param pageCharset what the page was decoded with
     */
    public static FormSubmission of(
            Element form,
            @Nullable Element submitter,
            ClickPoint at,
            UserInput input,
            String pageUrl,
            Charset pageCharset) {
        String method = attribute("method", form, submitter).toLowerCase(Locale.ROOT);
        Charset charset = charset(form, pageCharset);
        List<Entry> entries = EntryList.of(form, submitter, at, input, charset);
        List<Field> shown = shown(entries);
        String action = action(form, attribute("action", form, submitter), pageUrl, pageCharset);
        if (method.equals("dialog")) {
            return new FormSubmission("DIALOG", action, null, shown, form, submitter);
        }
        if (method.equals("post")) {
            Body body = body(attribute("enctype", form, submitter), entries, charset);
            return new FormSubmission("POST", action, body, shown, form, submitter);
        }
        String url = withQuery(action, FormEncoding.urlEncoded(entries, charset));
        return new FormSubmission("GET", url, null, shown, form, submitter);
    }

    /** An attribute of the form, which the submitter may replace. */
    private static String attribute(String name, Element form, @Nullable Element submitter) {
        return submitter != null && submitter.hasAttr("form" + name)
                ? submitter.attr("form" + name)
                : form.attr(name);
    }

    private static String action(Element form, String action, String pageUrl, Charset pageCharset) {
        if (action.isBlank()) {
            return pageUrl;
        }
        String resolved = WebAddress.resolve(baseOf(form), action, pageCharset);
        return resolved == null ? action : resolved; // no address at all: the transport says so
    }

    private static String baseOf(Element form) {
        Document document = form.ownerDocument();
        return document == null ? form.baseUri() : document.baseUri();
    }

    private static String withQuery(String url, String query) {
        String bare = WebAddress.withoutFragment(url);
        int old = bare.indexOf('?');
        String fragment = WebAddress.fragment(url);
        return (old < 0 ? bare : bare.substring(0, old))
                + "?"
                + query
                + (fragment == null ? "" : "#" + fragment);
    }

    /** The first encoding that the form accepts, else the page's. */
    private static Charset charset(Element form, Charset page) {
        if (form.hasAttr("accept-charset")) {
            for (String label : form.attr("accept-charset").strip().split("[\\s,]+")) {
                Charset named = Encodings.named(label);
                if (named != null) {
                    return Encodings.forOutput(named);
                }
            }
            return StandardCharsets.UTF_8;
        }
        return Encodings.forOutput(page);
    }

    private static Body body(String enctype, List<Entry> entries, Charset charset) {
        return switch (enctype.strip().toLowerCase(Locale.ROOT)) {
            case "multipart/form-data" -> {
                String boundary =
                        String.format(
                                Locale.ROOT,
                                "----BrowsyFormBoundary%016d",
                                BOUNDARIES.incrementAndGet());
                yield new Body(
                        "multipart/form-data; boundary=" + boundary,
                        FormEncoding.multipart(entries, charset, boundary));
            }
            case "text/plain" -> new Body("text/plain", FormEncoding.plainText(entries, charset));
            default ->
                    new Body(
                            "application/x-www-form-urlencoded",
                            FormEncoding.urlEncoded(entries, charset)
                                    .getBytes(StandardCharsets.US_ASCII));
        };
    }

    private static List<Field> shown(List<Entry> entries) {
        List<Field> shown = new ArrayList<>();
        for (Entry entry : entries) {
            UploadFile file = entry.file();
            String value = file != null ? file.toString() : entry.value();
            shown.add(new Field(entry.name(), entry.secret() && !value.isEmpty() ? "***" : value));
        }
        return shown;
    }

    /** Shows secrets as little as {@link #shown()} does. */
    @Override
    public String toString() {
        return method + " " + WebAddress.shown(url) + " " + shown;
    }
}
