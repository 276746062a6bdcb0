package browsy.fetch;

import browsy.fetch.http.DecodedPage;
import browsy.fetch.url.WebAddress;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
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

    /** Its content where that is text, in whatever encoding; null for other files. */
    public @Nullable String text() {
        return NOT_READ.matcher(contentType).matches()
                ? null
                : DecodedPage.ofFile(bytes, charset).orElse(null);
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
