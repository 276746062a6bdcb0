package browsy.fetch.replay;

import java.util.Objects;

/**
 * The reason why a request has no complete response.
 *
 * @param code an error code as in Chromium, such as {@code net::ERR_NAME_NOT_RESOLVED}
 * @param message a description; empty for none
 */
public record HarFailure(String code, String message) {
    public HarFailure {
        Objects.requireNonNull(code, "code");
        Objects.requireNonNull(message, "message");
    }
}
