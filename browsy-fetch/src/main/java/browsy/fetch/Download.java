package browsy.fetch;

import browsy.fetch.http.HttpExchange.Response;
import browsy.fetch.http.PageText;
import browsy.fetch.http.WebAddress;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A file that came instead of a page.
 *
 * @param url where it came from
 * @param fileName what the server or the link calls it; without any path
 * @param contentType the media type, empty if unknown
 * @param charset encoding that the server names; null where it names none
 * @param bytes the content, not copied
 */
public record Download(
        String url, String fileName, String contentType, @Nullable Charset charset, byte[] bytes) {
    /** Text by their bytes alone now and then, but nothing to read. */
    private static final Pattern NOT_READ =
            Pattern.compile("(?:image/(?!svg)|audio/|video/|font/|application/pdf).*");

    private static final Pattern EXTENDED =
            Pattern.compile("filename\\*\\s*=\\s*utf-8''([^;\\s]+)", Pattern.CASE_INSENSITIVE);
    private static final Pattern PLAIN =
            Pattern.compile(
                    "filename\\s*=\\s*(?:\"([^\"]*)\"|([^;\\s]+))", Pattern.CASE_INSENSITIVE);

    /**
     * What an answer brought.
     *
     * @param suggested the name that a link gives it; may be empty
     */
    public static Download of(Response response, String suggested) {
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
                PageText.named(response.header("content-type")),
                response.body());
    }

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
     * Nothing that a careless receiver would take for another folder, and nothing unseen that makes
     * the name read otherwise than it is.
     */
    private static String withoutPath(String name) {
        String last = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
        String safe = last.replaceAll("[\\p{Cntrl}\\p{Cf}<>:\"|?*]", "_").strip();
        return safe.isEmpty() || safe.matches("\\.+") ? "download" : safe;
    }

    /** Its content where that is text, in whatever encoding; empty for other files. */
    public Optional<String> text() {
        return NOT_READ.matcher(contentType).matches()
                ? Optional.empty()
                : PageText.ofFile(bytes, charset);
    }

    /**
     * Saves it under its name.
     *
     * @param folder an existing folder
     * @return where it is now
     * @throws IOException if it cannot be written, or there is such a file already
     */
    public Path saveIn(Path folder) throws IOException {
        return Files.write(folder.resolve(fileName), bytes, StandardOpenOption.CREATE_NEW);
    }

    @Override
    public String toString() {
        return fileName
                + " ("
                + contentType
                + ", "
                + bytes.length
                + " bytes) from "
                + WebAddress.shown(url);
    }
}
