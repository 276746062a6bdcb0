package browsy.fetch.http;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.BlockedUrl.Reason;
import browsy.fetch.config.FetchException.ResponseTooLarge;
import browsy.fetch.config.FetchException.ResponseTooLarge.Limit;
import browsy.fetch.config.TransferLimits;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.HttpExchange.Response;
import browsy.fetch.url.WebAddress;
import java.io.IOException;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Loads {@code data:} and {@code file:} URLs. Pages from the web cannot load {@code file:} URLs.
 *
 * @see <a href="https://fetch.spec.whatwg.org/#scheme-fetch">Fetch: scheme fetch</a>
 */
final class LocalResources {
    private static final String BASE64 = ";base64";

    private LocalResources() {}

    /** Tests whether the scheme is {@code data:} or {@code file:}. */
    static boolean isLocal(String url) {
        return WebAddress.isFile(url) || url.regionMatches(true, 0, "data:", 0, "data:".length());
    }

    /**
     * Loads a local URL.
     *
     * @throws FetchException if the URL is invalid or forbidden, or the resource cannot be read
     */
    static Response read(Resource resource, Request request, TransferLimits limits) {
        long most = resource.maxBytes(limits);
        return WebAddress.isFile(request.url())
                ? file(request, resource.limit(), most)
                : data(request, resource.limit(), most);
    }

    private static Response file(Request request, Limit limit, long maxBytes) {
        String page = request.initiator();
        if (page != null && !WebAddress.isFile(page)) {
            throw new FetchException.BlockedUrl(Reason.FILE, request.url());
        }
        try {
            Path path = Path.of(URI.create(WebAddress.withoutFragment(request.url())));
            if (!Files.isRegularFile(path)) { // reading a device or pipe may never end
                throw new FetchException.Network("no file: " + request.url(), null);
            }
            long size = Files.size(path);
            if (size > maxBytes) {
                throw new ResponseTooLarge(limit, size, maxBytes);
            }
            return answer(request, mediaType(path.toString()), Files.readAllBytes(path));
        } catch (IOException e) {
            throw new FetchException.Network("cannot be read: " + request.url(), e);
        } catch (IllegalArgumentException | FileSystemNotFoundException e) {
            throw new FetchException.InvalidUrl(request.url());
        }
    }

    private static String mediaType(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return switch (ending) {
            case "html", "htm" -> "text/html";
            case "xhtml", "xht" -> "application/xhtml+xml";
            case "xml", "rss", "atom" -> "application/xml";
            case "json" -> "application/json";
            case "css" -> "text/css";
            case "txt", "md", "csv", "log" -> "text/plain";
            default -> "application/octet-stream";
        };
    }

    /** See <a href="https://fetch.spec.whatwg.org/#data-url-processor">Fetch: data: URLs</a>. */
    private static Response data(Request request, Limit limit, long maxBytes) {
        String url = WebAddress.withoutFragment(request.url());
        int comma = url.indexOf(',');
        if (comma < 0) {
            throw new FetchException.InvalidUrl(request.url());
        }
        String head = url.substring("data:".length(), comma).strip();
        boolean encoded = head.toLowerCase(Locale.ROOT).endsWith(BASE64);
        String type = encoded ? head.substring(0, head.length() - BASE64.length()) : head;
        byte[] body;
        try {
            // ISO-8859-1 maps each percent-encoded byte to one character.
            String text =
                    URLDecoder.decode(
                            url.substring(comma + 1).replace("+", "%2B"),
                            StandardCharsets.ISO_8859_1);
            body =
                    encoded
                            ? Base64.getMimeDecoder().decode(text)
                            : bytes(url.substring(comma + 1), text);
        } catch (IllegalArgumentException e) {
            throw new FetchException.InvalidUrl(request.url());
        }
        if (body.length > maxBytes) {
            throw new ResponseTooLarge(limit, body.length, maxBytes);
        }
        return answer(request, type.isEmpty() ? "text/plain;charset=US-ASCII" : type, body);
    }

    /** The bytes of percent-decoded data. Data with non-ASCII characters is encoded as UTF-8. */
    private static byte[] bytes(String raw, String decoded) {
        boolean ascii = raw.chars().allMatch(c -> c < 0x80);
        return decoded.getBytes(ascii ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8);
    }

    private static Response answer(Request request, String type, byte[] body) {
        return new Response(
                request, request.url(), 200, Map.of("content-type", List.of(type)), body, null);
    }
}
