package browsy.fetch.replay;

import java.util.Objects;

/**
 * The body of a request.
 *
 * @param mediaType the value of the {@code Content-Type} header; empty if it is missing
 * @param bytes the content; not copied
 */
public record HarBody(String mediaType, byte[] bytes) {
    public HarBody {
        Objects.requireNonNull(mediaType, "mediaType");
        Objects.requireNonNull(bytes, "bytes");
    }

    /** The media type and size, since the content may be secret. */
    @Override
    public String toString() {
        return mediaType + ", " + bytes.length + " bytes";
    }
}
