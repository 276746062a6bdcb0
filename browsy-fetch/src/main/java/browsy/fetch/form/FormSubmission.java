package browsy.fetch.form;

import browsy.fetch.config.RequestPreview.Field;
import browsy.fetch.config.UploadFile;
import browsy.fetch.credential.OriginBinding;
import browsy.fetch.encoding.Encodings;
import browsy.fetch.form.EntryList.Entry;
import browsy.fetch.http.HttpExchange.Body;
import browsy.fetch.url.WebAddress;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The request of a form submission.
 *
 * @param method {@code GET}, {@code POST}, or {@code DIALOG} for a form that closes its dialog
 * @param url the absolute URL
 * @param body the body; null unless the method is POST
 * @param shown the entries for display, with secrets masked
 * @param secretNames the names of the masked entries, as bytes of the encoding with one character
 *     for each
 * @param form the form
 * @param submitter the submitter; null if there is none
 * @param binding the origins that may receive the entries
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm">HTML:
 *     form submission</a>
 */
public record FormSubmission(
        String method,
        String url,
        @Nullable Body body,
        List<Field> shown,
        Set<String> secretNames,
        Element form,
        @Nullable Element submitter,
        OriginBinding binding) {

    /** The counter for distinct multipart boundaries. */
    private static final AtomicLong BOUNDARIES = new AtomicLong();

    /** Whether any value is masked in {@link #shown()}. */
    public boolean hasSecrets() {
        return shown.stream().anyMatch(field -> field.value().equals("***"));
    }

    /** The URL of a GET request with the masked entries as its query. */
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

    /** Returns the submission with another URL. */
    public FormSubmission at(String other) {
        return new FormSubmission(
                method, other, body, shown, secretNames, form, submitter, binding);
    }

    /** Whether the form closes its dialog and sends no request. */
    public boolean closesDialog() {
        return method.equals("DIALOG");
    }

    /**
     * Constructs the request for a form: determines the method, encoding and action from the form
     * and its submitter, and encodes the entry list.
     *
     * @param submitter the submit button; null for none
     * @param at the selected coordinate if the submitter is an image button
     * @param input the user's input on the page
     * @param pageUrl the URL of the page, which is the default action
     * @param pageCharset the encoding that the page was decoded with
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
        Set<String> secrets = secretNames(entries, charset);
        OriginBinding binding = binding(entries);
        String action = action(form, attribute("action", form, submitter), pageUrl, pageCharset);
        if (method.equals("dialog")) {
            return new FormSubmission(
                    "DIALOG", action, null, shown, secrets, form, submitter, binding);
        }
        if (method.equals("post")) {
            Body body = body(attribute("enctype", form, submitter), entries, charset, binding);
            return new FormSubmission(
                    "POST", action, body, shown, secrets, form, submitter, binding);
        }
        String url = withQuery(action, FormEncoding.urlEncoded(entries, charset));
        return new FormSubmission("GET", url, null, shown, secrets, form, submitter, binding);
    }

    /**
     * An attribute of the form, or the {@code form*} attribute of the submitter that overrides it.
     */
    private static String attribute(String name, Element form, @Nullable Element submitter) {
        return submitter != null && submitter.hasAttr("form" + name)
                ? submitter.attr("form" + name)
                : form.attr(name);
    }

    /** The absolute URL of the action; the URL of the page if the attribute is blank. */
    private static String action(Element form, String action, String pageUrl, Charset pageCharset) {
        if (action.isBlank()) {
            return pageUrl;
        }
        String resolved = WebAddress.resolve(baseOf(form), action, pageCharset);
        return resolved == null ? action : resolved; // the transport reports an invalid URL
    }

    private static String baseOf(Element form) {
        Document document = form.ownerDocument();
        return document == null ? form.baseUri() : document.baseUri();
    }

    /** Replaces the query of a URL. */
    private static String withQuery(String url, String query) {
        String bare = WebAddress.withoutFragment(url);
        int old = bare.indexOf('?');
        String fragment = WebAddress.fragment(url);
        return (old < 0 ? bare : bare.substring(0, old))
                + "?"
                + query
                + (fragment == null ? "" : "#" + fragment);
    }

    /**
     * The encoding of the submission: the first known one in {@code accept-charset}, UTF-8 if it
     * has none, or the encoding of the page without that attribute.
     */
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

    private static Body body(
            String enctype, List<Entry> entries, Charset charset, OriginBinding binding) {
        return switch (enctype.strip().toLowerCase(Locale.ROOT)) {
            case "multipart/form-data" -> {
                String boundary =
                        String.format(
                                Locale.ROOT,
                                "----BrowsyFormBoundary%016d",
                                BOUNDARIES.incrementAndGet());
                yield new Body(
                        "multipart/form-data; boundary=" + boundary,
                        FormEncoding.multipart(entries, charset, boundary),
                        binding);
            }
            case "text/plain" ->
                    new Body("text/plain", FormEncoding.plainText(entries, charset), binding);
            default ->
                    new Body(
                            "application/x-www-form-urlencoded",
                            FormEncoding.urlEncoded(entries, charset)
                                    .getBytes(StandardCharsets.US_ASCII),
                            binding);
        };
    }

    /** The origins that may receive the secrets, which are of one login. */
    private static OriginBinding binding(List<Entry> entries) {
        return entries.stream()
                .map(Entry::binding)
                .filter(binding -> !binding.isAny())
                .findFirst()
                .orElse(OriginBinding.ANY);
    }

    /** The entries for display: secrets masked, files by name, type and size. */
    private static List<Field> shown(List<Entry> entries) {
        List<Field> shown = new ArrayList<>();
        for (Entry entry : entries) {
            UploadFile file = entry.file();
            String value = file != null ? file.toString() : entry.value();
            shown.add(new Field(entry.name(), entry.secret() && !value.isEmpty() ? "***" : value));
        }
        return shown;
    }

    private static Set<String> secretNames(List<Entry> entries, Charset charset) {
        return entries.stream()
                .filter(Entry::secret)
                .map(entry -> FormEncoding.bytes(entry.name(), charset))
                .map(name -> new String(name, StandardCharsets.ISO_8859_1))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The method, the URL without its query, and the masked entries. */
    @Override
    public String toString() {
        return method + " " + WebAddress.shown(url) + " " + shown;
    }
}
