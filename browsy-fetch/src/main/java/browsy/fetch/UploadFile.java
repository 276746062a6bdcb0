package browsy.fetch;

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

    @Override
    public String toString() {
        return name + " (" + contentType + ", " + bytes.length + " bytes)";
    }
}
