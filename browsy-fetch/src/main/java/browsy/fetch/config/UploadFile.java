package browsy.fetch.config;

import java.io.IOException;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file to be sent with a form.
 *
 * @param name what the server is told
 * @param contentType media type
 * @param bytes the content, not copied
 */
public record UploadFile(String name, String contentType, byte[] bytes) {
    /** What a file field without a file sends. */
    public static final UploadFile NOTHING =
            new UploadFile("", "application/octet-stream", new byte[0]);

    /**
     * A file of this machine, under its own name.
     *
     * @throws IOException if it cannot be read
     */
    public static UploadFile of(Path file) throws IOException {
        String name = String.valueOf(file.getFileName());
        String type = URLConnection.guessContentTypeFromName(name);
        return new UploadFile(
                name, type == null ? NOTHING.contentType() : type, Files.readAllBytes(file));
    }

    @Override
    public String toString() {
        return name + " (" + contentType + ", " + bytes.length + " bytes)";
    }
}
