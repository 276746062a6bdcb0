package browsy.output;

import browsy.config.BrowsyException;

/** Text that should be a Spatial DOM or a delta in JSON is not. */
public final class JsonFormatException extends BrowsyException {

    private static final long serialVersionUID = 1L;

    JsonFormatException(String message) {
        super(message);
    }

    JsonFormatException(String message, Throwable cause) {
        super(message, cause);
    }
}
