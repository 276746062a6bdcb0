package browsy.fetch.config;

import browsy.fetch.file.MediaTypes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file for a file upload field.
 *
 * @param name the file name that the form sends
 * @param contentType the media type
 * @param bytes the content; not copied
 */
public record UploadFile(String name, String contentType, byte[] bytes) {
    /** The empty file that a form sends for a file upload field without a selected file. */
    public static final UploadFile NOTHING =
            new UploadFile("", "application/octet-stream", new byte[0]);

    /**
     * Reads a local file. The media type is that of the extension.
     *
     * @throws IOException if the file cannot be read
     */
    public static UploadFile of(Path file) throws IOException {
        return of(String.valueOf(file.getFileName()), Files.readAllBytes(file));
    }

    /**
     * Creates a file in memory. The media type is that of the extension.
     *
     * @param bytes the content; not copied
     */
    public static UploadFile of(String name, byte[] bytes) {
        String type = MediaTypes.ofName(name);
        return new UploadFile(name, type == null ? NOTHING.contentType() : type, bytes);
    }

    @Override
    public String toString() {
        return name + " (" + contentType + ", " + bytes.length + " bytes)";
    }
}
