package browsy.fetch;

import browsy.fetch.http.DecodedText;
import browsy.fetch.url.WebAddress;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A downloaded file.
 *
 * @param url the URL after redirects
 * @param fileName the file name from the response or the link, without a path
 * @param contentType the media type; empty if unknown
 * @param charset the encoding in the response header; null if there is none
 * @param bytes the content, not copied
 */
public record Download(
        String url, String fileName, String contentType, @Nullable Charset charset, byte[] bytes) {
    /** Media types whose content is never text, even if its bytes are. */
    private static final Pattern NOT_READ =
            Pattern.compile("(?:image/(?!svg)|audio/|video/|font/|application/pdf).*");

    /** The content as text; null for binary files. */
    public @Nullable String text() {
        return NOT_READ.matcher(contentType).matches()
                ? null
                : DecodedText.ofFile(bytes, charset).orElse(null);
    }

    /**
     * Saves the file under its name.
     *
     * @param folder an existing folder
     * @return the path of the new file
     * @throws IOException if the file cannot be written or exists already
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
