package browsy.fetch;

import browsy.fetch.encoding.Encodings;
import browsy.fetch.http.HttpExchange.Response;
import browsy.fetch.url.WebAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Converts a response to a download and determines its file name. */
final class DownloadFactory {
    private static final Pattern EXTENDED =
            Pattern.compile("filename\\*\\s*=\\s*utf-8''([^;\\s]+)", Pattern.CASE_INSENSITIVE);
    private static final Pattern PLAIN =
            Pattern.compile(
                    "filename\\s*=\\s*(?:\"([^\"]*)\"|([^;\\s]+))", Pattern.CASE_INSENSITIVE);

    private DownloadFactory() {}

    /**
     * Converts a response. The file name comes from {@code Content-Disposition}, else the link,
     * else the last path segment of the URL.
     *
     * @param suggested the file name that a link suggests; may be empty
     */
    static Download of(Response response, String suggested) {
        String name = headerName(response.header("content-disposition"));
        if (name.isBlank()) {
            name = suggested;
        }
        if (name.isBlank()) {
            String path = WebAddress.withoutFragment(response.url()).replaceFirst("\\?.*", "");
            name = decoded(path.substring(path.lastIndexOf('/') + 1));
        }
        return new Download(
                response.url(),
                withoutPath(name),
                response.mediaType(),
                Encodings.ofContentType(response.header("content-type")),
                response.body());
    }

    /** The {@code filename*} or {@code filename} parameter; empty if there is none. */
    private static String headerName(String disposition) {
        Matcher extended = EXTENDED.matcher(disposition);
        if (extended.find()) {
            return decoded(extended.group(1));
        }
        Matcher plain = PLAIN.matcher(disposition);
        if (!plain.find()) {
            return "";
        }
        return plain.group(1) != null ? plain.group(1) : plain.group(2);
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return text;
        }
    }

    /**
     * Removes the path, and replaces control and format characters, which could disguise the name,
     * and characters that are special in file systems.
     */
    private static String withoutPath(String name) {
        String last = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
        String safe = last.replaceAll("[\\p{Cntrl}\\p{Cf}<>:\"|?*]", "_").strip();
        return safe.isEmpty() || safe.matches("\\.+") ? "download" : safe;
    }
}
